#include "web/app/saved_table.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/core/random.h"

namespace mael::web {

namespace {

using mael::maelstrom::basic_setup;
using mael::maelstrom::Faction;

SavedTable sample() {
  auto match = TableMatch::begin(basic_setup(Faction::Loftis, Faction::Draconis));
  return {{Player{PlayerKind::Person, "Zoë"}, Player{PlayerKind::GreedyBot, ""}},
          0x1234'5678'9abc'def0u, std::move(*match), 0};
}

}  // namespace

TEST_CASE("a table is read as it was written", "[app]") {
  const SavedTable table = sample();
  const auto read = read_table(write_table(table));
  REQUIRE(read.ok());
  CHECK(read->players == table.players);
  CHECK(read->seed == table.seed);
  CHECK(read->match.state() == table.match.state());
  CHECK(read->broken_at == 0);
}

TEST_CASE("foreign and damaged files are refused with a sentence", "[app]") {
  const Bytes good = write_table(sample());
  CHECK_FALSE(read_table({}).ok());
  const std::string text = "Dear Sir or Madam, this is a letter.";
  CHECK_FALSE(read_table(Bytes(text.begin(), text.end())).ok());
  for (std::size_t size = 0; size < good.size(); ++size) {
    const auto cut = read_table(std::span(good).first(size));
    REQUIRE_FALSE(cut.ok());
    CHECK_FALSE(cut.error().message.empty());
  }
}

TEST_CASE("no bytes whatever bring the reader down", "[app]") {
  Random random(3);
  const Bytes good = write_table(sample());
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    Bytes bytes = good;
    for (std::uint32_t k = random.below(4) + 1; k > 0; --k) {
      const auto size = static_cast<std::uint32_t>(bytes.size());
      bytes[random.below(size)] = static_cast<std::uint8_t>(random.next());
    }
    if (!read_table(bytes).ok()) ++refused;
  }
  CHECK(refused > 0);
}

TEST_CASE("a list of games names both sides and where the game stands", "[app]") {
  const SavedTable table = sample();
  CHECK(title_of(table) == "Zoë against Draconis");
  CHECK(line_of(table) == "Setting up");
}

}  // namespace mael::web
