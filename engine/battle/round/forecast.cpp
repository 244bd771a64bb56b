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
#include "engine/battle/round/choices.h"
#include "engine/battle/round/dice.h"
#include "engine/battle/round/odds.h"
#include "engine/battle/round/prospects.h"
#include "engine/battle/round/spending.h"
#include "engine/battle/round/volley.h"
#include "engine/battle/rules.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

__extension__ using Wide = __int128;

Share product(Share a, Share b) { return static_cast<Share>(Wide{a} * b / kCertain); }

void add(Spread& spread, int number, Share chance) {
  const auto place = static_cast<std::size_t>(number);
  if (spread.size() <= place) spread.resize(place + 1);
  spread[place] += chance;
}

// ---- Like dice ----------------------------------------------------------------------------------

// What points can still better, each shape once and by number: what dice come to beside their
// tally. Of the many rolls only few differ in it.
class Shapes {
 public:
  // For so many points.
  explicit Shapes(int budget) : budget_(budget) { number_of(Frontier(budget)); }

  static constexpr int kNone = 0;  // of no dice
  int budget() const { return budget_; }
  // The tally once all points are spent, beyond what there is for nothing.
  std::int64_t bought(int shape) const {
    return shapes_[static_cast<std::size_t>(shape)].for_points(budget_).tally;
  }

  int number_of(const Frontier& shape) {
    const auto [place, is_new] = numbers_.insert({shape, static_cast<int>(shapes_.size())});
    if (is_new) shapes_.push_back(shape);
    return place->second;
  }
  int joined(int a, int b) {
    const auto one = static_cast<std::size_t>(a), other = static_cast<std::size_t>(b);
    if (joined_.size() <= one) joined_.resize(shapes_.size());
    if (joined_[one].size() <= other) joined_[one].resize(shapes_.size(), kUnknown);
    if (const int known = joined_[one][other]; known != kUnknown) return known;
    return joined_[one][other] = number_of(shapes_[one].joined(shapes_[other]));
  }

 private:
  int budget_;
  std::vector<Frontier> shapes_;
  std::map<Frontier, int> numbers_;
  static constexpr int kUnknown = -1;
  std::vector<std::vector<int>> joined_;  // the numbers of pairs
};

// Faces that come to the same.
struct WeighedSide {
  Prospect prospect;
  int weight = 1;
  friend bool operator==(const WeighedSide&, const WeighedSide&) = default;
};
using Sides = std::vector<WeighedSide>;

// The sides of a die whose faces hold these prospects; what costs more than the budget is no offer.
template <class ProspectOf>
Sides sides_of(int budget, ProspectOf&& prospect_of_face) {
  Sides sides;
  for (int face = 1; face <= kSides; ++face) {
    const Prospect whole = prospect_of_face(static_cast<std::uint8_t>(face));
    Prospect prospect{whole.as_it_lies, {}};
    for (const Offer& offer : whole.offers) {
      if (offer.cost <= budget) prospect.offers.push_back({offer.cost, 0, offer.gain});
    }
    const auto known = std::find_if(sides.begin(), sides.end(), [&](const WeighedSide& side) {
      return side.prospect == prospect;
    });
    if (known == sides.end()) {
      sides.push_back({prospect, 1});
    } else {
      ++known->weight;
    }
  }
  return sides;
}

// Goes through how many of so many dice show each side, which can happen in n! / (n1! n2! …)
// orders: built up side by side it needs no factorial.
class Multisets {
 public:
  Multisets(const Sides& sides, Shapes& shapes, Odds& odds)
      : sides_(sides), shapes_(shapes), odds_(odds) {}

  // Chances of what is not yet whole may lie above certainty.
  void go(std::size_t side, int left, Frontier frontier, Wide chance) {
    const int weight = sides_[side].weight;
    if (side + 1 == sides_.size()) {
      for (int i = 0; i < left; ++i) {
        frontier.add(sides_[side].prospect);
        chance = chance * weight / kSides;
      }
      return take(frontier, static_cast<Share>(chance));
    }
    for (int count = 0; count <= left; ++count) {
      go(side + 1, left - count, frontier, chance);
      frontier.add(sides_[side].prospect);
      // One more of this side: left − count places for it, count + 1 of them alike.
      chance = chance * (left - count) * weight / (count + 1) / kSides;
    }
  }

 private:
  void take(Frontier frontier, Share chance) {
    const Gain base = frontier.take_base();
    odds_.add(base.tally, shapes_.number_of(frontier), chance);
  }

  const Sides& sides_;
  Shapes& shapes_;
  Odds& odds_;
};

