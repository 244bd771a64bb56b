// A board to think on that is set up by hand, in the whole app: by pointer and by words, checked by
// the rules, then played on as the position it has become.
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/web/app/test_page.h"
#include "web/app/open_table.h"

namespace mael::web {
namespace {

const std::string kGame =
    "maelstrom/1 a=arcanae b=brood turn=4 to=b hand.a=AcA2+IrE1 hand.b=LoF2 "
    "mass=1.2aAcA1,1.5bLoF1,2.3aIrE1,2.9bDHo1";

const std::string kSea =
    "pirates/1 seats=2 round=6 circles=0,1,2 curse=11 ship.a=at:B2,points:9,hold:CH01+CH05,"
    "cards:T01 ship.b=at:C9,life:2 tokens=K01:C8 loot=C10:CH03 isles=L10:C2";

const std::string kFight =
    "edge-battle/1 table=36x36 a.i=E01:10/6+8.7/6+11.3/6+7.4/6+12.6/6,face:256 "
    "b.i=K01:10/30+8.7/30+11.3/30+7.4/30+12.6/30,face:768 turn=2 vp=1,0";

struct Board : Page {
  explicit Board(const std::string& game = "maelstrom", const std::string& position = kGame)
      : game_(game) {
    open("#" + link_to(game, position));
    REQUIRE(choose("analyse"));
    REQUIRE(choose("analysis_arrange"));
  }
  const Words& said() const { return platform.words.back(); }
  std::string table() { return app.command("table"); }
  std::string position() {
    const std::string all = table();
    const std::size_t from = all.find(game_ + "/1");
    return all.substr(from, all.find('"', from) - from);
  }
  bool lies(const std::string& part) { return table().find(part) != std::string::npos; }
  void tap(const std::string& thing) {
    CAPTURE(thing);
    const auto at = place_of(thing);
    REQUIRE(at);
    for (const PointerAction action : {PointerAction::Down, PointerAction::Up}) {
      point(action, at->center());
      rest();
    }
  }

