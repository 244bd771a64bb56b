// What evaluations sum up of a side, against the same counted one by one.
#include "engine/cards/bots/fleet.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/derived.h"
#include "engine/cards/zones.h"
#include "tests/engine/cards/position.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

int term_of(const State& state, Seat seat, Term term) {
  return count_terms(state, seat)[static_cast<std::size_t>(term)];
}

// The cards of the deck that a side has anywhere but on the discard pile.
int deck_cards_of(const SideState& side) {
  int count = side.unknown_hand;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (is_deck_card(kind)) count += side.hand[kind];
  }
  for (const Ship& ship : side.ships) {
    count += (is_deck_card(ship.kind) ? 1 : 0) + ship.attached.size();
  }
  return count;
}

void check_fleet(const SideState& side, const State& state, Seat seat) {
  const Fleet fleet = fleet_of(side);
  int attack = 0, screen = 0, guard = 0;
  for (const Ship& ship : side.ships) {
    if (ship.is_attacking()) {
      attack += attack_of(ship);
      screen += defence_of(ship);
    } else if (is_military(ship)) {
      guard += defence_of(ship);
    }
  }
  CHECK((fleet.attack == attack && fleet.screen == screen && fleet.guard == guard));
  CHECK(fleet.strongest == strongest_attack(side));
  CHECK((fleet.hand == hand_size(side) && fleet.cards == deck_cards_of(side)));
  for (int place = 0; place < state.planets.size(); ++place) {
    const auto at = static_cast<std::size_t>(place);
    const auto here = static_cast<Place>(place);
    CHECK(fleet.syphon[at] == syphon_rate(state, seat, place));
    CHECK(fleet.syphons[at] == syphons_at(side, here));
    CHECK(fleet.defence[at] == defence_at(side, here));
  }
}

// Hands hold the syphons that lie nowhere else.
State quiet(const std::string& rest) { return position("edge-cards/1 " + rest); }

}  // namespace

TEST_CASE("a fleet sums up what is in play, in random games", "[cards][bots]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    play_random_game(seed, [](const auto& match) {
      const State& state = match.state();
      check_fleet(state.side(Seat::A), state, Seat::A);
      check_fleet(state.side(Seat::B), state, Seat::B);
    });
  }
}

TEST_CASE("what is not in hand, in play or discarded is in the deck, in random games",
          "[cards][rule:ECG-R53]") {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    play_random_game(seed, [](const auto& match) {
      const State& state = match.state();
      const Unseen left = unseen_cards(state);
      int deck = 0;
      for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
        if (is_deck_card(kind)) deck += left[kind];
        CHECK((!is_deck_card(kind) || left[kind] >= 0));
      }
      CHECK(deck_size(state) == deck);
      const Fleets fleets = fleets_of(state);
      CHECK(deck_size(state, fleets[0].cards + fleets[1].cards) == deck);
    });
  }
}

TEST_CASE("the turns left are those until the deck is empty and a hand is low", "[cards][bots]") {
  const auto left = [](const State& state) { return turns_left(state, fleets_of(state)); };
  // 42 cards of the deck are drawn four a turn, and hands of seven fall to three in two turns.
  CHECK(left(position("edge-cards/1")) == kMostTurns);
  const std::string few =
      "discard=Pic4+Esc4+Rai3+Lin3+Bul2+Lan2+Bat+Dre+Mae2+Dou2+Con+Wav+Cea+Sab+Rel+Ski2+Boo+Str+"
      "Pum2";
  const State four = quiet(few);
  REQUIRE(deck_size(four) == 5);
  CHECK(left(four) == 4);
  const State none = quiet(few + "+Jam+Wea+Hul2+Vet");
  REQUIRE(deck_size(none) == 0);
  CHECK(left(none) == 0);
  CHECK(left(quiet("opt=last:9 turn=7")) == 2);
  CHECK(left(quiet("opt=last:9 turn=9")) == 0);
}

TEST_CASE("terms count resources, hands and answers", "[cards][bots]") {
  const State state =
      position("edge-cards/1 stockpile=7,4 hand.a=Min+Eva+Res+Rel+Con+Pic hand.b=Min+Eva+Res");
  CHECK((term_of(state, Seat::A, Term::Stockpile) == 7 &&
         term_of(state, Seat::B, Term::Stockpile) == 4));
  CHECK((term_of(state, Seat::A, Term::Hand) == 6 && term_of(state, Seat::B, Term::Hand) == 3));
  CHECK(
      (term_of(state, Seat::A, Term::Answers) == 2 && term_of(state, Seat::B, Term::Answers) == 0));
}

