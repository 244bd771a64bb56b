// The only judge of what is allowed.
#include <algorithm>
#include <bit>

#include "engine/battle/effects/commands.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/effects/lasting.h"
#include "engine/battle/effects/targeting.h"
#include "engine/battle/effects/uses.h"
#include "engine/battle/legality.h"
#include "engine/battle/play/charging.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

// What a kind of deed must find open.
Verdict open_stage(const State& state, Stage stage, RuleId rule) {
  return unless(state.frames.empty() && state.stage == stage, Violation(rule));
}
Verdict open_step(const State& state, Step step, RuleId rule) {
  return unless(is_at(state, step), Violation(rule));
}

bool is_own(const State& state, UnitId unit, Seat seat) {
  return is_unit(state, unit) && state.units[unit].owner == seat && is_on_table(state, unit);
}

// An enemy that can be named as a target.
Verdict judge_target(const State& state, UnitId target, Seat by) {
  const bool enemy = is_unit(state, target) && state.units[target].owner != by;
  return unless(enemy && is_on_table(state, target), Violation("EDG-119"_rule));
}

// ---- An activation ----------------------------------------------------------------------------

bool has_shot(const Activation& active) {
  return active.did(Act::Fire) || active.did(Act::SuppressiveFire) || active.did(Act::Fight) ||
         active.did(Act::HitAndRun);
}
bool has_moved(const Activation& active) {
  return active.did(Act::Move) || active.did(Act::Dash) || active.did(Act::Charge);
}

// That an action of any kind may be taken.
Verdict judge_acting(const State& state) {
  if (const Verdict verdict = open_step(state, Step::Acting, "EDG-232"_rule)) return verdict;
  if (state.active.recovered != 0) return Violation("EDG-312"_rule);
  if (state.active.actions >= kMostActions) return Violation("EDG-232"_rule);
  return unless(actions_left(state) > 0, Violation("EDG-R190"_rule));
}

Verdict judge_movement(const State& state) {
  if (const Verdict verdict = judge_acting(state)) return verdict;
  if (has_moved(state.active)) return Violation("EDG-236"_rule);
  return unless(!has_shot(state.active), Violation("EDG-237"_rule));
}

Verdict judge_free_of_enemies(const State& state) {
  return unless(!is_in_contact(state, state.active.unit), Violation("EDG-298"_rule));
}

Verdict judge_status(const State& state, Act act) {
  if (const Verdict verdict = judge_acting(state)) return verdict;
  if (state.active.did(act)) return Violation("EDG-238"_rule);
  const bool parted = (act == Act::Aim && state.active.did(Act::TakeCover)) ||
                      (act == Act::TakeCover && state.active.did(Act::Aim));
  if (parted && is_forbidden(state, state.active.unit, Pair::AimAndCover)) {
    return Violation("EDG-239"_rule);
  }
  return act == Act::Consolidate ? Verdict() : judge_free_of_enemies(state);
}

// A unit out of coherency moves before it shoots or ends (EDG-058, EDG-R30).
Verdict judge_coherency_duty(const State& state) {
  if (has_moved(state.active) || has_shot(state.active)) return {};
  if (is_coherent(state, state.active.unit) || !can_move(state)) return {};
  return Violation("EDG-058"_rule, {state.active.unit});
}

Verdict judge_shooting(const State& state) {
  if (const Verdict verdict = judge_acting(state)) return verdict;
  if (has_shot(state.active)) return Violation("EDG-240"_rule);
  return judge_coherency_duty(state);
}

Verdict judge_walk(const State& state, Gait gait, const Course& course) {
  return judge_course(state, walk_of(state, state.active.unit, gait), course);
}

}  // namespace

