// Texts and bytes of positions that are not quite right, and what a position promises.
#include "engine/cards/text/notation.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/cards/derived.h"
#include "engine/cards/text/snapshot.h"
#include "engine/cards/zones.h"
#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"
#include "tests/engine/play/changed_positions.h"

namespace mael::cards {
namespace {

Result<State> changed_position(const State& state, Random& random) {
  constexpr std::string_view kLetters = "ABP0123456789:,+-.=?@abEMRis";
  return read_position(with_letter_changed(write_position(state), kLetters, random));
}

Result<State> changed_bytes(const State& state, Random& random) {
  Bytes bytes = pack(state);
  const auto at = random.below(static_cast<std::uint32_t>(bytes.size()));
  bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ (1u + random.below(255)));
  return unpack(bytes, kPackedVersion);
}

struct Tried {
  int valid = 0, refused = 0;
};

template <class Change>
Tried try_changes(std::uint64_t first_seed, Random& random, Change&& change) {
  Tried tried;
  for (std::uint64_t seed = first_seed; seed < first_seed + 8; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      for (int i = 0; i < 4; ++i) {
        const bool holds = holds_after_change<EdgeCards>(change(match.state(), random), random);
        ++(holds ? tried.valid : tried.refused);
      }
    });
  }
  return tried;
}

}  // namespace

TEST_CASE("positions of cards are read in any order and either case", "[cards][notation]") {
  const State read = position("EDGE-CARDS/1  TURN=4 ships.b=a1.Pic ships.a = p1.Esc , P1.Min");
  CHECK(read == position("edge-cards/1 ships.a=P1.Min,P1.Esc ships.b=A1.Pic turn=4"));
  CHECK(read.side(Seat::A).ships[0].at == 0);
  CHECK(read.side(Seat::B).ships[0].is_attacking());
}

TEST_CASE("what cannot be read as a position of cards is told", "[cards][notation]") {
  for (const char* text : {"",
                           "edge-cards",
                           "edge-cards/3",
                           "edge/1",
                           "edge-cards/1 ships.c=P1.Min",
                           "edge-cards/1 ships.a=P5.Min",
                           "edge-cards/1 ships.a=B1.Min",
                           "edge-cards/1 ships.a=P1:Min",
                           "edge-cards/1 ships.a=P1.Xyz",
                           "edge-cards/1 ships.a=P1.Zyc",
                           "edge-cards/1 ships.a=P1.Dou",
                           "edge-cards/1 stockpile=5",
                           "edge-cards/1 stockpile=5,x",
                           "edge-cards/1 stockpile=5,10000",
                           "edge-cards/1 hand.a=Min+",
                           "edge-cards/1 hand.a=?",
                           "edge-cards/1 turn=100",
                           "edge-cards/1 await=nobody",
                           "edge-cards/1 await=answer window=noon",
                           "edge-cards/1 sealed=3",
                           "edge-cards/1 declared=Pic*A1",
                           "edge-cards/1 opt=stall:0",
                           "edge-cards/1 planets=Zyc,Goc,Yul,Tar,Zyc",
                           "edge-cards/1 planets=Zyc,Zyc,Yul,Tar",
                           "edge-cards/1 turn=4 turn=4"}) {
    CAPTURE(text);
    CHECK_FALSE(read_position(text).ok());
  }
}

TEST_CASE("what cannot be read as an action of cards is told", "[cards][notation]") {
  const State state = position("edge-cards/1 turn=4 ships.a=P1.Min,A1.Rai ships.b=P1.Res");
  for (const char* good : {"a Min@P2", "a A1*P1", "a A1.Rai-P1", "a end", "~coin:b"}) {
    CAPTURE(good);
    CHECK(read_action(state, good).ok());
  }
  for (const char* text :
       {"",          "a",           "c end",         "a Min@",         "a Min@P5",
        "a Min@Q1",  "a Xyz@P1",    "a A1*",         "a A1*A",         "a A1.Rai",
        "a A1.Rai-", "a A2.Rai-P1", "a P1.Rai-P2",   "a pick:",        "a pick:x",
        "a bid:-1",  "a bid:99999", "a kill:P1.Min", "a kill:bP1.Min", "~coin:c",
        "~draw:Xyz", "a end now"}) {
    CAPTURE(text);
    CHECK_FALSE(read_action(state, text).ok());
  }
}

TEST_CASE("a position of cards with a letter changed is refused, or can be played on",
          "[cards][notation]") {
  Random random(9);
  const Tried tried = try_changes(20, random, changed_position);
  CHECK(tried.valid > 100);
  CHECK(tried.refused > 1000);
}

TEST_CASE("changed bytes of cards are refused, or hold a position that can be played on",
          "[cards][snapshot]") {
  Random random(3);
  const Tried tried = try_changes(40, random, changed_bytes);
  CHECK(tried.valid > 0);
  CHECK(tried.refused > 500);
}

TEST_CASE("what a seat has to expect of the planets is what the next turn brings it",
          "[cards][bots][rule:ECG-030][rule:ECG-031]") {
  int turns = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      if (match.size() == 0) return;
      const State before = match.state_at(match.size() - 1);
      const State& state = match.state();
      if (before.turn == 0 || state.turn != before.turn + 1) return;
      ++turns;
      for (const Seat seat : {Seat::A, Seat::B}) {
        CHECK(state.side(seat).stockpile - before.side(seat).stockpile == income_of(before, seat));
      }
    });
  }
  CHECK(turns > 60);
}

TEST_CASE("no stock and no stockpile grows beyond what is counted", "[cards]") {
  State state = position(
      "edge-cards/1 turn=4 to=b first=a actions=0 planets=Zyc:9999,Goc,Yul:9999,Tar "
      "stockpile=9999,9998 ships.b=P1.Min");
  apply(state, {Seat::B, EndTurn{}});
  Random random(1);
  while (state.turn == 4) {
    const auto awaited = to_act(state);
    apply(state, awaited.is_chance() ? deal(state, random) : Action{awaited.first(), Decline{}});
  }
  CHECK(state.turn == 5);
  CHECK(state.side(Seat::A).stockpile == kMaxResources);
  CHECK(state.side(Seat::B).stockpile == kMaxResources);
  CHECK(state.planets[2].stock == kMaxResources);
}

}  // namespace mael::cards
