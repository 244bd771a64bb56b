#include "engine/play/bots.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/bots/bot_hooks.h"
#include "engine/maelstrom/game.h"
#include "engine/play/workbench.h"

using namespace mael;
using namespace mael::maelstrom;

namespace {

State position(const std::string& text) {
  const auto state = read_position(text);
  REQUIRE(state.ok());
  return *state;
}

std::string greedy_choice(const State& state, Seat seat, std::uint64_t seed = 1) {
  GreedyBot<Maelstrom> bot(seed);
  return write_action(state, bot.choose(observe(state, seat), seat));
}

}  // namespace

TEST_CASE("bots have names", "[play][bots]") {
  BotKind kind{};
  CHECK(read_bot("greedy", kind));
  CHECK(kind == BotKind::Greedy);
  CHECK_FALSE(read_bot("Greedy", kind));
  CHECK(name_of(BotKind::Random) == "random");
  for (int i = 0; i < kBotKinds; ++i) {
    CHECK(read_bot(name_of(static_cast<BotKind>(i)), kind));
    CHECK(kind == static_cast<BotKind>(i));
  }
}

TEST_CASE("a searching bot's iterations may stand behind its name", "[play][bots]") {
  Contender contender;
  REQUIRE(read_contender("master", contender));
  CHECK(contender.kind == BotKind::Master);
  CHECK(contender.budget.iterations == level_of(BotKind::Master).budget.iterations);
  REQUIRE(read_contender("expert:800", contender));
  CHECK(contender.kind == BotKind::Expert);
  CHECK(contender.budget.iterations == 800);
  for (const char* wrong : {"", "expert:", "expert:0", "expert:x", "greedy:5", "deep:5"}) {
    CHECK_FALSE(read_contender(wrong, contender));
  }
}

TEST_CASE("from level to level bots think longer and judge better", "[play][bots]") {
  for (int i = static_cast<int>(kWeakestLevel); i < static_cast<int>(kStrongestLevel); ++i) {
    const Level& level = level_of(static_cast<BotKind>(i));
    const Level& next = level_of(static_cast<BotKind>(i + 1));
    CHECK(level.budget.iterations < next.budget.iterations);
    CHECK(level.budget.milliseconds < next.budget.milliseconds);
    CHECK(level.skill.noise >= next.skill.noise);
    CHECK(level.skill.oversight >= next.skill.oversight);
  }
}

TEST_CASE("a searching bot keeps to its time where there is a clock", "[play][bots]") {
  const State state =
      position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1,2.3aStP1 turn=5");
  std::uint64_t now = 0;
  int asked = 0;
  const Clock clock = [&] {
    ++asked;
    return now += 1'000'000;  // a millisecond goes by whenever it is looked at
  };
  Bot<Maelstrom> bot({BotKind::Master, {1, 20}}, 1, clock);
  CHECK_FALSE(check(state, bot.choose(observe(state, Seat::A), Seat::A)));
  CHECK(asked > 10);
  CHECK(asked < 30);
}

TEST_CASE("the random bot may do anything legal", "[play][bots]") {
  const State state =
      position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1 turn=5");
  std::vector<Action> legal;
  legal_actions(state, legal);
  RandomBot<Maelstrom> bot(3);
  std::vector<int> chosen(legal.size());
  for (int i = 0; i < 1000; ++i) {
    const Action action = bot.choose(observe(state, Seat::A), Seat::A);
    const auto place = std::find(legal.begin(), legal.end(), action);
    REQUIRE(place != legal.end());
    ++chosen[static_cast<std::size_t>(place - legal.begin())];
  }
  for (const int count : chosen) CHECK(count > 0);
}

TEST_CASE("each bot chooses for its own seat only", "[play][bots]") {
  const State state = position("maelstrom/1 a=arcanae b=brood phase=primary");
  for (const BotKind kind : {BotKind::Random, BotKind::Greedy, BotKind::Novice}) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      CHECK(Bot<Maelstrom>(contender_of(kind), 1).choose(observe(state, seat), seat).by == seat);
    }
  }
}

TEST_CASE("a greedy bot wins when it can", "[play][bots]") {
  const State state = position(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=9 hand.a=AcA1 "
      "mass=1.0aAcA2,1.1aAcA3,1.2aAcA1,1.3aAcA4,1.4aAcA5,2.9bLoF1");
  CHECK(greedy_choice(state, Seat::A) == "a AcA6@1.5");
}

TEST_CASE("a greedy bot hits back at the attacker it destroys", "[play][bots]") {
  const State state = position(
      "maelstrom/1 a=arcanae b=brood phase=action turn=9 actions=2 await=defence "
      "mass=1.2aMeP1:a,1.3bDHo1,1.4aIrE1:a,1.5bLoF1 attack=IrE1+MeP1*DHo1");
  CHECK(greedy_choice(state, Seat::B) == "b hit:IrE1");
}

TEST_CASE("a greedy bot settles equals by lot", "[play][bots]") {
  const State state = position(
      "maelstrom/1 a=arcanae b=brood phase=summon turn=1 hand.a=AcA1 "
      "mass=1.2aAcA1,1.5bLoF1");
  const std::string first = greedy_choice(state, Seat::A, 1);
  CHECK(greedy_choice(state, Seat::A, 1) == first);
  bool other = false;
  for (std::uint64_t seed = 2; seed < 12; ++seed)
    other |= greedy_choice(state, Seat::A, seed) != first;
  CHECK(other);
}

TEST_CASE("a game of bots tells who had the first turn", "[play][bots]") {
  const Workbench& game = workbench_of(*find_game("maelstrom"));
  const std::array<Contender, 2> bots{contender_of(BotKind::Greedy), contender_of(BotKind::Random)};
  const std::array<Contender, 2> swapped{bots[1], bots[0]};
  int first = 0;
  constexpr int kGames = 8;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const BotGame played = game.play_bots(bots, {}, seed, 9, {}, nullptr);
    REQUIRE(played.first != Seat::Chance);
    CHECK(game.play_bots(swapped, {}, seed, 9, {}, nullptr).first ==
          played.first);  // the coin fell alike
    first += played.first == Seat::A;
  }
  CHECK(first > 0);
  CHECK(first < kGames);
}

TEST_CASE("the same seeds play the same game", "[play][bots]") {
  const Workbench& game = workbench_of(*find_game("maelstrom"));
  const std::array<Contender, 2> bots{contender_of(BotKind::Greedy),
                                      Contender{BotKind::Seasoned, {20, 0}}};
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    const BotGame once = game.play_bots(bots, {}, seed, 9, {}, nullptr),
                  again = game.play_bots(bots, {}, seed, 9, {}, nullptr);
    CHECK(once.actions == again.actions);
    CHECK(once.outcome == again.outcome);
  }
}
