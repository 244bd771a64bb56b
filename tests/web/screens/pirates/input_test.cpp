// What the player does at the pirates' table, and what comes of it.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "tests/web/screens/pirates/pirates_table.h"

namespace mael::web::pirates {

TEST_CASE("a circle that is let go stays as a ghost until it is turned", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2 tokens=K00:C2");
  played.drag_ring(1, 1);
  REQUIRE(played.table.selection().ring);
  CHECK(*played.table.selection().ring == RingHold{1, 1, false});
  CHECK(played.done.empty());
  REQUIRE(played.view().prompt);
  CHECK_FALSE(played.view().prompt->lines.empty());
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(played.done[0] == Action{Seat::A, Rotate{1, 1}});
  CHECK_FALSE(played.table.selection().ring);
}

TEST_CASE("a circle is put back by Back, by Escape and by dragging it home", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  played.drag_ring(2, -1);
  CHECK(played.table.selection().ring->quarters == 3);
  SECTION("button") { played.tap("button cancel"); }
  SECTION("key") { played.press(Key::Escape); }
  SECTION("home") { played.drag_ring(2, 1); }
  CHECK_FALSE(played.table.selection().ring);
  CHECK(played.done.empty());
  const Picture picture = played.table.picture(played.now());
  CHECK(signed_angle(picture.board.scene.rings[2].turn) == 0);
}

TEST_CASE("keys take a circle, turn it on and turn it", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  played.press('3');
  played.press(Key::Left);
  CHECK(played.table.selection().ring->quarters == 0);
  played.press(Key::Left);
  CHECK(played.table.selection().ring->quarters == 3);
  played.press(Key::Enter);
  REQUIRE(played.done.size() == 1);
  CHECK(played.done[0] == Action{Seat::A, Rotate{2, 3}});
}

TEST_CASE("nobody is asked which of five like pawns to take", "[pirates][input][rule:PIR-020]") {
  const Played played(position("pirates/1 seats=2 stage=pawns ship.a=ashore ship.b=ashore"));
  REQUIRE(played.table.forced());
  CHECK(*played.table.forced() == action(played.state(), "a pawn:1"));
  const Played sailing("pirates/1 seats=2 ship.a=at:A0 ship.b=at:A2");
  CHECK_FALSE(sailing.table.forced());
}

TEST_CASE("a circle without a rotation left is refused with its rule", "[pirates][input]") {
  Played played("pirates/1 seats=2 turn=turned:1 ship.a=at:B0 ship.b=at:A2");
  played.press('2');
  CHECK_FALSE(played.table.selection().ring);
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->rule == "PIR-094"_rule);
}

TEST_CASE("the ship is tapped or dragged to a cell", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  SECTION("cell") { played.tap("cell B1"); }
  SECTION("ship, then cell") {
    played.tap("ship a");
    CHECK(played.table.selection().sailing);
    played.tap("cell B1");
  }
  SECTION("drag") { played.drag("ship a", "cell B1"); }
  REQUIRE(played.done.size() == 1);
  CHECK(played.done[0] == Action{Seat::A, Move{cell_named("B1")}});
}

// ---- Heaps: on a phone pieces of one cell stand nearer each other than a finger is broad --------

constexpr std::array kHeap{"ship a", "ship b", "ship c", "token 1"};

Vec2 middle_of(const Played& played, const char* thing) {
  const std::optional<Rect> at = played.table.where(thing);
  REQUIRE(at);
  return at->center();
}

struct AtAHeap : Played {
  explicit AtAHeap(Vec2 page = {390, 844})
      : Played("pirates/1 seats=3 ship.a=at:B3 ship.b=at:B3 ship.c=at:B3 tokens=K01:B3") {
    viewport = page;
    frame({}, {});
  }
};

float least_distance(const Played& played) {
  float least = 1000;
  for (std::size_t i = 0; i < kHeap.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      least = std::min(least, distance(middle_of(played, kHeap[i]), middle_of(played, kHeap[j])));
    }
  }
  return least;
}

