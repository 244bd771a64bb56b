// A match as text: written, read back, and what is said of a text that is none.
#include "engine/play/match_text.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/core/random.h"
#include "engine/play/games.h"

namespace mael {
namespace {

const std::string kBeginning =
    "# Maelstrom\n"
    "maelstrom/1 a=arcanae b=brood\n"
    "b primary:LoF\n"
    "a primary:AcA  > placed placed\n"
    "\n"
    "   b take:ToT \r\n"
    "a take:IGI";

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string fault_in(const std::string& text) {
  const auto read = read_match(text);
  return read ? std::string("none") : read.error().message;
}

// Actions drawn among those listed, so many at most.
std::unique_ptr<AnyMatch> random_match(const GameEntry& game, std::uint64_t seed, int actions) {
  auto match = std::move(*game.begin(seed, ""));
  Random random(seed);
  while (match->size() < actions && !match->ending().over) {
    const std::vector<std::string> listed = match->listed();
    const std::string action =
        match->awaited().is_chance()
            ? match->dealt(random)
            : listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    const auto judged = match->append(action);
    REQUIRE((judged && judged->accepted));
  }
  return match;
}

}  // namespace

TEST_CASE("a match is read from text, past what is for people", "[match_text]") {
  const auto read = read_match(kBeginning);
  REQUIRE(read);
  CHECK(read->game->card.id == "maelstrom");
  REQUIRE(read->match->size() == 4);
  CHECK(read->match->action(3) == "a take:IGI");
  CHECK(read->match->beginning() == "maelstrom/1 a=arcanae b=brood");
}

TEST_CASE("every match written is read back as it was", "[match_text]") {
  for (const GameEntry* game : games()) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      INFO(game->card.id << " " << seed);
      const auto match = random_match(*game, seed, 120);
      const std::string text = write_match(*match, {{"One", "Two # three"}, "Turn"});
      CHECK(text.starts_with("# One\n# Two # three\n"));
      const auto read = read_match(text);
      REQUIRE(read);
      CHECK(read->game == game);
      CHECK(read->match->size() == match->size());
      CHECK(read->match->position() == match->position());
      CHECK(write_match(*read->match, {{"One", "Two # three"}, "Turn"}) == text);
      // Of a match that began from a position, that is the beginning.
      const auto later = game->resume(match->position());
      REQUIRE(later);
      const auto again = read_match(write_match(**later));
      REQUIRE(again);
      CHECK(again->match->position() == match->position());
    }
  }
}

TEST_CASE("turns stand apart from each other", "[match_text]") {
  const auto match = random_match(*find_game("maelstrom"), 1, 120);
  const std::string text = write_match(*match, {{}, "Tour"});
  CHECK(text.find("\n\n# Tour 1\n") != std::string::npos);
  CHECK(text.find("\n\n# Tour 2\n") != std::string::npos);
}

TEST_CASE("golden transcripts are matches in text", "[match_text]") {
  int read = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string(MAELSTROM_TESTS_DIR) + "/transcripts")) {
    if (file.path().stem().string().starts_with("battle")) continue;  // in no list of games yet
    INFO(file.path());
    const auto match = read_match(text_of(file.path()));
    if (!match) FAIL(match.error().message);
    CHECK(match->match->ending().over);
    ++read;
  }
  CHECK(read >= 15);
}

TEST_CASE("a fault names its line, what stands there and what should", "[match_text]") {
  CHECK(fault_in(kBeginning) == "none");
  CHECK(fault_in("\n# nothing\n") == "There is no match in this text.");
  CHECK(fault_in("# a\nchess/1\na e4") ==
        "Line 2: found chess/1, expected the set-up or a position of one of our games.");
  CHECK(fault_in("maelstrom/1 a=arcanae b=nobody\na end") ==
        "Line 1: found maelstrom/1 a=arcanae b=nobody, expected the set-up or a position of one of "
        "our games.");
  CHECK(fault_in(kBeginning + "\n\nb castle") == "Line 9: found b castle, expected an action.");
  CHECK(fault_in("maelstrom/1 a=arcanae b=brood\nb primary:LoF\nb primary:LoF")
            .find("Line 3: found b primary:LoF, which rule MAE-") == 0);
  const auto there = read_match(kBeginning);
  const std::string other = "maelstrom/1 a=arcanae b=brood";
  CHECK(fault_in(kBeginning + "\n" + other) ==
        "Line 8: found " + other + ", expected " + there->match->position() + ".");
  CHECK(fault_in(kBeginning + "\n" + there->match->position()) == "none");
  const auto refused = read_match(kBeginning + "\nb castle");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().line == 8);
  CHECK(fault_in(std::string(kLongestMatchText + 1, '\n')) ==
        "This text is longer than any match.");
  const std::string quoted = fault_in(kBeginning + "\nb " + std::string(100, 'x'));
  CHECK(quoted.find("b " + std::string(58, 'x') + "…") != std::string::npos);
}

TEST_CASE("matches of a text are parted by lines, and faults told with theirs", "[match_text]") {
  const std::string cards = "edge-cards/1\n";
  const auto both = read_matches("# one\n" + kBeginning + "\n---\n# two\n" + cards);
  REQUIRE(both.ok());
  REQUIRE(both->size() == 2);
  CHECK((*both)[0].game == find_game("maelstrom"));
  CHECK((*both)[0].match->position() == read_match(kBeginning)->match->position());
  CHECK((*both)[1].game == find_game("edge-cards"));
  REQUIRE(read_matches(cards).ok());
  CHECK(read_matches(cards)->size() == 1);
  const auto wrong = read_matches(cards + "---\n" + cards + "a castle\n");
  REQUIRE_FALSE(wrong.ok());
  CHECK(wrong.error().message == "Line 4: found a castle, expected an action.");
  CHECK_FALSE(read_matches("").ok());
  CHECK_FALSE(read_matches(cards + "---\n").ok());
}

TEST_CASE("a text with a set-up and more is meant to be a match", "[match_text]") {
  CHECK(game_of_match(kBeginning));
  CHECK(game_of_match("\n# so\nedge-cards/1 whatever\nnothing"));
  CHECK_FALSE(game_of_match("maelstrom/1 a=arcanae b=brood"));
  CHECK_FALSE(game_of_match("maelstrom/1 a=arcanae b=brood\n\n# alone\n"));
  CHECK_FALSE(game_of_match("https://example.org/#pm1\nand more"));
  CHECK_FALSE(game_of_match(""));
}

}  // namespace mael
