// What actions bring against the plain story of the sheet, in games played at random.
#include "tests/engine/cards/plain_match.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <variant>

#include "engine/cards/game.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

TEST_CASE("card games go on as the sheet tells them",
          "[cards][random][plain][rule:ECG-R1][rule:ECG-R29][rule:ECG-R35][rule:ECG-R41]"
          "[rule:ECG-R42][rule:ECG-R44][rule:ECG-R49][rule:ECG-R55][rule:ECG-R59]") {
  std::array<int, std::variant_size_v<Deed>> deeds{};
  for (std::uint64_t seed = 500; seed < 700; ++seed) {
    Played<State, Action> played;
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      if (match.size() > 0) played.actions.push_back(match.log().back());
      played.moments.push_back(match.state());
    });
    for (const Action& action : played.actions) ++deeds[action.deed.index()];
    CAPTURE(seed);
    CHECK(first_difference(played) == "");
  }
  for (const int each : deeds) CHECK(each > 20);
}

}  // namespace
}  // namespace mael::cards
