#include "engine/battle/choices.h"

#include <algorithm>
#include <bit>

#include "engine/battle/derived.h"
#include "engine/battle/dice.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"
#include "engine/battle/volley.h"

namespace mael::battle {
namespace {

// A flip somebody could make, what it costs and what it is worth.
struct Offer {
  Flip flip;
  int cost = 0;
  int worth = 0;
};

bool comes_first(const Offer& a, const Offer& b) {
  if (a.worth * b.cost != b.worth * a.cost) return a.worth * b.cost > b.worth * a.cost;
  return a.flip < b.flip;
}

// Takes offers in their order as long as the flips last, one for each die.
FlipDice take_best(std::vector<Offer> offers, int flips) {
  std::sort(offers.begin(), offers.end(), &comes_first);
  DiceBits taken = 0;
  FlipDice deed;
  for (const Offer& offer : offers) {
    if (offer.cost > flips || (taken & die_bit(offer.flip.die)) != 0) continue;
    taken |= die_bit(offer.flip.die);
    flips -= offer.cost;
    deed.flips.push_back(offer.flip);
  }
  std::sort(deed.flips.begin(), deed.flips.end());
  return deed;
}

// What a hit of this shot is worth against armor, in thirty-sixths of its damage.
int worth_of_hit(const State& state, const Round& round, int shot, bool perfect) {
  const Weapon& weapon = weapon_of(state, round.shots[shot]);
  const int damage = weapon.damage_die > 0 ? (weapon.damage_die + 1) / 2 : weapon.damage;
  const int strongest = profile_of(state, living_of(state, round.target)[0]).fortitude;
  const int through = perfect && weapon.pen <= 6 ? 5 : std::min(6, weapon.pen - 1);
  return 6 * through * std::min(damage, strongest);
}

std::vector<Offer> hit_offers(const State& state, bool perfect) {
  const Round& round = state.round;
  std::vector<Offer> offers;
  for (int i = 0; i < round.dice.size(); ++i) {
    const HitDie& die = round.dice[i];
    if (!may_flip(state, round, die.shot)) continue;
    const auto place = static_cast<std::uint8_t>(i);
    const int now = !is_hit(state, round, die)
                        ? 0
                        : worth_of_hit(state, round, die.shot, is_perfect(round, die));
    const Turn turn = cheapest_hit(state, round, i);
    if (turn.face != 0) {
      const bool is_six = turn.face == 6 && !is_wild(round, die.shot);
      offers.push_back({{place, static_cast<std::uint8_t>(turn.face)},
                        turn.cost,
                        worth_of_hit(state, round, die.shot, is_six)});
    }
    if (!perfect || die.shown == 6 || is_wild(round, die.shot)) continue;
    const int gain = worth_of_hit(state, round, die.shot, true) - now;
    if (gain > 0) offers.push_back({{place, 6}, flip_cost(die.shown, 6), gain});
  }
  return offers;
}

}  // namespace

FlipDice usual_hit_flips(const State& state) {
  const Round& round = state.round;
  int flips = flips_of_hits(state, round);
  FlipDice deed = take_best(hit_offers(state, false), flips);
  DiceBits taken = 0;
  for (const Flip& flip : deed.flips) {
    flips -= flip_cost(round.dice[flip.die].shown, flip.value);
    taken |= die_bit(flip.die);
  }
  for (int i = 0; i < round.dice.size(); ++i) {
    const HitDie& die = round.dice[i];
    const bool fits = (taken & die_bit(i)) == 0 && die.shown != 6 && is_hit(state, round, die) &&
                      may_flip(state, round, die.shot) && flip_cost(die.shown, 6) <= flips;
    if (!fits) continue;
    flips -= flip_cost(die.shown, 6);
    deed.flips.push_back({static_cast<std::uint8_t>(i), 6});
  }
  std::sort(deed.flips.begin(), deed.flips.end());
  return deed;
}

FlipDice perfect_hit_flips(const State& state) {
  return take_best(hit_offers(state, true), flips_of_hits(state, state.round));
}

FlipDice usual_armor_flips(const State& state) {
  const Round& round = state.round;
  std::vector<Offer> offers;
  for (int i = 0; i < round.armor.size(); ++i) {
    const Turn turn = cheapest_stop(state, round, i);
    if (turn.face == 0) continue;
    const int strongest = profile_of(state, living_of(state, round.target)[0]).fortitude;
    const int damage = damage_of(state, round, round.armor[i], living_of(state, round.target)[0]);
    offers.push_back({{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(turn.face)},
                      turn.cost,
                      std::min(damage, strongest)});
  }
  return take_best(offers, flips_of_armor(round));
}

ChooseDefense usual_defense(const State& state, Defense kind) {
  const Round& round = state.round;
  const DiceBits hits = blockable_hits(state, round);
  std::vector<Offer> offers;
  for (int i = 0; i < round.dice.size(); ++i) {
    if ((hits & die_bit(i)) == 0) continue;
    offers.push_back({{static_cast<std::uint8_t>(i), 1},
                      blocking_cost(state, round, kind, i),
                      1 + worth_of_hit(state, round, round.dice[i].shot, false)});
  }
  ChooseDefense deed;
  for (const Flip& each : take_best(offers, defense_value(state, round, kind)).flips) {
    deed.blocked |= die_bit(each.die);
  }
  if (deed.blocked != 0) deed.kind = kind;
  return deed;
}

RemoveDice usual_removal(const State& state) {
  const Round& round = state.round;
  std::vector<int> order;
  for (int i = 0; i < round.counts.size(); ++i) order.push_back(i);
  const auto worth = [&](int shot) {
    if (round.shots[shot].weapon == kFrag) return 0;
    const Weapon& weapon = weapon_of(state, round.shots[shot]);
    return weapon.pen * std::max<int>(weapon.damage, weapon.damage_die / 2);
  };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return worth(a) < worth(b); });
  RemoveDice deed;
  for (int i = 0; i < round.counts.size(); ++i) deed.counts.push_back(0);
  int owed = -skill_of(state, round).sum();
  for (const int shot : order) {
    const int now = std::min<int>(owed, round.counts[shot]);
    deed.counts[shot] = static_cast<std::uint8_t>(now);
    owed -= now;
  }
  return deed;
}

