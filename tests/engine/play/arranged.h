// What holds of every change by hand (engine/core/arrange.h), in any game.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/core/arrange.h"
#include "engine/core/rule_set.h"

namespace mael {

// Calls visit(change, what comes of it) with every piece put to every place, and every count one
// more, one less and, where it has values of its own, each of these.
template <class A, class State, class Visit>
void each_rearrangement(const State& state, Visit&& visit) {
  const Arrangement all = A::of(state);
  const auto attempt = [&](const std::string& what, const std::string& to) {
    const Rearrangement change{what, to};
    visit(change, A::after(state, change));
  };
  for (const ArrangedPiece& piece : all.pieces) {
    for (const ArrangedPlace& place : all.places) {
      if (place.name != piece.place) attempt(piece.name, place.name);
    }
  }
  for (const ArrangedCount& count : all.counts) {
    const int least = count.values.empty() ? count.value - 1 : 0;
    const int most =
        count.values.empty() ? count.value + 1 : static_cast<int>(count.values.size()) - 1;
    for (int value = least; value <= most; ++value) {
      if (value >= 0 && value != count.value) attempt(count.name, std::to_string(value));
    }
  }
}

// Every change that is let through is a position of the game that survives its notation, and what
// it is called by then is there.
template <class A, class G>
int let_through(const typename G::State& state) {
  int changes = 0;
  each_rearrangement<A>(state, [&](const Rearrangement& change, const auto& next) {
    if (!next) return;
    CAPTURE(change.what, change.to);
    ++changes;
    REQUIRE_FALSE(validate(*next));
    const auto read = G::read_position(write_position(*next));
    REQUIRE(read.ok());
    REQUIRE(*read == *next);
    REQUIRE_FALSE(to_act(*next).is_nobody());
  });
  return changes;
}

}  // namespace mael
