// A board to think on: reached from a game, which stays as it is; played on for all seats, back and
// forth and along other ways; a position changed by hand.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/maelstrom/game.h"
#include "tests/web/app/test_page.h"
#include "web/app/open_table.h"
#include "web/app/thinking/bot_worker.h"

namespace mael::web {
namespace {

const std::string kOpen =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=1 to=b hand.a=AcA3+IrE2 "
    "hand.b=LoF2+DHo2+Chi1 discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1";

const std::string kPirates =
    "pirates/1 seats=5 round=6 circles=0,1,2 curse=11 ship.a=at:B2,points:9,cards:T05+T12 "
    "ship.b=at:C9,life:2,points:6,hold:CH07,cards:T07 ship.c=points:12 ship.d=at:B0,points:4 "
    "ship.e=at:B4,points:8 tokens=K01:C8,K02:C2,K00:C3,K05:B6";

struct Board : Page {
  explicit Board(const std::string& position = kOpen) {
    open("#" + link_to(position.substr(0, position.find('/')), position));
  }
  void analyse() {
    REQUIRE(choose("analyse"));
    REQUIRE(painter.screen == "analysis");
  }
  const Words& said() const { return platform.words.back(); }
  std::string label_of(std::string_view notation) const {
    for (const Words::Choice& choice : said().choices) {
      if (choice.notation == notation) return choice.label;
    }
    return {};
  }
  std::string table() { return app.command("table"); }
  void tap(Vec2 at) {
    for (const PointerAction action : {PointerAction::Down, PointerAction::Up}) {
      point(action, at);
      rest();
    }
  }
  // What a counsellor says to the question that was put last.
  void think() {
    std::uint64_t time = 0;
    BotWorker worker([&time] { return time += 1'000'000; });
    REQUIRE_FALSE(platform.thoughts.empty());
    REQUIRE(worker.begin(platform.thoughts.back(), 0));
    std::string report;
    for (int slice = 0; slice < 100000; ++slice) {
      report = worker.think_for(15);
      if (read_report(report, Verb::Compare)->done) break;
    }
    app.thought(platform.last, 0, report);
    rest();
  }
};

}  // namespace

TEST_CASE("on a phone the card of a board to think on leaves the menu in reach",
          "[app][analysis]") {
  for (const std::string& position : {kOpen, kPirates}) {
    CAPTURE(position);
    Board page(position);
    page.analyse();
    for (const Vec2 size : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}}) {
      CAPTURE(size.x);
      page.app.resized({size, 1, static_cast<int>(size.x), static_cast<int>(size.y), {}});
      page.rest();
      page.rest();
      const Rect menu = page.place_of("button menu").value();
      const Rect card = page.place_of("lesson_card").value();
      const bool apart = menu.max.x <= card.min.x || card.max.x <= menu.min.x ||
                         menu.max.y <= card.min.y || card.max.y <= menu.min.y;
      CHECK(apart);
    }
  }
}

TEST_CASE("a board to think on stores nothing and leads back to its game", "[app][analysis]") {
  Board page;
  const std::size_t writes = page.platform.writes.size();
  page.analyse();
  REQUIRE(page.choose("b end"));
  CHECK(page.platform.writes.size() == writes);
  CHECK_FALSE(page.offers("analyse"));  // it is one
  CHECK(page.label_of("lesson_leave") == "Leave the analysis");
  REQUIRE(page.choose("lesson_leave"));
  CHECK(page.painter.screen == "table");
  CHECK(page.table().find("\"actions\":0") != std::string::npos);
}

TEST_CASE("the page says whether a counsellor has still to answer", "[app][analysis]") {
  Board page;
  const auto asking = [&] {
    return page.app.command("page").find("\"asking\":true") != std::string::npos;
  };
  CHECK_FALSE(asking());
  page.analyse();
  page.rest();
  CHECK(asking());
  page.think();
  CHECK(asking());  // a second look, deeper
  page.think();
  CHECK_FALSE(asking());
}

TEST_CASE("one person plays all seats of it, and nothing is covered", "[app][analysis]") {
  Board page;
  page.analyse();
  REQUIRE(page.choose("b end"));
  CHECK_FALSE(page.offers("lift"));
  CHECK(page.offers("a end"));
  CHECK(page.table().find("hand.b=?") != std::string::npos);  // as A sees it
  CHECK(page.table().find("hand.a=?") == std::string::npos);
}

