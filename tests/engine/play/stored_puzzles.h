// The puzzles the house offers.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/play/puzzle.h"

namespace mael {

// Of a game, by the folder of its assets.
inline std::vector<Puzzle> stored_puzzles(const std::string& folder) {
  std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/" + folder + "/puzzles.tsv", std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  const auto puzzles = read_puzzles(text.str());
  REQUIRE(puzzles.ok());
  return *puzzles;
}

}  // namespace mael
