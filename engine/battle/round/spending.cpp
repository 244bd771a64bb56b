#include "engine/battle/round/spending.h"

#include <algorithm>
#include <cassert>

namespace mael::battle {

Frontier::Frontier(int budget) {
  assert(budget >= 0 && budget <= kMostPoints);
  for (int i = 0; i <= budget; ++i) best_.push_back({});
}

void Frontier::add(const Prospect& die) {
  // From the greatest number down: what fewer points buy is still that of the dice before.
  for (int points = budget(); points >= 0; --points) {
    Gain best = best_[points] + die.as_it_lies;
    for (const Offer& offer : die.offers) {
      if (offer.cost <= points) best = std::max(best, best_[points - offer.cost] + offer.gain);
    }
    best_[points] = best;
  }
}

Frontier Frontier::joined(const Frontier& other) const {
  Frontier both(budget());
  for (int points = 0; points <= budget(); ++points) {
    Gain best = best_[points] + other.best_[0];
    for (int i = 1; i <= points; ++i) best = std::max(best, best_[points - i] + other.best_[i]);
    both.best_[points] = best;
  }
  return both;
}

Gain Frontier::take_base() {
  const Gain base = best_[0];
  for (Gain& each : best_) each = each - base;
  return base;
}

bool operator<(const Frontier& a, const Frontier& b) {
  return std::lexicographical_compare(a.best_.begin(), a.best_.end(), b.best_.begin(),
                                      b.best_.end());
}

std::vector<int> best_spending(const std::vector<Prospect>& dice, int budget) {
  std::vector<Frontier> before;  // each die, and after the last
  before.reserve(dice.size() + 1);
  before.push_back(Frontier(budget));
  for (const Prospect& die : dice) {
    before.push_back(before.back());
    before.back().add(die);
  }
  int points = budget;
  std::vector<int> taken(dice.size(), kAsItLies);
  for (std::size_t i = dice.size(); i-- > 0;) {
    const Gain& whole = before[i + 1].for_points(points);
    if (before[i].for_points(points) + dice[i].as_it_lies == whole) continue;
    const auto is_taken = [&](const Offer& offer) {
      return offer.cost <= points &&
             before[i].for_points(points - offer.cost) + offer.gain == whole;
    };
    const auto offer = std::find_if(dice[i].offers.begin(), dice[i].offers.end(), is_taken);
    taken[i] = static_cast<int>(offer - dice[i].offers.begin());
    points -= offer->cost;
  }
  return taken;
}

}  // namespace mael::battle
