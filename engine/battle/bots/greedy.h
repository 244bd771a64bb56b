// A bot that takes what looks best at once: of the candidates of an activation the one after which,
// with the best shot that may still follow it, aimed or from cover, its side stands best on the
// mean of a few rolls. The unit is activated whose first action promises most. Interrupts but moves
// it answers by default (choices.h).
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/bots/evaluate.h"
#include "engine/core/random.h"

namespace mael::battle {

class Greedy {
 public:
  explicit Greedy(std::uint64_t seed) : random_(seed) {}

  // An action, and how its side would stand after it (evaluate.h).
  struct Weighed {
    Action action;
    int worth = 0;
  };

  // The seat must be awaited. The same seed and questions give the same answers everywhere.
  Action choose(const State& state, Seat seat) { return weigh(state, seat).front().action; }

  // The actions it chooses among, the one it takes first, the others as they promise; one alone
  // where it answers by default.
  std::vector<Weighed> weigh(const State& state, Seat seat);

  // Of a legal action that is not among those; nothing where it answers by default.
  std::optional<int> worth_of(const State& state, const Action& action, Seat seat);

 private:
  std::vector<Weighed> weigh_units(const State& state, Seat seat);
  std::vector<Weighed> weigh_acts(const State& state, Seat seat);
  int worth_of_act(const State& state, const Action& action, Seat seat);
  int worth_after(const State& after, Seat seat);
  int best_shot(const State& state, const std::vector<Action>& shots, Seat seat);
  int mean_worth(const State& state, const Action& action, Seat seat);

  Random random_;
  Evaluator evaluator_;
};

}  // namespace mael::battle
