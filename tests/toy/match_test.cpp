// Long matches of a game with large states: what they cost in work and room, counted.
#include "engine/play/match.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "tests/toy/toy.h"

// Not all of a game's functions are called here, which a namespace without a name would not allow.
namespace mael::heavy {

// The toy with states of 16 KB that count how many of them there are, and how often one is played
// on.
struct Counted {
  static inline int alive = 0, most_alive = 0, applied = 0;
  Counted() { count(); }
  Counted(const Counted&) { count(); }
  Counted& operator=(const Counted&) = default;
  ~Counted() { --alive; }
  static void count() { most_alive = std::max(most_alive, ++alive); }
  friend bool operator==(const Counted&, const Counted&) { return true; }
};
struct State : toy::State {
  std::array<std::uint8_t, 16'384> board{};
  Counted counted;
  friend bool operator==(const State&, const State&) = default;
};
struct Setup : toy::Setup {
  friend bool operator==(const Setup&, const Setup&) = default;
};

State heavy(const toy::State& state) {
  State result;
  static_cast<toy::State&>(result) = state;
  return result;
}

Result<State, std::vector<Violation>> start(const Setup& setup) {
  const auto state = toy::start(setup);
  return state ? Result<State, std::vector<Violation>>(heavy(*state)) : state.error();
}
State observe(const State& state, Seat seat) { return heavy(toy::observe(state, seat)); }
toy::Action observe(const State& state, const toy::Action& action, Seat seat) {
  return toy::observe(state, action, seat);
}
State imagine(const State& state, Random& random) { return heavy(toy::imagine(state, random)); }
void apply(State& state, const toy::Action& action, toy::Events* events) {
  ++Counted::applied;
  // So that the game never ends.
  toy::apply(state, action, events);
  state.round = 1;
  if (state.step == toy::Step::Over) state.step = toy::Step::Bid;
  for (toy::Skiff& skiff : state.skiffs) skiff.coins = toy::kCoins;
}

struct Heavy {
  using Setup = heavy::Setup;
  using State = heavy::State;
  using Action = toy::Action;
  using Events = toy::Events;
  static constexpr int kMostSeats = toy::kSeats;
};
static_assert(RuleSet<Heavy>);

namespace {

Match<Heavy> long_match(int entries) {
  Setup setup;
  setup.seats = 2;
  Match<Heavy> match = *Match<Heavy>::begin(setup);
  Random random(1);
  std::vector<toy::Action> actions;
  while (match.size() < entries) {
    legal_actions(match.state(), actions);
    const auto count = static_cast<std::uint32_t>(actions.size());
    REQUIRE_FALSE(match.append(to_act(match.state()).is_chance() ? deal(match.state(), random)
                                                                 : actions[random.below(count)]));
  }
  return match;
}

}  // namespace

TEST_CASE("a long match keeps few states and replays few entries", "[toy][match]") {
  constexpr int kEntries = 2000;
  const int before = Counted::alive;
  const Match<Heavy> match = long_match(kEntries);
  CHECK(Counted::alive - before <= kEntries / Match<Heavy>::kCheckpoints + 2);
  SECTION("looking back") {
    for (const int entry : {0, 1, 15, 16, 17, 999, 1999, 2000}) {
      Counted::applied = 0;
      (void)match.state_at(entry);
      CHECK(Counted::applied < Match<Heavy>::kCheckpoints);
    }
  }
  SECTION("taking back, in a copy that shares what is kept") {
    const int kept = Counted::alive;
    Match<Heavy> copy = match;
    CHECK(Counted::alive == kept + 2);
    Counted::applied = 0;
    copy.rewind_to(1990);
    copy.rewind_to(1007);
    CHECK(Counted::applied < 2 * Match<Heavy>::kCheckpoints);
  }
}

TEST_CASE("an action is carried out once for all who see everything", "[toy][match]") {
  const auto state =
      toy::read_position("toy/1 seats=1 round=1 step=turn captain=a hands=1+2 coins=5 at=0,0");
  REQUIRE(state);
  Match<toy::Toy> match(*state);
  toy::work = {};
  REQUIRE_FALSE(match.append(*toy::read_action(*state, "a sail:3000,0")));
  CHECK(toy::work == toy::Work{1, 1, 1});
  CHECK(match.settled() == 0);
}

TEST_CASE("a match that was rewound anywhere goes on as if nothing else had been", "[toy][match]") {
  const Match<Heavy> match = long_match(120);
  for (int entries = 0; entries <= match.size(); ++entries) {
    Match<Heavy> part = match.branch_at(entries);
    REQUIRE(part.size() == entries);
    REQUIRE(part.state() == match.state_at(entries));
    for (int i = entries; i < match.size(); ++i) {
      REQUIRE_FALSE(part.append(match.log()[static_cast<std::size_t>(i)]));
      REQUIRE(part.settled() <= part.size());
    }
    REQUIRE(part.state() == match.state());
    REQUIRE(part.settled() == match.settled());
    REQUIRE(part.state_at(60) == match.state_at(60));
  }
}

}  // namespace mael::heavy
