#include "tests/engine/play/perft_table.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>

#include "tests/engine/play/scenario.h"

namespace mael {

std::vector<PerftRow> read_perft(const std::string& game) {
  std::ifstream file(std::string(MAELSTROM_TESTS_DIR) + "/tables/" + game + ".perft");
  std::vector<PerftRow> rows;
  PerftRow row;
  for (std::string line; std::getline(file, line);) {
    ++row.line;
    const std::vector<std::string> words = words_of(line);
    if (words.empty() || words[0][0] == '#') continue;
    if (line[0] != ' ') row.position = line;
    if (line[0] != ' ' || line.find_first_not_of(' ') > 2) continue;  // or more working
    INFO("line " << row.line);
    REQUIRE(words.size() >= 3);
    row.depth = std::stoi(words[0]);
    row.count = std::stoull(words[1]);
    row.known = words[2];
    REQUIRE((row.known == "hand" || row.known == "plain" || row.known == "listed"));
    if (row.known == "hand") REQUIRE(words.size() > 3);
    rows.push_back(row);
  }
  return rows;
}

}  // namespace mael
