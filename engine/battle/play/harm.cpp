// What happens to units: suppression, injuries, casualties, new leaders.
#include <algorithm>

#include "engine/battle/effects/figures.h"
#include "engine/battle/effects/lasting.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/course.h"

namespace mael::battle {
namespace {

// As events number the kinds of tokens.
std::uint8_t thing_of(Token kind) { return static_cast<std::uint8_t>(static_cast<int>(kind) + 1); }

}  // namespace

void Flow::suppress(UnitId unit, int levels) {
  if (levels <= 0 || !is_on_table(state_, unit)) return;
  Unit& of = state_.units[unit];
  const int room = kMostSuppression - of.suppression, raised = std::min(levels, room);
  of.suppression = static_cast<std::uint8_t>(of.suppression + raised);
  if (raised > 0) tell({Happened::Suppressed, Seat::Chance, unit, kNone, kNone, 0, raised});
  if (levels == raised) return;
  const auto beyond = static_cast<std::uint8_t>(levels - raised);
  push({Step::Injuries, unit, beyond});
}

void Flow::steady(UnitId unit, int levels) {
  Unit& of = state_.units[unit];
  const int lowered = std::min<int>(levels, of.suppression);  // EDG-098
  of.suppression = static_cast<std::uint8_t>(of.suppression - lowered);
  if (lowered > 0) tell({Happened::Steadied, Seat::Chance, unit, kNone, kNone, 0, lowered});
}

void Flow::gain_cover(UnitId unit) {
  Unit& of = state_.units[unit];
  of.moving = 0;
  of.cover = static_cast<std::uint8_t>(std::min(of.cover + 1, kMostTokens));
  tell({Happened::TokensGained, Seat::Chance, unit, kNone, kNone, 0, 1});
}

void Flow::gain_moving(UnitId unit, int tokens) {
  Unit& of = state_.units[unit];
  of.cover = 0;
  of.moving = static_cast<std::uint8_t>(std::min(of.moving + tokens, kMostTokens));
  tell({Happened::TokensGained, Seat::Chance, unit, kNone, kNone, 1, tokens});
}

void Flow::gain_tokens(UnitId unit, Token kind, int tokens) {
  if (!is_on_table(state_, unit)) return;
  std::uint8_t& count = state_.units[unit].tokens.of(kind);
  const int gained = std::min(tokens, UnitTokens::most_of(kind) - count);
  if (gained <= 0) return;
  count = static_cast<std::uint8_t>(count + gained);
  tell({Happened::TokensGained, Seat::Chance, unit, kNone, kNone, thing_of(kind), gained});
}

void Flow::lose_tokens(UnitId unit, Token kind, int tokens) {
  std::uint8_t& count = state_.units[unit].tokens.of(kind);
  const int lost = std::min<int>(tokens, count);
  if (lost == 0) return;
  count = static_cast<std::uint8_t>(count - lost);
  tell({Happened::TokensTaken, Seat::Chance, unit, kNone, kNone, thing_of(kind), lost});
}

void Flow::note_destroyed(UnitId unit) {
  state_.units[unit].tokens = {};
  end_lasting(state_, unit);
  const Seat owner = state_.units[unit].owner;
  const auto side = static_cast<std::size_t>(index_of(owner));
  // EDG-484: what it was made of counts, since nothing of it stands any more.
  const bool large = profile_of(state_, state_.units[unit].first).is_large();
  state_.losses.units[side] =
      static_cast<std::uint8_t>(state_.losses.units[side] + (large ? 2 : 1));
  if (state_.losses.first == Seat::Chance) state_.losses.first = owner;
  tell({Happened::Destroyed, owner, unit});
}

// Contact that is only counted ends with either of its models (EDG-R168).
void Flow::forget_contact(ModelId fallen) {
  for (Unit& unit : state_.units) {
    if (unit.leader == fallen || unit.counted == fallen) unit.counted = kNone;
  }
}

void Flow::fall(UnitId unit, ModelId model) {
  tell({Happened::Removed, Seat::Chance, unit, kNone, model});
  forget_contact(model);
}

void Flow::hurt(ModelId model, int damage) {
  Model& of = state_.models[model];
  const UnitId unit = unit_of(state_, model);
  const int lost = std::min<int>(damage, of.fortitude);  // EDG-185
  of.fortitude = static_cast<std::uint8_t>(of.fortitude - lost);
  tell({Happened::Injured, Seat::Chance, unit, kNone, model, 0, lost});
  if (of.is_alive()) return;
  fall(unit, model);
  if (is_abandoned(state_, unit)) {
    for (const ModelId other : living_of(state_, unit)) {
      state_.models[other].fortitude = 0;
      fall(unit, other);
    }
  }
  if (!is_on_table(state_, unit)) {
    note_destroyed(unit);
  } else if (state_.units[unit].leader == model) {
    push({Step::Leader, unit});  // EDG-049
  }
}

void Flow::injure(ModelId model) {
  const bool of_round = state_.top().fixed != 0;
  if (--state_.top().count == 0) pop();
  hurt(model, 1);
  if (!of_round) return;
  state_.round.hurt = 1;
  if (!state_.models[model].is_alive()) ++state_.round.lost;
}

void Flow::pass_injuries() {
  const Frame& top = state_.top();
  if (!is_on_table(state_, top.unit)) return pop();
  const ModelId injured = injured_of(state_, top.unit);
  injure(injured != kNone ? injured : first_living(state_, top.unit));
}

void Flow::pass_leader() {
  const UnitId unit = state_.top().unit;
  if (!is_on_table(state_, unit)) return pop();
  name_leader(first_living(state_, unit), false);  // EDG-046
}

void Flow::name_leader(ModelId model, bool swaps) {
  const UnitId unit = state_.top().unit;
  if (swaps) {
    std::swap(state_.models[model].at, state_.models[state_.units[unit].leader].at);
  }
  state_.units[unit].leader = model;
  tell({Happened::LeaderNamed, Seat::Chance, unit, kNone, model});
  pop();
}

void Flow::remove_unit(UnitId unit) {
  end_counted_contact(state_, unit);
  for (const ModelId model : living_of(state_, unit)) state_.models[model].fortitude = 0;
  state_.units[unit].retired = 1;
  tell({Happened::Retired, state_.units[unit].owner, unit});
  note_destroyed(unit);
}

void Flow::suffer_ground(UnitId unit, FeatureSet dangers, int falls) {
  Frame penalty{Step::PenaltyDice, unit, 0, static_cast<std::uint8_t>(falls), 0};
  for (FeatureIndex feature = 0; feature < kMostFeatures; ++feature) {
    if (!has(dangers, feature)) continue;
    const Danger danger = battlefield_of(state_).feature(feature).danger;
    penalty.fixed = static_cast<std::uint8_t>(penalty.fixed + danger.fixed);
    if (danger.sides == 0) continue;
    if (danger.sides == 6) penalty.sides |= std::uint64_t{1} << penalty.count;
    ++penalty.count;
  }
  if (penalty.count > 0) return push(penalty);
  if (penalty.fixed == 0) return;
  tell({Happened::Ground, Seat::Chance, unit, kNone, kNone, 0, penalty.fixed});
  suppress(unit, penalty.fixed);
}

}  // namespace mael::battle
