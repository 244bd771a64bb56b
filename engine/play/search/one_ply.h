// What a seat expects of a position at first sight: the game's evaluation, looked at as a share of
// the points, and what an action promises before anything is searched.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/core/bot_hooks.h"
#include "engine/core/rule_set.h"
#include "engine/play/legal_of.h"

namespace mael {

template <class G>
concept Searchable = RuleSet<G> && NamesHooks<G>;

// Only operations every platform rounds alike (IEEE 754: + − × ÷ √), so that a search goes the same
// way natively and in the browser.
template <Searchable G>
float share_of(int evaluation) {
  const auto x = static_cast<double>(evaluation) / BotHooks<G>::kClearLead;
  return static_cast<float>(0.5 + 0.5 * x / std::sqrt(1 + x * x));
}

// e^x for x ≤ 0, near enough.
inline float fast_exp(float x) {
  float y = std::max(0.0f, 1 + x / 16);
  for (int i = 0; i < 4; ++i) y *= y;
  return y;
}

// The first of the actions after which a seat stands best at once; it must have some.
template <RuleSet G>
typename G::Action best_at_once(const typename G::State& state, Seat seat) {
  std::vector<typename G::Action> actions;
  legal_actions_of<G>(state, seat, actions);
  const auto stands = [&](const typename G::Action& action) {
    typename G::State after = state;
    apply(after, action, nullptr);
    return evaluate(after, seat);
  };
  return *std::max_element(actions.begin(), actions.end(), [&](const auto& one, const auto& other) {
    return stands(one) < stands(other);
  });
}

// Looks one action ahead.
template <RuleSet G>
class OnePly {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // The evaluation for `seat` after its action. An answer the action forces on another seat counts
  // as the worst one; what chance decides is left to the evaluation.
  int after(const State& state, const Action& action, Seat seat) {
    after_ = state;
    apply(after_, action, nullptr);
    const Awaited awaited = to_act(after_);
    if (awaited.is_nobody() || awaited.is_chance() || awaited.includes(seat)) {
      return evaluate(after_, seat);
    }
    return worst_answer(seat);
  }

 private:
  // If what the awaited seat does is not one answer, after which this seat goes on, but the
  // beginning of a turn of its own: the position as it stands.
  int worst_answer(Seat seat) {
    legal_actions_of<G>(after_, to_act(after_).first(), answers_);
    int worst = std::numeric_limits<int>::max();
    for (const Action& answer : answers_) {
      answered_ = after_;
      apply(answered_, answer, nullptr);
      const Awaited awaited = to_act(answered_);
      if (!awaited.includes(seat) && !awaited.is_nobody()) return evaluate(after_, seat);
      worst = std::min(worst, evaluate(answered_, seat));
    }
    return answers_.empty() ? evaluate(after_, seat) : worst;
  }

  State after_, answered_;
  std::vector<Action> answers_;
};

}  // namespace mael