bool may_walk(const State& state) { return !judge_movement(state); }
bool may_consolidate(const State& state) {
  return state.active.last == Act::Fight && !judge_status(state, Act::Consolidate);
}
Verdict judge_action_of_use(const State& state) {
  if (const Verdict verdict = judge_acting(state)) return verdict;
  return judge_free_of_enemies(state);
}
bool may_shoot(const State& state) { return !judge_shooting(state); }

Verdict judge_charge_target(const State& state, UnitId target) {
  const UnitId unit = state.active.unit;
  if (const Verdict verdict = judge_target(state, target, state.units[unit].owner)) return verdict;
  const std::int32_t reach = 2 * lowest_mv(state, unit) * kMilsPerInch;
  return unless(is_within(state, unit, target, reach), Violation("EDG-244"_rule, {0, reach}));
}

Verdict judge_shot_at(const State& state, RoundKind kind, UnitId target) {
  const UnitId unit = state.active.unit;
  if (const Verdict verdict = judge_target(state, target, state.units[unit].owner)) return verdict;
  if (kind == RoundKind::Fight) {
    return unless(do_touch(state, unit, target), Violation("EDG-275"_rule, {target}));
  }
  if (kind == RoundKind::HitAndRun) {  // it counts as seen (EDG-394)
    const bool passed = (state.active.passed & unit_bit(target)) != 0;
    return unless(passed, Violation("EDG-391"_rule, {target}));
  }
  const bool valid = sees(state, unit, target) || may_aim_blind(state, unit, target);
  return unless(valid, Violation("EDG-120"_rule, {target}));
}

bool can_move(const State& state) {
  const UnitId unit = state.active.unit;
  if (!is_in_contact(state, unit)) return true;
  const Walk walk = walk_of(state, unit, Gait::Dash);
  const std::vector<ReachNode> nodes = reached_by(state, walk);
  return std::any_of(nodes.begin(), nodes.end(), [&](const ReachNode& node) {
    return !judge_end(state, walk, node.at) && has_room(state, walk, node.at);
  });
}

