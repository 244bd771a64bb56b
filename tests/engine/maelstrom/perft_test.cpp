// The table of counted sequences, tests/tables/maelstrom.perft.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"
#include "tests/engine/maelstrom/plain_generator.h"
#include "tests/engine/play/perft_table.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const Result<State> state = read_position(text);
  if (!state.ok()) FAIL(text << ": " << describe(state.error()));
  return *state;
}

TEST_CASE("sequences of actions are as many as the table says", "[maelstrom][perft]") {
  const std::vector<PerftRow> rows = read_perft("maelstrom");
  CHECK(rows.size() >= 30);
  for (const PerftRow& row : rows) {
    CAPTURE(row.line, row.position, row.depth);
    CHECK(count_sequences(position(row.position), row.depth, &listed_actions) == row.count);
  }
}

TEST_CASE("the plain generator counts as many", "[maelstrom][perft][plain]") {
  for (const PerftRow& row : read_perft("maelstrom")) {
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
