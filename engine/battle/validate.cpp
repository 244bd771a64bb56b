// What positions can be: of a state that comes from outside, everything the rules lean on.
#include <algorithm>
#include <bit>

#include "engine/battle/content/roster.h"
#include "engine/battle/effects/commands.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/effects/lasting.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/course.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

bool is_seat(Seat seat) { return seat == Seat::A || seat == Seat::B; }

// ---- The table and the turn -------------------------------------------------------------------

// Units activated in this go, as the stage has them.
bool has_right_go(const State& state) {
  switch (state.stage) {
    case Stage::Second: return state.gone == 1;
    case Stage::Active: return state.gone == 1 || state.gone == 2;
    case Stage::Over: return state.gone <= 2;
    default: return state.gone == 0;
  }
}

Verdict validate_turn(const State& state) {
  if (state.battlefield == kNoBattlefield) return Violation("EDG-R24"_rule);
  if (static_cast<int>(state.deployment) >= kDeployments) return Violation("EDG-R24"_rule);
  if (state.turn < 1 || state.turn > kTurns) return Violation("EDG-002"_rule);
  if (!is_seat(state.attacker) || !is_seat(state.priority) || !is_seat(state.to)) {
    return Violation("EDG-004"_rule);
  }
  if (state.stage > Stage::Over || !has_right_go(state)) return Violation("EDG-016"_rule);
  if (state.opened > 1) return Violation("EDG-015"_rule);
  const bool over = state.stage == Stage::Over;
  if (over != (state.cause != Cause::None) || state.cause > Cause::Conceded) {
    return Violation("EDG-R100"_rule);
  }
  const bool draw = state.cause == Cause::None || state.cause == Cause::Draw;
  if (draw != (state.winner == Seat::Chance) || (!draw && !is_seat(state.winner))) {
    return Violation("EDG-570"_rule);
  }
  const bool first = state.losses.first == Seat::Chance || is_seat(state.losses.first);
  return unless(first, "EDG-486"_rule);
}

// ---- Units ------------------------------------------------------------------------------------

// The models of a unit stand together, those of one line after those of another.
bool has_right_models(const State& state, const Unit& unit) {
  const Force& force = force_of(state, unit.owner);
  const ForceUnit& entry = force.units[unit.place];
  if (unit.models != entry.models || unit.first + unit.models > state.models.size()) return false;
  int next = unit.first;
  for (int line = entry.first; line < entry.first + entry.lines; ++line) {
    for (int copy = 0; copy < force.lines[static_cast<std::size_t>(line)].copies; ++copy) {
      const Model& model = state.models[next++];
      if (model.side != unit.owner || model.line != line) return false;
    }
  }
  return true;
}

// The units are those of both forces, in order.
Verdict validate_roster(const State& state) {
  int next = 0, at = 0;
  for (const Seat side : {Seat::A, Seat::B}) {
    const int units = static_cast<int>(force_of(state, side).units.size());
    if (units < 1 || units > kMostSideUnits) return Violation("EDG-041"_rule);
    for (int place = 0; place < units; ++place, ++at) {
      if (at >= state.units.size()) return Violation("EDG-041"_rule);
      const Unit& unit = state.units[at];
      const bool right = unit.owner == side && unit.place == place && unit.first == next;
      if (!right || !has_right_models(state, unit)) return Violation("EDG-041"_rule);
      const ForceUnit& entry = entry_of(state, unit);
      const Lines lines = lines_of(force_of(state, side), entry);
      if (const Verdict fault = judge_unit(entry.squad, lines)) return fault;
      next += unit.models;
    }
  }
  return unless(at == state.units.size() && next == state.models.size(), "EDG-041"_rule);
}

bool awaits_new_leader(const State& state, UnitId unit) {
  return std::any_of(state.frames.begin(), state.frames.end(), [&](const Frame& frame) {
    return frame.step == Step::Leader && frame.unit == unit;
  });
}

// A living leader counts as touching a living enemy.
bool counts_rightly(const State& state, const Unit& unit) {
  if (unit.counted == kNone) return true;
  return unit.counted < state.models.size() && state.models[unit.counted].is_alive() &&
         state.models[unit.leader].is_alive() &&
         state.units[unit_of(state, unit.counted)].owner != unit.owner;
}

