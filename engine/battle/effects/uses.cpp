#include "engine/battle/effects/uses.h"

#include <algorithm>

#include "engine/battle/effects/commands.h"
#include "engine/battle/effects/lasting.h"
#include "engine/battle/flow.h"
#include "engine/battle/legality.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

// What a living model of the unit has, or a weapon it carries: passed to `take` with the model.
template <class Take>
void each_own(const State& state, UnitId unit, Take&& take) {
  for (const ModelId model : living_of(state, unit)) {
    const Profile& profile = profile_of(state, model);
    for (const Effect& effect : profile.effects) take(model, effect);
    for (const int weapon : profile.weapons) {
      for (const Effect& effect : weapon_at(weapon).effects) take(model, effect);
    }
  }
}

// The model that spares others a part of the price, and by what; kNone: the unit has none.
struct Helper {
  ModelId model = kNone;
  const Effect* price = nullptr;
};
Helper helper_of(const State& state, UnitId unit) {
  Helper helper;
  each_own(state, unit, [&](ModelId model, const Effect& effect) {
    if (effect.verb == Verb::Price && helper.model == kNone) helper = {model, &effect};
  });
  return helper;
}

bool is_helped(const State& state, UnitId unit, UnitId helper, const Effect& price) {
  return std::find(state.lasting.begin(), state.lasting.end(),
                   Lasting{unit, helper, price.ability, price.clause}) != state.lasting.end();
}

// As many units a turn as are printed, in the range of its command.
Verdict judge_help(const State& state, UnitId unit, const Use& use, const UseClauses& clauses) {
  const bool own = is_unit(state, use.helper) && !are_enemies(state, unit, use.helper);
  const Helper helper = own ? helper_of(state, use.helper) : Helper{};
  if (helper.model == kNone) return Violation("EDG-235"_rule);
  const Effect& price = *helper.price;
  const bool asks = std::any_of(clauses.begin(), clauses.end(),
                                [](const Effect* each) { return each->commander != 0; });
  const bool named = (designators_of(state, unit) & price.designators) != 0;
  if (!asks || !named) return Violation("EDG-235"_rule);
  const bool commands = command_of(profile_of(state, helper.model)) != kNoCommand;
  if (!commands || !is_in_command(state, helper.model, unit)) {
    return Violation("EDG-R215"_rule, {unit});
  }
  if (is_helped(state, unit, use.helper, price)) return {};
  const auto helped =
      std::count_if(state.lasting.begin(), state.lasting.end(), [&](const Lasting& each) {
        return each.by == use.helper && each.ability == price.ability &&
               each.clause == price.clause;
      });
  const int most = value_for(state, use.helper, price.ability, price.amount);
  return unless(helped < most, Violation("EDG-R187"_rule, {use.helper}));
}

// EDG-R189 of enemies; of friends the distance alone.
Verdict judge_aim(const State& state, UnitId unit, const Effect& effect, UnitId target) {
  const bool there = is_unit(state, target) && is_on_table(state, target) &&
                     are_enemies(state, unit, target) == (effect.whom == Whom::Enemy);
  const std::int32_t reach = effect.reach * kMilsPerInch;
  const bool named = effect.designators == 0 ||
                     (there && (designators_of(state, target) & effect.designators) != 0);
  if (!there || !named) return Violation("EDG-R189"_rule, {reach});
  if (!is_within(state, unit, target, reach)) return Violation("EDG-R189"_rule, {reach});
  const bool seen = effect.whom == Whom::Friend || sees(state, unit, target);
  return unless(seen, Violation("EDG-120"_rule, {target}));
}

// That what it does is not done already.
Verdict judge_room(const State& state, UnitId on, const Effect& effect) {
  if (effect.verb == Verb::Token) {
    const auto token = static_cast<Token>(effect.what);
    if (token == Token::Cover) {
      return unless(state.units[on].cover < kMostTokens, Violation("EDG-258"_rule));
    }
    const bool room = state.units[on].tokens.of(token) < UnitTokens::most_of(token);
    return unless(room, Violation("EDG-R218"_rule, {on}));
  }
  if (effect.verb == Verb::Confuse) return {};
  return unless(!has_lasting(state, on, effect), Violation("EDG-R188"_rule, {on}));
}

