// What a side fields, settled before play and never changed: its units in their order, and of each
// a line for every kind of model in it. A state names the forces of its sides by numbers that are
// only good in this process; saves, links and hashes take what they hold.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/content.h"

namespace mael::battle {

struct ForceUnit {
  std::uint8_t squad = 0;   // of the content
  std::uint8_t models = 0;  // on its lines together
  std::uint8_t lines = 0;
  std::uint8_t leader = 0;  // place among its models of who leads it at first (EDG-045, EDG-047)
  std::uint16_t first = 0;  // of its lines
  friend bool operator==(const ForceUnit&, const ForceUnit&) = default;
};

struct Force {
  std::vector<ForceUnit> units;
  std::vector<Profile> lines;
  // Of what lines have otherwise than the rosters of their squads; 0: nothing. Set where it is
  // kept.
  std::uint64_t options = 0;
  friend bool operator==(const Force&, const Force&) = default;
};

// 0 is a side that fields nothing.
using ForceId = std::uint16_t;
inline constexpr ForceId kNoForce = 0;
inline constexpr int kMostForces = 65'535;

// `id` must have been given out.
const Force& force_at(ForceId id);

// The lines of one unit: of a squad as its roster has them, or of a unit of a force.
using Lines = FixedList<Profile, kMostSquadModels>;
Lines lines_of(int squad);
Lines lines_of(const Force& force, const ForceUnit& unit);

// A unit as it is fielded: a squad of the content with these lines.
struct UnitLines {
  std::uint8_t squad = 0;
  Lines lines;
};
// A squad as its roster has it.
inline UnitLines as_printed(int squad) {
  return {static_cast<std::uint8_t>(squad), lines_of(squad)};
}
std::vector<UnitLines> units_of(const Force& force);
// Works out what follows from the weapons and abilities of a line that was read. False where there
// are no such.
bool completes(Profile& line);
// Whether the unit is as the roster of its squad has it.
bool is_as_printed(const Force& force, const ForceUnit& unit);

// The number of this force, whose lines may differ from the rosters; kNoForce once kMostForces
// others are kept.
ForceId keep_force(Force force);

// The number of the force of these units, or kNoForce as above.
ForceId force_with(const std::vector<UnitLines>& units);

// That force and one more unit, a squad of the content with these lines, or as its roster has it;
// kNoForce as above.
ForceId with_unit(ForceId id, int squad, const Lines& lines);
ForceId with_squad(ForceId id, int squad);

}  // namespace mael::battle
