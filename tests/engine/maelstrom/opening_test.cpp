// Proposed opening hands: legal and whole in games of every kind, and able to do something.
#include "engine/maelstrom/help/opening.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

Action any_of(const State& state, Seat seat, Random& random) {
  std::vector<Action> legal;
  legal_actions(state, legal);
  std::erase_if(legal, [&](const Action& action) { return action.by != seat; });
  REQUIRE_FALSE(legal.empty());
  return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

// Both strongholds are chosen; nothing where the game has no hands to choose.
std::optional<State> before_hands(const Setup& setup, Random& random) {
  State state = *start(setup);
  for (const Seat seat : {Seat::A, Seat::B}) apply(state, any_of(state, seat, random));
  return state.awaiting == Awaiting::OpeningHand ? std::optional(state) : std::nullopt;
}

// Takes what is proposed, tile by tile.
void take_proposed(State& state, Seat seat) {
  const int lacking = opening_hand_size(state, seat) - hand_size(state.side(seat));
  const std::vector<Row> hand = propose_opening_hand(state, seat);
  REQUIRE(static_cast<int>(hand.size()) == lacking);
  CHECK(propose_opening_hand(observe(state, seat), seat) == hand);
  for (const Row row : hand) {
    const Action action{seat, TakeTile{row}};
    REQUIRE_FALSE(check(state, action).has_value());
    apply(state, action);
  }
  CHECK(hand_size(state.side(seat)) == opening_hand_size(state, seat));
}

TEST_CASE("a proposed opening hand is legal and whole whatever is played",
          "[opening][rule:MAE-048][rule:MAE-049]") {
  Random random(48);
  int chosen = 0;
  for (int i = 0; i < 400; ++i) {
    CAPTURE(i);
    const Setup setup = i % 4 == 0   ? Maelstrom::draw_setup(random)
                        : i % 4 == 1 ? Maelstrom::draw_built_setup(random)
                                     : Maelstrom::draw_odd_setup(random);
    std::optional<State> state = before_hands(setup, random);
    if (!state) continue;
    for (const Seat seat : {Seat::A, Seat::B}) {
      // What has been taken already counts.
      for (auto taken = random.below(3); taken > 0 && to_act(*state).includes(seat); --taken) {
        apply(*state, any_of(*state, seat, random));
      }
      if (to_act(*state).includes(seat)) take_proposed(*state, seat);
      ++chosen;
    }
    CHECK(state->awaiting == Awaiting::Coin);
    CHECK(propose_opening_hand(*state, Seat::A).empty());
  }
  CHECK(chosen > 700);
}

TEST_CASE("where fewer tiles may open, all of them are proposed", "[opening][rule:MAE-R80]") {
  const auto state =
      read_position("maelstrom/1 a=AcA2+MeP1+SkA4 b=AcA1+MeP5 phase=hands mass=1.2aAcA1,1.5bAcA1");
  REQUIRE(state);
  const std::vector<Row> hand = propose_opening_hand(*state, Seat::A);
  REQUIRE(hand.size() == 1);
  CHECK(data_of(*state, Seat::A, hand[0]).tag == "AcA");
  CHECK(propose_opening_hand(*state, Seat::B).empty());
}

// The Output that would be there with all of the hand in play, by factions.
int output_for_kind(const State& state, Seat seat, const TileData& wanted) {
  const SideState& side = state.side(seat);
  int output = 0;
  for (int row = 0; row < side.rows.size(); ++row) {
    const TileData& data = data_of(state, seat, static_cast<Row>(row));
    if (data.faction != wanted.faction) continue;
    const auto in_play = std::count_if(side.tiles.begin(), side.tiles.end(),
                                       [&](const BoardTile& tile) { return tile.row == row; });
    output += data.output * (side.rows[row].hand + static_cast<int>(in_play));
  }
  return output;
}

TEST_CASE("of every ready-made force the proposed hand holds strongholds and minions it can pay",
          "[opening]") {
  Random random(1);
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    CAPTURE(name_of(faction));
    const Faction other = faction == Faction::Brood ? Faction::Arcanae : Faction::Brood;
    std::optional<State> state = before_hands(basic_setup(faction, other), random);
    REQUIRE(state);
    take_proposed(*state, Seat::A);
    const SideState& side = state->side(Seat::A);
    int strongholds = 0, minions = 0, free = 0, first = 0;
    for (int row = 0; row < side.rows.size(); ++row) {
      const TileData& data = data_of(*state, Seat::A, static_cast<Row>(row));
      const int held = side.rows[row].hand;
      if (held == 0) continue;
      CHECK(data.cost <= output_for_kind(*state, Seat::A, data));
      (data.is_stronghold() ? strongholds : minions) += held;
      free += data.cost == 0 ? held : 0;
      first += data.is_minion() && data.cost <= 1 ? held : 0;
    }
    CHECK(strongholds >= 2);  // one a turn can come into play
    CHECK(minions >= 2);
    CHECK(free >= 1);   // something can be summoned in the first turn in any case,
    CHECK(first >= 1);  // and a minion with the Output of the opening stronghold
  }
}

TEST_CASE("nothing is proposed where hands are drawn", "[opening][rule:VTX-021]") {
  const auto state = read_position(
      "vortex/1 a=CeC5+NBa4+LBa3 b=FiP5+DTr4+NPi3 phase=hands await=draw mass=1.2aCeC1,1.5bFiP1");
  REQUIRE(state);
  CHECK(propose_opening_hand(*state, Seat::A).empty());
}

}  // namespace
}  // namespace mael::maelstrom
