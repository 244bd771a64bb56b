// Texts of positions that are not quite right.
#include "engine/pirates/text/notation.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/pirates/random_games.h"
#include "tests/engine/play/changed_positions.h"

namespace mael::pirates {

TEST_CASE("positions are read in any order and either case", "[pirates][notation]") {
  const auto read = read_position("PIRATES/1 ship.b=POINTS:3,at:b7  tokens=k00:c4 seats=2");
  REQUIRE(read.ok());
  CHECK(write_position(*read) == "pirates/1 seats=2 ship.b=at:B7,points:3 tokens=K00:C4");
}

TEST_CASE("what may not occur may be shown, if its pieces are where pieces can be",
          "[pirates][notation]") {
  CHECK(well_formed(*read_arrangement("pirates/1 seats=2 curse=24")));
  CHECK(validate(*read_arrangement("pirates/1 seats=2 curse=24")));
  CHECK_FALSE(well_formed(*read_arrangement("pirates/1 seats=2 tokens=K01:C1,K01:C2,K01:C3")));
}

TEST_CASE("what cannot be read is told", "[pirates][notation]") {
  for (const char* text :
       {"", "pirates/1", "pirates/2 seats=2", "pirates/1 seats=6", "pirates/1 seats=2 ship.c=at:A0",
        "pirates/1 seats=2 ship.a=at:D0", "pirates/1 seats=2 tokens=K10:A0",
        "pirates/1 seats=2 tasks=hit:K00:a:K00", "pirates/1 seats=2 ship.a=gold:1"}) {
    CAPTURE(text);
    CHECK_FALSE(read_position(text).ok());
  }
}

TEST_CASE("a position with a letter changed is refused, or can be played on",
          "[pirates][notation]") {
  constexpr std::string_view kLetters = "ABCK0123456789:,+-.abcdeT";
  Random random(9);
  int valid = 0;
  for (std::uint64_t seed = 20; seed < 28; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      for (int i = 0; i < 8; ++i) {
        const std::string text = write_position(match.state());
        const auto read = read_position(with_letter_changed(text, kLetters, random));
        valid += holds_after_change<Pirates>(read, random);
      }
    });
  }
  CHECK(valid > 300);
}

}  // namespace mael::pirates
