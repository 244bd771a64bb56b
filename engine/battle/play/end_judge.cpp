#include "engine/battle/play/end_judge.h"

namespace mael::battle {

EndJudge::EndJudge(const State& state, const Walk& walk) : state_(state), walk_(walk) {
  const Unit& unit = state.units[walk.unit];
  edge_ = reserve_edge_of(state.deployment, unit.owner == Seat::A ? Side::Red : Side::Blue);
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (other == walk.unit) continue;
    const bool enemy = are_enemies(state, walk.unit, other);
    for (const ModelId model : living_of(state, other)) {
      others_.push_back({base_of(state, model), other, enemy});
    }
  }
}

Verdict EndJudge::judge(ModelId model, Disc base) const {
  if (const auto unfit = battlefield_of(state_).why_unfit(base)) {
    if (unfit->impassable) return Violation("EDG-076"_rule);
    return unfit->feature == kNoFeature ? Violation("EDG-075"_rule) : Violation("EDG-079"_rule);
  }
  return judge_company(model, base);
}

bool EndJudge::may_but_for_terrain(ModelId model, Disc base) const {
  const Battlefield& field = battlefield_of(state_);
  const bool barred = field.barred_by({base.centre, base.centre}, base.radius) != kNoFeature;
  return field.is_on_table(base) && !barred && !judge_company(model, base);
}

bool EndJudge::overlap(Disc a, Disc b) {
  return compare_distance(a.centre, b.centre, a.radius + b.radius - kPlay) < 0;
}

// What other units say to it, and how far a retreat may lead.
Verdict EndJudge::judge_company(ModelId model, Disc base) const {
  for (const Other& other : others_) {
    if (overlap(base, other.base)) return Violation("EDG-077"_rule);
  }
  if (const Verdict touch = judge_touch(base)) return touch;
  if (walk_.gait == Gait::Retreat && retreats_forward(model, base.centre)) {
    return Violation("EDG-294"_rule);
  }
  return {};
}

Verdict EndJudge::judge_touch(Disc base) const {
  for (const Other& other : others_) {
    if (!other.enemy || other.unit == walk_.contact) continue;
    if (walk_.gait == Gait::Consolidation) continue;
    if (!do_touch(battlefield_of(state_), base, other.base)) continue;
    if (walk_.gait == Gait::Charge) return Violation("EDG-R27"_rule, {other.unit});
    return Violation("EDG-078"_rule, {other.unit});
  }
  return {};
}

// From the reserve edge of the owner (EDG-R42).
bool EndJudge::retreats_forward(ModelId model, Point to) const {
  const Point from = state_.models[model].at;
  switch (edge_) {
    case Edge::South: return to.y > from.y;
    case Edge::North: return to.y < from.y;
    case Edge::West: return to.x > from.x;
    case Edge::East: return to.x < from.x;
  }
  return false;
}

// ---- Many spots --------------------------------------------------------------------------------

namespace {

// Of each spot, whether the leader may end there as `may(judge, leader, base)` has it.
template <class May>
std::vector<bool> ends_that_may(const State& state, const Walk& walk, std::span<const Point> spots,
                                May&& may) {
  const ModelId leader = state.units[walk.unit].leader;
  const std::int32_t radius = profile_of(state, leader).radius();
  const EndJudge judge(state, walk);
  std::vector<bool> possible;
  for (const Point at : spots) {
    possible.push_back(is_measurable(at) && may(judge, leader, Disc{at, radius}));
  }
  return possible;
}

}  // namespace

Verdict judge_end(const State& state, const Walk& walk, Point at) {
  if (!is_measurable(at)) return Violation("EDG-075"_rule);
  const ModelId leader = state.units[walk.unit].leader;
  return EndJudge(state, walk).judge(leader, {at, profile_of(state, leader).radius()});
}

std::vector<bool> possible_ends(const State& state, const Walk& walk,
                                std::span<const Point> spots) {
  return ends_that_may(state, walk, spots, [](const EndJudge& judge, ModelId leader, Disc base) {
    return !judge.judge(leader, base);
  });
}

std::vector<bool> ends_but_for_terrain(const State& state, const Walk& walk,
                                       std::span<const Point> spots) {
  return ends_that_may(state, walk, spots, [](const EndJudge& judge, ModelId leader, Disc base) {
    return judge.may_but_for_terrain(leader, base);
  });
}

}  // namespace mael::battle