TEST_CASE("a tap spreads a heap, and the next one means a piece of it", "[pirates][input]") {
  for (const char* thing : kHeap) {
    CAPTURE(thing);
    AtAHeap played;
    REQUIRE(least_distance(played) < 30);
    played.tap("ship b");
    CHECK(played.table.held().empty());
    CHECK(played.table.selection().fanned == cell_named("B3"));
    CHECK(least_distance(played) >= 44);
    for (const char* each : kHeap) {
      CHECK(played.table.layout().board.contains(middle_of(played, each)));
    }
    played.tap(thing);
    CHECK(played.table.held() == thing);
    CHECK(played.table.selection().fanned == kNoCell);
    CHECK(least_distance(played) < 30);
    CHECK(played.done.empty());
  }
}

TEST_CASE("a tap beside what is spread of a heap folds it up and does nothing else",
          "[pirates][input]") {
  AtAHeap played;
  played.tap("ship b");
  REQUIRE(played.table.selection().fanned != kNoCell);
  SECTION("on the sea") { played.tap("cell A0"); }
  SECTION("between the pieces") {
    const RingTray tray = played.table.picture(played.now()).board.scene.tray;
    REQUIRE(tray.radius > 0);
    const Picture picture = played.table.picture(played.now());
    const Vec2 at = to_pixels(picture.camera, tray.at);
    played.frame({{.kind = GestureKind::Tap, .at = at, .from = at}}, {});
  }
  SECTION("Escape") { played.press(Key::Escape); }
  CHECK(played.table.selection() == Selection{});
  CHECK(played.done.empty());
}

TEST_CASE("while a ship sails its cell counts, not the heap that stands there",
          "[pirates][input]") {
  Played played("pirates/1 seats=3 ship.a=at:B2 ship.b=at:B3 ship.c=at:B3");
  played.viewport = {390, 844};
  played.frame({}, {});
  played.tap("ship a");
  REQUIRE(played.table.selection().sailing);
  played.tap("ship b");
  REQUIRE(played.done.size() == 1);
  CHECK(played.done[0] == Action{Seat::A, Move{cell_named("B3")}});
}

TEST_CASE("where pieces stand apart each is pressed at once", "[pirates][input]") {
  AtAHeap played({1920, 1080});
  played.tap("ship b");
  CHECK(played.table.held() == "ship b");
}

TEST_CASE("a ship that cannot get there is told why", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  played.tap("ship a");
  played.tap("cell C6");
  CHECK(played.done.empty());
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->rule == "PIR-050"_rule);
}

// PIR-146 to PIR-151: the helpers that are ticked are asked, and answer openly.
TEST_CASE("a joint attack is asked for and answered", "[pirates][input]") {
  const State state =
      position("pirates/1 seats=3 ship.a=at:B3 ship.b=at:B3 ship.c=at:B3 tokens=K01:B3:3");
  Played played(state, crew());
  played.tap("button lift");
  played.tap("button attack");
  played.tap("target 3");
  REQUIRE(played.view().prompt->helpers.size() == 2);
  CHECK_FALSE(played.view().prompt->blow->kills);
  played.tap("helper c");
  CHECK(played.view().prompt->blow->kills);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(played.table.situation().actor() == Seat::C);
  CHECK_FALSE(played.table.situation().device.is_table_covered());
  CHECK(played.view().hand.empty());
  REQUIRE(played.view().prompt);
  REQUIRE(played.view().prompt->joint);
  CHECK_FALSE(played.view().prompt->joint->without.kills);
  CHECK(played.view().prompt->joint->with.kills);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 2);
  CHECK(played.done[1] == Action{Seat::C, AnswerJoint{true}});
  CHECK(played.state().ship(Seat::A).points == 5);
  CHECK(played.state().ship(Seat::C).points == 5);
}

