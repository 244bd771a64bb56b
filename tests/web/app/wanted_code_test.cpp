#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "tests/web/app/test_page.h"
#include "web/base/say.h"

namespace mael::web {
namespace {

std::string screen(Page& page) { return page.painter.screen; }

// The code of a game comes, or does not.
void fetched(Page& page, char letter, bool here) {
  if (here) page.platform.away.erase(letter);
  page.app.code_fetched(letter, here);
  page.rest();
}

// The link of a game that has begun.
std::string link_of(std::string_view game) {
  Page page;
  page.open();
  REQUIRE(page.choose("play " + std::string(game)));
  return page.share();
}

TEST_CASE("a game that is not here is fetched, and begins when it has come", "[app]") {
  Page page;
  page.platform.away = {'m', 'c'};
  page.open();
  REQUIRE(page.choose("play cards"));
  CHECK(page.platform.fetches == std::vector{'c'});
  CHECK(page.platform.sayings.back() == say("app.code.coming"));
  CHECK(screen(page) == "start");

  fetched(page, 'm', true);  // unasked
  CHECK(screen(page) == "start");
  CHECK(page.painter.icons.empty());
  CHECK(page.platform.unsaid.empty());
  fetched(page, 'c', true);
  CHECK(screen(page) == "table");
  CHECK(page.platform.unsaid == std::vector{say("app.code.coming")});
  CHECK(page.painter.icons == "c");
  fetched(page, 'c', true);
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("a game that does not come is told of, and may be fetched again", "[app]") {
  Page page;
  page.platform.away = {'m'};
  page.open();
  REQUIRE(page.choose("set_up maelstrom"));
  fetched(page, 'm', false);
  CHECK(page.platform.unsaid == std::vector{say("app.code.coming")});
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions.back().title == say("app.code.missing.title"));
  CHECK(screen(page) == "start");
  SECTION("at once") {
    page.answer("retry");
    CHECK(page.platform.fetches == std::vector{'m', 'm'});
    fetched(page, 'm', true);
    CHECK(screen(page) == "set_up");
  }
  SECTION("or left") {
    page.answer("leave");
    fetched(page, 'm', true);
    CHECK(screen(page) == "start");
  }
  SECTION("or something else is wanted before that is answered") {
    const Ticket asked = page.platform.last;
    REQUIRE(page.choose("play cards"));
    CHECK(screen(page) == "table");
    page.app.answered(asked, "retry", "");
    CHECK(page.platform.fetches.size() == 1);
  }
}

TEST_CASE("who wants another game does not get the one that comes first", "[app]") {
  Page page;
  page.platform.away = {'m', 'c'};
  page.open();
  REQUIRE(page.choose("play maelstrom"));
  REQUIRE(page.choose("set_up cards"));
  fetched(page, 'm', true);
  CHECK(screen(page) == "start");
  fetched(page, 'c', true);
  CHECK(screen(page) == "set_up");
  CHECK(page.platform.writes.empty());
}

TEST_CASE("the page says whose code it begins with", "[app]") {
  const std::string cards = link_of("cards"), vortex = link_of("vortex");
  Page page;
  CHECK_FALSE(page.app.begins_with(""));
  CHECK(page.app.begins_with("#" + cards) == 'c');
  CHECK(page.app.begins_with("#" + vortex) == 'm');

  Page former;
  former.open();
  REQUIRE(former.choose("play cards"));
  page.app.kept(former.platform.kept_last());
  CHECK_FALSE(page.app.begins_with(""));  // it was left
  page.app.remembered("open", former.platform.kept_last().id);
  CHECK(page.app.begins_with("") == 'c');
  CHECK(page.app.begins_with("#" + vortex) == 'm');
}

TEST_CASE("a link waits for the code of its game", "[app]") {
  const std::string link = link_of("maelstrom");
  Page page;
  page.platform.away = {'m'};
  page.open("#" + link);
  CHECK(page.platform.fragment.empty());
  CHECK(page.platform.fetches == std::vector{'m'});
  CHECK(screen(page) == "start");
  fetched(page, 'm', true);
  CHECK(screen(page) == "table");
}

TEST_CASE("forces and set-ups that were kept are there when their game has come", "[app]") {
  Page former;
  former.open();
  REQUIRE(former.choose("forces"));
  REQUIRE(former.choose("ready gaians"));
  REQUIRE(former.choose("save"));

  Page page;
  page.platform.away = {'m'};
  for (const auto& [key, value] : former.platform.kept) page.app.remembered(key, value);
  page.open();
  REQUIRE(page.choose("forces"));
  CHECK(screen(page) == "start");
  fetched(page, 'm', true);
  CHECK(screen(page) == "forces");
  CHECK(page.painter.icons == "mfxv");
  CHECK(page.offers("own 1"));
}

}  // namespace
}  // namespace mael::web
