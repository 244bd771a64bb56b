// Puzzles: positions in which one action alone still forces a goal. A goal is something the
// position after so many turns must hold, in notation: `win=a`, `essence=2,1`, a tile of the mass;
// behind `!`, something it must not hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/table.h"

namespace mael {

struct Puzzle {
  int line = 0;  // of the file
  std::string about;
  int turns = 1;                   // 1: the turn under way; 2: the next one besides …
  std::vector<std::string> goals;  // all of them must be reached
  std::string position;            // nothing is hidden in it
  std::string right;               // the action, in notation
};

inline constexpr int kMostPuzzleTurns = 3;

// A table with the columns about, turns, goal (several with a blank between), position and right.
Result<std::vector<Puzzle>, Faults> read_puzzles(std::string_view text);

// Whether a position holds everything asked for.
bool are_reached(const std::vector<std::string>& goals, std::string_view position);

}  // namespace mael
