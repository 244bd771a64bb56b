// The dealer takes the part of chance at the table: draws its actions from a seed, or hands out
// scripted ones. Rules hold no generator; whatever was drawn stands in the log.
#pragma once

#include <cassert>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "engine/play/match.h"

namespace mael {

// Draws every action of chance from one seed.
template <RuleSet G>
class Dealer {
 public:
  explicit Dealer(std::uint64_t seed) : random_(seed) {}

  // What chance does now. Chance must be awaited.
  typename G::Action next(const typename G::State& state) { return deal(state, random_); }

 private:
  Random random_;
};

// Hands out prepared actions in order; what is asked beyond them is a mistake of the test.
template <RuleSet G>
class ScriptedDealer {
 public:
  explicit ScriptedDealer(std::vector<typename G::Action> script) : script_(std::move(script)) {}

  typename G::Action next(const typename G::State&) {
    assert(place_ < script_.size());
    return script_[place_++];
  }
  bool finished() const { return place_ == script_.size(); }

 private:
  std::vector<typename G::Action> script_;
  std::size_t place_ = 0;
};

// Lets chance act until a seat is awaited or the game is over. Returns why a dealt action was
// refused, which only a scripted one can be.
template <RuleSet G, class AnyDealer>
Verdict deal(Match<G>& match, AnyDealer& dealer, typename G::Events* events = nullptr) {
  while (to_act(match.state()).is_chance()) {
    if (Verdict verdict = match.append(dealer.next(match.state()), events)) return verdict;
  }
  return {};
}

}  // namespace mael