bool is_spent(const State& state, UnitId unit, std::uint8_t ability) {
  return std::find(state.lasting.begin(), state.lasting.end(),
                   Lasting{unit, unit, ability, kSpent}) != state.lasting.end();
}

Verdict judge_clause(const State& state, UnitId unit, const Use& use, const Effect& effect) {
  if (effect.needs_cover && !is_taking_cover(state.units[unit])) {
    return Violation("EDG-260"_rule, {unit});
  }
  if (effect.once && is_spent(state, unit, use.ability)) return Violation("EDG-238"_rule);
  if (effect.whom != Whom::Own) {
    if (const Verdict verdict = judge_aim(state, unit, effect, use.target)) return verdict;
  }
  const UnitId on = effect.whom == Whom::Own ? unit : use.target;
  if (const Verdict verdict = judge_room(state, on, effect)) return verdict;
  if (effect.commander != 0 && !is_commanded(state, unit, effect.commander)) {
    return Violation("EDG-R215"_rule, {unit});
  }
  return effect.takes_action ? judge_action_of_use(state) : Verdict();
}

}  // namespace

UseClauses clauses_of(const State& state, UnitId unit, const Use& use) {
  UseClauses clauses;
  each_own(state, unit, [&](ModelId, const Effect& effect) {
    const bool meant = effect.ability == use.ability && effect.moment == Moment::Use &&
                       (effect.whom != Whom::Own) == (use.target != kNone);
    const bool known = std::any_of(clauses.begin(), clauses.end(), [&](const Effect* each) {
      return each->clause == effect.clause;
    });
    if (meant && !known) clauses.push_back(&effect);
  });
  return clauses;
}

int price_of(const State& state, UnitId unit, const Use& use) {
  int price = 0;
  for (const Effect* each : clauses_of(state, unit, use)) price += each->cost;
  return std::max(0, use.helper == kNone ? price : price - 1);
}

Verdict judge_use(const State& state, const Use& use) {
  const UnitId unit = state.active.unit;
  const bool open = is_at(state, Step::Acting) && state.active.recovered == 0;
  const UseClauses clauses = open ? clauses_of(state, unit, use) : UseClauses();
  const bool has_room = state.lasting.size() + 2 * kMostClauses <= kMostLasting;
  if (clauses.empty() || !has_room) return Violation("EDG-235"_rule);
  for (const Effect* each : clauses) {
    if (const Verdict verdict = judge_clause(state, unit, use, *each)) return verdict;
  }
  if (use.helper != kNone) {
    if (const Verdict verdict = judge_help(state, unit, use, clauses)) return verdict;
  }
  const int price = price_of(state, unit, use);
  const int pool = state.command[static_cast<std::size_t>(index_of(state.units[unit].owner))];
  return unless(price <= pool, Violation("EDG-012"_rule, {price, pool}));
}

void add_uses(const State& state, std::vector<Use>& uses) {
  const UnitId unit = state.active.unit;
  const auto try_to = [&](const Use& use) {
    const bool known = std::find(uses.begin(), uses.end(), use) != uses.end();
    if (!known && !judge_use(state, use)) uses.push_back(use);
  };
  each_own(state, unit, [&](ModelId, const Effect& effect) {
    if (effect.moment != Moment::Use) return;
    if (effect.whom == Whom::Own) try_to({effect.ability});
    for (UnitId other = 0; other < state.units.size(); ++other) {
      if (effect.whom != Whom::Own) {
        try_to({effect.ability, other});
      } else if (effect.commander != 0) {
        try_to({effect.ability, kNone, other});
      }
    }
  });
}

// ---- What is used ------------------------------------------------------------------------------