TEST_CASE("terms count the actions still to come this turn", "[cards][bots]") {
  const auto actions = [](const std::string& text) {
    const State state = quiet(text);
    return std::array{term_of(state, Seat::A, Term::Actions),
                      term_of(state, Seat::B, Term::Actions)};
  };
  CHECK(actions("") == std::array{2, 2});
  CHECK(actions("actions=1") == std::array{1, 2});
  CHECK(actions("to=b first=a actions=1") == std::array{0, 1});
  CHECK(actions("step=draw") == std::array{0, 0});
}

TEST_CASE("terms count ships by where they are", "[cards][bots]") {
  const State state = quiet("ships.a=P1.Min+Hul,P1.Bul,A1.Pic,A1.Rai,A2.Lin+Wea");
  CHECK(term_of(state, Seat::A, Term::Attack) == 1 + 2 + 4);
  CHECK(term_of(state, Seat::A, Term::Screen) == 1 + 1 + 2);
  CHECK(term_of(state, Seat::A, Term::Guard) == 4);
  for (const Term term : {Term::Attack, Term::Screen, Term::Guard}) {
    CHECK(term_of(state, Seat::B, term) == 0);
  }
}

TEST_CASE("danger is what an enemy stack has over the guards of each syphon", "[cards][bots]") {
  const auto danger = [](const std::string& a, const std::string& b) {
    return term_of(quiet("ships.a=" + a + " ships.b=" + b), Seat::A, Term::Danger);
  };
  CHECK(danger("P1.Min", "A1.Rai") == 3);
  CHECK(danger("P1.Min,P1.Pic", "A1.Rai") == 2);
  CHECK(danger("P1.Min,P2.Eva", "A1.Rai") == 6);
  CHECK(danger("P1.Min,P1.Bul", "A1.Rai") == 0);
  CHECK(danger("P1.Min", "A1.Dre") == 4);  // no more than four for a place
  CHECK(danger("A1.Pic", "A1.Dre") == 0);
}

TEST_CASE("in the last turns ships count for less, and at the end for nothing", "[cards][bots]") {
  const auto attack = [](int turn) {
    return term_of(quiet("opt=last:9 turn=" + std::to_string(turn) + " ships.a=A1.Dre,A1.Rai+Vet"),
                   Seat::A, Term::Attack);
  };
  CHECK(attack(2) == 8);
  CHECK(attack(5) == 8);
  CHECK(attack(7) == 4);
  CHECK(attack(8) == 2);
  CHECK(attack(9) == 0);
}

TEST_CASE("income is counted for the turns to come", "[cards][bots]") {
  const auto income = [](const std::string& text) {
    return term_of(quiet("ships.a=P1.Eva ships.b=P2.Res " + text), Seat::A, Term::Income);
  };
  // Two a turn: in tenths 20 for the next, and 78 percent of that for the one after.
  CHECK(income("opt=last:9 turn=8") == 20);
  CHECK(income("opt=last:9 turn=7") == 35);
  CHECK(income("opt=last:9 turn=9") == 0);
}

TEST_CASE("a standing is the same from both sides, with the sign turned", "[cards][bots]") {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    play_random_game(seed, [](const auto& match) {
      const State& state = match.state();
      CHECK(evaluate(state, Seat::A) == -evaluate(state, Seat::B));
    });
  }
}

TEST_CASE("a decided game stands as it ended", "[cards][bots]") {
  const auto standing = [](const std::string& end, Seat seat) {
    return evaluate(position("edge-cards/1 step=over turn=30 " + end), seat);
  };
  CHECK(standing("stockpile=6,3 end=stall win=a", Seat::A) == kWon);
  CHECK(standing("stockpile=6,3 end=stall win=a", Seat::B) == -kWon);
  CHECK(standing("stockpile=3,3 end=stall win=-", Seat::A) == 0);
}

TEST_CASE("a resource is worth more the fewer turns are left", "[cards][bots]") {
  const auto worth = [](int turn) {
    return value_of_resource(quiet("opt=last:9 turn=" + std::to_string(turn)));
  };
  CHECK(worth(3) == 10);  // six to go: tenths of one
  CHECK(worth(9) == 20);
  CHECK((worth(7) > worth(5) && worth(5) > worth(3)));
}

}  // namespace mael::cards
