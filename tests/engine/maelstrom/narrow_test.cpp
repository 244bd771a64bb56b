#include "engine/maelstrom/bots/narrow.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/vortex.h"
#include "engine/play/dealer.h"
#include "engine/play/legal_of.h"

namespace mael::maelstrom {
namespace {

std::vector<std::string> narrowed(const std::string& text, const std::string& part) {
  const auto state = read_position(text);
  REQUIRE(state.ok());
  std::vector<Action> actions;
  legal_actions(*state, actions);
  narrow(*state, actions);
  std::vector<std::string> texts;
  for (const Action& action : actions) {
    const std::string each = write_action(*state, action);
    if (each.find(part) != std::string::npos) texts.push_back(each);
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

// Chitonok: Armor 1, Life 1. One attacker does.
TEST_CASE("attackers that add no wound are left out", "[maelstrom][search]") {
  CHECK(narrowed("maelstrom/1 a=arcanae b=brood phase=action "
                 "mass=1.1aStP1,1.2bChi1,1.3aStP2,1.5bLoF1",
                 "*") == Texts{"a StP1*Chi1", "a StP2*Chi1"});
}

// Thlotas Worm Tower: Armor 2, Life 1. It takes both.
TEST_CASE("attacks that wound nothing are left out", "[maelstrom][search]") {
  CHECK(narrowed("maelstrom/1 a=arcanae b=brood phase=action "
                 "mass=1.1aStP1,1.2bTWT1,1.3aStP2,1.5bLoF1",
                 "*") == Texts{"a StP1+StP2*TWT1"});
}

// A wounded Pillager: one attacker would do, but its Counterstrike may fell that one.
TEST_CASE("nobody is left out where the defender strikes first", "[maelstrom][search]") {
  CHECK(narrowed("maelstrom/1 a=arcanae b=draconis phase=action "
                 "mass=1.1aStP1,1.2bNPi1',1.3aStP2,1.5bFiP1",
                 "*") == Texts{"a StP1*NPi1", "a StP1+StP2*NPi1", "a StP2*NPi1"});
}

TEST_CASE("of many payments two are left", "[maelstrom][search]") {
  const std::string text =
      "maelstrom/1 a=arcanae b=brood phase=summon hoard=3,0 hand.a=IrE1 "
      "mass=1.0aAcA1,1.1aAcA2,1.2aAcA3,1.5bLoF1";
  CHECK(narrowed(text, "IrE1@2.2") == Texts{"a IrE1@2.2=AcA2"});
  CHECK(narrowed(text, "end") == Texts{"a end"});
}

// In random games, against what is legal in worlds the opponent may imagine.
TEST_CASE("what is open is legal in every imagined world", "[maelstrom][search]") {
  std::vector<Action> actions, imagined;
  int open = 0, secret = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    State state = *start(Maelstrom::draw_odd_setup(random));
    Dealer<Maelstrom> dealer(seed);
    while (!to_act(state).is_nobody()) {
      if (to_act(state).is_chance()) {
        apply(state, dealer.next(state));
        continue;
      }
      legal_actions(state, actions);
      if (is_open(state)) {
        ++open;
        legal_actions(imagine(observe(state, opponent_of(to_act(state).first())), random),
                      imagined);
        INFO(write_position(state));
        REQUIRE(actions == imagined);
      } else {
        ++secret;
      }
      apply(state, Action(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
    }
  }
  CHECK(open > secret);
}

// What these means allow, out of the list.
std::vector<Action> allowed_by(const State& state, Means means) {
  std::vector<Action> actions;
  legal_actions_of<Maelstrom>(state, to_act(state).first(), actions);
  narrow(state, actions);
  actions.erase(std::remove_if(actions.begin(), actions.end(),
                               [&](const Action& each) { return (means_for(each) & ~means) != 0; }),
                actions.end());
  return actions;
}

// In random games: whatever needs only what a seat holds in two worlds that look alike to its
// opponent is legal in both or in neither.
template <class Game>
void compare_worlds(std::uint64_t seed, int& compared) {
  Random random(seed);
  State state = *start(Game::draw_odd_setup(random));
  Dealer<Maelstrom> dealer(seed);
  std::vector<Action> actions;
  while (!to_act(state).is_nobody()) {
    if (to_act(state).is_chance()) {
      apply(state, dealer.next(state));
      continue;
    }
    const Seat seat = to_act(state).first();
    const State other = imagine(observe(state, opponent_of(seat)), random);
    const auto means = means_of(state, seat), others = means_of(other, seat);
    if (means && others) {
      INFO(write_position(state) << "\n" << write_position(other));
      REQUIRE(allowed_by(state, *means & *others) == allowed_by(other, *means & *others));
      REQUIRE(allowed_by(state, *means) == allowed_by(state, ~Means{0}));
      compared += *means == *others ? 0 : 1;
    }
    legal_actions(state, actions);
    apply(state, Action(actions[random.below(static_cast<std::uint32_t>(actions.size()))]));
  }
}

TEST_CASE("equal means allow the same in every imagined world", "[maelstrom][vortex][search]") {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    compare_worlds<Maelstrom>(seed, compared);
    compare_worlds<Vortex>(seed, compared);
  }
  CHECK(compared > 1000);
}

// Hatchlings are replaced by a tile out of the hand.
TEST_CASE("means are not told where the choice itself is hidden", "[maelstrom][search]") {
  const auto told = [](const std::string& text) {
    const State state = *read_position("maelstrom/1 " + text);
    return means_of(state, state.active).has_value();
  };
  CHECK(told("a=draconis b=arcanae phase=movement turn=9 mass=1.1aHat1,1.2aFiP1,1.5bAcA1"));
  CHECK_FALSE(told("a=draconis b=arcanae phase=action turn=9 mass=1.1aHat1,1.2aFiP1,1.5bAcA1"));
  CHECK(told("a=draconis b=arcanae phase=action turn=9 mass=1.1aHat1e,1.2aFiP1,1.5bAcA1"));
}

// Hatchlings are replaced by a Dragon out of the hand.
TEST_CASE("what chooses among the hand is not open", "[maelstrom][search]") {
  const auto open = [](const std::string& text) {
    return is_open(*read_position("maelstrom/1 " + text));
  };
  CHECK(open("a=arcanae b=draconis phase=action turn=9 mass=1.1aAcA1,1.5bFiP1"));
  CHECK(open("a=draconis b=arcanae phase=movement turn=9 mass=1.1aHat1,1.2aFiP1,1.5bAcA1"));
  CHECK_FALSE(open("a=draconis b=arcanae phase=action turn=9 mass=1.1aHat1,1.2aFiP1,1.5bAcA1"));
  CHECK(open("a=draconis b=arcanae phase=action turn=9 mass=1.1aHat1e,1.2aFiP1,1.5bAcA1"));
  CHECK_FALSE(open("a=arcanae b=draconis phase=summon turn=9 mass=1.1aAcA1,1.5bFiP1"));
}

}  // namespace mael::maelstrom