bool has_right_tokens(const Unit& unit) {
  for (int i = 0; i < UnitTokens::kKinds; ++i) {
    const Token kind = UnitTokens::kind_at(i);
    if (unit.tokens.of(kind) > UnitTokens::most_of(kind)) return false;
  }
  return true;
}

Verdict validate_unit(const State& state, UnitId id) {
  const Unit& unit = state.units[id];
  if (unit.heading >= kHeadings) return Violation("EDG-R4"_rule);
  if (unit.suppression > kMostSuppression) return Violation("EDG-096"_rule);
  if (unit.cover > kMostTokens || unit.moving > kMostTokens) return Violation("EDG-258"_rule);
  if (unit.cover > 0 && unit.moving > 0) return Violation("EDG-261"_rule);
  if (!has_right_tokens(unit)) return Violation("EDG-258"_rule);
  if (unit.activated > 1 || unit.retired > 1) return Violation("EDG-022"_rule);
  if (unit.retired != 0 && is_on_table(state, id)) return Violation("EDG-025"_rule);
  const bool own = unit.leader >= unit.first && unit.leader < unit.first + unit.models;
  if (!own) return Violation("EDG-045"_rule);
  if (!counts_rightly(state, unit)) return Violation("EDG-659"_rule);
  if (!is_on_table(state, id)) return unless(!unit.tokens.any(), Violation("EDG-189"_rule));
  // Who gives up need not name one.
  const bool over = state.stage == Stage::Over;
  if (!over && state.models[unit.leader].is_alive() == awaits_new_leader(state, id)) {
    return Violation("EDG-045"_rule);
  }
  int injured = 0, most_orders = 0;
  for (const ModelId model : living_of(state, id)) {
    const Profile& profile = profile_of(state, model);
    if (state.models[model].fortitude > profile.fortitude) return Violation("EDG-107"_rule);
    injured += state.models[model].fortitude < profile.fortitude;
  }
  if (const ModelId commander = commander_of(state, id); commander != kNone) {
    most_orders = std::max<int>(1, command_of(profile_of(state, commander)));
  }
  if (injured > 1) return Violation("EDG-188"_rule);
  const bool ordered = unit.orders <= most_orders || most_orders == 0;
  return unless(ordered && unit.orders <= 4, "EDG-341"_rule);
}

// Clauses that last, each once by the same unit, on units that stand; what ends with an activation
// on the active one, or of it.
bool is_right_lasting(const State& state, const Lasting& each) {
  if (!is_unit(state, each.unit) || !is_unit(state, each.by)) return false;
  if (each.ability >= content().abilities.size() || !is_on_table(state, each.unit)) return false;
  const auto& clauses = content().abilities[each.ability].clauses;
  const auto& all = state.lasting;
  if (std::count(all.begin(), all.end(), each) != 1) return false;
  if (each.clause == kSpent) {
    return each.by == each.unit && std::any_of(clauses.begin(), clauses.end(),
                                               [](const Clause& of) { return of.effect.once; });
  }
  if (each.clause >= clauses.size()) return false;
  const Lasts lasts = effect_of(each).lasts;
  const bool active = state.active.unit == each.unit || state.active.unit == each.by;
  return lasts != Lasts::AtOnce && (lasts != Lasts::Activation || active);
}

Verdict validate_lasting(const State& state) {
  for (const Lasting& each : state.lasting) {
    if (!is_right_lasting(state, each)) return Violation("EDG-R189"_rule);
  }
  return {};
}

Verdict validate_positions(const State& state) {
  for (int i = 0; i < state.models.size(); ++i) {
    const Model& model = state.models[i];
    if (!is_measurable(model.at)) return Violation("EDG-R1"_rule);
    if (!model.is_alive()) continue;
    const Disc base = base_of(state, static_cast<ModelId>(i));
    if (const auto unfit = battlefield_of(state).why_unfit(base)) {
      return Violation(unfit->impassable              ? "EDG-076"_rule
                       : unfit->feature == kNoFeature ? "EDG-075"_rule
                                                      : "EDG-079"_rule);
    }
    for (int j = 0; j < i; ++j) {
      if (!state.models[j].is_alive()) continue;
      const Disc other = base_of(state, static_cast<ModelId>(j));
      if (compare_distance(base.centre, other.centre, base.radius + other.radius - kPlay) < 0) {
        return Violation("EDG-077"_rule);
      }
    }
  }
  return {};
}