Allocate allotment(const State& state, const std::vector<ModelId>& order) {
  const Round& round = state.round;
  const DiceBits surviving = surviving_hits(state, round);
  std::vector<std::uint8_t> hits;
  for (int i = 0; i < round.armor.size(); ++i) {
    if ((surviving & die_bit(i)) != 0) hits.push_back(static_cast<std::uint8_t>(i));
  }
  // The greatest first: what goes beyond the FOR of a model is lost.
  std::stable_sort(hits.begin(), hits.end(), [&](std::uint8_t a, std::uint8_t b) {
    return damage_of(state, round, round.armor[a], order[0]) >
           damage_of(state, round, round.armor[b], order[0]);
  });
  Allocate deed;
  std::size_t place = 0;
  int left = state.models[order[0]].fortitude;
  for (const std::uint8_t hit : hits) {
    deed.given.push_back({hit, order[place]});
    left -= damage_of(state, round, round.armor[hit], order[place]);
    if (left > 0) continue;
    if (++place == order.size()) break;
    left = state.models[order[place]].fortitude;
  }
  return deed;
}

std::vector<ModelId> usual_victims(const State& state, UnitId unit) {
  const ModelList living = living_of(state, unit);
  std::vector<ModelId> order(living.begin(), living.end());
  const ModelId injured = injured_of(state, unit);
  const int av = state.round.av;
  const auto rank = [&](ModelId model) {
    const Profile& profile = profile_of(state, model);
    const int group = model == injured ? 0 : profile.av == av || av == kNone ? 1 : 2;
    const int worth = profile.skl + 2 * profile.cqa + (profile.command > 0 ? 20 : 0) +
                      (model == state.units[unit].leader ? 40 : 0);
    return group * 1000 + worth;
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](ModelId a, ModelId b) { return rank(a) < rank(b); });
  return order;
}

ModelId usual_leader(const State& state, UnitId unit) {
  const ModelId fallen = state.units[unit].leader;
  ModelId best = kNone;
  const auto rank = [&](ModelId model) {
    const int wp = profile_of(state, model).wp;
    return std::pair{wp, gap_between(base_of(state, fallen), base_of(state, model))};
  };
  for (const ModelId model : living_of(state, unit)) {
    if (best == kNone || rank(model) < rank(best)) best = model;
  }
  return best;
}

ChooseDefense usual_defense(const State& state) {
  const Round& round = state.round;
  ChooseDefense best;
  int most = 0;
  for (const Defense kind : {Defense::Cover, Defense::Field}) {
    const ChooseDefense deed = usual_defense(state, kind);
    int worth = 0;
    for (int i = 0; i < round.dice.size(); ++i) {
      if ((deed.blocked & die_bit(i)) == 0) continue;
      worth += 1 + worth_of_hit(state, round, round.dice[i].shot, false);
    }
    if (worth <= most) continue;
    most = worth;
    best = deed;
  }
  return best;
}

namespace {

Deed usual_deed(const State& state) {
  switch (state.top().step) {
    case Step::RemoveDice:
      return usual_removal(state);
    case Step::FlipHits:
      return usual_hit_flips(state);
    case Step::Defense:
      return usual_defense(state);
    case Step::ChooseAv:
      return ChooseAv{static_cast<std::uint8_t>(
          std::bit_width(unsigned{avs_of(state, state.round.target)}) - 1)};
    case Step::FlipArmor:
      return usual_armor_flips(state);
    case Step::Allocate:
      return allotment(state, usual_victims(state, state.round.target));
    case Step::Injuries:
      return Injure{usual_victims(state, state.top().unit)[0]};
    case Step::Leader:
      return NameLeader{usual_leader(state, state.top().unit), false};
    case Step::Charged: {
      const Volley volley =
          usual_volley(state, RoundKind::Defensive, state.active.target, state.active.unit);
      return volley.shots.empty() ? Deed{HoldFire{}} : Deed{Defend{volley}};
    }
    default:
      return Stay{};
  }
}

}  // namespace

std::optional<Action> usual_answer(const State& state) {
  const Awaited awaited = to_act(state);
  if (awaited.is_chance() || awaited.is_nobody() || state.frames.empty()) return {};
  if (state.top().step == Step::Acting) return {};
  return Action{awaited.first(), usual_deed(state)};
}

}  // namespace mael::battle
