// Positions of the Edge card game set up by hand: every kind of change, and what forbids one.
#include "engine/cards/help/arrange.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"
#include "tests/engine/play/arranged.h"

namespace mael::cards {
namespace {

const std::string kGame =
    "edge-cards/2 planets=Zyc:4+Dou,Goc,Yul,Tar stockpile=6,5 ships.a=P1.Min,P1.Esc,A1.Bul "
    "ships.b=P2.Min,A1.Pic,A2.Bul hand.a=Eva+Res+Pic hand.b=Eva+Res+Esc2 discard=Lin";

State game() { return position(kGame); }
std::string changed(const State& from, const std::string& what, const std::string& to) {
  const Rearranged<State> next = Arranged::after(from, {what, to});
  return next ? write_position(*next) : next.error().why.rule.text();
}
// kGame with a part of it replaced.
std::string with(const std::string& part, const std::string& by) {
  std::string text = kGame;
  const std::size_t at = text.find(part);
  REQUIRE(at != text.npos);
  return write_position(position(text.replace(at, part.size(), by)));
}
// How many cards can be taken up, those of planets left out.
int cards_of(const State& state) {
  int cards = 0;
  for (const ArrangedPiece& each : Arranged::of(state).pieces) {
    if (!each.name.starts_with("planet")) cards += each.count;
  }
  return cards;
}

}  // namespace

TEST_CASE("ships are moved between planets and stacks", "[cards][arrange]") {
  const State state = game();
  CHECK(changed(state, "ship a 2", "new_stack a") ==
        with("ships.a=P1.Min,P1.Esc,A1.Bul", "ships.a=P1.Min,A1.Bul,A2.Esc"));
  CHECK(changed(state, "ship a 2", "stack a 1") ==
        with("ships.a=P1.Min,P1.Esc,A1.Bul", "ships.a=P1.Min,A1.Esc,A1.Bul"));
  CHECK(changed(state, "ship a 2", "fleet a 2") == "ECG-R17");  // no syphon of its own is there
  CHECK(changed(state, "ship a 1", "fleet a 2") == "ECG-R17");  // what it leaves has none
  CHECK(changed(state, "ship a 1", "new_stack a") == "ECG-R17");
  // The first stack is left empty and closed.
  CHECK(changed(state, "ship b 2", "stack b 2") ==
        with("ships.b=P2.Min,A1.Pic,A2.Bul", "ships.b=P2.Min,A1.Pic,A1.Bul"));
}

TEST_CASE("a ship is given to the other side, but a syphon", "[cards][arrange]") {
  CHECK(changed(game(), "ship a 2", "fleet b 2") ==
        with("ships.a=P1.Min,P1.Esc,A1.Bul ships.b=P2.Min,",
             "ships.a=P1.Min,A1.Bul ships.b=P2.Min,P2.Esc,"));
  const Rearranged<State> bare = Arranged::after(game(), {"ship a 2", "hand.a"});
  REQUIRE(bare.ok());
  CHECK(changed(*bare, "ship a 1", "fleet b 1") == "ECG-007");
}

TEST_CASE("cards go between hands, deck, discard pile and table", "[cards][arrange]") {
  const State state = game();
  CHECK(changed(state, "hand.a.Pic", "stack a 1") ==
        with("ships.a=P1.Min,P1.Esc,A1.Bul ships.b=P2.Min,A1.Pic,A2.Bul hand.a=Eva+Res+Pic",
             "ships.a=P1.Min,P1.Esc,A1.Pic,A1.Bul ships.b=P2.Min,A1.Pic,A2.Bul hand.a=Eva+Res"));
  CHECK(changed(state, "discard.Lin", "hand.b") ==
        with("hand.b=Eva+Res+Esc2 discard=Lin", "hand.b=Eva+Res+Esc2+Lin"));
  CHECK(changed(state, "hand.b.Esc", "deck") == with("Esc2", "Esc"));
  CHECK(changed(state, "deck.Lin", "hand.a") ==
        with("hand.a=Eva+Res+Pic", "hand.a=Eva+Res+Pic+Lin"));
  CHECK(changed(state, "hand.a.Eva", "deck") == "ECG-007");
  CHECK(changed(state, "hand.a.Eva", "fleet a 2") ==
        with("A1.Bul ships.b=P2.Min,A1.Pic,A2.Bul hand.a=Eva+Res+Pic",
             "P2.Eva,A1.Bul ships.b=P2.Min,A1.Pic,A2.Bul hand.a=Res+Pic"));
  CHECK(changed(state, "hand.a.Eva", "new_stack a") == "ECG-052");
}

TEST_CASE("what is attached is taken off and put on where it fits", "[cards][arrange]") {
  const State state = game();
  CHECK(changed(state, "on.planet 1.Dou", "planet 2") == with("Zyc:4+Dou,Goc", "Zyc:4,Goc+Dou"));
  CHECK(changed(state, "on.planet 1.Dou", "discard") == write_position(position([&] {
          std::string text = kGame;
          text.replace(text.find("+Dou"), 4, "");
          return text.replace(text.find("discard=Lin"), 11, "discard=Lin+Dou");
        }())));
  CHECK(changed(state, "on.planet 1.Dou", "ship a 2") == "ECG-R20");
  CHECK(changed(state, "hand.a.Pic", "planet 1") == "ECG-R20");
  CHECK(changed(state, "ship a 2", "planet 1") == "ECG-R20");
  CHECK(changed(state, "planet 1", "discard") == "ECG-006");
}

TEST_CASE("a ship that leaves the table leaves what was attached on the discard pile",
          "[cards][arrange]") {
  const State state =
      position("edge-cards/2 planets=Zyc,Goc,Yul,Tar ships.a=P1.Min,A1.Bul+Hul hand.a=Eva+Res");
  CHECK(changed(state, "ship a 2", "hand.a") ==
        write_position(position("edge-cards/2 planets=Zyc,Goc,Yul,Tar ships.a=P1.Min "
                                "hand.a=Eva+Res+Bul discard=Hul")));
}

TEST_CASE("stocks, stockpiles and the turn are counted", "[cards][arrange]") {
  const State state = game();
  CHECK(changed(state, "stock.planet 1", "9") == with("Zyc:4", "Zyc:9"));
  CHECK(changed(state, "stockpile.b", "0") == with("stockpile=6,5", "stockpile=6,0"));
  CHECK(changed(state, "stockpile.b", "10000") == "ECG-029");
  CHECK(changed(state, "actions", "1") == with("stockpile", "actions=1 stockpile"));
  CHECK(changed(state, "actions", "3") == "ECG-044");
  CHECK(changed(state, "to", "1") == with("stockpile", "to=b first=a stockpile"));
}

TEST_CASE("a game of cards in its set-up is changed as one in a turn", "[cards][arrange]") {
  Random random(3);
  auto match = *Match<EdgeCards>::begin(EdgeCards::draw_setup(random));
  const Rearranged<State> next = Arranged::after(match.state(), {"stockpile.a", "7"});
  REQUIRE(next.ok());
  CHECK(next->step == Step::Actions);
  CHECK(next->actions_left == kActionsPerTurn);
  CHECK(next->sides[0].faction != next->sides[1].faction);
}

// Every change of so many positions; answers with how many were let through.
int changes_tried(int wanted) {
  Random random(7);
  int positions = 0, changes = 0;
  for (std::uint64_t seed = 1; positions < wanted; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      if (random.below(15) != 0 || positions == wanted) return;
      const State& state = match.state();
      CAPTURE(write_position(state));
      ++positions;
      changes += let_through<Arranged, EdgeCards>(state);
      each_rearrangement<Arranged>(state, [&](const Rearrangement& change, const auto& next) {
        CAPTURE(change.what, change.to);
        if (next) REQUIRE(cards_of(*next) == cards_of(state));
      });
    });
  }
  return changes;
}

TEST_CASE("every change of cards that is let through is a position with the same cards",
          "[cards][arrange]") {
  CHECK(changes_tried(50) > 2500);
}

TEST_CASE("so is every change of cards of 200 positions", "[.slow][cards][arrange]") {
  CHECK(changes_tried(200) > 10000);
}

}  // namespace mael::cards
