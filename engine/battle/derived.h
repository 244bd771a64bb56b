// What can be read off a state: models and units, distances, contact, coherency, arcs, sight,
// cover. Distances are horizontal and measured between the edges of bases (EDG-060, EDG-R161).
#pragma once

#include <cstdint>

#include "engine/battle/ground/battlefield.h"
#include "engine/battle/ground/sight.h"
#include "engine/battle/rules.h"
#include "engine/battle/state.h"
#include "engine/core/two_seats.h"

namespace mael::battle {

inline const Battlefield& battlefield_of(const State& state) {
  return battlefield(state.battlefield);
}

// ---- Models and units -------------------------------------------------------------------------

inline const Force& force_of(const State& state, Seat side) {
  return force_at(state.forces[static_cast<std::size_t>(index_of(side))]);
}
inline const Profile& profile_of(const State& state, const Model& model) {
  return force_of(state, model.side).lines[model.line];
}
inline const Profile& profile_of(const State& state, ModelId model) {
  return profile_of(state, state.models[model]);
}
inline const ForceUnit& entry_of(const State& state, const Unit& unit) {
  return force_of(state, unit.owner).units[unit.place];
}
inline const Squad& squad_of(const State& state, UnitId unit) {
  return squad_at(entry_of(state, state.units[unit]).squad);
}
inline Disc base_of(const State& state, ModelId model) {
  return {state.models[model].at, profile_of(state, model).radius()};
}
inline std::int32_t level_of(const State& state, ModelId model) {
  return battlefield_of(state).level_at(state.models[model].at);
}

using ModelList = FixedList<ModelId, kMostSquadModels>;
// The living models of a unit in the order of the roster.
inline ModelList living_of(const State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  ModelList living;
  for (int i = of.first; i < of.first + of.models; ++i) {
    if (state.models[i].is_alive()) living.push_back(static_cast<ModelId>(i));
  }
  return living;
}
// Of these the first; kNone where nothing lives.
inline ModelId first_living(const State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  for (int i = of.first; i < of.first + of.models; ++i) {
    if (state.models[i].is_alive()) return static_cast<ModelId>(i);
  }
  return kNone;
}
inline int count_living(const State& state, UnitId unit) {
  const Unit& of = state.units[unit];
  int living = 0;
  for (int i = of.first; i < of.first + of.models; ++i) living += state.models[i].is_alive();
  return living;
}
inline bool is_on_table(const State& state, UnitId unit) {
  return first_living(state, unit) != kNone;
}
UnitId unit_of(const State& state, ModelId model);
inline bool is_unit(const State& state, int unit) { return unit >= 0 && unit < state.units.size(); }
bool is_large(const State& state, UnitId unit);
// Whether any unit is marked as activated this turn.
bool is_any_activated(const State& state);
// Living units of a side that were not activated this turn.
int count_waiting(const State& state, Seat seat);

inline bool is_on_the_move(const Unit& unit) { return unit.moving > 0; }  // EDG-254
inline bool is_taking_cover(const Unit& unit) { return unit.cover > 0; }  // EDG-260

// Whether it may perform a Hit & Run at all (EDG-389).
bool has_hit_and_run(const State& state, UnitId unit);

int lowest_mv(const State& state, UnitId unit);    // in inches (EDG-241)
int highest_skl(const State& state, UnitId unit);  // EDG-141
int lowest_evs(const State& state, UnitId unit);   // EDG-135
int highest_field(const State& state, UnitId unit);
// The WP of the squad leader; 0: passes every test (EDG-111, EDG-113).
int wp_of(const State& state, UnitId unit);
// The one living model that is injured, or kNone (EDG-188).
ModelId injured_of(const State& state, UnitId unit);
// The living model with the Command ability, or kNone.
ModelId commander_of(const State& state, UnitId unit);

// ---- Distances --------------------------------------------------------------------------------

inline bool is_within(Disc a, Disc b, std::int32_t reach) {
  return mael::is_within(a.centre, b.centre, a.radius + b.radius + reach);
}
// Between the closest models of two units, or of a model and a unit (EDG-061).
bool is_within(const State& state, UnitId a, UnitId b, std::int32_t reach);
bool is_within(const State& state, Disc base, UnitId unit, std::int32_t reach);
// In mils, rounded up, for putting gaps in order only (EDG-R5). Gaps above `most` are as `most`,
// which is at least 0.
std::int32_t gap_between(const State& state, UnitId a, UnitId b, std::int32_t most = kFarthestMil);
// The living model of `unit` nearest to a base; of equally near ones the first.
ModelId nearest_model(const State& state, UnitId unit, Disc base);

// ---- Contact and coherency (EDG-063, EDG-056, EDG-R6, EDG-R161) ---------------------------------

bool do_touch(const Battlefield& field, Disc a, Disc b);
// Whether the leader of one counts as touching a model of the other, whom it charged from beside
// terrain (EDG-659, EDG-R168).
bool counts_as_touching(const State& state, UnitId a, UnitId b);
// That, or any of their models touch.
bool do_touch(const State& state, UnitId a, UnitId b);
inline bool are_enemies(const State& state, UnitId a, UnitId b) {
  return state.units[a].owner != state.units[b].owner;
}
// Units of the other side in contact with this one, a bit each.
UnitBits touched_enemies(const State& state, UnitId unit);
inline bool is_in_contact(const State& state, UnitId unit) {
  return touched_enemies(state, unit) != 0;
}
inline constexpr std::int32_t kCoherency = 3 * kMilsPerInch;
inline constexpr std::int32_t kCoherentLevels = 3 * kMilsPerInch;
bool is_coherent(const Battlefield& field, Disc leader, Disc model);
// The same where the leader's level is known.
bool is_coherent(const Battlefield& field, Disc leader, std::int32_t level, Disc model);
bool is_coherent(const State& state, UnitId unit);

// ---- Arcs and sight ---------------------------------------------------------------------------

// Whether `other` is in the rear arc of `unit` (EDG-054).
bool is_behind(const State& state, UnitId unit, UnitId other);
// Whether all models of `target` are wholly outside the front arc of the leader of `unit`.
bool is_out_of_front(const State& state, UnitId unit, UnitId target);
bool sees(const State& state, UnitId unit, UnitId target);
Sight look_at(const State& state, UnitId unit, UnitId target);
// A squad's leader who looks at many spots: whence it looks and what hides them is worked out once.
class Lookout {
 public:
  Lookout(const State& state, UnitId unit);
  // At a model like the leader, standing on this spot.
  Sight look_at(Point at) const;

 private:
  const Battlefield& field_;
  Figure leader_;
  Eye eye_;
  CompactList<Screen, kMostModels> screens_;
};
// Whether nothing obscures any model of the target, as seen by the leader (EDG-R20), and none of
// them is in area terrain (EDG-158).
bool is_unobscured(const State& state, UnitId unit, UnitId target);

// What the terrain is worth for a unit that takes cover; 1 where none protects it (EDG-263).
int terrain_cover(const State& state, UnitId unit);

}  // namespace mael::battle
