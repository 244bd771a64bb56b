// Puzzles: positions at the beginning of a turn in which one way of playing it reaches a goal. A
// goal is what the position after the turn must hold, in notation: `win=a`, `essence=2,1`, a tile
// of the mass.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/table.h"

namespace mael {

struct Puzzle {
  int line = 0;  // of the file
  std::string about;
  std::vector<std::string> goals;  // all of them must be reached
  std::string position;
  std::vector<std::string> solution;  // the awaited seats' actions and chance's, to the turn's end
};

// A table with the columns about, goal (several with a blank between), position and solution
// (actions with `; ` between).
Result<std::vector<Puzzle>, Faults> read_puzzles(std::string_view text);

// Whether the position a turn has led to holds everything the puzzle asks for.
bool is_solved(const Puzzle& puzzle, std::string_view position);

}  // namespace mael
