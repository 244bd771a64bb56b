// Texts of positions that are not quite right.
#include "engine/pirates/text/notation.h"

#include <catch2/catch_test_macros.hpp>

#include "tests/engine/pirates/random_games.h"

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

namespace {

// A position with a letter changed, if it is one still.
Result<State> changed_position(const State& state, Random& random) {
  constexpr std::string_view kLetters = "ABCK0123456789:,+-.abcdeT";
  std::string text = write_position(state);
  text[random.below(static_cast<std::uint32_t>(text.size()))] =
      kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
  return read_position(text);
}

void play_on(State state, Random& random, int actions_left) {
  std::vector<Action> actions;
  for (; actions_left > 0 && !to_act(state).is_nobody(); --actions_left) {
    legal_actions(state, actions);
    REQUIRE(!actions.empty());
    apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    INFO(write_position(state));
    REQUIRE_FALSE(validate(state));
  }
}

}  // namespace

TEST_CASE("a position with a letter changed is refused, or can be played on",
          "[pirates][notation]") {
  Random random(9);
  int valid = 0;
  for (std::uint64_t seed = 20; seed < 28; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      for (int i = 0; i < 8; ++i) {
        const auto read = changed_position(match.state(), random);
        if (!read.ok()) continue;
        ++valid;
        CAPTURE(write_position(*read));
        REQUIRE(*read_position(write_position(*read)) == *read);
        play_on(*read, random, 20);
      }
    });
  }
  CHECK(valid > 300);
}

}  // namespace mael::pirates