namespace {

// ---- Rounds -----------------------------------------------------------------------------------

Verdict judge_removal(const State& state, const RemoveDice& deed) {
  const Round& round = state.round;
  if (deed.counts.size() != round.counts.size()) return Violation("EDG-143"_rule);
  int total = 0;
  for (int i = 0; i < deed.counts.size(); ++i) {
    if (deed.counts[i] > round.counts[i]) return Violation("EDG-143"_rule);
    total += deed.counts[i];
  }
  const int owed = dice_owed(state, round);
  return unless(total == owed, Violation("EDG-143"_rule, {owed}));
}

Verdict judge_flips(const State& state, const FlipDice& deed) {
  const Round& round = state.round;
  const bool hits = is_at(state, Step::FlipHits);
  if (!hits && !is_at(state, Step::FlipArmor)) return Violation("EDG-141"_rule);
  const int dice = hits ? round.dice.size() : round.armor.size();
  int paid = 0;
  for (int i = 0; i < deed.flips.size(); ++i) {
    const Flip flip = deed.flips[i];
    const bool known = flip.die < dice && flip.value >= 1 && flip.value <= kSides;
    if (!known || (i > 0 && flip.die <= deed.flips[i - 1].die)) return Violation("EDG-R47"_rule);
    const int from = hits ? round.dice[flip.die].shown : round.armor[flip.die].shown;
    if (from == flip.value) return Violation("EDG-R47"_rule);
    if (hits) {
      if (const Verdict verdict = judge_flipping(state, round, round.dice[flip.die].shot)) {
        return verdict;
      }
    }
    paid += hits ? flip_cost(from, flip.value)
                 : armor_flip_price(state, round, round.armor[flip.die], flip.value).sum();
  }
  const int pool = hits ? flips_of_hits(state, round) : flips_of_armor(round);
  if (paid <= pool) return {};
  return Violation(hits ? "EDG-141"_rule : "EDG-175"_rule, {paid, pool});
}

// That cover helps at all in this round.
Verdict judge_cover(const State& state, const Round& round) {
  if (round.kind == RoundKind::Defensive) return Violation("EDG-307"_rule);
  const bool charged = state.active.did(Act::Charge) && state.active.target == round.target;
  return unless(round.kind != RoundKind::Fight || charged, Violation("EDG-280"_rule));
}

Verdict judge_defense(const State& state, const ChooseDefense& deed) {
  const Round& round = state.round;
  if (deed.kind > kLastDefense) return Violation("EDG-167"_rule);
  if ((deed.blocked & ~round.hits) != 0) return Violation("EDG-168"_rule);
  if ((deed.blocked & ~blockable_hits(state, round)) != 0) return Violation("EDG-140"_rule);
  const int value = defense_value(state, round, deed.kind);
  int cost = 0;
  for (HitBits left = deed.blocked; left != 0; left &= left - 1) {
    cost += blocking_cost(state, round, deed.kind, round.die_of(lowest_bit(left)).shot);
  }
  if (cost > 0 && deed.kind == Defense::Cover) {
    if (const Verdict verdict = judge_cover(state, round)) return verdict;
  }
  if (cost > value) return Violation("EDG-168"_rule, {cost, value});
  return unless(deed.kind == Defense::None || cost > 0, Violation("EDG-167"_rule));
}

// Hits are given one by one: to the injured model, else to one with the chosen AV while there is
// one, and to the same until it falls (EDG-177, EDG-183, EDG-187, EDG-R69).
Verdict judge_allotment(const State& state, const Allocate& deed) {
  State now = state;
  const Round& round = state.round;
  HitBits left = surviving_hits(state, round);
  for (const Given& each : deed.given) {
    if (each.hit >= round.armor.size() || (left & hit_bit(each.hit)) == 0) {
      return Violation("EDG-179"_rule);
    }
    left &= ~hit_bit(each.hit);
    const bool own = each.model < now.models.size() && unit_of(now, each.model) == round.target &&
                     now.models[each.model].is_alive();
    if (!own) return Violation("EDG-182"_rule);
    if (const Verdict verdict = judge_next_wounded(now, round.target, round.av, each.model)) {
      return verdict;
    }
    Model& model = now.models[each.model];
    const int damage = damage_to(now, round, round.armor[each.hit], each.model);
    model.fortitude = static_cast<std::uint8_t>(std::max(0, model.fortitude - damage));
  }
  return unless(left == 0 || !is_on_table(now, round.target), Violation("EDG-179"_rule));
}

Verdict judge_leader(const State& state, const NameLeader& deed) {
  const UnitId unit = state.top().unit;
  const bool own = deed.model < state.models.size() && unit_of(state, deed.model) == unit &&
                   state.models[deed.model].is_alive();
  if (!own) return Violation("EDG-049"_rule);
  if (!deed.swaps) return {};
  return unless(may_take_place(state, unit, deed.model), Violation("EDG-050"_rule));
}

}  // namespace

Verdict judge_next_wounded(const State& state, UnitId unit, int av, ModelId model) {
  const ModelId injured = injured_of(state, unit);
  if (injured != kNone) return unless(model == injured, Violation("EDG-187"_rule));
  if (av == kNone || av_of(state, model).sum() == av) return {};
  const ModelList living = living_of(state, unit);
  const bool others = std::any_of(living.begin(), living.end(),
                                  [&](ModelId each) { return av_of(state, each).sum() == av; });
  return unless(!others, Violation("EDG-177"_rule));
}

namespace {

// Each kind of deed, of the one who is awaited.
struct ActionJudge {
  const State& state;
  Seat by;

  Verdict operator()(const Roll& deed) const {
    const auto legal = [](int face) { return face >= 1 && face <= kSides; };
    const bool right = deed.dice.size() == dice_due(state) &&
                       std::all_of(deed.dice.begin(), deed.dice.end(), legal);
    return unless(right, Violation("EDG-R23"_rule, {dice_due(state)}));
  }

