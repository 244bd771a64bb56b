#include "engine/battle/round/forecast.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/effects/criticals.h"
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/odds.h"
#include "engine/battle/round/prospects.h"
#include "engine/battle/round/rolls.h"
#include "engine/battle/round/spending.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

using namespace rolls;

void add(Spread& spread, int number, Share chance) {
  const auto place = static_cast<std::size_t>(number);
  if (spread.size() <= place) spread.resize(place + 1);
  spread[place] += chance;
}

// ---- A round ------------------------------------------------------------------------------------

int count_of_all(std::int64_t tally) {
  int count = 0;
  for (int slot = 0; slot < kTallied; ++slot) count += count_of(tally, slot);
  return count;
}

class RollForecaster {
 public:
  explicit RollForecaster(const State& state) : state_(state), target_(state.round.target) {
    const auto avs = avs_of(state_, target_);
    state_.round.av = static_cast<std::uint8_t>(std::bit_width(unsigned{avs}) - 1);
    victims_ = usual_victims(state_, target_);
  }

  // Of dice to be cast and flipped so.
  Forecast of_roll(Aim aim) && {
    for (const auto& hits : hit_odds(aim)) take_hits(hits.tally, hits.chance);
    return std::move(*this).finished();
  }
  // Of hits that are certain.
  Forecast of_hits(std::int64_t tally) && {
    take_hits(tally, kCertain);
    return std::move(*this).finished();
  }

 private:
  // Hits that go to the armor roll, by what was blocked for a die each.
  struct Unblocked {
    Odds hits;
    Share hit = 0, missed = 0;
  };

  void take_hits(std::int64_t tally, Share chance) {
    add(forecast_.hits, count_of_all(tally), chance);
    const Left left = left_by_defense(tally);
    add(forecast_.past, count_of_all(left.hits), chance);
    Unblocked& unblocked = unblocked_[left.diced];
    unblocked.hits.add(left.hits, Shapes::kNone, chance);
    (tally == 0 ? unblocked.missed : unblocked.hit) += chance;
  }
  Forecast finished() && {
    for (const auto& [diced, unblocked] : unblocked_) {
      Share fallen = 0;
      for (const auto& hits : armor_odds(unblocked.hits)) {
        if (finish(hits.tally, hits.chance) > 0) fallen += hits.chance;
      }
      add(forecast_.raised, 0, unblocked.missed);
      raise(1, unblocked.hit - fallen, diced);
      raise(2, fallen, diced);
    }
    return std::move(forecast_);
  }

  // By so many levels, and one more for each of these dice that is costly.
  void raise(int levels, Share chance, int dice) {
    if (dice == 0) return add(forecast_.raised, levels, chance);
    int costly = 0;
    for (int face = 1; face <= kSides; ++face) costly += is_costly(face);
    const Share more = chance / kSides * costly;
    raise(levels + 1, more, dice - 1);
    raise(levels, chance - more, dice - 1);
  }

  // Hits after flips, by kind and whether they strike perfectly.
  Odds hit_odds(Aim aim) const {
    const Round& round = state_.round;
    std::array<int, kKindsTallied> dice{};
    for (int shot = 0; shot < round.counts.size(); ++shot) {
      if (round.counts[shot] == 0) continue;
      dice[static_cast<std::size_t>(first_alike(state_, round, shot))] += round.counts[shot];
    }
    Shapes shapes(std::min(flips_of_hits(state_, round), kMostPoints));
    Odds odds;
    odds.add(0, Shapes::kNone, kCertain);
    for (std::uint8_t kind = 0; kind < kKindsTallied; ++kind) {
      if (dice[kind] == 0) continue;
      const Sides sides = sides_of(shapes.budget(), [&](std::uint8_t face) {
        return prospect_of(state_, round, HitDie{face, face, kind}, aim);
      });
      Odds next;
      join(odds, odds_of(dice[kind], sides, shapes), shapes, next);
      odds = std::move(next);
    }
    return settled(odds, shapes);
  }

