// What a seat may not know changes no byte of what it is given.
#include "engine/pirates/observe.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/derived.h"
#include "engine/pirates/text/snapshot.h"
#include "tests/engine/pirates/random_games.h"

namespace mael::pirates {
namespace {

// The same state with other treasure cards in a seat's hand, drawn from those nobody has seen.
State with_other_cards(State state, Seat seat, Random& random) {
  State hidden = state;
  Ship& ship = hidden.ship(seat);
  ship.unknown_cards = static_cast<std::uint8_t>(cards_in_hand(ship));
  ship.cards = 0;
  return imagine(hidden, random);
}

}  // namespace

TEST_CASE("no byte tells of treasure cards in another hand",
          "[pirates][observe][rule:PIR-R90][rule:PIR-R54]") {
  Random random(1);
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      const State& state = match.state();
      for (const Seat owner : seats_of(state)) {
        const State other = with_other_cards(state, owner, random);
        changed += other == state ? 0 : 1;
        for (int i = 0; i <= state.seats; ++i) {
          const Seat viewer = i < state.seats ? seat_at(i) : Seat::Chance;
          if (viewer == owner) continue;
          const State seen = observe(state, viewer), seen_other = observe(other, viewer);
          REQUIRE(write_position(seen) == write_position(seen_other));
          REQUIRE(pack(seen) == pack(seen_other));
          REQUIRE(hash_of(seen) == hash_of(seen_other));
        }
      }
    });
  }
  CHECK(changed > 1000);
}

TEST_CASE("what is drawn is seen by its owner alone", "[pirates][observe][rule:PIR-R54]") {
  int drawn = 0;
  play_random_game(4, [&](const Match<Pirates>& match) {
    if (match.size() == 0) return;
    const State before = match.state_at(match.size() - 1);
    const auto* card = std::get_if<DrawTreasure>(&match.log().back().deed);
    if (card == nullptr) return;
    for (const Seat viewer : seats_of(before)) {
      const auto seen = std::get<DrawTreasure>(observe(before, match.log().back(), viewer).deed);
      const int now = cards_in_hand(match.state().ship(viewer));
      const bool owner = now > cards_in_hand(before.ship(viewer));
      REQUIRE((seen.card == card->card) == owner);
      ++drawn;
    }
  });
  CHECK(drawn > 0);
}

// Applied to what a seat sees, an action gives what it sees of the outcome.
TEST_CASE("observations go on as the game does", "[pirates][observe]") {
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    play_random_game(seed, [&](const Match<Pirates>& match) {
      if (match.size() == 0) return;
      const State before = match.state_at(match.size() - 1);
      for (const Seat viewer : seats_of(before)) {
        State seen = observe(before, viewer);
        apply(seen, observe(before, match.log().back(), viewer), nullptr);
        REQUIRE(seen == observe(match.state(), viewer));
      }
    });
  }
}

}  // namespace mael::pirates
