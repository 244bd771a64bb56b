// What a seat may not know - the other's hand, a sealed bid or number - changes no byte of what it
// is given: the position as text, the link, and what a bot thinks about.
#include "engine/cards/observe.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/cards/text/snapshot.h"
#include "engine/cards/zones.h"
#include "engine/play/bots.h"
#include "engine/play/link.h"
#include "tests/engine/cards/random_games.h"

namespace mael::cards {
namespace {

// The same state with other cards in a seat's hand where nobody has seen them, and another sealed
// number or bid; the same again where that is not possible.
State with_other_secrets(State state, Seat seat, Random& random) {
  SideState& side = state.side(seat);
  const auto any_kind = [&] {
    return static_cast<CardKind>(random.below(static_cast<std::uint32_t>(catalogue().size())));
  };
  for (int swaps = 0; swaps < 20; ++swaps) {
    const CardKind from = any_kind(), to = any_kind();
    if (side.hand[from] <= side.shown[from] || !is_deck_card(to) || unseen(state, to) <= 0)
      continue;
    --side.hand[from];
    ++side.hand[to];
  }
  if (side.sealed < kUnknownSealed) {
    const int most = state.awaiting == Awaiting::Bid ? side.stockpile : kHighestPick;
    side.sealed = static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(most + 1)));
  }
  return state;
}

std::string link_of(const State& seen) {
  return write_link(LinkKind::Position, 'c', kPackedVersion, pack(seen));
}

template <class Bot>
std::string choice_of(Bot bot, const State& seen, Seat seat) {
  return write_action(seen, bot.choose(seen, seat));
}

struct Compared {
  int positions = 0, hands = 0, sealed = 0;
};

void check_alike(const State& state, const State& other, Seat observer) {
  const State seen = observe(state, observer), seen_other = observe(other, observer);
  REQUIRE(write_position(seen) == write_position(seen_other));
  REQUIRE(link_of(seen) == link_of(seen_other));
  REQUIRE(hash_of(seen) == hash_of(seen_other));
  if (observer == Seat::Chance || !to_act(state).includes(observer)) return;
  REQUIRE(choice_of(GreedyBot<EdgeCards>(7), seen, observer) ==
          choice_of(GreedyBot<EdgeCards>(7), seen_other, observer));
}

void check_secrets(const State& state, Random& random, Compared& compared) {
  for (const Seat owner : {Seat::A, Seat::B}) {
    const State other = with_other_secrets(state, owner, random);
    if (validate(other)) continue;  // a window is only open where there is something to answer with
    ++compared.positions;
    compared.hands += other.side(owner).hand != state.side(owner).hand ? 1 : 0;
    compared.sealed += other.side(owner).sealed != state.side(owner).sealed ? 1 : 0;
    check_alike(state, other, opponent_of(owner));
    check_alike(state, other, Seat::Chance);  // who only looks on
  }
}

TEST_CASE("no byte tells of an opponent's hand, bid or number",
          "[cards][observe][rule:ECG-R61][rule:ECG-R37][rule:ECG-R46]") {
  Random random(1);
  Compared compared;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      check_secrets(match.state(), random, compared);
    });
  }
  CHECK(compared.positions > 1000);
  CHECK(compared.hands > 500);
  CHECK(compared.sealed > 50);
}

// The observer's log holds neither: what it sees of an action is the same whatever is hidden.
TEST_CASE("what is drawn or sealed is not seen by the other seat",
          "[cards][observe][rule:ECG-R61]") {
  play_random_game(4, [&](const Match<EdgeCards>& match) {
    if (match.size() == 0) return;
    const State before = match.state_at(match.size() - 1);
    const Action& action = match.log().back();
    for (const Seat observer : {Seat::A, Seat::B}) {
      const Deed seen = observe(before, action, observer).deed;
      if (const auto* drawn = std::get_if<DrawCard>(&seen)) {
        REQUIRE((drawn->card == kUnknownCard) == (before.drawer != observer));
      } else if (const auto* bid = std::get_if<Bid>(&seen)) {
        REQUIRE((bid->amount == kUnknownSealed) == (action.by != observer));
      } else if (const auto* pick = std::get_if<PickNumber>(&seen)) {
        REQUIRE((pick->number == kUnknownSealed) == (action.by != observer));
      }
    }
  });
  SUCCEED();
}

// The measure of a position's link: 200 characters at the median, 300 at the longest.
TEST_CASE("links of the Edge card game are short", "[cards][link]") {
  std::vector<std::size_t> lengths;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    play_random_game(seed, [&](const Match<EdgeCards>& match) {
      lengths.push_back(link_of(match.state()).size());
    });
  }
  std::sort(lengths.begin(), lengths.end());
  CHECK(lengths.size() > 4000);
  CHECK(lengths[lengths.size() / 2] <= 200);
  CHECK(lengths.back() <= 300);
}

}  // namespace
}  // namespace mael::cards