// ---- Frames -----------------------------------------------------------------------------------

bool is_activation_step(Step step) { return step < Step::ShotDice; }
bool is_round_step(Step step) { return step >= Step::ShotDice && step <= Step::RoundOver; }

// The lowest frame is the activation, above it perhaps a round, above these what interrupts both.
Verdict validate_frames(const State& state) {
  const RuleId rule = "EDG-R134"_rule;
  const bool active = state.stage == Stage::Active;
  if (active == state.frames.empty() || active == (state.active.unit == kNone)) {
    return Violation(rule);
  }
  int rounds = 0;
  for (int i = 0; i < state.frames.size(); ++i) {
    const Frame& frame = state.frames[i];
    if (frame.step > Step::Sweep || !is_unit(state, frame.unit)) return Violation(rule);
    if (is_activation_step(frame.step) != (i == 0)) return Violation(rule);
    if (is_round_step(frame.step)) {
      rounds += 1;
      if (i != 1 || frame.unit != state.round.shooter) return Violation(rule);
    }
    const bool counted = frame.step == Step::Injuries || frame.step == Step::PenaltyDice ||
                         frame.step == Step::Sweep;
    if (counted != (frame.count > 0) || (!counted && frame.sides + frame.fixed > 0)) {
      return Violation(rule);
    }
    if (frame.count > kMostDice || frame.fixed > 60) return Violation(rule);
    const int most = state.has_round() ? 1 : 0;
    if (frame.step == Step::Injuries && frame.fixed > most) return Violation(rule);
  }
  if (active && state.frames[0].unit != state.active.unit) return Violation(rule);
  return unless((rounds == 1) == state.has_round(), rule);
}

UnitBits enemies_of(const State& state, UnitId unit) {
  UnitBits enemies = 0;
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (state.units[other].owner != state.units[unit].owner) enemies |= unit_bit(other);
  }
  return enemies;
}

// Shots by models of the unit in the order of the roster.
bool are_shots_of(const State& state, UnitId unit, const Declared& shots) {
  for (int i = 0; i < shots.size(); ++i) {
    const Shot shot = shots[i];
    const bool own = shot.model < state.models.size() && unit_of(state, shot.model) == unit;
    if (!own || (i > 0 && !may_follow(state, shots[i - 1], shot))) return false;
    const bool named = shot.weapon == kFrag || shot.weapon == kBareHands ||
                       shot.weapon < profile_of(state, shot.model).weapons.size();
    if (!named) return false;
  }
  return true;
}

// A Hit & Run waits while its target may fire, and as long as that fire lasts.
Verdict validate_strike(const State& state) {
  const Activation& active = state.active;
  const Step step = state.frames[0].step;
  const bool waits = !active.strike.shots.empty();
  if (step == Step::Charged && !waits && !active.did(Act::Charge)) return Violation("EDG-303"_rule);
  if (!waits) return unless(step != Step::Striking && active.strike == Strike{}, "EDG-392"_rule);
  const bool due = step == Step::Charged || step == Step::Striking;
  const bool right = due && active.last == Act::HitAndRun &&
                     (active.strike.wild | active.strike.open) <= 1 &&
                     are_shots_of(state, active.unit, active.strike.shots);
  return unless(right, "EDG-392"_rule);
}