TEST_CASE("ways that were left are found again where they part", "[app][analysis]") {
  Board page;
  page.analyse();
  CHECK_FALSE(page.offers("analysis_back"));
  REQUIRE(page.choose("b end"));
  REQUIRE(page.choose("analysis_back"));
  CHECK_FALSE(page.offers("analysis_back"));
  CHECK(page.offers("analysis_on"));
  const std::string first = page.label_of("analysis_row_1");
  CHECK_FALSE(first.empty());
  REQUIRE(page.choose("b DHo1@1.4=LoF1"));
  REQUIRE(page.choose("analysis_back"));
  // The way that is gone now first, then the one that was left.
  CHECK(page.label_of("analysis_row_2") == first);
  REQUIRE(page.choose("analysis_row_2"));
  CHECK(page.table().find("to=b") == std::string::npos);
  REQUIRE(page.choose("analysis_back"));
  CHECK(page.label_of("analysis_row_1") == first);
  CHECK(page.offers("analysis_row_2"));
  CHECK_FALSE(page.offers("analysis_row_3"));
}

TEST_CASE("ways that were left are drawn, and a tap on one of them leads there",
          "[app][analysis]") {
  Board page;
  page.analyse();
  CHECK_FALSE(page.place_of("lesson_ways"));  // there is one way
  REQUIRE(page.choose("b end"));
  REQUIRE(page.choose("a end"));
  const std::string there = page.table();
  REQUIRE(page.choose("analysis_back"));
  REQUIRE(page.choose("analysis_back"));
  REQUIRE(page.choose("b DHo1@1.4=LoF1"));
  REQUIRE(page.table() != there);
  const Rect strip = page.place_of("lesson_ways").value();
  REQUIRE(strip.height() >= 44);
  // The lower lane is the one that was left; its end lies furthest to the right.
  page.tap({strip.max.x - 2, strip.max.y - 2});
  CHECK(page.table() == there);
  page.tap({strip.min.x + 2, strip.min.y + 2});
  CHECK_FALSE(page.offers("analysis_back"));
}

TEST_CASE("the best three stand on the card with what they promise", "[app][analysis]") {
  Board page(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 hand.b=LoF1+DHo1 "
      "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1");
  page.app.command("page think 200");
  page.analyse();
  page.think();
  const std::string best = page.label_of("analysis_row_1");
  CHECK(best.find(" %") != std::string::npos);
  CHECK(page.said().status.find("may expect") != std::string::npos);
  REQUIRE(page.choose("analysis_row_1"));
  CHECK(page.table().find("\"over\":true") != std::string::npos);
}

TEST_CASE("on a phone the card says the best alone, until it is unfolded", "[app][analysis]") {
  Board page(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 hand.b=LoF1+DHo1 "
      "mass=1.0aAcA1,1.1aIrE1,1.2aIrE2,1.3aStP1,1.4aStP2,2.0bLoF1");
  page.app.resized({{390, 844}, 1, 390, 844, {}});
  page.app.command("page think 200");
  page.analyse();
  page.think();
  CHECK(page.offers("analysis_row_1"));
  CHECK_FALSE(page.offers("analysis_row_2"));
  REQUIRE(page.choose("analysis_unfold"));
  CHECK(page.offers("analysis_row_2"));
  REQUIRE(page.choose("analysis_fold"));
  CHECK_FALSE(page.offers("analysis_row_2"));
}

TEST_CASE("what is hidden from who asks is imagined, and said to be", "[app][analysis]") {
  Board page(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=1 hand.a=AcA3+IrE2 hand.b=?5 "
      "discard.b=LoF1 mass=1.2aAcA1,1.5bLoF1");
  page.analyse();
  CHECK(page.said().status.find("guessed") != std::string::npos);
  CHECK(page.table().find("hand.b=?5") != std::string::npos);
  REQUIRE(page.choose("a end"));
  CHECK(page.table().find("hand.b=?") == std::string::npos);
}

TEST_CASE("a position changed by hand is laid where the rules allow it", "[app][analysis]") {
  Board page;
  page.analyse();
  REQUIRE(page.choose("analysis_lay"));
  const Question asked = page.platform.questions.back();
  REQUIRE(asked.field.size() == 1);
  std::string text = asked.field.front().value;
  const std::size_t to = text.find("to=b\n");
  REQUIRE(to != std::string::npos);

  std::string broken = text;
  broken.replace(to, 5, "to=b\nto=q\n");
  page.answer("lay", broken);
  CHECK(page.platform.questions.back().sentence != asked.sentence);
  CHECK(page.platform.questions.back().field.front().value == broken.substr(0, broken.size()));
  CHECK(page.offers("b end"));

  text.erase(to, 5);
  page.answer("lay", text);
  CHECK(page.offers("a end"));
  CHECK_FALSE(page.offers("b end"));
}

}  // namespace mael::web