Odds odds_of(int dice, const Sides& sides, Shapes& shapes) {
  Odds odds;
  Multisets(sides, shapes, odds).go(0, dice, Frontier(shapes.budget()), kCertain);
  return odds;
}

// Adds all pairs of these.
void join(const Odds& some, const Odds& others, Shapes& shapes, Odds& all) {
  for (const auto& one : some) {
    for (const auto& other : others) {
      all.add(one.tally + other.tally, shapes.joined(one.shape, other.shape),
              product(one.chance, other.chance));
    }
  }
}

// The tallies when all points are spent.
Odds settled(const Odds& odds, const Shapes& shapes) {
  Odds all;
  for (const auto& each : odds) {
    all.add(each.tally + shapes.bought(each.shape), Shapes::kNone, each.chance);
  }
  return all;
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
  void take_hits(std::int64_t tally, Share chance) {
    add(forecast_.hits, count_of_all(tally), chance);
    const std::int64_t left = left_by_defense(tally);
    add(forecast_.past, count_of_all(left), chance);
    unblocked_.add(left, Shapes::kNone, chance);
  }
  Forecast finished() && {
    for (const auto& hits : armor_odds(unblocked_)) finish(hits.tally, hits.chance);
    return std::move(forecast_);
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

  // What special defense leaves of these hits.
  std::int64_t left_by_defense(std::int64_t hits) const {
    std::int64_t most = 0, left = hits;
    for (const Defense kind : {Defense::Cover, Defense::Field}) {
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
      left = best.tally + perfect;
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

  // Deals out the hits that nothing stopped.
  void finish(std::int64_t surviving, Share chance) {
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
    int lost = 0, hurt = 0;
    for (std::size_t i = 0; i < hit.size(); ++i) {
      Model& model = models[hit[i]];
      const int damage = std::min<int>(harm_by(state_, blows[i], hit[i]), model.fortitude);
      model.fortitude = static_cast<std::uint8_t>(model.fortitude - damage);
      hurt += damage;
      lost += model.is_alive() ? 0 : 1;
    }
    add(forecast_.lost, lost, chance);
    add(forecast_.hurt, hurt, chance);
  }

  State state_;  // its round serves to ask what dice would come to
  UnitId target_;
  std::vector<ModelId> victims_;
  Odds unblocked_;
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
  const bool lie = is_at(state, Step::FlipHits);
  if (!lie && !is_at(state, Step::HitDice)) return false;
  const Round& round = state.round;
  const auto is_random = [&](Shot shot) {
    return shot.weapon != kFrag && weapon_of(state, shot).damage_die > 0;
  };
  const int dice = lie ? round.dice.size() : total_of_counts(round);
  for (int shot = kKindsTallied; shot < round.shots.size(); ++shot) {
    if (first_alike(state, round, shot) >= kKindsTallied) return false;
  }
  return dice >= 1 && dice <= kMostTallied &&
         std::none_of(round.shots.begin(), round.shots.end(), is_random);
}

Forecast forecast(const State& state) {
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

Spread raised_by(const Forecast& forecast) {
  const Share lost = at_least(forecast.lost, 1), hit = at_least(forecast.hits, 1);
  return {kCertain - hit, hit - lost, lost};
}

Spread support_forecast(const State& state) {
  const int wp = wp_of(state, state.round.target);
  Spread raised{kCertain};
  for (const Shot& shot : state.round.shots) {
    if (shot.weapon == kFrag || wp == kNoWp) continue;
    int failing = 0;  // of the 36 pairs of a suppression test and a WP test
    for (int test = 1; test <= kSides; ++test) {
      for (int nerve = 1; nerve <= kSides; ++nerve) {
        failing += passes_test(test, weapon_of(state, shot).sup) && !passes_test(nerve, wp);
      }
    }
    for (int left = tests_of(state, shot); left > 0; --left) {
      Spread next;
      for (std::size_t levels = 0; levels < raised.size(); ++levels) {
        const Share failed = raised[levels] / (kSides * kSides) * failing;
        add(next, static_cast<int>(levels), raised[levels] - failed);
        add(next, static_cast<int>(levels) + 1, failed);
      }
      raised = std::move(next);
    }
  }
  return raised;
}

State declared(const State& state, const Action& action) {
  State after = state;
  apply(after, action);
  const bool runs = std::holds_alternative<HitAndRun>(action.deed);
  if (runs && is_at(after, Step::Charged)) apply(after, {to_act(after).first(), HoldFire{}});
  while (is_at(after, Step::RemoveDice)) apply(after, *usual_answer(after));
  return after;
}

}  // namespace mael::battle