// T03 takes a life after its chest.
TEST_CASE("a claim that sinks the own ship is asked about first",
          "[pirates][input][rule:PIR-075]") {
  const auto claims_at = [](const std::string& life) {
    Played played("pirates/1 seats=2 ship.a=at:B2,cards:T03" + life + " ship.b=at:A2");
    played.tap("card T03");
    const bool asks = played.view().refusal && played.view().refusal->asks;
    CHECK(played.done.empty() == asks);
    if (asks) played.tap("card T03");
    REQUIRE(played.done.size() == 1);
    CHECK(played.done[0] == Action{Seat::A, Claim{3}});
    return asks;
  };
  CHECK(claims_at(",life:1"));
  CHECK_FALSE(claims_at(",life:2"));
  CHECK_FALSE(claims_at(""));
}

// PIR-R63: an exchange of several pieces and points, which no list names.
TEST_CASE("an exchange is composed of two holds", "[pirates][input]") {
  const State state = position(
      "pirates/1 seats=2 ship.a=at:B3,points:4,hold:CH01+CH05 ship.b=at:B3,points:2,hold:CH03");
  Played played(state, crew());
  played.tap("button lift");
  played.tap("button trade");
  REQUIRE(played.view().trade);
  CHECK(played.view().trade->to == Seat::B);
  CHECK(played.view().trade->refusal);  // nothing would change hands
  played.tap("give 1");
  played.tap("give 2");
  played.tap("want 1");
  played.tap("more want");
  played.tap("more want");
  CHECK_FALSE(played.view().trade->refusal);
  played.tap("give 2");
  played.tap("button offer");
  REQUIRE(played.done.size() == 1);
  CHECK(played.done[0] == action(state, "a offer:b:CH01/CH03+2"));
  CHECK(played.table.situation().actor() == Seat::B);
  played.tap("button confirm");
  CHECK(played.state().ship(Seat::A).points == 6);
}

TEST_CASE("what is bought leaves the shop open", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0,points:8,hold:CH03 ship.b=at:A2");
  played.tap("button shop");
  played.tap("sale 1");
  CHECK(played.state().ship(Seat::A).points == 10);
  REQUIRE(played.view().shop);
  played.tap("tile E01");
  REQUIRE(played.view().shop->with);
  played.tap("button buy");
  REQUIRE(played.done.size() == 2);
  CHECK(played.done[1] == Action{Seat::A, BuyTile{1}});
  CHECK(played.view().sheet == OpenSheet::Shop);
}

// On a cursed island without a merchant the money cannot be spent.
TEST_CASE("after the last sale the turn ends once the shop is closed",
          "[pirates][input][rule:PIR-048]") {
  Played played("pirates/1 seats=2 turn=moved:1,turned:1 ship.a=at:C3,hold:CH08 ship.b=at:A2");
  CHECK_FALSE(played.table.forced());
  played.tap("button shop");
  CHECK(played.view().shop->line != "Nothing else is left to do: closing this ends the turn.");
  played.tap("sale 1");
  REQUIRE(played.done.size() == 1);
  REQUIRE(played.view().sheet == OpenSheet::Shop);
  CHECK(played.view().shop->line == "Nothing else is left to do: closing this ends the turn.");
  CHECK_FALSE(played.table.forced());
  played.press(Key::Escape);
  REQUIRE(played.table.forced());
  CHECK(*played.table.forced() == Action{Seat::A, EndTurn{}});
}

TEST_CASE("what is refused on a sheet is told on it", "[pirates][input]") {
  Played shop("pirates/1 seats=2 ship.a=at:B0,points:1,hold:CH07 ship.b=at:A2");
  shop.tap("button shop");
  const std::string line = shop.view().shop->line;
  shop.tap("sale 1");  // a cursed chest
  CHECK(shop.done.empty());
  REQUIRE(shop.view().refusal);
  CHECK(shop.view().shop->line == shop.view().refusal->sentence);
  shop.tap("tile E02");
  CHECK(shop.view().shop->line == line);
  shop.tap("button buy");
  REQUIRE(shop.view().refusal);
  CHECK(shop.view().shop->with_line == shop.view().refusal->sentence);

  Played trade("pirates/1 seats=2 ship.a=at:B0,hold:CH07 ship.b=at:B0");
  trade.tap("button trade");
  trade.tap("button offer");  // of nothing
  CHECK(trade.done.empty());
  REQUIRE(trade.view().refusal);
  CHECK(trade.view().trade->sentences.back() == trade.view().refusal->sentence);
}

