// Positions of the pirates' game set up by hand: every kind of change, and what forbids one.
#include "engine/pirates/help/arrange.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>

#include "engine/pirates/help/words.h"
#include "engine/pirates/text/notation.h"
#include "tests/engine/pirates/random_games.h"
#include "tests/engine/play/arranged.h"
#include "tests/engine/play/scenario.h"

namespace mael::pirates {
namespace {

// A sea of three ships: T01 to T03 in hands, an island found, a Kraken wounded, a chest adrift.
const std::string kGame =
    "pirates/1 seats=3 round=4 circles=0,1,2 curse=5 turn=moved:1 "
    "ship.a=at:B2,points:9,hold:CH01+CH05,cards:T01+T21 ship.b=at:C9,life:2,art:AR06,box:CH03,"
    "cards:T02 ship.c=dead:A1,cards:T03,deaths:1 tokens=K00:C4,K01:B1:1 loot=B3:CH07 isles=L10:C2 "
    "titles=TI2:b";

State position(std::string text) {
  const auto state = read_position(text);
  CAPTURE(text);
  REQUIRE(state.ok());
  return *state;
}
State game() { return position(kGame); }
std::string changed(const State& from, const std::string& what, const std::string& to) {
  const Rearranged<State> next = Arranged::after(from, {what, to});
  return next ? write_position(*next) : next.error().why.rule.text();
}
std::string changed(const std::string& what, const std::string& to) {
  return changed(game(), what, to);
}
// kGame with parts of it replaced.
std::string with(const std::map<std::string, std::string>& parts) {
  std::string text = kGame;
  for (const auto& [part, by] : parts) {
    const std::size_t at = text.find(part);
    REQUIRE(at != text.npos);
    text.replace(at, part.size(), by);
  }
  return write_position(position(text));
}
// How many pieces there are beside the cards: those of treasures leave the game with their islands,
// those of calamities lie with their tokens.
int pieces_in(const State& state) {
  int pieces = 0;
  for (const ArrangedPiece& each : Arranged::of(state).pieces) {
    const bool is_card =
        each.name.starts_with("called") || each.name.starts_with("calamities") ||
        each.name.find(".T0") != each.name.npos || each.name.find(".T1") != each.name.npos ||
        each.name.find(".T2") != each.name.npos || each.name.find(".T30") != each.name.npos;
    if (!is_card) pieces += each.count;
  }
  return pieces;
}

}  // namespace

TEST_CASE("ships go to other cells, are sunk and come back", "[pirates][arrange]") {
  CHECK(changed("ship a", "C11") == with({{"at:B2", "at:C11"}}));
  CHECK(changed("ship b", "A0") == with({{"at:C9", "at:A0"}}));
  CHECK(changed("ship b", "sunk") == with({{"at:C9,life:2", "dead:C9"}}));
  CHECK(changed("ship c", "B0") == with({{"dead:A1", "at:B0"}}));  // with all its life
  CHECK(changed("ship a", "sunk") == "PIR-125");                   // it has the turn
  CHECK(changed("ship a", "hold.b") == "PIR-118");
}

TEST_CASE("a ship that dies for good leaves its loot on its cell", "[pirates][arrange]") {
  const State state = position(
      "pirates/1 seats=3 opt=death:1 ship.a=at:B2,hold:CH01+AR02 "
      "ship.b=at:C9,art:AR06,box:CH03 ship.c=at:A1");
  const Rearranged<State> next = Arranged::after(state, {"ship a", "sunk"});
  REQUIRE(next.ok());
  CHECK(next->ships[0].status == Status::Gone);
  CHECK(next->active == Seat::B);  // the turn is no ship's that is gone
  CHECK(next->dropped.size() == 2);
  CHECK(next->ships[0].hold.empty());
  CHECK(changed(*next, "ship b", "sunk") == "PIR-R89");
  CHECK(changed(*next, "chests.CH01", "hold.a") == "PIR-156");
  CHECK(changed(*next, "to", "0") == "PIR-156");
}

TEST_CASE("tokens go on the sea and off it, with their cards", "[pirates][arrange]") {
  CHECK(changed("token 2", "A3") == with({{"K01:B1:1", "K01:A3:1"}}));
  CHECK(changed("damage.token 2", "0") == with({{"K01:B1:1", "K01:B1"}}));
  CHECK(changed("damage.token 2", "9") == "PIR-144");
  CHECK(changed("token 1", "box") == with({{"K00:C4,", ""}}));
  CHECK(changed("token 1", "hand.a") == "PIR-028");
  const State called = position(changed("token 2", "box"));
  CHECK((called.called & 2) != 0);  // the Kraken's card is drawn all the same
  CHECK(changed(called, "called.K01", "calamities") == with({{",K01:B1:1", ""}}));
  CHECK(changed("box.K05", "C0") == with({{"K01:B1:1", "K01:B1:1,K05:C0"}}));
  CHECK(changed("calamities.K05", "box") == "PIR-009");
}

TEST_CASE("loot goes between sea, holds, the strongbox and its piles", "[pirates][arrange]") {
  const std::string chests =
      " chests=CH01:2,CH02:2,CH03:4,CH04:2,CH05:3,CH06:2,CH07:1,CH08:2,"
      "CH09:2,CH10:6";
  CHECK(changed("loot 1", "hold.a") ==
        with({{"CH01+CH05", "CH01+CH05+CH07"}, {"loot=B3:CH07", ""}}));
  CHECK(changed("hold.a.CH05", "C3") ==
        with({{"CH01+CH05", "CH01"}, {"loot=B3:CH07", "loot=B3:CH07,C3:CH05"}}));
  CHECK(changed("hold.a.CH01", "chests") == with({{"CH01+CH05", "CH05"}}));
  CHECK(changed("hold.a.CH01", "gone") ==
        write_position(position(with({{"CH01+CH05", "CH05"}}) + chests)));
  CHECK(changed("chests.CH06", "hold.c") == with({{"dead:A1", "dead:A1,hold:CH06"}}));
  CHECK(changed("strongbox.b.CH03", "hold.b") == with({{"box:CH03", "hold:CH03"}}));
  CHECK(changed("hold.a.CH05", "strongbox.b") == "PIR-R45");  // it holds one
  CHECK(changed("chests.CH10", "hold.a") == "PIR-077");
  CHECK(changed("artifacts.AR02", "artifact.a") == with({{"points:9", "points:9,art:AR02"}}));
  CHECK(changed("artifacts.AR02", "artifact.b") == "PIR-100");
  CHECK(changed("artifacts.AR02", "sold") == write_position(position(kGame + " sold=AR02")));
  // What lies on the strongbox goes with it into the hold (PIR-R45).
  CHECK(changed("artifact.b.AR06", "hold.b") == with({{"art:AR06,box:CH03", "hold:CH03+AR06"}}));
  const State full = position(with({{"CH01+CH05", "CH01+CH05+AR01"}}));
  CHECK(changed(full, "loot 1", "hold.a") == "PIR-040");
}

TEST_CASE("treasure cards and lost islands go together", "[pirates][arrange]") {
  CHECK(changed("hand.a.T01", "hand.b") ==
        with({{"T01+T21", "T21"}, {"cards:T02", "cards:T01+T02"}}));
  CHECK(changed("hand.a.T01", "discard") ==
        write_position(position(with({{"T01+T21", "T21"}}) + " discard=T01")));
  CHECK(changed("cards.T11", "hand.c") == with({{"cards:T03", "cards:T03+T11"}}));
  CHECK(changed("hand.a.T21", "discard") == "PIR-072");
  CHECK(changed("hand.a.T21", "B2") == "PIR-067");
  // T21 shows the first island, in parts on A0 and B7; found, its card leaves the game.
  CHECK(changed("islands.L01", "B7") ==
        with({{"T01+T21", "T01"}, {"isles=L10:C2", "isles=L01:B7,L10:C2"}}));
  CHECK(changed("islands.L01", "C5") == "PIR-R52");
  const Rearranged<State> lost = Arranged::after(game(), {"isle 10", "islands"});
  REQUIRE(lost.ok());
  CHECK(write_position(*lost) == with({{"isles=L10:C2", ""}}));
  CHECK(changed(*lost, "cards.T30", "hand.a") ==
        with({{"T01+T21", "T01+T21+T30"}, {"isles=L10:C2", ""}}));
}

TEST_CASE("titles are given and taken", "[pirates][arrange]") {
  CHECK(changed("titles.b.TI2", "titles.a") == with({{"TI2:b", "TI2:a"}}));
  CHECK(changed("titles.b.TI2", "titles") == with({{"titles=TI2:b", ""}}));
  CHECK(changed("titles.TI5", "titles.c") == with({{"TI2:b", "TI2:b,TI5:c"}}));
  CHECK(changed("titles.TI5", "hand.c") == "PIR-R82");
}

TEST_CASE("what ships have is counted", "[pirates][arrange]") {
  CHECK(changed("points.a", "12") == with({{"points:9", "points:12"}}));
  CHECK(changed("points.a", "251") == "PIR-041");
  CHECK(changed("life.b", "3") == with({{",life:2", ""}}));
  CHECK(changed("life.b", "4") == "PIR-037");
  CHECK(changed("life.b", "0") == with({{"at:C9,life:2", "dead:C9"}}));
  CHECK(changed("life.c", "1") == with({{"dead:A1", "at:A1,life:1"}}));
  CHECK(changed("movement.a", "2") == with({{"points:9", "points:9,fit:E02"}}));
  CHECK(changed("deaths.c", "2") == with({{"deaths:1", "deaths:2"}}));
  CHECK(changed("isles.a", "1") == with({{"points:9", "points:9,isles:1"}}));
  CHECK(changed("forbans.a", "1") == with({{"points:9", "points:9,forbans:1"}}));
  // A hull that is taken off takes the life with it that only it had.
  const State large = position(with({{"life:2", "life:8,fit:E08"}}));
  CHECK(changed(large, "life_tile.b", "1") == with({{"life:2", "life:5,fit:E07"}}));
  CHECK(changed(large, "life_tile.b", "0") == with({{",life:2", ""}}));
}

TEST_CASE("no more tiles are fitted than there are", "[pirates][arrange]") {
  const State state =
      position(with({{"points:9", "points:9,fit:E04"}, {"life:2", "life:2,fit:E04"}}));
  CHECK(changed(state, "rotation.c", "2") == "PIR-024");
  CHECK(changed(state, "rotation.c", "1") == with({{"points:9", "points:9,fit:E04"},
                                                   {"life:2", "life:2,fit:E04"},
                                                   {"dead:A1", "dead:A1,fit:E03"}}));
}

TEST_CASE("the sea and the turn are counted", "[pirates][arrange]") {
  CHECK(changed("circle.1", "3") == with({{"circles=0,1,2", "circles=3,1,2"}}));
  CHECK(changed("curse", "23") == with({{"curse=5", "curse=23"}}));
  CHECK(changed("curse", "24") == "PIR-018");
  CHECK(changed("round", "60") == with({{"round=4", "round=60"}}));
  CHECK(changed("round", "0") == "PIR-R87");
  CHECK(changed("round", "61") == "PIR-R87");
  CHECK(changed("moved", "0") == with({{"turn=moved:1", ""}}));
  CHECK(changed("turned", "1") == with({{"moved:1", "moved:1,turned:1"}}));
  CHECK(changed("attacked", "1") == with({{"moved:1", "moved:1,attacked:1"}}));
  CHECK(changed("attacked", "2") == "PIR-044");
  CHECK(changed("first", "1") == write_position(position(kGame + " first=b to=a")));
  CHECK(changed("to", "1") == write_position(position(with({{"turn=moved:1", "to=b first=a"}}))));
  CHECK(changed("to", "2") == "PIR-125");  // that ship is sunk
}

TEST_CASE("the last chest has a finder", "[pirates][arrange]") {
  const State state = position(with({{"titles=TI2:b", "chests=CH01:1"}}));
  const Rearranged<State> next = Arranged::after(state, {"chests.CH01", "gone"});
  REQUIRE(next.ok());
  CHECK(next->finder == Seat::A);  // whose turn it is
  const Rearranged<State> other = Arranged::after(*next, {"finder", "1"});
  REQUIRE(other.ok());
  CHECK(other->finder == Seat::B);
  const Rearranged<State> last = Arranged::after(*other, {"to", "1"});
  REQUIRE(last.ok());
  CHECK(last->last_turn == 1);
  const Rearranged<State> back = Arranged::after(*last, {"gone.CH04", "chests"});
  REQUIRE(back.ok());
  CHECK(back->finder == Seat::Chance);
  CHECK(back->last_turn == 0);
}

TEST_CASE("a game of pirates in its set-up is changed as one in a turn", "[pirates][arrange]") {
  for (int seats = 1; seats <= kSeats; ++seats) {
    const State state = position("pirates/1 stage=pawns seats=" + std::to_string(seats));
    const Rearranged<State> next = Arranged::after(state, {"points.a", "3"});
    REQUIRE(next.ok());
    CHECK(next->stage == Stage::Play);
    for (int seat = 0; seat < seats; ++seat) {
      CHECK(next->ships[static_cast<std::size_t>(seat)].is_afloat());
    }
  }
}

TEST_CASE("every change of pirates that is let through is a position with the same pieces",
          "[pirates][arrange]") {
  Random random(11);
  constexpr int kEach = 3;
  int positions = 0, changes = 0;
  std::map<int, int> of_seats;
  std::set<std::string> refused;
  for (std::uint64_t seed = 1; positions < kEach * kSeats; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      const int seats = match.state().seats;
      if (random.below(60) != 0 || of_seats[seats] == kEach) return;
      ++of_seats[seats];
      const State& state = match.state();
      CAPTURE(write_position(state));
      ++positions;
      changes += let_through<Arranged, Pirates>(state);
      const int pieces = pieces_in(state);
      each_rearrangement<Arranged>(state, [&](const Rearrangement& change, const auto& next) {
        CAPTURE(change.what, change.to);
        if (next) {
          const bool dies = state.options.death && (change.to == "sunk" || change.to == "0");
          if (!dies) REQUIRE(pieces_in(*next) == pieces);
          return;
        }
        const std::string why = explain(next.error().tried, next.error().why, english());
        refused.insert(next.error().why.rule.text());
        CAPTURE(why);
        REQUIRE(why.back() == '.');
        REQUIRE(why.find_first_of("[]{}?") == why.npos);
      });
    });
  }
  CHECK(changes > 3000);
  CHECK(refused.size() > 10);
}

}  // namespace mael::pirates
