#include "engine/battle/steps.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/battle/effects/criticals.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/volley.h"

namespace mael::battle {
namespace {

bool never(const State&) { return false; }

bool unit_lives(const State& state) { return is_on_table(state, state.top().unit); }
bool target_lives(const State& state) { return is_on_table(state, state.round.target); }
bool awaits_dice(const State& state) { return dice_due(state) > 0; }

// More dice than must go, in more than one group.
bool awaits_removal(const State& state) {
  const Round& round = state.round;
  const int owed = dice_owed(state, round);
  const auto groups =
      std::count_if(round.counts.begin(), round.counts.end(), [](int count) { return count > 0; });
  return owed > 0 && total_of_counts(round) > owed && groups > 1;
}

// A flip is only asked for where one can better the roll.
bool awaits_hit_flips(const State& state) {
  const Round& round = state.round;
  const int flips = flips_of_hits(state, round);
  for (int i = 0; i < round.dice.size(); ++i) {
    const HitDie& die = round.dice[i];
    if (!may_flip(state, round, die.shot)) continue;
    const PricedFlip flip = cheapest_hit(state, round, die);
    if (flip.face != 0 && flip.cost <= flips) return true;
    const bool perfectible = !is_wild(round, die.shot) && die.shown != 6;
    if (perfectible && flip_cost(die.shown, 6) <= flips) return true;
  }
  return false;
}

bool awaits_criticals(const State& state) {
  const Round& round = state.round;
  return std::any_of(round.dice.begin(), round.dice.end(),
                     [&](const HitDie& die) { return may_do_else(state, round, die); });
}

bool awaits_defense(const State& state) {
  const Round& round = state.round;
  const HitBits hits = blockable_hits(state, round);
  if (hits == 0) return false;
  for (const Defense kind : kBlockingDefenses) {
    const int value = defense_value(state, round, kind);
    for (HitBits left = hits; left != 0; left &= left - 1) {
      const int shot = round.die_of(lowest_bit(left)).shot;
      if (blocking_cost(state, round, kind, shot) <= value) return true;
    }
  }
  return false;
}

bool awaits_av(const State& state) {
  return unblocked_hits(state.round) != 0 && std::popcount(avs_of(state, state.round.target)) > 1;
}

bool awaits_armor_flips(const State& state) {
  const Round& round = state.round;
  for (int i = 0; i < round.armor.size(); ++i) {
    const PricedFlip flip = cheapest_stop(state, round, round.armor[i]);
    if (flip.face != 0 && flip.cost <= flips_of_armor(round)) return true;
  }
  return false;
}

bool awaits_allotment(const State& state) {
  return surviving_hits(state, state.round) != 0 && count_living(state, state.round.target) > 1;
}

bool awaits_injury(const State& state) {
  const UnitId unit = state.top().unit;
  return state.top().count > 0 && injured_of(state, unit) == kNone && count_living(state, unit) > 1;
}

// Of one model that is left only its place can be a question (EDG-046, EDG-R31).
bool awaits_leader(const State& state) {
  const UnitId unit = state.top().unit;
  const ModelList living = living_of(state, unit);
  return living.size() > 1 || (living.size() == 1 && may_take_place(state, unit, living[0]));
}

constexpr std::array<StepForm, 31> kSteps{{
    {Step::Acting, Asked::Owner, &unit_lives, &Flow::pass_closing},
    {Step::BonusDice, Asked::Chance, &unit_lives, &Flow::pass_closing},
    {Step::BonusMove, Asked::Owner, &unit_lives, &Flow::pass_closing},
    {Step::Charged, Asked::Prey, &may_defend, &Flow::pass_charged},
    {Step::Striking, Asked::Nobody, &never, &Flow::pass_strike},
    {Step::ShakeTest, Asked::Chance, &unit_lives, &Flow::pass_closing},
    {Step::Regrouping, Asked::Nobody, &never, &Flow::pass_regrouping},
    {Step::Closing, Asked::Nobody, &never, &Flow::pass_closing},

    {Step::ShotDice, Asked::Chance, &awaits_dice, &Flow::pass_shots},
    {Step::RemoveDice, Asked::Owner, &awaits_removal, &Flow::pass_removal},
    {Step::HitDice, Asked::Chance, &awaits_dice, &Flow::pass_next},
    {Step::FlipHits, Asked::Owner, &awaits_hit_flips, &Flow::pass_flips},
    {Step::Criticals, Asked::Owner, &awaits_criticals, &Flow::pass_next},
    {Step::Defense, Asked::Target, &awaits_defense, &Flow::pass_next},
    {Step::FieldDice, Asked::Chance, &awaits_dice, &Flow::pass_next},
    {Step::ChooseAv, Asked::Target, &awaits_av, &Flow::pass_av},
    {Step::ArmorDice, Asked::Chance, &awaits_dice, &Flow::pass_next},
    {Step::FlipArmor, Asked::Target, &awaits_armor_flips, &Flow::pass_next},
    {Step::DamageDice, Asked::Chance, &awaits_dice, &Flow::pass_next},
    {Step::Allocate, Asked::Target, &awaits_allotment, &Flow::pass_allocation},
    {Step::Suppress, Asked::Nobody, &never, &Flow::pass_suppression},
    {Step::CqTest, Asked::Chance, &awaits_dice, &Flow::pass_cq_test},
    {Step::Retreat, Asked::Target, &target_lives, &Flow::pass_to_end},
    {Step::Regather, Asked::Nobody, &never, &Flow::pass_regathering},
    {Step::SupportDice, Asked::Chance, &awaits_dice, &Flow::pass_to_end},
    {Step::NerveDice, Asked::Chance, &awaits_dice, &Flow::pass_support},
    {Step::RoundOver, Asked::Nobody, &never, &Flow::pass_round},

    {Step::Injuries, Asked::Owner, &awaits_injury, &Flow::pass_injuries},
    {Step::Leader, Asked::Owner, &awaits_leader, &Flow::pass_leader},
    {Step::PenaltyDice, Asked::Chance, &awaits_dice, &Flow::pop},
    {Step::Sweep, Asked::Nobody, &never, &Flow::pass_sweep},
}};

constexpr bool is_ordered() {
  for (std::size_t i = 0; i < kSteps.size(); ++i) {
    if (static_cast<std::size_t>(kSteps[i].step) != i) return false;
  }
  return true;
}
static_assert(is_ordered());

// Hits whose damage is rolled (EDG-181).
bool has_damage_die(const State& state, const Round& round, const ArmorDie& die) {
  return weapon_of(state, round.shots[round.die_of(die.hit).shot]).damage_die > 0;
}

int tests_due(const State& state) {
  if (!target_lives(state)) return 0;
  int tests = 0;
  for (const Shot& shot : state.round.shots) tests += tests_of(state, shot);
  return tests;
}

int shot_dice_due(const State& state) {
  const Round& round = state.round;
  int dice = 0;
  for (int i = 0; i < round.shots.size(); ++i) {
    dice += is_rolled(state, round.shots[i]) && shots_of(state, round, i, 1) > 0;
  }
  return dice;
}

int field_dice_due(const State& state) {
  const Round& round = state.round;
  return round.defense == Defense::Cascade && target_lives(state) ? count_bits(round.blocked) : 0;
}

int cq_dice_due(const State& state) {
  const Round& round = state.round;
  return round.kind == RoundKind::Fight && round.hurt != 0 && target_lives(state) &&
         wp_of(state, round.target) != kNoWp;
}

int damage_dice_due(const State& state) {
  const Round& round = state.round;
  const HitBits surviving = surviving_hits(state, round);
  int dice = 0;
  for (int i = 0; i < round.armor.size(); ++i) {
    dice += (surviving & hit_bit(i)) != 0 && has_damage_die(state, round, round.armor[i]);
  }
  return dice;
}

// The cheapest way from a face to one that shows so much at least: of equally cheap ones the
// lowest.
template <class Price>
PricedFlip cheapest_from(int face, int least, Price&& price) {
  PricedFlip best;
  if (face >= least) return best;
  for (int to = least; to <= kSides; ++to) {
    const int cost = price(to);
    if (best.face == 0 || cost < best.cost) best = {to, cost};
  }
  return best;
}

}  // namespace

const StepForm& form_of(Step step) { return kSteps[static_cast<std::size_t>(step)]; }

UnitId asked_unit(const State& state) {
  switch (form_of(state.top().step).asked) {
    case Asked::Owner: return state.top().unit;
    case Asked::Target: return state.round.target;
    case Asked::Prey: return state.active.target;
    case Asked::Nobody:
    case Asked::Chance: break;
  }
  return kNone;
}

Seat asked_by(const State& state) {
  const UnitId unit = asked_unit(state);
  return unit == kNone ? Seat::Chance : state.units[unit].owner;
}

int dice_due(const State& state) {
  if (state.frames.empty()) return state.stage == Stage::Priority ? 2 : 0;
  const Round& round = state.round;
  switch (state.top().step) {
    case Step::BonusDice: return state.units[state.top().unit].moving;
    case Step::ShakeTest: return 1;
    case Step::ShotDice: return shot_dice_due(state);
    case Step::HitDice: return total_of_counts(round);
    case Step::FieldDice: return field_dice_due(state);
    case Step::ArmorDice: return count_bits(unblocked_hits(round));
    case Step::DamageDice: return damage_dice_due(state);
    case Step::CqTest: return cq_dice_due(state);
    case Step::SupportDice: return tests_due(state);
    case Step::NerveDice:
      return target_lives(state) && wp_of(state, round.target) != kNoWp ? round.passed : 0;
    case Step::PenaltyDice: return state.top().count;
    default: return 0;
  }
}

int total_of_counts(const Round& round) {
  int total = 0;
  for (const int count : round.counts) total += count;
  return total;
}

HitBits unblocked_hits(const Round& round) { return round.hits & ~round.blocked; }

HitBits surviving_hits(const State& state, const Round& round) {
  HitBits bits = 0;
  for (int i = 0; i < round.armor.size(); ++i) {
    if (!is_stopped(state, round, round.armor[i])) bits |= hit_bit(i);
  }
  return bits;
}

PricedFlip cheapest_hit(const State& state, const Round& round, HitDie die) {
  return cheapest_from(die.shown, least_hit(state, round, die.shot),
                       [&](int face) { return flip_cost(die.shown, face); });
}

PricedFlip cheapest_stop(const State& state, const Round& round, ArmorDie die) {
  return cheapest_from(die.shown, least_stop(state, round, die),
                       [&](int face) { return armor_flip_price(state, round, die, face).sum(); });
}

bool may_take_place(const State& state, UnitId unit, ModelId named) {
  const Profile& fallen = profile_of(state, state.units[unit].leader);
  const Profile& next = profile_of(state, named);
  return fallen.weapons == next.weapons && fallen.frags == next.frags &&
         fallen.radius() == next.radius();
}

bool may_defend(const State& state) {
  const UnitId charger = state.active.unit, target = state.active.target;
  if (!is_on_table(state, charger) || !is_on_table(state, target)) return false;
  const bool charged = state.active.strike.shots.empty();
  if (touched_enemies(state, target) != (charged ? unit_bit(charger) : 0)) return false;
  const ModelList living = living_of(state, target);
  return std::any_of(living.begin(), living.end(), [&](ModelId model) {
    const auto may = [&](std::uint8_t weapon) {
      return !judge_shot(state, RoundKind::Defensive, target, charger, {model, weapon});
    };
    bool any = may(kFrag);
    for (int i = 0; i < profile_of(state, model).weapons.size(); ++i) {
      any = any || may(static_cast<std::uint8_t>(i));
    }
    return any;
  });
}

}  // namespace mael::battle
