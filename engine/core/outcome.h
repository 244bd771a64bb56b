// How a game stands: it runs, or it is over and one seat, several or none has won.
#pragma once

#include "engine/core/rule_id.h"
#include "engine/core/seat.h"

namespace mael {

// No winner and no draw at the end: every seat has lost.
struct Outcome {
  bool over = false;
  RuleId rule;    // the rule that decided; empty while the game runs
  Seats winners;  // none while the game runs
  bool draw = false;

  // The end of a game at most one seat can win. `winner` is Seat::Chance for a draw.
  static constexpr Outcome won_by(Seat winner, RuleId rule) {
    return {true, rule, Seats::only(winner), winner == Seat::Chance};
  }
  // What a seat gets of the points of a game: 1 for a win, 1/2 for a draw.
  constexpr double points_of(Seat seat) const {
    return draw ? 0.5 : winners.includes(seat) ? 1 : 0;
  }

  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace mael
