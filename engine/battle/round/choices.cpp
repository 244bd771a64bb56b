#include "engine/battle/round/choices.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "engine/battle/derived.h"
#include "engine/battle/effects/commands.h"
#include "engine/battle/round/prospects.h"
#include "engine/battle/round/spending.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

// The flips that a spending of points amounts to.
FlipDice flips_of(const std::vector<Prospect>& dice, int flips) {
  const std::vector<int> taken = best_spending(dice, flips);
  FlipDice deed;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (taken[i] == kAsItLies) continue;
    deed.flips.push_back({static_cast<std::uint8_t>(i), dice[i].offers[taken[i]].face});
  }
  return deed;
}

FlipDice hit_flips(const State& state, Aim aim) {
  const Round& round = state.round;
  std::vector<Prospect> dice;
  for (const HitDie& die : round.dice) dice.push_back(prospect_of(state, round, die, aim));
  return flips_of(dice, std::min(flips_of_hits(state, round), kMostPoints));
}

// Blocked hits, and what blocking them is worth.
struct Blocking {
  ChooseDefense deed;
  std::int64_t worth = 0;
};

Blocking best_blocking(const State& state, Defense kind) {
  const Round& round = state.round;
  const HitBits hits = blockable_hits(state, round);
  std::vector<Prospect> dice;
  std::vector<int> places;
  for (HitBits left = hits; left != 0; left &= left - 1) {
    const int hit = lowest_bit(left);
    dice.push_back(blocking_of(state, round, kind, round.die_of(hit).shot));
    places.push_back(hit);
  }
  const std::vector<int> taken = best_spending(dice, defense_value(state, round, kind));
  Blocking blocking;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (taken[i] == kAsItLies) continue;
    blocking.deed.blocked |= hit_bit(places[i]);
    blocking.worth += dice[i].offers[taken[i]].gain.value;
  }
  if (blocking.deed.blocked != 0) blocking.deed.kind = kind;
  return blocking;
}

}  // namespace

FlipDice usual_hit_flips(const State& state) { return hit_flips(state, Aim::Hits); }

FlipDice strongest_hit_flips(const State& state) { return hit_flips(state, Aim::Damage); }

FlipDice usual_armor_flips(const State& state) {
  const Round& round = state.round;
  std::vector<Prospect> dice;
  for (const ArmorDie& die : round.armor) dice.push_back(prospect_of(state, round, die));
  return flips_of(dice, flips_of_armor(round));
}

ChooseDefense usual_defense(const State& state, Defense kind) {
  return best_blocking(state, kind).deed;
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
  int owed = dice_owed(state, round);
  for (const int shot : order) {
    const int now = std::min<int>(owed, round.counts[shot]);
    deed.counts[shot] = static_cast<std::uint8_t>(now);
    owed -= now;
  }
  return deed;
}

int harm_by(const State& state, const Blow& blow, ModelId model) {
  return damage_to(state, state.round, blow.shot, model, blow.damage).sum();
}

std::vector<ModelId> dealt_to(const State& state, const std::vector<Blow>& blows,
                              const std::vector<ModelId>& order) {
  std::vector<ModelId> models;
  std::size_t place = 0;
  int left = state.models[order[0]].fortitude;
  for (const Blow& blow : blows) {
    models.push_back(order[place]);
    left -= harm_by(state, blow, order[place]);
    if (left > 0) continue;
    if (++place == order.size()) break;
    left = state.models[order[place]].fortitude;
  }
  return models;
}

Allocate allotment(const State& state, const std::vector<ModelId>& order) {
  const Round& round = state.round;
  const HitBits surviving = surviving_hits(state, round);
  // The greatest first, then those that do the same, then by place.
  struct Hit {
    int less, kind;
    std::uint8_t place;
    bool operator<(const Hit& other) const {
      return std::tie(less, kind, place) < std::tie(other.less, other.kind, other.place);
    }
  };
  std::vector<Hit> hits;
  for (int i = 0; i < round.armor.size(); ++i) {
    if ((surviving & hit_bit(i)) == 0) continue;
    const int shot = round.die_of(round.armor[i].hit).shot;
    hits.push_back({-damage_of(state, round, round.armor[i]), slot_of_damage(state, round, shot),
                    static_cast<std::uint8_t>(i)});
  }
  std::sort(hits.begin(), hits.end());
  std::vector<Blow> blows;
  for (const Hit& hit : hits) {
    blows.push_back({-hit.less, round.die_of(round.armor[hit.place].hit).shot});
  }
  const std::vector<ModelId> models = dealt_to(state, blows, order);
  Allocate deed;
  for (std::size_t i = 0; i < models.size(); ++i) deed.given.push_back({hits[i].place, models[i]});
  return deed;
}

std::vector<ModelId> usual_victims(const State& state, UnitId unit) {
  const ModelList living = living_of(state, unit);
  std::vector<ModelId> order(living.begin(), living.end());
  const ModelId injured = injured_of(state, unit);
  const int av = state.round.av;
  const auto rank = [&](ModelId model) {
    const Profile& profile = profile_of(state, model);
    const int group = model == injured ? 0 : av == kNone || av_of(state, model).sum() == av ? 1 : 2;
    const int worth = profile.skl + 2 * profile.cqa + (command_of(profile) > 0 ? 20 : 0) +
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
  Blocking best;
  for (const Defense kind : kBlockingDefenses) {
    const Blocking blocking = best_blocking(state, kind);
    if (blocking.worth > best.worth) best = blocking;
  }
  return best.deed;
}

namespace {

Deed usual_deed(const State& state) {
  switch (state.top().step) {
    case Step::RemoveDice: return usual_removal(state);
    case Step::FlipHits: return usual_hit_flips(state);
    case Step::Criticals: return ChooseCriticals{};
    case Step::Defense: return usual_defense(state);
    case Step::ChooseAv:
      return ChooseAv{static_cast<std::uint8_t>(
          std::bit_width(unsigned{avs_of(state, state.round.target)}) - 1)};
    case Step::FlipArmor: return usual_armor_flips(state);
    case Step::Allocate: return allotment(state, usual_victims(state, state.round.target));
    case Step::Injuries: return Injure{usual_victims(state, state.top().unit)[0]};
    case Step::Leader: return NameLeader{usual_leader(state, state.top().unit), false};
    case Step::Charged: {
      const Volley volley =
          usual_volley(state, RoundKind::Defensive, state.active.target, state.active.unit);
      return volley.shots.empty() ? Deed{HoldFire{}} : Deed{Defend{volley}};
    }
    default: return Stay{};
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