  Verdict operator()(const ChoosePriority& deed) const {
    if (const Verdict verdict = open_stage(state, Stage::ChoosePriority, "EDG-004"_rule)) {
      return verdict;
    }
    return unless(seats_of(state).includes(deed.seat), Violation("EDG-004"_rule));
  }
  Verdict operator()(const Activate& deed) const {
    const bool open =
        state.frames.empty() && (state.stage == Stage::Go || state.stage == Stage::Second);
    if (!open || !is_own(state, deed.unit, by)) return Violation("EDG-015"_rule);
    return unless(state.units[deed.unit].activated == 0, Violation("EDG-022"_rule, {deed.unit}));
  }
  Verdict operator()(const EndGo&) const {
    return open_stage(state, Stage::Second, "EDG-017"_rule);
  }
  Verdict operator()(const Hold&) const {
    if (const Verdict verdict = open_stage(state, Stage::Go, "EDG-R89"_rule)) return verdict;
    return unless(may_hold(state, by), Violation("EDG-R89"_rule));
  }
  Verdict operator()(const Retire& deed) const {
    if (const Verdict verdict = open_stage(state, Stage::Retire, "EDG-025"_rule)) return verdict;
    for (UnitId unit = 0; unit < kMostWideBits; ++unit) {
      if ((deed.units & unit_bit(unit)) != 0 && !is_own(state, unit, by)) {
        return Violation("EDG-025"_rule);
      }
    }
    return {};
  }
  Verdict operator()(const Concede&) const { return {}; }

  Verdict operator()(const Move& deed) const {
    if (const Verdict verdict = judge_movement(state)) return verdict;
    return judge_walk(state, Gait::Move, deed.course);
  }
  Verdict operator()(const Dash& deed) const {
    if (const Verdict verdict = judge_movement(state)) return verdict;
    return judge_walk(state, Gait::Dash, deed.course);
  }
  Verdict operator()(const Charge& deed) const {
    if (const Verdict verdict = judge_movement(state)) return verdict;
    if (const Verdict verdict = judge_charge_target(state, deed.target)) return verdict;
    const Walk walk = walk_of(state, state.active.unit, Gait::Charge, deed.target);
    if (const Verdict verdict = judge_charge(state, walk, deed.course)) return verdict;
    if (deed.thrower == kNone) return {};
    const bool own = deed.thrower < state.models.size() &&
                     unit_of(state, deed.thrower) == state.active.unit &&
                     state.models[deed.thrower].is_alive();
    return unless(own && profile_of(state, deed.thrower).frags, Violation("EDG-383"_rule));
  }
  Verdict operator()(const GoOnTheMove&) const {
    if (const Verdict verdict = judge_status(state, Act::OnTheMove)) return verdict;
    const bool follows = state.active.last == Act::Move || state.active.last == Act::Dash;
    return unless(follows, Violation("EDG-251"_rule));
  }
  Verdict operator()(const BonusMove& deed) const {
    if (const Verdict verdict = open_step(state, Step::BonusMove, "EDG-R34"_rule)) return verdict;
    return judge_walk(state, Gait::Bonus, deed.course);
  }
  Verdict operator()(const Stay&) const {
    const bool asked = is_at(state, Step::BonusMove) || is_at(state, Step::Retreat);
    return unless(asked, Violation("EDG-R34"_rule));
  }
  Verdict operator()(const TakeAim&) const { return judge_status(state, Act::Aim); }
  Verdict operator()(const TakeCover&) const { return judge_status(state, Act::TakeCover); }
  // As often as there is something to put out.
  Verdict operator()(const Extinguish&) const {
    if (const Verdict verdict = judge_acting(state)) return verdict;
    const Unit& unit = state.units[state.active.unit];
    if (unit.tokens.of(Token::Burn) == 0) return Violation("EDG-265"_rule, {state.active.unit});
    return judge_free_of_enemies(state);
  }
  Verdict operator()(const Consolidate& deed) const {
    if (const Verdict verdict = judge_status(state, Act::Consolidate)) return verdict;
    if (state.active.last != Act::Fight) return Violation("EDG-300"_rule);
    return judge_walk(state, Gait::Consolidation, deed.course);
  }
  Verdict operator()(const Fire& deed) const { return shooting(RoundKind::Fire, deed.volley); }
  Verdict operator()(const SuppressiveFire& deed) const {
    return shooting(RoundKind::Suppressive, deed.volley);
  }
  Verdict operator()(const Fight& deed) const { return shooting(RoundKind::Fight, deed.volley); }
  Verdict operator()(const HitAndRun& deed) const {
    return shooting(RoundKind::HitAndRun, deed.volley);
  }
  Verdict operator()(const Order& deed) const { return judge_order(state, deed.to); }
  Verdict operator()(const Use& deed) const { return judge_use(state, deed); }
  Verdict operator()(const ShakeOff&) const {
    if (const Verdict verdict = judge_recovery(state)) return verdict;
    const int level = suppression_of(state, state.active.unit).sum();
    return unless(level > 0, Violation("EDG-313"_rule));
  }
  Verdict operator()(const Regroup&) const {
    if (const Verdict verdict = judge_recovery(state)) return verdict;
    return judge_regroup(state);
  }
  Verdict operator()(const EndActivation&) const {
    if (const Verdict verdict = open_step(state, Step::Acting, "EDG-R90"_rule)) return verdict;
    return judge_coherency_duty(state);
  }

