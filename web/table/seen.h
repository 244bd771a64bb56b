// Positions, and what happened between two of them, as each reader at a table may know them: a
// screen, its log and its motion are made of nothing else.
#pragma once

#include "engine/core/seat.h"
#include "web/table/readers.h"

namespace mael::web {

// One action that has been carried out, with all there is to know of it.
template <class G>
struct FullStep {
  typename G::State before;
  typename G::Action action;
  typename G::Events events;
  typename G::State after;
};

// The same as somebody may know it. It lives as long as the StepByReader it is of.
template <class G>
struct SeenStep {
  const typename G::State& before;
  const typename G::Action& action;
  const typename G::Events& events;
  const typename G::State& after;
};

// A position as every seat may know it, and an onlooker.
template <class G>
class StateByReader {
 public:
  using State = typename G::State;

  StateByReader() = default;
  // Of the position itself nothing is kept.
  StateByReader(const State& state) {
    for (const Seat reader : seen_.readers()) seen_.of(reader) = observe(state, reader);
  }
  // Seat::Chance is an onlooker.
  const State& of(Seat reader) const { return seen_.of(reader); }

 private:
  PerReader<State, G::kMostSeats> seen_;
};

// A step as every seat may know it, and an onlooker.
template <class G>
class StepByReader {
 public:
  // Of the step itself nothing is kept.
  StepByReader(const FullStep<G>& step) : before_(step.before), after_(step.after) {
    for (const Seat reader : done_.readers()) {
      Done& done = done_.of(reader);
      done.action = observe(step.before, step.action, reader);
      for (const auto& event : step.events) {
        done.events.push_back(observe(step.before, event, reader));
      }
    }
  }
  SeenStep<G> of(Seat reader) const {
    const Done& done = done_.of(reader);
    return {before_.of(reader), done.action, done.events, after_.of(reader)};
  }
  const StateByReader<G>& before() const { return before_; }
  const StateByReader<G>& after() const { return after_; }

 private:
  struct Done {
    typename G::Action action;
    typename G::Events events;
  };

  StateByReader<G> before_, after_;
  PerReader<Done, G::kMostSeats> done_;
};

}  // namespace mael::web