  // What special defense leaves of these hits, and the dice it is rolled for then.
  struct Left {
    std::int64_t hits = 0;
    int diced = 0;
  };
  Left left_by_defense(std::int64_t hits) const {
    std::int64_t most = 0;
    Left left{hits, 0};
    for (const Defense kind : kBlockingDefenses) {
      const int value = defense_value(state_, state_.round, kind);
      if (value == 0) continue;
      Frontier frontier(value);
      std::int64_t perfect = 0;
      for (int shot = 0; shot < kKindsTallied; ++shot) {
        const int strikes = slot_of_hit(shot, true);
        perfect += one_of(strikes) * count_of(hits, strikes);
        for (int i = count_of(hits, slot_of_hit(shot, false)); i > 0; --i) {
          frontier.add(blocking_of(state_, state_.round, kind, shot));
        }
      }
      const Gain& best = frontier.for_points(value);
      if (best.value <= most) continue;
      most = best.value;
      left.hits = best.tally + perfect;
      left.diced = kind == Defense::Cascade ? count_of_all(hits) - count_of_all(left.hits) : 0;
    }
    return left;
  }

  // Hits that armor is rolled for in the same way, whatever weapon they are of.
  struct ArmorKind {
    Sides sides;
    int slots = 0;  // of hits, a bit each
    int most = 0;   // dice
    int dice_of(std::int64_t hits) const {
      int dice = 0;
      for (int slot = 0; slot < kTallied; ++slot) {
        if ((slots >> slot & 1) != 0) dice += count_of(hits, slot);
      }
      return dice;
    }
  };

  std::vector<ArmorKind> armor_kinds(const Odds& unblocked, int flips) {
    int present = 0;
    for (const auto& hits : unblocked) {
      for (int slot = 0; slot < kTallied; ++slot) {
        present |= (count_of(hits.tally, slot) > 0 ? 1 : 0) << slot;
      }
    }
    std::vector<ArmorKind> kinds;
    for (int slot = 0; slot < kTallied; ++slot) {
      if ((present >> slot & 1) == 0) continue;
      const Sides sides = armor_sides(slot, flips);
      auto kind = std::find_if(kinds.begin(), kinds.end(),
                               [&](const ArmorKind& each) { return each.sides == sides; });
      if (kind == kinds.end()) kind = kinds.insert(kind, {sides, 0, 0});
      kind->slots |= 1 << slot;
    }
    for (ArmorKind& kind : kinds) {
      for (const auto& hits : unblocked) kind.most = std::max(kind.most, kind.dice_of(hits.tally));
    }
    // The most dice first: that leaves the fewest cases for the others.
    std::sort(kinds.begin(), kinds.end(),
              [](const ArmorKind& a, const ArmorKind& b) { return a.most > b.most; });
    return kinds;
  }

  // What gets through when these hits are rolled for, kind by kind: cases that differ only in the
  // hits already rolled for are taken together.
  Odds armor_odds(const Odds& unblocked) {
    Shapes shapes(flips_of_armor(state_.round));
    const std::vector<ArmorKind> kinds = armor_kinds(unblocked, shapes.budget());
    std::map<std::vector<int>, Odds> cases;  // by the dice of each kind still to roll
    for (const auto& hits : unblocked) {
      std::vector<int> dice;
      for (const ArmorKind& kind : kinds) dice.insert(dice.begin(), kind.dice_of(hits.tally));
      cases[dice].add(0, Shapes::kNone, hits.chance);
    }
    for (const ArmorKind& kind : kinds) cases = after_rolling(cases, kind, shapes);
    return settled(cases[{}], shapes);
  }

