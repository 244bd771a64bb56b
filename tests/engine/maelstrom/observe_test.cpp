// What a seat may not know changes no byte of what it is given: the position as text, the link, and
// the snapshot a bot thinks about.
#include "engine/maelstrom/observe.h"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/play/bots.h"
#include "engine/play/link.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

// The same state with other tiles in a seat's hand and stack, as many of each; the same again if
// that is not possible.
State with_other_hidden_tiles(State state, Seat seat, Random& random) {
  SideState& side = state.side(seat);
  for (int swaps = 0; swaps < 6; ++swaps) {
    const auto from = static_cast<Row>(random.below(static_cast<std::uint32_t>(side.rows.size())));
    const auto to = static_cast<Row>(random.below(static_cast<std::uint32_t>(side.rows.size())));
    if (side.rows[from].hand == 0 || unseen(side, to) <= 0) continue;
    --side.rows[from].hand;
    ++side.rows[to].hand;
  }
  return state;
}

Bytes bot_input(const State& observation) {
  PackedWriter writer(kPackedVersion);
  writer(observation);
  return writer.bytes();
}

template <class Bot>
std::string choice_of(const State& state, Seat seat) {
  Bot bot(7);
  return write_action(state, bot.choose(observe(state, seat), seat));
}

int compared = 0, different = 0;

void check_alike(const State& state, const State& other, Seat observer) {
  const State seen = observe(state, observer), seen_other = observe(other, observer);
  REQUIRE(write_position(seen) == write_position(seen_other));
  REQUIRE(bot_input(seen) == bot_input(seen_other));
  REQUIRE(write_link(LinkKind::Position, 'm', kPackedVersion, pack(seen)) ==
          write_link(LinkKind::Position, 'm', kPackedVersion, pack(seen_other)));
  REQUIRE(hash_of(seen) == hash_of(seen_other));
  if (observer != Seat::Chance && to_act(state).includes(observer)) {
    REQUIRE(choice_of<GreedyBot<Maelstrom>>(state, observer) ==
            choice_of<GreedyBot<Maelstrom>>(other, observer));
  }
}

void check_hidden_tiles(const State& state, Random& random) {
  for (const Seat owner : {Seat::A, Seat::B}) {
    const State other = with_other_hidden_tiles(state, owner, random);
    if (validate(other)) continue;  // a choice that waits needs the tiles it speaks of
    ++compared;
    different += other == state ? 0 : 1;
    check_alike(state, other, opponent_of(owner));
    check_alike(state, other, Seat::Chance);  // who only looks on
  }
}

TEST_CASE("no byte tells of an opponent's hand or stack",
          "[maelstrom][observe][rule:MAE-R84][rule:MAE-R83]") {
  Random random(1);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    play_random_game(seed, [&](const Match<Maelstrom>& match) {
      if (match.size() % 5 == 0) check_hidden_tiles(match.state(), random);
    });
  }
  CHECK(compared > 100);
  CHECK(different > 50);
}

TEST_CASE("nor of the stronghold chosen in secret", "[maelstrom][observe][rule:MAE-046]") {
  const auto chosen = [](const char* tag) {
    const Result<State> state = read_position(
        std::string("maelstrom/1 a=AcA3+CeC3+IrE2 b=brood phase=primary primary=") + tag + ",-");
    REQUIRE(state.ok());
    return *state;
  };
  check_alike(chosen("AcA"), chosen("CeC"), Seat::B);
  check_alike(chosen("AcA"), chosen("CeC"), Seat::Chance);
  CHECK_FALSE(observe(chosen("AcA"), Seat::A) == observe(chosen("CeC"), Seat::A));
}

TEST_CASE("a tile that was sent to a hand in the open is hidden there", "[maelstrom][observe]") {
  const Result<State> state = read_position(
      "maelstrom/1 a=brood b=host phase=action mass=1.1bEtT1,1.2bCeC1,1.5aLoF1,2.3aKSh1");
  REQUIRE(state.ok());
  State after = *state;
  apply(after, *read_action(after, "a KSh1*EtT1"));
  CHECK(hand_size(after.side(Seat::B)) == 1);
  CHECK(observe(after, Seat::A).side(Seat::B).unknown_hand == 1);
}

}  // namespace
}  // namespace mael::maelstrom