  Verdict operator()(const Defend& deed) const {
    if (const Verdict verdict = open_step(state, Step::Charged, "EDG-303"_rule)) return verdict;
    if (deed.volley.target != state.active.unit) return Violation("EDG-305"_rule);
    return judge_volley(state, RoundKind::Defensive, state.active.target, deed.volley);
  }
  Verdict operator()(const HoldFire&) const {
    return open_step(state, Step::Charged, "EDG-303"_rule);
  }
  Verdict operator()(const RemoveDice& deed) const {
    if (const Verdict verdict = open_step(state, Step::RemoveDice, "EDG-143"_rule)) return verdict;
    return judge_removal(state, deed);
  }
  Verdict operator()(const FlipDice& deed) const { return judge_flips(state, deed); }
  Verdict operator()(const ChooseCriticals& deed) const {
    if (const Verdict verdict = open_step(state, Step::Criticals, "EDG-R62"_rule)) return verdict;
    return judge_criticals(state, deed);
  }
  Verdict operator()(const ChooseDefense& deed) const {
    if (const Verdict verdict = open_step(state, Step::Defense, "EDG-167"_rule)) return verdict;
    return judge_defense(state, deed);
  }
  Verdict operator()(const ChooseAv& deed) const {
    if (const Verdict verdict = open_step(state, Step::ChooseAv, "EDG-176"_rule)) return verdict;
    const bool there = deed.av < 16 && (avs_of(state, state.round.target) >> deed.av & 1) != 0;
    return unless(there, Violation("EDG-176"_rule));
  }
  Verdict operator()(const Allocate& deed) const {
    if (const Verdict verdict = open_step(state, Step::Allocate, "EDG-182"_rule)) return verdict;
    return judge_allotment(state, deed);
  }
  Verdict operator()(const Injure& deed) const {
    if (const Verdict verdict = open_step(state, Step::Injuries, "EDG-194"_rule)) return verdict;
    const bool own = deed.model < state.models.size() &&
                     unit_of(state, deed.model) == state.top().unit &&
                     state.models[deed.model].is_alive();
    return unless(own, Violation("EDG-194"_rule));
  }
  Verdict operator()(const NameLeader& deed) const {
    if (const Verdict verdict = open_step(state, Step::Leader, "EDG-049"_rule)) return verdict;
    return judge_leader(state, deed);
  }
  Verdict operator()(const Retreat& deed) const {
    if (const Verdict verdict = open_step(state, Step::Retreat, "EDG-293"_rule)) return verdict;
    return judge_course(state, walk_of(state, state.round.target, Gait::Retreat), deed.course);
  }

