#include "engine/battle/content/forces.h"

#include <algorithm>
#include <utility>

#include "engine/core/interned.h"

namespace mael::battle {
namespace {

using Forces = Interned<Force, kMostForces>;

Forces& kept_forces() {
  static Forces& all = *new Forces;  // states refer to it as long as the program runs
  return all;
}

// A force is told by its squads as long as they are as their rosters have them.
bool have_same_squads(const Force& a, const Force& b) {
  return std::equal(
      a.units.begin(), a.units.end(), b.units.begin(), b.units.end(),
      [](const ForceUnit& one, const ForceUnit& other) { return one.squad == other.squad; });
}

std::uint64_t hash_of_squads(const Force& force) {
  std::uint64_t hash = 0;
  for (const ForceUnit& unit : force.units) hash = hash * 0x9e3779b97f4a7c15u + unit.squad + 1;
  return hash;
}

void add_squad(Force& force, int number) {
  const Squad& squad = squad_at(number);
  ForceUnit unit;
  unit.squad = static_cast<std::uint8_t>(number);
  unit.lines = squad.profiles;
  unit.first = static_cast<std::uint16_t>(force.lines.size());
  for (int i = squad.first; i < squad.first + squad.profiles; ++i) {
    const Profile& line = profile_at(i);
    if (line.leads) unit.leader = unit.models;
    unit.models = static_cast<std::uint8_t>(unit.models + line.copies);
    force.lines.push_back(line);
  }
  force.units.push_back(unit);
}

}  // namespace

const Force& force_at(ForceId id) {
  static const Force none;
  return id == kNoForce ? none : kept_forces().at(id);
}

ForceId with_squad(ForceId id, int squad) {
  Force force = force_at(id);
  add_squad(force, squad);
  const std::uint64_t hash = hash_of_squads(force);
  return kept_forces().keep(std::move(force), hash, have_same_squads);
}

}  // namespace mael::battle
