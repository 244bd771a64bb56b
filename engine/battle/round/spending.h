// What few points buy at best: flips on dice, points of a special defense on hits. Every die lies
// as it lies and offers a little for some points; how the points are best spent on all of them
// together is found exactly, budget by budget, since what is best for one die need not be best for
// the roll.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "engine/core/compact_list.h"
#include "engine/core/fixed_list.h"

namespace mael::battle {

// Skill, armor and defenses hardly come to more: a printed SKL is at most 9, Aim and a wide open
// shot add four, and each Painted token one; AV and cover stay below. Of a greater skill what goes
// beyond is left unspent.
inline constexpr int kMostPoints = 31;

// How good a result is, and what it is made of: the value is compared first, and of equally good
// results the greater tally is taken, so that no choice hangs on the order of the dice. Both add up
// over dice. What the tally counts is for its user to say.
struct Gain {
  std::int64_t value = 0;
  std::int64_t tally = 0;

  friend constexpr auto operator<=>(const Gain&, const Gain&) = default;
  friend constexpr Gain operator+(const Gain& a, const Gain& b) {
    return {a.value + b.value, a.tally + b.tally};
  }
  friend constexpr Gain operator-(const Gain& a, const Gain& b) {
    return {a.value - b.value, a.tally - b.tally};
  }
};

// What a die can be made for so many points (at least one), and what it then comes to.
struct Offer {
  int cost = 1;
  std::uint8_t face = 0;
  Gain gain;
  friend bool operator==(const Offer&, const Offer&) = default;
};

// A die: what it comes to as it lies, and what it could be made.
struct Prospect {
  Gain as_it_lies;
  FixedList<Offer, 2> offers;
  friend bool operator==(const Prospect&, const Prospect&) = default;
};

// The best that some dice come to for each number of points from 0 to the budget.
class Frontier {
 public:
  // Of no dice. The budget is at most kMostPoints.
  explicit Frontier(int budget);

  int budget() const { return best_.size() - 1; }
  const Gain& for_points(int points) const { return best_[points]; }

  void add(const Prospect& die);
  // The best of these dice and those together; the budget is the same for both.
  Frontier joined(const Frontier& other) const;
  // Takes away what the dice come to for nothing, and says it: what is left is what can be bought.
  Gain take_base();

  friend bool operator==(const Frontier&, const Frontier&) = default;
  // Any fixed order.
  friend bool operator<(const Frontier& a, const Frontier& b);

 private:
  CompactList<Gain, kMostPoints + 1> best_;
};

// How to spend the points (at most kMostPoints) on these dice: for each of them the offer that is
// taken, or kAsItLies. Where like dice leave a choice, the first of them are changed.
inline constexpr int kAsItLies = -1;
std::vector<int> best_spending(const std::vector<Prospect>& dice, int budget);

}  // namespace mael::battle