 private:
  Verdict shooting(RoundKind kind, const Volley& volley) const {
    if (const Verdict verdict = judge_shooting(state)) return verdict;
    if (kind != RoundKind::Fight) {
      if (const Verdict verdict = judge_free_of_enemies(state)) return verdict;
    }
    if (kind == RoundKind::HitAndRun && !has_hit_and_run(state, state.active.unit)) {
      return Violation("EDG-389"_rule);
    }
    if (const Verdict verdict = judge_shot_at(state, kind, volley.target)) return verdict;
    return judge_volley(state, kind, state.active.unit, volley);
  }
};

}  // namespace

bool may_hold(const State& state, Seat seat) {
  return seat != state.priority && count_waiting(state, seat) == 1 &&
         count_waiting(state, state.priority) > 0;
}

Verdict judge_order(const State& state, UnitId to) {
  if (const Verdict verdict = open_step(state, Step::Acting, "EDG-R93"_rule)) return verdict;
  const UnitId unit = state.active.unit;
  const Seat seat = state.units[unit].owner;
  const ModelId commander = commander_of(state, unit);
  if (commander == kNone) return Violation("EDG-339"_rule);
  if (!is_own(state, to, seat)) return Violation("EDG-339"_rule);
  const int command = command_of(profile_of(state, commander));
  if (command == 0 && to != unit) return Violation("EDG-342"_rule);
  if (state.units[unit].orders >= std::max(1, command)) return Violation("EDG-341"_rule);
  if (!is_in_command(state, commander, to)) {
    return Violation("EDG-338"_rule, {to, command_range_of(profile_of(state, commander))});
  }
  if (suppression_of(state, to).sum() == 0) return Violation("EDG-R93"_rule, {to});
  const int pool = state.command[static_cast<std::size_t>(index_of(seat))];
  return unless(pool > 0, Violation("EDG-340"_rule));
}

Verdict judge_recovery(const State& state) {
  if (const Verdict verdict = open_step(state, Step::Acting, "EDG-312"_rule)) return verdict;
  if (state.active.recovered != 0) return Violation("EDG-R92"_rule);
  if (bars_recovery(state, state.active.unit)) return Violation("EDG-R214"_rule);
  return judge_coherency_duty(state);
}

Verdict judge_regroup(const State& state) {
  const UnitId unit = state.active.unit;
  const Violation rule("EDG-315"_rule);
  if (suppression_of(state, unit).sum() == 0) return Violation("EDG-314"_rule);
  if (!is_taking_cover(state.units[unit]) || has_shot(state.active)) return rule;
  for (UnitId enemy = 0; enemy < state.units.size(); ++enemy) {
    if (state.units[enemy].owner == state.units[unit].owner) continue;
    if (is_within(state, unit, enemy, 18 * kMilsPerInch)) return rule;
  }
  return {};
}

Verdict check(const State& state, const Action& action) {
  const Awaited awaited = to_act(state);
  if (awaited.is_nobody()) return Violation("EDG-002"_rule);
  if (!awaited.includes(action.by)) {
    if (awaited.is_chance()) return Violation("EDG-R23"_rule, {dice_due(state)});
    return Violation("EDG-016"_rule, {index_of(awaited.first())});
  }
  const bool rolls = std::holds_alternative<Roll>(action.deed);
  if (rolls != awaited.is_chance()) return Violation("EDG-R23"_rule, {dice_due(state)});
  return std::visit(ActionJudge{state, action.by}, action.deed);
}

}  // namespace mael::battle
