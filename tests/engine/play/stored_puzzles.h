// The puzzles the house offers.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/play/puzzle.h"
#include "tests/engine/play/changed_assets.h"

namespace mael {

// Of a game, by the folder of its assets.
inline std::vector<Puzzle> stored_puzzles(const std::string& folder) {
  const auto text = read_asset(folder + "/puzzles.tsv");
  REQUIRE(text.ok());
  const auto puzzles = read_puzzles(*text);
  REQUIRE(puzzles.ok());
  return *puzzles;
}

}  // namespace mael