  static std::map<std::vector<int>, Odds> after_rolling(
      const std::map<std::vector<int>, Odds>& cases, const ArmorKind& kind, Shapes& shapes) {
    std::vector<Odds> rolled;  // by the number of dice
    for (int dice = 0; dice <= kind.most; ++dice) {
      rolled.push_back(odds_of(dice, kind.sides, shapes));
    }
    std::map<std::vector<int>, Odds> next;
    for (const auto& [dice, odds] : cases) {
      std::vector<int> left = dice;
      left.pop_back();
      join(odds, rolled[static_cast<std::size_t>(dice.back())], shapes, next[left]);
    }
    return next;
  }

  Sides armor_sides(int slot, int flips) {
    Round& round = state_.round;
    const bool perfect = slot % 2 == 1;
    const auto shown = static_cast<std::uint8_t>(perfect ? kSides : 0);
    round.dice.clear();
    round.dice.push_back({shown, shown, static_cast<std::uint8_t>(slot / 2)});
    return sides_of(flips, [&](std::uint8_t face) {
      return prospect_of(state_, round, ArmorDie{face, face, 0, 0});
    });
  }

  // Who takes an injury besides: whoever is injured, else the first of the victims that stands.
  template <class Models>
  ModelId next_injured(const Models& models) const {
    ModelId first = kNone;
    for (const ModelId model : victims_) {
      if (!models[model].is_alive()) continue;
      if (models[model].fortitude < profile_of(state_, models[model]).fortitude) return model;
      if (first == kNone) first = model;
    }
    return first;
  }

  // Deals out the hits that nothing stopped. Returns how many models fall.
  int finish(std::int64_t surviving, Share chance) {
    std::vector<Blow> blows;
    for (int shot = 0; shot < state_.round.shots.size(); ++shot) {
      const int hits = count_of(surviving, shot);
      if (hits == 0) continue;
      const int damage = weapon_of(state_, state_.round.shots[shot]).damage;
      blows.insert(blows.end(), static_cast<std::size_t>(hits), {damage, shot});
    }
    std::stable_sort(blows.begin(), blows.end(), &is_harder);
    const std::vector<ModelId> hit = dealt_to(state_, blows, victims_);
    auto models = state_.models;
    int lost = 0, hurt = 0, rays = 0;
    for (std::size_t i = 0; i < hit.size(); ++i) {
      Model& model = models[hit[i]];
      const int damage = std::min<int>(harm_by(state_, blows[i], hit[i]), model.fortitude);
      model.fortitude = static_cast<std::uint8_t>(model.fortitude - damage);
      hurt += damage;
      if (model.is_alive()) continue;
      ++lost;
      rays += rays_of(state_, state_.round, blows[i].shot);
    }
    for (; rays > 0; --rays) {
      const ModelId next = next_injured(models);
      if (next == kNone) break;
      ++hurt;
      lost += --models[next].fortitude == 0;
    }
    add(forecast_.lost, lost, chance);
    add(forecast_.hurt, hurt, chance);
    return lost;
  }

  State state_;  // its round serves to ask what dice would come to
  UnitId target_;
  std::vector<ModelId> victims_;
  std::map<int, Unblocked> unblocked_;  // by the dice that are rolled for blocks
  Forecast forecast_;
};

// ---- Dice that lie ------------------------------------------------------------------------------

// What hit dice come to after these flips.
std::int64_t tally_after(const State& state, const FlipDice& flips) {
  Round round = state.round;
  for (const Flip& flip : flips.flips) round.dice[flip.die].shown = flip.value;
  std::int64_t tally = 0;
  for (const HitDie& die : round.dice) {
    tally += prospect_of(state, round, die, Aim::Hits).as_it_lies.tally;
  }
  return tally;
}

struct Spent {
  int flips = 0;
  FlipDice deed;
};

