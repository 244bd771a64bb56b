// A match of the page as text: copied out of one table, pasted into another.
#include "engine/play/match_text.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <utility>

#include "tests/web/app/test_page.h"

namespace mael::web {
namespace {

const std::string kOneShort =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 "
    "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1";
const std::string kGoesOn =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

// Whoever wants to open something pastes this.
void paste(Page& page, const std::string& text) {
  REQUIRE(page.choose("link"));
  page.answer("open", text);
}

std::string finished_match() {
  Page page;
  page.open("#" + link_to("maelstrom", kOneShort));
  if (page.offers("lift")) REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("a AcA2@1.5"));
  REQUIRE(page.choose("copy_match"));
  REQUIRE(page.platform.copied.size() == 1);
  return page.platform.copied.back();
}

}  // namespace

TEST_CASE("a finished match is copied with who played and how it ended", "[app][match_text]") {
  const std::string text = finished_match();
  CHECK(text.starts_with("# maelstrom\n# a: Arcanae, b: Brood\n# a 1, b 0, MAE-"));
  CHECK(text.find("\na AcA2@1.5\n") != std::string::npos);
  const auto read = read_match(text);
  REQUIRE(read);
  CHECK(read->match->ending().over);
}

TEST_CASE("a game that is over is not open again at the next visit, but on the shelf", "[app]") {
  Page page;
  page.open("#" + link_to("maelstrom", kOneShort));
  if (page.offers("lift")) REQUIRE(page.choose("lift"));
  const auto next_visit = [&] {
    auto again = std::make_unique<Page>();
    again->app.kept(page.platform.kept_last());
    again->app.remembered("open", page.platform.kept_last().id);
    return again;
  };
  const auto running = next_visit();
  CHECK(running->app.begins_with("") == 'm');
  running->open();
  CHECK(running->painter.screen == "table");
  REQUIRE(page.choose("a AcA2@1.5"));
  REQUIRE(page.app.command("table").find("\"over\":true") != std::string::npos);
  CHECK_FALSE(next_visit()->app.begins_with("").has_value());
  // Nor behind a link that leads nowhere.
  for (const std::string fragment : {"", "#pm1nowhere"}) {
    const auto again = next_visit();
    again->open(fragment);
    CHECK(again->painter.screen == "start");
    const std::pair<std::string, std::string> nothing_open("open", "");
    const auto& settings = again->platform.settings;
    CHECK(std::count(settings.begin(), settings.end(), nothing_open) == 1);
    if (!fragment.empty()) continue;
    REQUIRE(again->choose("resume 1"));
    CHECK(again->painter.screen == "table");
  }
}

TEST_CASE("a link to the end of a game says that nothing else is known", "[app]") {
  Page page;
  page.open("#" + link_to("maelstrom", kOneShort));
  if (page.offers("lift")) REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("a AcA2@1.5"));
  CHECK(page.offers("review"));
  Page other;
  other.open("#" + page.share());
  CHECK(other.painter.screen == "table");
  CHECK(other.app.command("table").find("\"over\":true") != std::string::npos);
  CHECK(other.offers("play_again"));
  CHECK_FALSE(other.offers("review"));  // there is nothing to look back on
  CHECK_FALSE(other.place_of("course").has_value());
}

TEST_CASE("a match is opened where a link is, and from a file", "[app][match_text]") {
  const std::string text = finished_match();
  Page page;
  page.open();
  paste(page, text);
  CHECK(page.app.command("table").find("\"over\":true") != std::string::npos);
  Page other;
  other.open();
  other.app.file_opened({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  other.rest();
  CHECK(other.app.command("table").find("\"over\":true") != std::string::npos);
}

TEST_CASE("what is wrong with a match is told by its line", "[app][match_text]") {
  Page page;
  page.open();
  paste(page, finished_match() + "a castle\n");
  CHECK(page.platform.questions.back().sentence.find("found a castle, expected an action.") !=
        std::string::npos);
  CHECK(page.painter.screen == "start");
}

TEST_CASE("a game that goes on is copied by whoever knows what that shows", "[app][match_text]") {
  Page page;
  page.open("#" + link_to("maelstrom", kGoesOn));
  CHECK_FALSE(page.offers("copy_match"));  // nothing was done yet
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("b end"));
  REQUIRE(page.choose("copy_match"));
  CHECK(page.platform.copied.empty());
  CHECK(page.platform.questions.back().title == "This text shows all hands");
  page.answer("cancel");
  CHECK(page.platform.copied.empty());
  REQUIRE(page.choose("copy_match"));
  page.answer("copy");
  REQUIRE(page.platform.copied.size() == 1);
  CHECK(page.platform.copied.back().find("\n" + kGoesOn + "\nb end\n") != std::string::npos);
}

}  // namespace mael::web
