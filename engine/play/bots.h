// Bots: each takes an observation, never a state, and returns one action for its seat. The same
// seed gives the same moves on every platform.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "engine/core/rule_set.h"

namespace mael {

enum class BotKind : std::uint8_t { Random, Greedy };
inline constexpr int kBotKinds = 2;

// The legal actions of one seat, in the order of the rule set's list.
template <RuleSet G>
void legal_actions_of(const typename G::State& state, Seat seat,
                      std::vector<typename G::Action>& actions) {
  legal_actions(state, actions);
  actions.erase(std::remove_if(actions.begin(), actions.end(),
                               [&](const typename G::Action& action) { return action.by != seat; }),
                actions.end());
}

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

// Looks one action ahead: takes the action after which the rule set's evaluation is best, and
// passes as soon as nothing makes the position better than it is. Chance counts by its average,
// an answer the action forces on another seat by the worst one. Equals are settled by lot.
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
    const int standing = evaluate(observation, seat);
    const Action* pass = nullptr;
    int best = std::numeric_limits<int>::min();
    best_.clear();
    for (const Action& action : actions_) {
      if (passes(action)) {
        pass = &action;
        continue;
      }
      const int value = value_after(observation, action, seat);
      if (value > best) best_.clear();
      best = std::max(best, value);
      if (value == best) best_.push_back(action);
    }
    if (pass && best <= standing) return *pass;
    return best_[random_.below(static_cast<std::uint32_t>(best_.size()))];
  }

 private:
  int value_after(const State& observation, const Action& action, Seat seat) {
    State after = observation;
    apply(after, action, nullptr);
    return value_of(after, seat);
  }

  int value_of(const State& state, Seat seat) {
    const Awaited awaited = to_act(state);
    if (awaited.is_chance()) return average(state, seat);
    if (awaited.is_nobody() || awaited.includes(seat)) return evaluate(state, seat);
    return worst_answer(state, seat);
  }

  int average(const State& state, Seat seat) const {
    std::vector<Weighted<Action>> cases;
    chances(state, cases);
    std::int64_t sum = 0, weight = 0;
    for (const Weighted<Action>& each : cases) {
      State after = state;
      apply(after, each.value, nullptr);
      sum += std::int64_t{evaluate(after, seat)} * each.weight;
      weight += each.weight;
    }
    return static_cast<int>(sum / weight);
  }

  // The worst the awaited seat can do if what it does is one answer, after which this seat goes
  // on; otherwise, when a turn of its own begins, the position as it stands.
  int worst_answer(const State& state, Seat seat) const {
    std::vector<Action> answers;
    legal_actions_of<G>(state, to_act(state).first(), answers);
    int worst = std::numeric_limits<int>::max();
    for (const Action& answer : answers) {
      State after = state;
      apply(after, answer, nullptr);
      const bool goes_on = to_act(after).includes(seat) || to_act(after).is_nobody();
      if (!goes_on) return evaluate(state, seat);
      worst = std::min(worst, evaluate(after, seat));
    }
    return answers.empty() ? evaluate(state, seat) : worst;
  }

  Random random_;
  std::vector<Action> actions_;
  std::vector<Action> best_;
};

// A bot of any kind.
template <RuleSet G>
class Bot {
 public:
  Bot(BotKind kind, std::uint64_t seed) : kind_(kind), random_(seed), greedy_(seed) {}

  // The seat must be awaited.
  typename G::Action choose(const typename G::State& observation, Seat seat) {
    return kind_ == BotKind::Random ? random_.choose(observation, seat)
                                    : greedy_.choose(observation, seat);
  }

 private:
  BotKind kind_;
  RandomBot<G> random_;
  GreedyBot<G> greedy_;
};

std::string_view name_of(BotKind kind);  // "greedy"
// The bot of that name; false if there is none.
bool read_bot(std::string_view name, BotKind& kind);

}  // namespace mael