TEST_CASE("a card is hidden until its owner lifts the curtain", "[pirates][input][secret]") {
  const State state = position("pirates/1 seats=2 ship.a=at:B0,cards:T16 ship.b=at:A2,cards:T13");
  Played played(state, crew());
  CHECK(played.table.situation().device.is_table_covered());
  CHECK(played.view().hand.empty());
  REQUIRE(played.view().notice);
  CHECK(played.view().notice->hides_table);
  played.tap("button lift");
  REQUIRE(played.view().hand.size() == 1);
  CHECK(played.view().hand[0].card == 16);
  played.press('e');
  played.press('e');
  CHECK(played.view().hand.empty());
  CHECK(played.table.situation().device.next == Seat::B);
}

TEST_CASE("a ring turned by a finger is not turned again", "[pirates][timeline]") {
  Played played(position("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2 tokens=K00:C6"), alone_at_a(),
                false);
  played.press('2');
  played.wait(2000);
  played.press(Key::Enter);
  const Picture begins = played.table.picture(played.now());
  CHECK(std::abs(signed_angle(begins.board.scene.rings[1].turn - kQuarter)) < 0.02F);
  CHECK(played.table.is_moving(played.now()));
  played.wait(5000);
  CHECK_FALSE(played.table.is_moving(played.now()));
}

// C3 lies at the right end of a phone's board; letters of these words are about 9 pixels wide.
TEST_CASE("words that rise near an edge of the page stay on it", "[pirates][timeline]") {
  Played played(position("pirates/1 seats=2 ship.a=at:C3 ship.b=at:A2 tokens=K02:C3:2"),
                alone_at_a(), false);
  played.viewport = {390, 844};
  played.frame({}, {});
  played.play("a attack:K02");
  std::size_t seen = 0;
  for (int i = 0; i < 40; ++i) {
    played.wait(100);
    for (const RisingWords& words : played.table.picture(played.now()).rising) {
      CAPTURE(words.text, words.at.x);
      const float half = 9 * static_cast<float>(words.text.size()) / 2;
      CHECK(words.at.x - half >= 0);
      CHECK(words.at.x + half <= 390);
      seen = std::max(seen, words.text.size());
    }
  }
  CHECK(seen >= std::string_view("Drowned Fleet").size());
}

TEST_CASE("a turn without a move is ended once its player has been asked", "[pirates][input]") {
  Played played("pirates/1 seats=2 ship.a=at:B0 ship.b=at:A2");
  played.tap("button end_turn");
  CHECK(played.done.empty());
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->asks);
  CHECK(played.view().refusal->rule == RuleId{});
  SECTION("asked for once more") {
    played.tap("button end_turn");
    REQUIRE(played.done.size() == 1);
    CHECK(played.done[0] == Action{Seat::A, EndTurn{}});
  }
  SECTION("something else is done first") {
    played.press('2');
    CHECK_FALSE(played.view().refusal);
    played.press(Key::Escape);
    played.press('e');
    CHECK(played.done.empty());
  }
}

TEST_CASE("a treasure left behind is asked about, a turn that did something is not",
          "[pirates][input]") {
  const auto is_asked = [](std::string_view position) {
    Played played(position);
    played.press('e');
    CHECK(played.view().refusal.has_value() == played.done.empty());
    return played.done.empty();
  };
  CHECK_FALSE(is_asked("pirates/1 seats=2 turn=moved:1 ship.a=at:B2 ship.b=at:A2"));
  CHECK_FALSE(is_asked("pirates/1 seats=2 turn=turned:1 ship.a=at:B2 ship.b=at:A2"));
  CHECK(is_asked("pirates/1 seats=2 turn=moved:1 ship.a=at:B2,cards:T03 ship.b=at:A2"));
}

}  // namespace mael::web::pirates