Verdict validate_activation(const State& state) {
  const Activation& active = state.active;
  if (state.stage != Stage::Active) return unless(active == Activation{}, "EDG-R90"_rule);
  if (!is_unit(state, active.unit) || state.units[active.unit].activated != 0) {
    return Violation("EDG-022"_rule);
  }
  const int kinds = std::popcount(active.done);
  const bool repeats = active.did(Act::Use) || active.did(Act::Extinguish);
  if (active.actions > kMostActions || kinds > active.actions ||
      (kinds < active.actions && !repeats)) {
    return Violation("EDG-232"_rule);
  }
  const bool known = (active.done >> kActs) == 0;
  const bool last = active.last == Act::None ? active.actions == 0 : active.did(active.last);
  if (!known || (active.done & 1) != 0 || !last) return Violation("EDG-232"_rule);
  const int moves = active.did(Act::Move) + active.did(Act::Dash) + active.did(Act::Charge);
  const bool runs = active.did(Act::HitAndRun);
  const int shots =
      active.did(Act::Fire) + active.did(Act::SuppressiveFire) + active.did(Act::Fight) + runs;
  if (moves > 1) return Violation("EDG-236"_rule);
  if (shots > 1) return Violation("EDG-240"_rule);
  const bool charged = active.did(Act::Charge);
  if ((charged || runs) != (active.target != kNone)) return Violation("EDG-244"_rule);
  const UnitBits enemies = enemies_of(state, active.unit);
  if (active.target != kNone &&
      (!is_unit(state, active.target) || (enemies & unit_bit(active.target)) == 0)) {
    return Violation("EDG-244"_rule);
  }
  if (((active.from_behind | active.unseen | active.passed) & ~enemies) != 0) {
    return Violation("EDG-395"_rule);
  }
  if (runs && (active.passed & unit_bit(active.target)) == 0) return Violation("EDG-391"_rule);
  if (const Verdict verdict = validate_strike(state)) return verdict;
  if (active.thrower != kNone && (!charged || active.thrower >= state.models.size() ||
                                  unit_of(state, active.thrower) != active.unit)) {
    return Violation("EDG-383"_rule);
  }
  const bool flags = (active.walked | active.recovered) <= 1;
  if (!flags || (moves > 0) > active.walked) return Violation("EDG-232"_rule);
  const bool bonus = state.frames[0].step == Step::BonusMove;
  return unless(bonus ? active.bonus >= 1 && active.bonus <= 3 * kMostTokens : active.bonus == 0,
                "EDG-255"_rule);
}

// ---- Rounds -----------------------------------------------------------------------------------

bool is_face(int face) { return face >= 1 && face <= 6; }

bool is_declared(const State& state, const Round& round) {
  return are_shots_of(state, round.shooter, round.shots) && !round.shots.empty() &&
         round.long_shots >> round.shots.size() == 0;
}

// The step the round is at, whatever stands above it.
Step step_of_round(const State& state) { return state.frames[1].step; }

// Dice make their own hits first, then further ones, which are numbered without a gap.
bool has_right_hits(const Round& round) {
  const HitBits own = hit_bit(kMostDice) - 1;
  if (((round.hits & own) >> round.dice.size()) != 0) return false;
  if (high_half(round.hits) != low_half(hit_bit(round.further.size()) - 1)) return false;
  for (const int die : round.further) {
    if (die >= round.dice.size() || (round.hits & hit_bit(die)) == 0) return false;
  }
  return count_bits(round.hits) <= kMostHits && (round.blocked & ~round.hits) == 0;
}

bool has_right_critical(const State& state, const Round& round, const HitDie& die) {
  return step_of_round(state) > Step::Criticals && may_do_else(state, round, die) &&
         critical_of(weapon_of(state, round.shots[die.shot]), die.critical) != nullptr;
}

bool has_right_dice(const State& state, const Round& round) {
  const Step step = step_of_round(state);
  const bool suppressive = round.kind == RoundKind::Suppressive;
  const bool counted = !suppressive && step > Step::ShotDice;
  if (round.counts.size() != (counted ? round.shots.size() : 0)) return false;
  int total = 0;
  for (int i = 0; i < round.counts.size(); ++i) {
    if (round.shots[i].weapon == kFrag && round.counts[i] > 0) return false;
    total += round.counts[i];
  }
  if (total > kMostDice) return false;
  const bool rolled = counted && step > Step::HitDice;
  if (round.dice.size() != 0 && (!rolled || round.dice.size() != total)) return false;
  if (rolled && step < Step::Suppress && round.dice.size() != total) return false;
  for (const HitDie& die : round.dice) {
    if (!is_face(die.rolled) || !is_face(die.shown) || die.shot >= round.shots.size()) return false;
    if (die.critical > 0 && !has_right_critical(state, round, die)) return false;
  }
  return has_right_hits(round);
}

