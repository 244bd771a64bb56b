// What searches found out about the actions of one decision, added up over several searchers.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <vector>

namespace mael {

template <class Action>
struct Tally {
  Action action;
  std::uint32_t visits = 0;
  double points = 0;  // sum over the visits: 1 a win, 0 a defeat

  double share() const { return visits == 0 ? 0 : points / visits; }
};

template <class Action>
void merge(std::vector<Tally<Action>>& all, const std::vector<Tally<Action>>& more) {
  for (const Tally<Action>& each : more) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const Tally<Action>& known) {
      return known.action == each.action;
    });
    if (same == all.end()) {
      all.push_back(each);
    } else {
      same->visits += each.visits;
      same->points += each.points;
    }
  }
}

// The action tried most, of those the better one, of those the first. There must be one.
template <class Action>
const Tally<Action>& best_of(const std::vector<Tally<Action>>& all) {
  assert(!all.empty());
  return *std::max_element(
      all.begin(), all.end(), [](const Tally<Action>& a, const Tally<Action>& b) {
        return a.visits != b.visits ? a.visits < b.visits : a.share() < b.share();
      });
}

}  // namespace mael
