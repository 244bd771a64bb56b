#include "engine/maelstrom/narrow.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/game.h"
#include "engine/play/dealer.h"

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