// Everything the dice could come to, and the fewest flips that do it.
std::map<std::int64_t, Spent> within_reach(const State& state) {
  const Round& round = state.round;
  const int budget = std::min(flips_of_hits(state, round), kMostPoints);
  std::map<std::int64_t, Spent> ways{{0, {}}};
  for (int i = 0; i < round.dice.size(); ++i) {
    const Prospect prospect = prospect_of(state, round, round.dice[i], Aim::Hits);
    std::map<std::int64_t, Spent> next;
    const auto reach = [&](std::int64_t tally, const Spent& spent) {
      const auto [way, is_new] = next.insert({tally, spent});
      if (!is_new && spent.flips < way->second.flips) way->second = spent;
    };
    for (const auto& [tally, spent] : ways) {
      reach(tally + prospect.as_it_lies.tally, spent);
      for (const Offer& offer : prospect.offers) {
        Spent more = spent;
        more.flips += offer.cost;
        if (more.flips > budget) continue;
        more.deed.flips.push_back({static_cast<std::uint8_t>(i), offer.face});
        reach(tally + offer.gain.tally, more);
      }
    }
    ways = std::move(next);
  }
  return ways;
}

// ---- Critical hits ------------------------------------------------------------------------------

using Ways = std::vector<ChooseCriticals>;
constexpr std::size_t kMostWays = 96;

// The ways so far, each with any number of these dice besides; none or all of them where that would
// be too many.
Ways widened(const Ways& ways, const std::vector<std::uint8_t>& dice, std::uint8_t effect) {
  const bool few = ways.size() * (dice.size() + 1) <= kMostWays;
  Ways wider;
  for (const ChooseCriticals& way : ways) {
    ChooseCriticals more = way;
    wider.push_back(more);
    for (std::size_t i = 0; i < dice.size(); ++i) {
      more.chosen.push_back({dice[i], effect});
      if (few || i + 1 == dice.size()) wider.push_back(more);
    }
  }
  return wider;
}

// Of dice that can change places only how many do something else; of a weapon that may do several
// things all these do the same.
Ways ways_of_criticals(const State& state) {
  const Round& round = state.round;
  Ways ways{{}};
  for (int kind = 0; kind < round.shots.size(); ++kind) {
    std::vector<std::uint8_t> dice;
    for (int i = 0; i < round.dice.size(); ++i) {
      const HitDie& die = round.dice[i];
      if (may_do_else(state, round, die) && first_alike(state, round, die.shot) == kind) {
        dice.push_back(static_cast<std::uint8_t>(i));
      }
    }
    if (dice.empty()) continue;
    const Weapon& weapon = weapon_of(state, round.shots[kind]);
    Ways all;
    for (std::uint8_t effect = 1; critical_of(weapon, effect) != nullptr; ++effect) {
      const Ways some = widened(ways, dice, effect);
      all.insert(all.end(), some.begin(), some.end());
    }
    ways = std::move(all);
  }
  return ways;
}

// In quarters of a thousandth of FOR.
std::int64_t worth_of(const State& state, const ChooseCriticals& deed) {
  State after = state;
  int worth = 0, levels = 0;
  for (const Critical& each : deed.chosen) {
    after.round.dice[each.die].critical = each.effect;
    const Effect& effect = critical_of(state, state.round, each);
    worth += effect.amount;
    if (effect.verb == Verb::Rise) levels += effect.amount;
  }
  std::uint8_t& suppression = after.units[state.round.target].suppression;
  suppression = static_cast<std::uint8_t>(std::min(kMostSuppression, suppression + levels));
  const Forecast told = RollForecaster(after).of_hits(tally_after(after, {}));
  return 4 * mean_of(told.hurt) + std::int64_t{1000} * worth;
}

// Whether the dice of this round, cast or not, are such as a tally counts.
bool is_tallied(const State& state) {
  const Round& round = state.round;
  const auto is_random = [&](Shot shot) {
    return shot.weapon != kFrag && weapon_of(state, shot).damage_die > 0;
  };
  const int dice = round.dice.empty() ? total_of_counts(round) : round.dice.size();
  for (int shot = kKindsTallied; shot < round.shots.size(); ++shot) {
    if (first_alike(state, round, shot) >= kKindsTallied) return false;
  }
  return dice >= 1 && dice <= kMostTallied &&
         std::none_of(round.shots.begin(), round.shots.end(), is_random);
}