void Flow::carry_out(const Effect& effect, UnitId by, UnitId on) {
  if (effect.verb == Verb::Token) {
    const auto token = static_cast<Token>(effect.what);
    return token == Token::Cover ? gain_cover(on) : gain_tokens(on, token, 1);
  }
  // Who is confused already, by whatever, is suppressed instead (EDG-R190).
  if (effect.verb == Verb::Confuse) {
    if (actions_of(state_, on).sum() < kMostActions) return suppress(on, effect.amount);
    tell({Happened::Confused, Seat::Chance, on});
  }
  state_.lasting.push_back({on, by, effect.ability, effect.clause});
}

void Flow::help(UnitId unit, UnitId helper) {
  const std::uint8_t ability = helper_of(state_, helper).price->ability;
  each_own(state_, helper, [&](ModelId, const Effect& effect) {
    if (effect.ability != ability || effect.moment != Moment::Help) return;
    const Lasting spared{unit, helper, ability, effect.clause};
    const auto& all = state_.lasting;
    if (std::find(all.begin(), all.end(), spared) == all.end()) state_.lasting.push_back(spared);
  });
}

void Flow::use(const Use& use) {
  const UnitId unit = state_.active.unit;
  const Seat by = state_.units[unit].owner;
  const UseClauses clauses = clauses_of(state_, unit, use);
  const int price = price_of(state_, unit, use);
  std::uint8_t& pool = state_.command[static_cast<std::size_t>(index_of(by))];
  pool = static_cast<std::uint8_t>(pool - price);
  const UnitId other = use.target != kNone ? use.target : use.helper;
  tell({Happened::Used, by, unit, other, kNone, use.ability, price});
  if (std::any_of(clauses.begin(), clauses.end(),
                  [](const Effect* each) { return each->takes_action; })) {
    ++state_.active.actions;
    state_.active.last = Act::Use;
    state_.active.done = static_cast<std::uint16_t>(state_.active.done | bit_of(Act::Use));
  }
  bool once = false;
  for (const Effect* each : clauses) {
    once = once || each->once;
    carry_out(*each, unit, each->whom == Whom::Own ? unit : use.target);
  }
  if (once) state_.lasting.push_back({unit, unit, use.ability, kSpent});
  if (use.helper != kNone) help(unit, use.helper);
}

// ---- Sweeps ------------------------------------------------------------------------------------

namespace {

// Whether the unit's use of it counts in this activation.
bool is_used(const State& state, UnitId unit, std::uint8_t ability) {
  return std::any_of(state.lasting.begin(), state.lasting.end(), [&](const Lasting& each) {
    return each.by == unit && each.ability == ability && each.clause != kSpent &&
           effect_of(each).lasts == Lasts::Activation;
  });
}

template <class Take>
void each_sweep(const State& state, Take&& take) {
  for (const Shot& shot : state.round.shots) {
    if (shot.weapon == kFrag) continue;
    for (const Effect& effect : weapon_of(state, shot).effects) {
      const bool sweeps = effect.verb == Verb::Sweep;
      if (sweeps && is_used(state, state.round.shooter, effect.ability)) take(shot, effect);
    }
  }
}

}  // namespace

bool Flow::sweeps() const {
  bool any = false;
  each_sweep(state_, [&](const Shot&, const Effect&) { any = true; });
  return any;
}

// Friend and foe in the front arc of the leader, one after the other, since each may have injuries
// to allot.
void Flow::pass_sweep() {
  const UnitId shooter = state_.round.shooter;
  while (state_.top().count < state_.units.size()) {
    const UnitId other = state_.top().count++;
    if (other == shooter || !is_on_table(state_, other)) continue;
    if (is_out_of_front(state_, shooter, other)) continue;
    int levels = 0;
    each_sweep(state_, [&](const Shot& shot, const Effect& effect) {
      const Disc base = base_of(state_, shot.model);
      levels += is_within(state_, base, other, effect.amount * kMilsPerInch);
    });
    if (levels > 0) return suppress(other, levels);
  }
  pop();
}

}  // namespace mael::battle
