// Back of the browser: puts away what lies on top, then leads to the screen before.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/web/app/test_page.h"
#include "web/house/shelved_games.h"

namespace mael::web {
namespace {

struct BackPage : Page {
  BackPage() { open(); }

  std::string screen() const { return painter.screen; }
  bool back() {
    const bool led = app.back_pressed();
    rest();
    return led;
  }
};

}  // namespace

TEST_CASE("Back leaves the page from its first screen alone", "[app][back]") {
  BackPage page;
  CHECK(page.platform.words.back().first);
  CHECK_FALSE(page.back());
  for (const ShelvedGame& game : shelved_games()) {
    INFO(game.id);
    REQUIRE(page.set_up(game.id));
    CHECK_FALSE(page.platform.words.back().first);
    CHECK(page.back());
    CHECK(page.screen() == "start");
  }
}

TEST_CASE("Back closes a sheet over the table, and then leads to the shelf", "[app][back]") {
  for (const ShelvedGame& game : shelved_games()) {
    INFO(game.id);
    BackPage page;
    REQUIRE(page.choose("play " + std::string(game.id)));
    const auto bare = page.platform.words.back();
    REQUIRE(page.choose("menu"));
    REQUIRE(page.place_of("button settings"));
    CHECK(page.back());
    CHECK(page.screen() == "table");
    CHECK_FALSE(page.place_of("button settings"));
    CHECK(page.platform.words.back() == bare);
    CHECK(page.back());
    CHECK(page.screen() == "start");
    CHECK(page.platform.words.back().first);
  }
}

TEST_CASE("Back from a lesson leads to the game it was asked from", "[app][back]") {
  BackPage page;
  REQUIRE(page.choose("play maelstrom"));
  const std::string table = page.platform.words.back().table;
  REQUIRE(page.choose("help"));
  REQUIRE(page.choose("learn"));
  CHECK(page.screen() == "lesson");
  CHECK(page.back());
  CHECK(page.platform.words.back().table == table);
}

TEST_CASE("Back closes the workbench before the board to think on", "[app][back]") {
  BackPage page;
  REQUIRE(page.choose("play maelstrom"));
  const std::string table = page.platform.words.back().table;
  REQUIRE(page.choose("analyse"));
  REQUIRE(page.screen() == "analysis");
  REQUIRE(page.choose("workbench"));
  REQUIRE(page.offers("bench_close"));
  CHECK(page.back());
  CHECK(page.screen() == "analysis");
  CHECK_FALSE(page.offers("bench_close"));
  CHECK(page.back());
  CHECK(page.platform.words.back().table == table);
}

TEST_CASE("Back ends a position set up by hand, and stays at its board", "[app][back]") {
  BackPage page;
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE(page.choose("analyse"));
  REQUIRE(page.choose("analysis_arrange"));
  REQUIRE(page.offers("arrange_leave"));
  CHECK(page.back());
  CHECK(page.screen() == "analysis");
  CHECK_FALSE(page.offers("arrange_leave"));
}

TEST_CASE("Back leads from the builder of forces to the shelf", "[app][back]") {
  BackPage page;
  REQUIRE(page.choose("forces"));
  REQUIRE(page.screen() == "forces");
  CHECK(page.back());
  CHECK(page.screen() == "start");
}

}  // namespace mael::web
