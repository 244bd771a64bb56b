// The table of counted sequences, tests/tables/maelstrom.perft.
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/table.h"
#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/rules.h"
#include "tests/engine/maelstrom/plain_generator.h"
#include "tests/engine/maelstrom/scenario.h"

namespace mael::maelstrom {
namespace {

struct Row {
  int line = 0;
  std::string position;
  int depth = 0;
  std::uint64_t count = 0;
  std::string known;  // hand, plain, listed
};

std::vector<Row> read_rows() {
  std::ifstream file(std::string(MAELSTROM_TESTS_DIR) + "/tables/maelstrom.perft");
  std::vector<Row> rows;
  Row row;
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

State position(const std::string& text) {
  const Result<State> state = read_position(text);
  if (!state.ok()) FAIL(text << ": " << describe(state.error()));
  return *state;
}

using Generator = std::vector<Action> (*)(const State&);

std::uint64_t count_sequences(const State& state, int depth, Generator generate) {
  const std::vector<Action> actions = generate(state);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const Action& action : actions) {
    State after = state;
    apply(after, action);
    count += count_sequences(after, depth - 1, generate);
  }
  return count;
}

TEST_CASE("sequences of actions are as many as the table says", "[maelstrom][perft]") {
  const std::vector<Row> rows = read_rows();
  CHECK(rows.size() >= 30);
  for (const Row& row : rows) {
    CAPTURE(row.line, row.position, row.depth);
    CHECK(count_sequences(position(row.position), row.depth, &listed_actions) == row.count);
  }
}

TEST_CASE("the plain generator counts as many", "[maelstrom][perft][plain]") {
  for (const Row& row : read_rows()) {
    if (row.known == "listed") continue;
    const State state = position(row.position);
    // What was counted by hand may be too much for the plain generator.
    if (row.known == "hand" && row.count > 500) continue;
    CAPTURE(row.line, row.position, row.depth);
    CHECK(count_sequences(state, row.depth, &plain_actions) == row.count);
  }
}

}  // namespace
}  // namespace mael::maelstrom
