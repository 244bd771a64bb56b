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
  int line = 0;                    // of the file
  std::string id;                  // for good: what was solved is kept by it
  int level = 1;                   // 1 … kMostPuzzleLevel, from what bots make of it
  int turns = 1;                   // 1: the turn under way; 2: the next one besides …
  std::vector<std::string> goals;  // all of them must be reached
  std::string position;            // nothing is hidden in it
  std::string right;               // the action, in notation
};

inline constexpr int kMostPuzzleTurns = 3;
inline constexpr int kMostPuzzleLevel = 3;
// No proof of a puzzle of ours looks at more: the page judges it between two frames.
inline constexpr int kMostPuzzlePositions = 60'000;

// One that was found: how many actions there are to choose among, and the positions its proof took.
struct FoundPuzzle {
  Puzzle puzzle;
  int legal = 0;
  int positions = 0;
};

// A table with the columns id, level, turns, goal (several with a blank between), position and
// right.
Result<std::vector<Puzzle>, Faults> read_puzzles(std::string_view text);

// Whether a position holds everything asked for.
bool are_reached(const std::vector<std::string>& goals, std::string_view position);

}  // namespace mael
