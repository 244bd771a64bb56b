// Bots: each takes an observation, never a state, and returns one action for its seat. The same
// seed gives the same moves on every platform.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <variant>
#include <vector>

#include "engine/core/rule_set.h"
#include "engine/play/clock.h"
#include "engine/play/legal_of.h"
#include "engine/play/levels.h"
#include "engine/play/pace.h"
#include "engine/play/search/search.h"

namespace mael {

// Any legal action, each as likely as the others.
template <RuleSet G>
class RandomBot {
 public:
  explicit RandomBot(std::uint64_t seed) : random_(seed) {}

  // The seat must be awaited.
  typename G::Action choose(const typename G::State& observation, Seat seat) {
    legal_actions_of<G>(observation, seat, actions_);
    assert(!actions_.empty());
    return actions_[random_.below(static_cast<std::uint32_t>(actions_.size()))];
  }

 private:
  Random random_;
  std::vector<typename G::Action> actions_;
};

// Looks one action ahead: takes the action after which the rule set's evaluation is best. An answer
// the action forces on another seat counts as the worst one. Equals are settled by lot.
template <RuleSet G>
class GreedyBot {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  explicit GreedyBot(std::uint64_t seed) : random_(seed) {}

  // The seat must be awaited.
  Action choose(const State& observation, Seat seat) {
    legal_actions_of<G>(observation, seat, actions_);
    assert(!actions_.empty());
    int best = std::numeric_limits<int>::min();
    best_.clear();
    for (const Action& action : actions_) {
      const int value = one_ply_.after(observation, action, seat);
      if (value > best) best_.clear();
      best = std::max(best, value);
      if (value == best) best_.push_back(action);
    }
    return best_[random_.below(static_cast<std::uint32_t>(best_.size()))];
  }

 private:
  Random random_;
  OnePly<G> one_ply_;
  std::vector<Action> actions_;
  std::vector<Action> best_;
};

// Searches as its level says.
template <Searchable G>
class SearchBot {
 public:
  // With a clock the budget's time is kept if it names any; else its iterations.
  SearchBot(const Level& level, const Budget& budget, const Clock& clock, std::uint64_t seed)
      : budget_(budget), clock_(clock), search_(seed, level.skill, level.size) {
    const bool is_timed = clock && budget.milliseconds > 0;
    budget_ = is_timed ? Budget{0, budget.milliseconds} : Budget{std::max(budget.iterations, 1), 0};
  }

  // The seat must be awaited.
  typename G::Action choose(const typename G::State& observation, Seat seat) {
    search_.begin(observation, seat);
    const int known = search_.iterations();
    const std::uint64_t begin = clock_ ? clock_() : 0;
    for (;;) {
      const std::uint64_t spent = clock_ ? clock_() - begin : 0;
      const auto left =
          static_cast<int>(iterations_left(budget_, {known, search_.iterations(), spent}));
      if (left <= 0 || search_.is_decided(left)) return search_.best();
      search_.run(std::min(left, kSlice));
    }
  }

 private:
  static constexpr int kSlice = 32;

  Budget budget_;
  Clock clock_;
  Search<G> search_;
};

// A bot of any kind. With a clock its budget's time is kept if it names any; without, iterations.
template <Searchable G>
class Bot {
 public:
  Bot(const Contender& contender, std::uint64_t seed, const Clock& clock = {})
      : bot_(made(contender, seed, clock)) {}

  // The seat must be awaited.
  typename G::Action choose(const typename G::State& observation, Seat seat) {
    return std::visit([&](auto& bot) { return bot.choose(observation, seat); }, bot_);
  }

 private:
  using Any = std::variant<RandomBot<G>, GreedyBot<G>, SearchBot<G>>;

  static Any made(const Contender& contender, std::uint64_t seed, const Clock& clock) {
    if (contender.kind == BotKind::Random) return RandomBot<G>(seed);
    if (contender.kind == BotKind::Greedy) return GreedyBot<G>(seed);
    return SearchBot<G>(level_of(contender.kind), contender.budget, clock, seed);
  }

  Any bot_;
};

}  // namespace mael
