// the promises every rule set makes.
#include "engine/cards/rules.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "engine/cards/bots/bot_hooks.h"
#include "engine/cards/derived.h"
#include "engine/cards/distribution.h"
#include "engine/cards/effects.h"
#include "engine/cards/game.h"
#include "engine/cards/help/words.h"
#include "engine/cards/text/snapshot.h"
#include "engine/play/random_play.h"
#include "tests/engine/play/rule_coverage.h"

namespace mael::cards {
namespace {

struct Row {
  int stock, rate, a, b;
  std::array<int, 2> card, extra;
  int left;
};

// The table of ECG-R1; the first three rows are the book's.
constexpr std::array<Row, 17> kRows{{
    {5, 4, 2, 4, {2, 3}, {0, 1}, 0},
    {2, 2, 3, 3, {1, 1}, {1, 1}, 0},
    {5, 2, 4, 4, {2, 2}, {0, 0}, 1},
    {8, 4, 2, 3, {2, 3}, {0, 0}, 3},
    {4, 4, 2, 0, {2, 0}, {0, 0}, 2},
    {2, 2, 3, 0, {2, 0}, {0, 0}, 0},
    {5, 2, 3, 0, {3, 0}, {0, 0}, 2},
    {3, 2, 2, 2, {1, 1}, {1, 1}, 1},
    {3, 2, 1, 3, {1, 2}, {0, 0}, 0},
    {5, 2, 3, 5, {2, 3}, {0, 0}, 0},
    {5, 2, 2, 4, {2, 3}, {0, 0}, 0},
    {4, 4, 4, 4, {2, 2}, {2, 2}, 0},
    {2, 2, 2, 1, {1, 1}, {1, 0}, 0},
    {2, 2, 6, 1, {1, 1}, {1, 0}, 0},
    {6, 6, 4, 3, {3, 3}, {1, 0}, 0},
    {7, 4, 5, 5, {3, 3}, {1, 1}, 1},
    {0, 0, 3, 2, {0, 0}, {0, 0}, 0},
}};

TEST_CASE("stock is shared out as in every row of the table", "[cards][rule:ECG-R1][rule:ECG-R2]") {
  for (const Row& row : kRows) {
    CAPTURE(row.stock, row.rate, row.a, row.b);
    const Distribution sums = distribute(row.stock, row.rate, row.a, row.b);
    for (std::size_t i = 0; i < 2; ++i) {
      CHECK(sums.shares[i].card == row.card[i]);
      CHECK(sums.shares[i].extra == row.extra[i]);
    }
    CHECK(sums.left == row.left);
  }
}

// Evaluations count on it.
TEST_CASE("of what a planet makes in a turn everybody gets his rate, up to its own",
          "[cards][rule:ECG-R1]") {
  for (int rate = 0; rate <= 12; ++rate) {
    for (int a = 0; a <= 12; ++a) {
      for (int b = 0; b <= 12; ++b) {
        CAPTURE(rate, a, b);
        const Distribution sums = distribute(rate, rate, a, b);
        CHECK(sums.shares[0].total() == std::min(a, rate));
        CHECK(sums.shares[1].total() == std::min(b, rate));
      }
    }
  }
}

TEST_CASE("totals count round the row of planets", "[cards][rule:ECG-082]") {
  CHECK(place_counted(0, 4) == 0);
  CHECK(place_counted(1, 4) == 1);
  CHECK(place_counted(4, 4) == 4);
  CHECK(place_counted(5, 4) == 1);
  CHECK(place_counted(20, 4) == 4);
  CHECK(place_counted(20, 3) == 2);
  CHECK(place_counted(7, 2) == 1);
  CHECK(place_counted(13, 1) == 1);
}

TEST_CASE("faces have the grounds and figures of the sheet",
          "[cards][rule:ECG-005][rule:ECG-006][rule:ECG-007][rule:ECG-009][rule:ECG-010]"
          "[rule:ECG-011][rule:ECG-012][rule:ECG-013]") {
  CHECK(look_of("faction") == "black");
  CHECK(look_of("planet") == "grey");
  CHECK(look_of("syphon") == "purple");
  CHECK(look_of("military") == "light-blue");
  CHECK(look_of("event") == "green");
  CHECK(look_of("modifier") == "orange");
  CHECK(look_of("cost") == "bottom-right");
  CHECK(look_of("attack") == "bottom-left");
  CHECK(look_of("defence") == "bottom-left");
  CHECK(look_of("rate") == "lower-middle");
}

TEST_CASE("changes are made one after the other, and only the end is not below 0",
          "[cards][rule:ECG-R22]") {
  const CardKind strike = static_cast<CardKind>(catalogue().find("Str"));
  const CardKind evacuees = static_cast<CardKind>(catalogue().find("Ski"));
  const CardKind doubled = static_cast<CardKind>(catalogue().find("Dou"));
  Planet planet = start(usual_setup())->planets[1];
  REQUIRE(catalogue()[planet.kind].rate == 2);
  for (int i = 0; i < 3; ++i) planet.attached.push_back(strike);
  CHECK(rate_of(planet) == 0);
  planet.attached.push_back(evacuees);
  CHECK(rate_of(planet) == 1);  // 2 - 3 + 2
  planet.attached[3] = doubled;
  planet.attached.push_back(evacuees);
  CHECK(rate_of(planet) == 0);  // (2 - 3) * 2 + 2
}

TEST_CASE("no type has as many cards as the military ships", "[cards][rule:ECG-008]") {
  const auto counted = [](Deck deck) {
    std::array<int, kCardTypes> cards{};
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      const CardData& card = catalogue()[static_cast<CardKind>(kind)];
      cards[static_cast<std::size_t>(card.type)] += card.copies_in(deck);
    }
    return cards;
  };
  CHECK(counted(1) == std::array<int, kCardTypes>{4, 4, 6, 20, 9, 11});
  CHECK(counted(2) == std::array<int, kCardTypes>{4, 4, 6, 16, 9, 11});
}

TEST_CASE("the seat that goes second gets nothing for it", "[cards][rule:ECG-025]") {
  const State state = *start(usual_setup());
  CHECK(state.sides[0] == state.sides[1]);
}

TEST_CASE("states no notation writes are refused too", "[cards]") {
  State state = *start(usual_setup());
  state.first = Seat::C;
  CHECK(validate(state)->rule == "ECG-001"_rule);
  state = *start(usual_setup());
  state.planets[0].stock = kMaxResources + 1;
  CHECK(validate(state)->rule == "ECG-029"_rule);
  state = *read_position("edge-cards/1");
  const Action move{Seat::A, MoveShip{3, {Spot::Planet, Seat::A, 0}}};
  CHECK(check(state, move)->rule == "ECG-R24"_rule);
}

TEST_CASE("random games of the Edge card game keep every promise", "[cards][random]") {
  RandomPlay<EdgeCards> play(1);
  const RandomReport report = play.play(60, true);
  CHECK(report.broken == "");
  CHECK(report.games == 60);
}

TEST_CASE("positions of random games come back from their bytes", "[cards][snapshot]") {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    State state = *start(EdgeCards::draw_odd_setup(random));
    std::vector<Action> actions;
    while (!to_act(state).is_nobody()) {
      for (const Seat seat : {Seat::A, Seat::B, Seat::Chance}) {
        const State seen = observe(state, seat);
        const auto again = unpack(pack(seen), kPackedVersion);
        REQUIRE(again.ok());
        REQUIRE(*again == seen);
      }
      const auto again = unpack(pack(state), kPackedVersion);
      REQUIRE(again.ok());
      REQUIRE(*again == state);
      legal_actions(state, actions);
      apply(state, actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

using Rules = std::set<std::string>;

TEST_CASE("every rule of the Edge card game is tested", "[cards][rules][texts]") {
  const RuleCoverage coverage(rule_book(), "edge-cards", "ECG");
  CHECK(coverage.untested() == Rules());
  CHECK(coverage.unknown() == Rules());
  CHECK(coverage.unprovoked() == Rules());
}

}  // namespace
}  // namespace mael::cards
