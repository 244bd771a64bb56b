#include "engine/battle/help/measuring.h"

#include <algorithm>

namespace mael::battle {
namespace {

std::int32_t radius_of(const State& state, RulerEnd end) {
  return end.model == kNone ? 0 : profile_of(state, end.model).radius();
}

UnitId squad_of(const State& state, RulerEnd end) {
  return end.model == kNone ? UnitId{kNone} : unit_of(state, end.model);
}

// What looks at what, where anything does.
std::optional<Sight> sight_of(const State& state, RulerEnd from, RulerEnd to) {
  const UnitId viewer = squad_of(state, from), target = squad_of(state, to);
  if (viewer == kNone || viewer == target) return {};
  if (target == kNone) return Lookout(state, viewer).look_at(to.at);
  return look_at(state, viewer, target);
}

}  // namespace

Measured measure(const State& state, RulerEnd from, RulerEnd to) {
  const Battlefield& field = battlefield_of(state);
  Measured told;
  told.centres = length_between(from.at, to.at);
  told.gap = std::max(0, told.centres - radius_of(state, from) - radius_of(state, to));
  const UnitId one = squad_of(state, from), other = squad_of(state, to);
  if (one != kNone && other != kNone && one != other) told.squads = gap_between(state, one, other);
  told.way = {from.at, to.at};
  ModelId stands = from.model, seen = to.model;
  if (const auto sight = sight_of(state, from, to)) {
    told.looks = true;
    told.sight = *sight;
    told.way = sight->ray.ground;
    stands = state.units[one].leader;
    if (other != kNone) seen = living_of(state, other)[sight->target];
  }
  const auto measure_end = [&](ModelId model, Point at, std::int32_t& level, std::int32_t& top) {
    level = top = field.level_at(model == kNone ? at : state.models[model].at);
    if (model != kNone) top += profile_of(state, model).height();
  };
  measure_end(stands, from.at, told.from_level, told.from_top);
  measure_end(seen, to.at, told.to_level, told.to_top);
  told.rises = profile_of(field, told.way);
  return told;
}

RuleId rule_of(const Battlefield& field, const Stop& stop) {
  if (stop.feature == kNoFeature) return "EDG-R19"_rule;
  return is_solid(field.feature(stop.feature)) ? "EDG-R17"_rule : "EDG-R18"_rule;
}

}  // namespace mael::battle
