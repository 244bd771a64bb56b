#include "web/app/app.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/maelstrom/snapshot.h"
#include "tests/web/app/test_page.h"

namespace mael::web {

namespace {

const std::string kExample =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

std::string example_link() { return link_to("maelstrom", kExample); }

}  // namespace

TEST_CASE("the page begins with the start screen and rests there", "[app]") {
  Page page;
  page.open();
  CHECK(page.platform.title == "Maelstrom");
  CHECK(page.offers("begin"));
  CHECK(page.app.frame(page.now += 16) < 0);
}

TEST_CASE("a game that was begun is stored, and open again after a reload", "[app]") {
  Page page;
  page.open();
  REQUIRE(page.choose("begin"));
  REQUIRE_FALSE(page.platform.writes.empty());
  CHECK(page.platform.settings.back() ==
        std::pair<std::string, std::string>("open", page.platform.writes.back().id));

  Page again;
  again.app.kept(page.platform.writes.back());
  again.app.remembered("open", page.platform.writes.back().id);
  again.open();
  CHECK(again.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
  CHECK(again.app.command("table") == page.app.command("table"));
}

TEST_CASE("a game that was left is not open again, but kept", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("leave"));
  CHECK(page.offers("resume 1"));
  Page again;
  again.app.kept(page.platform.writes.back());
  again.app.remembered("open", page.platform.settings.back().second);
  again.open();
  CHECK(again.offers("resume 1"));
  REQUIRE(again.choose("resume 1"));
  CHECK(again.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
}

TEST_CASE("a link opens a table of its own, and the address forgets it", "[app]") {
  Page page;
  page.open("#" + example_link());
  CHECK(page.platform.fragment.empty());
  CHECK(page.platform.title == "Arcanae against Brood");
  CHECK(page.platform.writes.size() == 1);
  CHECK(page.platform.questions.empty());
}

TEST_CASE("a link that is no good says so and leaves the table alone", "[app]") {
  Page page;
  page.open("#" + example_link());
  const std::string before = page.app.command("table");
  page.app.fragment_changed("#pm1nonsense");
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions.back().sentence.size() > 20);
  page.answer("close");
  CHECK(page.app.command("table") == before);
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("a link on a running table asks first", "[app]") {
  Page page;
  page.open("#" + example_link());
  page.app.fragment_changed("#" + example_link());
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  SECTION("staying keeps the table") {
    page.answer("stay");
    CHECK(page.platform.writes.size() == 1);
  }
  SECTION("opening keeps the other game on the shelf") {
    page.answer("open");
    REQUIRE(page.platform.writes.size() == 2);
    CHECK(page.platform.writes[0].id != page.platform.writes[1].id);
    REQUIRE(page.choose("lift"));
    REQUIRE(page.choose("leave"));
    CHECK(page.offers("resume 2"));
  }
}

TEST_CASE("a position as one seat sees it is not opened", "[app]") {
  Page page;
  page.open();
  const std::string sealed =
      "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=?5 hand.b=LoF2+DHo2+Chi1 "
      "discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";
  page.app.command("table open " + sealed);
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.writes.empty());
}

TEST_CASE("when a new table cannot be stored the player decides", "[app]") {
  Page page;
  page.open();
  page.storage_works = false;
  REQUIRE(page.choose("begin"));
  REQUIRE(page.platform.questions.size() == 1);
  SECTION("leaving it stays at the start") {
    page.answer("leave");
    CHECK(page.offers("begin"));
  }
  SECTION("going on without storage opens the table") {
    page.answer("without");
    CHECK(page.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
    CHECK(page.platform.writes.size() == 1);
  }
}

TEST_CASE("what a screen offered cannot be chosen of the next one", "[app]") {
  Page page;
  page.open("#" + example_link());
  const auto& choices = page.platform.words.back().choices;
  const auto leave = std::find_if(choices.begin(), choices.end(), [](const Words::Choice& choice) {
    return choice.notation == "leave";
  });
  REQUIRE(leave != choices.end());
  page.app.chosen(static_cast<int>(leave - choices.begin()));
  for (int i = 0; i < static_cast<int>(choices.size()); ++i) page.app.chosen(i);
  page.rest();
  CHECK(page.app.command("page").find("\"screen\":\"start\"") != std::string::npos);
  CHECK(page.platform.questions.empty());
  CHECK(page.platform.writes.size() == 1);
}

TEST_CASE("a file of the first version opens as a table, and is kept as a new one", "[app]") {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/table-1.bin", std::ios::binary);
  const Bytes old{std::istreambuf_iterator<char>(stream), {}};
  Page page;
  page.open();
  page.app.file_opened(old);
  page.rest();
  CHECK(page.app.command("page").find("\"screen\":\"table\"") != std::string::npos);
  REQUIRE(page.platform.writes.size() == 1);
  CHECK(page.platform.writes[0].title == "Zoë against Draconis");
  CHECK(page.platform.writes[0].bytes != old);
  const auto match_in = [](const Bytes& bytes) {
    return maelstrom::load(read_saved(bytes)->match)->match;
  };
  const auto kept = match_in(page.platform.writes[0].bytes), sent = match_in(old);
  CHECK(kept.log() == sent.log());
  CHECK(kept.state() == sent.state());
}

TEST_CASE("a file of a game this version does not know is refused in a sentence", "[app]") {
  Page page;
  page.open();
  page.app.file_opened(write_saved({'z', {Player{}, Player{}}, 1, {}}));
  page.rest();
  REQUIRE(page.platform.questions.size() == 1);
  CHECK(page.platform.questions[0].sentence.size() > 20);
  CHECK(page.platform.writes.empty());
}

TEST_CASE("commands answer from what the player sees", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  const std::string table = page.app.command("table");
  CHECK(table.find("hand.b=LoF2+DHo2") != std::string::npos);
  CHECK(table.find("hand.a=?5") != std::string::npos);
  CHECK(page.app.command("table why b DHo1@3.3=LoF1").find("\"accepted\":false") !=
        std::string::npos);
  CHECK(page.app.command("table play a end").find("\"accepted\":false") != std::string::npos);
  CHECK(page.app.command("table play b DHo1@1.0=LoF1") == "{\"accepted\":true}");
  page.rest();
  CHECK(page.app.command("table").find("1.0bDHo1") != std::string::npos);
  CHECK(page.app.command("nonsense").find("error") != std::string::npos);
}

TEST_CASE("Tab is left to the page, other keys are the table's", "[app]") {
  Page page;
  page.open();
  CHECK_FALSE(page.app.key({Key::Tab, 0, false, false}));
  CHECK(page.app.key({Key::Down, 0, false, false}));
}

TEST_CASE("the position of the table is shared as a link that opens it", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("lift"));
  REQUIRE(page.choose("share"));
  REQUIRE(page.platform.shared.size() == 1);
  CHECK(page.platform.shared.back() == example_link());
}

TEST_CASE("a game is deleted only when asked again", "[app]") {
  Page page;
  page.open("#" + example_link());
  REQUIRE(page.choose("leave"));
  REQUIRE(page.choose("forget 1"));
  page.answer("keep");
  CHECK(page.platform.forgotten.empty());
  REQUIRE(page.choose("forget 1"));
  page.answer("forget");
  const std::string id = page.platform.writes.back().id;
  CHECK(page.platform.forgotten == std::vector{id});
  page.rest();
  CHECK(page.offers("resume 1"));
  SECTION("a game is off the shelf when it is out of the storage") {
    page.app.forgotten(id, true);
    page.rest();
    CHECK_FALSE(page.offers("resume 1"));
  }
  SECTION("a game that storage holds on to stays on the shelf") {
    page.app.forgotten(id, false);
    page.rest();
    CHECK(page.offers("resume 1"));
    CHECK(page.platform.questions.size() == 3);
  }
}

}  // namespace mael::web