// ---- Shots that are rolled ----------------------------------------------------------------------

void add_all(Spread& sum, const Spread& spread, Share chance) {
  for (std::size_t i = 0; i < spread.size(); ++i) {
    add(sum, static_cast<int>(i), product(spread[i], chance));
  }
}

Forecast forecast_of_shots(const State& state) {
  constexpr Spread Forecast::*kSpreads[]{&Forecast::hits, &Forecast::past, &Forecast::lost,
                                         &Forecast::hurt, &Forecast::raised};
  Forecast all;
  for (const RolledShots& each : rolled_shots(state)) {
    Forecast told;
    for (const auto spread : kSpreads) told.*spread = {kCertain};
    if (is_at(each.state, Step::HitDice)) told = forecast(each.state);
    for (const auto spread : kSpreads) add_all(all.*spread, told.*spread, each.chance);
    all.strongest = all.strongest || told.strongest;
  }
  return all;
}

}  // namespace

std::int64_t mean_of(const Spread& spread) {
  Wide sum = 0;
  for (std::size_t i = 0; i < spread.size(); ++i) {
    sum += Wide{spread[i]} * static_cast<std::int64_t>(i);
  }
  return static_cast<std::int64_t>((sum * 1000 + kCertain / 2) / kCertain);
}

Share at_least(const Spread& spread, int number) {
  Share sum = 0;
  for (std::size_t i = static_cast<std::size_t>(number); i < spread.size(); ++i) sum += spread[i];
  return sum;
}

bool can_forecast(const State& state) {
  if (is_at(state, Step::ShotDice)) {
    const auto all = rolled_shots(state);
    return !all.empty() && std::all_of(all.begin(), all.end(), [](const RolledShots& each) {
      return !is_at(each.state, Step::HitDice) || is_tallied(each.state);
    });
  }
  return (is_at(state, Step::FlipHits) || is_at(state, Step::HitDice)) && is_tallied(state);
}

Forecast forecast(const State& state) {
  if (is_at(state, Step::ShotDice)) return forecast_of_shots(state);
  Forecast usual = RollForecaster(state).of_roll(Aim::Hits);
  if (flips_of_hits(state, state.round) == 0) return usual;
  Forecast strongest = RollForecaster(state).of_roll(Aim::Damage);
  strongest.strongest = true;
  return mean_of(strongest.hurt) > mean_of(usual.hurt) ? strongest : usual;
}

Forecast forecast(const State& state, const FlipDice& flips) {
  return RollForecaster(state).of_hits(tally_after(state, flips));
}

FlipDice best_hit_flips(const State& state) {
  if (!can_forecast(state)) return strongest_hit_flips(state);
  using Worth = std::tuple<std::int64_t, int, int>;
  std::optional<Worth> most;
  FlipDice best;
  for (auto& [tally, spent] : within_reach(state)) {
    const Forecast told = RollForecaster(state).of_hits(tally);
    const Worth worth{mean_of(told.hurt), count_of_all(tally), -spent.flips};
    if (most && worth <= *most) continue;
    most = worth;
    best = std::move(spent.deed);
  }
  return best;
}

ChooseCriticals best_criticals(const State& state) {
  ChooseCriticals best;
  if (!is_tallied(state)) return best;
  std::int64_t most = -1;
  for (const ChooseCriticals& way : ways_of_criticals(state)) {
    const std::int64_t worth = worth_of(state, way);
    const bool better = worth > most || (worth == most && way.chosen.size() < best.chosen.size());
    if (!better) continue;
    most = worth;
    best = way;
  }
  std::sort(best.chosen.begin(), best.chosen.end());
  return best;
}

}  // namespace mael::battle