 private:
  std::string game_;
};

}  // namespace

TEST_CASE("a position of Maelstrom is set up by taps and played on from there", "[app][arrange]") {
  Board page;
  page.tap("2.9");
  page.tap("1.3");
  CHECK(page.lies("1.3bDHo1"));
  page.tap("arrange_tab_1");  // the Arcanae's
  page.tap("more hoard.a");
  CHECK(page.lies("hoard=1,0"));
  page.tap("arrange_tab_3");
  page.tap("more to");
  CHECK_FALSE(page.lies("to=b"));
  page.tap("arrange_done");
  CHECK(page.lies("1.3bDHo1"));
  CHECK(page.lies("hoard=1,0"));
  REQUIRE(page.offers("analysis_arrange"));
  CHECK(page.offers("a end"));  // it is A's turn now
  CHECK_FALSE(page.offers("analysis_back"));
}

TEST_CASE("what a rule forbids is said with the rule, and nothing is changed", "[app][arrange]") {
  Board page;
  const std::string before = page.position();
  page.tap("1.2");  // 2.3 hangs on it
  page.tap("1.0");
  CHECK(page.said().alert.find("Vortex") != std::string::npos);
  CHECK(page.place_of("arrange_rule"));
  CHECK(page.position() == before);
  CHECK(page.offers("put 1.1"));  // it is held on
}

TEST_CASE("everything is undone, or left as it was", "[app][arrange]") {
  Board page;
  const std::string before = page.position();
  REQUIRE(page.choose("take 2.3"));
  REQUIRE(page.choose("put hand.a"));
  CHECK(page.position() != before);
  REQUIRE(page.choose("arrange_undo"));
  CHECK(page.position() == before);
  REQUIRE(page.choose("take 2.3"));
  REQUIRE(page.choose("put discard.a"));
  REQUIRE(page.choose("arrange_leave"));
  CHECK(page.position() == before);
  CHECK(page.offers("b end"));
}

TEST_CASE("the written position is in reach while one is set up, and may be undone",
          "[app][arrange]") {
  Board page;
  REQUIRE(page.choose("arrange_write"));
  std::string text = kGame;
  page.answer("lay", text.replace(text.find("2.9"), 3, "2.10"));
  CHECK(page.lies("2.10bDHo1"));
  REQUIRE(page.choose("arrange_undo"));
  CHECK(page.lies("2.9bDHo1"));
}

TEST_CASE("nobody decides while a position is set up", "[app][arrange]") {
  Board page;
  for (const Words::Choice& choice : page.said().choices) {
    CAPTURE(choice.notation);
    CHECK_FALSE(choice.notation.starts_with("b "));
    CHECK_FALSE(choice.label.starts_with("["));  // a key without a text
  }
  CHECK_FALSE(page.place_of("button menu"));
  REQUIRE(page.choose("arrange_leave"));
  page.tap("button menu");
  CHECK(page.place_of("sheet"));
  CHECK(page.offers("b end"));
}

TEST_CASE("a position of pirates is set up by taps and played on from there", "[app][arrange]") {
  Board page("pirates", kSea);
  page.tap("ship b");
  page.tap("B5");
  CHECK(page.lies("ship.b=at:B5"));
  page.tap("token 1");
  page.tap("C2");
  CHECK(page.lies("tokens=K01:C2"));
  page.tap("loot 1");
  page.tap("A1");
  CHECK(page.lies("loot=A1:CH03"));
  page.tap("isle 10");
  CHECK(page.offers("put islands"));
  CHECK_FALSE(page.offers("put B0"));  // it shows no part of that island
  page.tap("isle 10");
  REQUIRE(page.choose("more circle.2"));
  CHECK(page.lies("circles=0,2,2"));
  REQUIRE(page.choose("take cards.T05"));
  REQUIRE(page.choose("put hand.a"));
  page.tap("arrange_done");
  CHECK(page.lies("ship.b=at:B5"));
  CHECK(page.offers("a end"));
}

TEST_CASE("what lies in hold and hand of the nearer ship is taken up there", "[app][arrange]") {
  Board page("pirates", kSea);
  page.tap("hold 2");
  CHECK(page.offers("arrange_back"));
  page.tap("C3");
  CHECK(page.lies("C3:CH05"));
  // What was hidden is imagined.
  const std::string all = page.position(), card = all.substr(all.find("cards:") + 6, 3);
  page.tap("card " + card);
  REQUIRE(page.choose("put hand.b"));
  CHECK_FALSE(page.place_of("card " + card));
  page.tap("ship a");
  REQUIRE(page.choose("arrange_back"));
  REQUIRE(page.choose("less life.a"));
  REQUIRE(page.choose("less life.a"));
  CHECK_FALSE(page.offers("less life.a"));  // a ship is not sunk in its own turn
}

TEST_CASE("a battle is set up by taps on the table, squad by squad and model by model",
          "[app][arrange]") {
  Board page("edge-battle", kFight);
  page.tap("model a1.1");
  page.tap("at 12/10");
  CHECK(page.lies("a.i=E01:12/10+10.7/10+13.3/10+9.4/10+14.6/10"));
  page.tap("model a1.5");
  page.tap("at 15/12");
  CHECK(page.lies("+15/12"));
  page.tap("model b1.1");
  REQUIRE(page.choose("put out.b"));
  CHECK(page.offers("take b1"));
  REQUIRE(page.choose("arrange_undo"));
  REQUIRE(page.choose("take b1"));
  REQUIRE(page.choose("more suppression.b1"));
  REQUIRE(page.choose("less y.b1"));  // by half an inch
  CHECK(page.lies("b.i=K01:10/29.5+8.7/29.5+11.3/29.5+7.4/29.5+12.6/29.5"));
  CHECK(page.lies("supp:1"));
  REQUIRE(page.choose("arrange_back"));
  page.tap("model a1.4");
  page.tap("at 0.1/0.1");
  CHECK(page.said().alert == "Models stand wholly on the table.");
  page.tap("arrange_done");
  CHECK(page.lies("+15/12"));
  CHECK(page.offers("analysis_arrange"));
}

TEST_CASE("a model of a battle is dragged to where it is let go", "[app][arrange]") {
  Board page("edge-battle", kFight);
  const auto from = page.place_of("model a1.5"), to = page.place_of("at 16/8");
  REQUIRE(from);
  REQUIRE(to);
  page.point(PointerAction::Down, from->center());
  page.point(PointerAction::Move, (from->center() + to->center()) / 2);
  page.point(PointerAction::Move, to->center());
  page.rest();
  page.point(PointerAction::Up, to->center());
  page.rest();
  CHECK(page.lies("+16/8"));
}

}  // namespace mael::web
