// How a game that is over went, as the card of its end tells it: what one side could expect all
// along, and the turn that decided it. Pure; the judgement comes from the game (set_course of
// table_screen.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/table/parts/chrome.h"
#include "web/widgets/share_curve.h"

namespace mael::web {

struct DecidingTurn {
  int entry = 0;     // where it begins, of the log
  int turn = 0;      // as people count
  float before = 0;  // what the near side could expect there,
  float after = 0;   // and after it
  friend bool operator==(const DecidingTurn&, const DecidingTurn&) = default;
};

struct BegunTurn {
  int entry = 0;  // of the log
  int turn = 0;   // as people count, from 1
};

struct AfterGame {
  ShareCurve course;
  std::vector<BegunTurn> turns;  // in order; the one under way at the beginning first
  std::optional<DecidingTurn> decided;
  std::string facts;  // in sentences: how long it took, and how such games have ended; may be empty
};

// A position of a game that is over: what the near seat could expect, and its turn, 0 before the
// first.
struct CourseStep {
  float share = 0;
  int turn = 0;
};
// From the first position to the last; without facts. `far` as in far_from (review_view.h).
AfterGame after_game(const std::vector<CourseStep>& steps, Seat near, Seat far);

// The turn in which the side that has lost lost most of what it could expect; nothing after a draw,
// or where the game slipped away bit by bit. The last action of all does not count: it ends what
// was decided before.
std::optional<DecidingTurn> deciding_turn(const AfterGame& ending);

// On the card: the facts, the course of the game, whose chances `near` stands for, and the way back
// to the turn that decided it. Of a game of which nothing but its end is known, that this is so.
void tell_ending(const CommandList& commands, const AfterGame& ending, const std::string& near,
                 NoticeView& notice);

// There is no looking back on a game of which nothing but its end is known.
void refuse_review(const AfterGame& ending, std::vector<Button>& buttons);

}  // namespace mael::web
