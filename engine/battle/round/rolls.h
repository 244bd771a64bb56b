// How likely each outcome of dice is that can change places: for forecasts alone (forecast.h).
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "engine/battle/round/dice.h"
#include "engine/battle/round/odds.h"
#include "engine/battle/round/spending.h"

namespace mael::battle::rolls {

// A round once its random shots are rolled, dice removed as usual, and how likely that is.
struct RolledShots {
  State state;
  Share chance = 0;
};
// Each such that differs in more than the places of like shots; none where there are too many.
std::vector<RolledShots> rolled_shots(const State& state);

__extension__ using Wide = __int128;

inline Share product(Share a, Share b) { return static_cast<Share>(Wide{a} * b / kCertain); }

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

inline Odds odds_of(int dice, const Sides& sides, Shapes& shapes) {
  Odds odds;
  Multisets(sides, shapes, odds).go(0, dice, Frontier(shapes.budget()), kCertain);
  return odds;
}

// Adds all pairs of these.
inline void join(const Odds& some, const Odds& others, Shapes& shapes, Odds& all) {
  for (const auto& one : some) {
    for (const auto& other : others) {
      all.add(one.tally + other.tally, shapes.joined(one.shape, other.shape),
              product(one.chance, other.chance));
    }
  }
}

// The tallies when all points are spent.
inline Odds settled(const Odds& odds, const Shapes& shapes) {
  Odds all;
  for (const auto& each : odds) {
    all.add(each.tally + shapes.bought(each.shape), Shapes::kNone, each.chance);
  }
  return all;
}

}  // namespace mael::battle::rolls
