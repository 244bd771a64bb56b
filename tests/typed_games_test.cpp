#include "tests/typed_games.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/play/games.h"
#include "tests/engine/play/stored.h"

namespace mael {

TEST_CASE("tests walk every game of the house, and no other", "[house]") {
  std::vector<std::string> walked, played;
  EveryGame::each([&]<class Of>(Of) {
    REQUIRE(Of::kIds.size() == Of::kLetters.size());
    std::apply([](auto... told) { CHECK(Of::kIds == std::array{decltype(told)::Game::kId...}); },
               typename Of::Tolds{});
    for (std::size_t i = 0; i < Of::kIds.size(); ++i) {
      walked.push_back(std::string(Of::kIds[i]) + ", links " + Of::kLetters[i]);
    }
  });
  for (const GameEntry* game : games()) {
    played.push_back(std::string(game->card.id) + ", links " + game->card.letter);
  }
  std::sort(walked.begin(), walked.end());
  std::sort(played.begin(), played.end());
  CHECK(walked == played);
}

TEST_CASE("links and a match of every game are stored as they are written today", "[stored]") {
  EveryGame::each([]<class Of>(Of) {
    for (std::size_t i = 0; i < Of::kIds.size(); ++i) {
      CHECK(check_stored_links(*find_game(Of::kIds[i]), Of::kStoredLinks[i]) > 0);
    }
    INFO(Of::kStoredMatch);
    const std::string bytes = stored(Of::kStoredMatch);
    const auto loaded = Of::load(Bytes(bytes.begin(), bytes.end()));
    REQUIRE(loaded.ok());
    CHECK(loaded->broken_at == 0);
    CHECK(loaded->match.size() > 0);
    const Bytes again = save(loaded->match);
    CHECK(std::string(again.begin(), again.end()) == bytes);
  });
}

}  // namespace mael