// After the armor roll every unblocked hit has its die, in order.
bool has_right_armor(const State& state, const Round& round) {
  if (round.armor.empty()) {
    const Step step = step_of_round(state);
    const bool due = step > Step::ArmorDice && step < Step::Suppress;
    return !due || unblocked_hits(round) == 0;
  }
  if (step_of_round(state) <= Step::ArmorDice || round.av == kNone) return false;
  HitBits left = unblocked_hits(round);
  for (const ArmorDie& die : round.armor) {
    if (left == 0 || die.hit != lowest_bit(left)) return false;
    left &= left - 1;
    if (!is_face(die.rolled) || !is_face(die.shown) || die.damage > 6) return false;
  }
  return left == 0;
}

Verdict validate_round(const State& state) {
  const Round& round = state.round;
  if (!state.has_round()) return unless(round == Round{}, "EDG-118"_rule);
  if (!is_unit(state, round.shooter) || !is_unit(state, round.target) ||
      state.units[round.shooter].owner == state.units[round.target].owner) {
    return Violation("EDG-119"_rule);
  }
  const bool defensive = round.kind == RoundKind::Defensive;
  const UnitId shooter = defensive ? state.active.target : state.active.unit;
  if (round.kind > RoundKind::HitAndRun || round.shooter != shooter) {
    return Violation("EDG-118"_rule);
  }
  if (round.kind == RoundKind::HitAndRun && round.target != state.active.target) {
    return Violation("EDG-391"_rule);
  }
  if (defensive && round.target != state.active.unit) return Violation("EDG-305"_rule);
  const Step step = step_of_round(state);
  const bool of_support = step >= Step::SupportDice && step <= Step::NerveDice;
  const bool suppressive = round.kind == RoundKind::Suppressive;
  if (suppressive ? !of_support && step != Step::RoundOver : of_support) {
    return Violation("EDG-118"_rule);
  }
  const bool after_test = step == Step::Retreat || step == Step::Regather;
  if (after_test && round.kind != RoundKind::Fight) return Violation("EDG-291"_rule);
  if (!is_declared(state, round)) return Violation("EDG-R61"_rule);
  int tests = 0;
  for (const Shot& shot : round.shots) tests += tests_of(state, shot);
  const bool flags = (round.wild | round.open | round.behind | round.hurt | round.unseen) <= 1 &&
                     (round.paints == 0 || round.kind == RoundKind::Fire) &&
                     round.paints <= UnitTokens::most_of(Token::Painted) &&
                     round.defense <= kLastDefense && round.band <= Band::Standard &&
                     round.passed <= tests;
  if (!flags) return Violation("EDG-R61"_rule);
  if (!has_right_dice(state, round)) return Violation("EDG-133"_rule);
  const bool armored = round.av == kNone || round.av < 16;
  return unless(armored && has_right_armor(state, round), "EDG-173"_rule);
}

}  // namespace

bool well_formed(const State& state) { return !validate_turn(state) && !validate_roster(state); }

Verdict validate(const State& state) {
  if (const Verdict verdict = validate_turn(state)) return verdict;
  if (const Verdict verdict = validate_roster(state)) return verdict;
  if (const Verdict verdict = validate_lasting(state)) return verdict;
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (const Verdict verdict = validate_unit(state, unit)) return verdict;
  }
  if (const Verdict verdict = validate_positions(state)) return verdict;
  if (const Verdict verdict = validate_frames(state)) return verdict;
  if (const Verdict verdict = validate_activation(state)) return verdict;
  if (const Verdict verdict = validate_round(state)) return verdict;
  if (state.stage == Stage::Over) return {};
  // Whatever goes on by itself has gone on.
  const bool awaits =
      state.frames.empty() ? stage_awaits(state) : form_of(state.top().step).pending(state);
  return unless(awaits, "EDG-R23"_rule);
}

}  // namespace mael::battle
