// A bot that takes what looks best at once: of the candidates of an activation the one after which,
// with the best shot that may still follow it, aimed or from cover, its side stands best on the
// mean of a few rolls. The unit is activated whose first action promises most. Interrupts but moves
// it answers by default (choices.h).
#pragma once

#include <vector>

#include "engine/battle/action.h"
#include "engine/core/random.h"

namespace mael::battle {

class Greedy {
 public:
  explicit Greedy(std::uint64_t seed) : random_(seed) {}

  // The seat must be awaited. The same seed and questions give the same answers everywhere.
  Action choose(const State& state, Seat seat);

 private:
  struct Best {
    Action action;
    int worth = 0;
  };

  Action choose_unit(const State& state, Seat seat);
  Best choose_act(const State& state, Seat seat);
  int worth_of(const State& after, Seat seat);
  int best_shot(const State& state, Seat seat);
  int mean_worth(const State& state, const Action& action, Seat seat);

  Random random_;
  std::vector<Action> actions_;
};

}  // namespace mael::battle
