#include "web/screens/maelstrom/input/input.h"

#include <algorithm>
#include <bit>
#include <deque>

#include "engine/maelstrom/help/offers.h"
#include "tests/web/screens/maelstrom/table_game.h"
#include "tests/web/screens/named_keys.h"
#include "web/base/say.h"
#include "web/screens/maelstrom/input/pointer.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {
namespace {

constexpr auto kMove = "maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1,1.3aIrG1,1.5bLoF1";

TEST_CASE("tap a minion, tap a space: it moves", "[rule:MAE-067]") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Tap{space("1.1")};
  CHECK(hands.selection().tile.has_value());
  hands << intent::Tap{space("2.3")};
  CHECK(hands.action() == "a IrE1-2.3");
  CHECK_FALSE(hands.selection().tile.has_value());
}

TEST_CASE("dragging does the same as tapping twice") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Take{space("1.1")} << intent::Put{space("2.3")};
  CHECK(hands.action() == "a IrE1-2.3");
  hands << intent::Take{space("1.1")} << intent::Put{space("1.1")};
  CHECK(hands.action().empty());
  CHECK(hands.selection().tile.has_value());  // let go where it was: it may still be tapped away
}

TEST_CASE("another minion tapped is picked up instead, the same one put down") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Tap{space("1.3")};
  CHECK(hands.view().hint.starts_with("Iron Guard"));
  hands << intent::Tap{space("1.3")};
  CHECK_FALSE(hands.selection().tile.has_value());
}

TEST_CASE("what may not be done is answered with a rule", "[rule:MAE-069][rule:MAE-072]") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Tap{space("1.2")};
  CHECK(hands.refused() == "MAE-069");
  CHECK(hands.selection().refusal->sentence ==
        "Academy of the Arcane cannot move: only minions do.");
  hands << intent::Tap{space("1.1")};
  CHECK(hands.refused().empty());  // the next deed answers the refusal
  hands << intent::Tap{space("4.5")};
  CHECK(hands.refused() == "MAE-067");
  CHECK(hands.selection().tile.has_value());
  hands << intent::Press{Own::Draw};
  CHECK(hands.refused() == "MAE-095");

  Hands moved(seen_by("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1:m,1.5bLoF1", Seat::A));
  moved << intent::Tap{space("1.1")};
  CHECK(moved.refused() == "MAE-072");
}

constexpr auto kAttack =
    "maelstrom/1 a=arcanae b=brood phase=action "
    "mass=1.0aIrE1,1.1bKCr1,1.2aIrG1,1.3aPlS1,2.1aIrE2:a,1.5bLoF1";

TEST_CASE("an enemy tapped proposes the fewest who suffice; minions are tapped in and out",
          "[rule:MAE-106][rule:MAE-107][rule:MAE-108]") {
  Hands hands(seen_by(kAttack, Seat::A));
  hands << intent::Tap{space("1.1")};
  // The guard's Combat 2 against Armor 1 is two wounds, and the crawler has Life 2.
  CHECK(std::popcount(hands.selection().attackers) == 1);
  CHECK(is_marked(hands.view(), "1.2", kMarkSelected));
  CHECK(is_marked(hands.view(), "1.0", kMarkLegal));
  hands << intent::Tap{space("1.0")};
  CHECK(std::popcount(hands.selection().attackers) == 2);
  hands << intent::Tap{space("1.0")};
  CHECK(std::popcount(hands.selection().attackers) == 1);
  CHECK(hands.view().attack->sum == "2 against Armor 1: destroyed");
  hands << intent::Tap{space("1.3")};
  CHECK(hands.refused() == "MAE-107");
  hands << intent::Tap{space("2.1")};
  CHECK(hands.refused() == "MAE-108");
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a IrG1*KCr1");
}

TEST_CASE("a minion, then its target: it attacks alone, a second tap does it") {
  Hands hands(seen_by(kAttack, Seat::A));
  hands << intent::Tap{space("1.0")} << intent::Tap{space("1.1")};
  CHECK(hands.action().empty());
  REQUIRE(hands.view().attack);
  hands << intent::Tap{space("1.1")};
  CHECK(hands.action() == "a IrE1*KCr1");
}

TEST_CASE("an attack without attackers is not made", "[rule:MAE-106]") {
  Hands hands(seen_by(kAttack, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Tap{space("1.2")};
  CHECK(hands.selection().attackers == 0);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.refused() == "MAE-106");
  CHECK(hands.action().empty());
}

TEST_CASE("a group that a text keeps from attacking is told so before it tries", "[rule:MAE-173]") {
  Hands hands(
      seen_by("maelstrom/1 a=FiP7+NZe1+NPi2 b=brood phase=action turn=5 "
              "mass=1.0aNZe1,1.1bKCr1,1.2aNPi1,1.3aFiP1,1.5bLoF1",
              Seat::A));
  hands << intent::Tap{space("1.1")};
  CHECK(hands.view().attack);
  hands << intent::Tap{space("1.0")} << intent::Tap{space("1.2")};  // the zealot is left alone
  const View view = hands.view();
  CHECK_FALSE(view.attack);
  const auto attack =
      std::find_if(view.buttons.begin(), view.buttons.end(),
                   [](const Button& each) { return each.command == Common::Confirm; });
  REQUIRE(attack != view.buttons.end());
  REQUIRE(attack->refusal);
  CHECK(attack->refusal->rule == "MAE-173"_rule);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.refused() == "MAE-173");
  CHECK(hands.action().empty());
}

TEST_CASE("a finger that rests on an empty space is told how the space is called") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Inspect{{space("2.3"), Seat::A, kNoRow}};
  CHECK(hands.selection().sheet == OpenSheet::None);
  REQUIRE(hands.selection().refusal);
  CHECK(hands.selection().refusal->sentence == "Space 2.3: in ring 2 round the Vortex, place 3.");
  hands << intent::Inspect{{space("1.1"), Seat::A, kNoRow}};  // a tile shows its card
  CHECK(hands.selection().sheet == OpenSheet::Card);
  CHECK_FALSE(hands.selection().refusal);
}

TEST_CASE("an enemy nobody reaches says why", "[rule:MAE-107]") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrG1,1.5bLoF1", Seat::A));
  hands << intent::Tap{space("1.5")};
  CHECK(hands.refused() == "MAE-107");
}

TEST_CASE("an enemy that cannot be attacked now is looked at, without a word of blame") {
  for (const char* when : {"phase=movement", "phase=summon"}) {
    INFO(when);
    const Situation situation =
        seen_by("maelstrom/1 a=arcanae b=brood " + std::string(when) +
                    " turn=9 mass=1.2aIrG1,1.1aAcA1,1.5bLoF1,1.4bDHo1,2.8aIrE1e",
                Seat::A);
    const State& state = situation.seen;
    Hands hands(situation);
    for (const char* at : {"1.4", "1.5", "2.8"}) {
      INFO(at);
      hands << intent::Tap{space(at)};
      CHECK(hands.refused().empty());
      CHECK(hands.selection().sheet == OpenSheet::Card);
      REQUIRE(hands.view().card);
      CHECK(hands.view().card->title == title_of(state, *tile_at(state, space(at))));
      hands << intent::Press{Common::Close};
    }
  }
}

TEST_CASE("energy is consumed from either end", "[rule:MAE-127]") {
  constexpr auto text =
      "maelstrom/1 a=arcanae b=brood phase=action "
      "mass=1.2aAcA1,1.1aAcA2,2.3bDHo1e,2.4aIrE1e,1.5bLoF1";
  Hands hands(seen_by(text, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Tap{space("2.3")};
  CHECK(hands.action() == "a AcA2$2.3");
  hands << intent::Tap{space("2.3")} << intent::Tap{space("1.2")};
  CHECK(hands.action() == "a AcA1$2.3");
  hands << intent::Tap{space("2.4")} << intent::Tap{space("2.4")};  // only one neighbour
  CHECK(hands.action() == "a AcA1$2.4");
}

TEST_CASE("energy that holds the mass together stays", "[rule:MAE-132]") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action "
              "mass=1.1aAcA1,1.2aIrE1e,2.4aIrE2,1.5bLoF1",
              Seat::A));
  hands << intent::Tap{space("1.2")};
  CHECK(hands.refused() == "MAE-132");
}

TEST_CASE("a hand tile and a lit space: summoned at once when there is one way to pay",
          "[rule:MAE-141]") {
  Hands hands(seen_by(example_game().state(), Seat::B));
  hands << intent::PickSlot{1};
  REQUIRE(hands.selection().hand);
  CHECK(is_marked(hands.view(), "1.0", kMarkLegal));
  hands << intent::Tap{space("2.3")};
  CHECK(hands.refused() == "MAE-141");
  hands << intent::Tap{space("1.0")};
  CHECK(hands.action() == "b DHo1@1.0=LoF1");
}

// Cost 2 where two strongholds of Output 1 and a Hoard of 2 meet.
constexpr auto kPay =
    "maelstrom/1 a=arcanae b=brood phase=summon hoard=2,0 hand.a=IrG1 "
    "mass=1.2aAcA1,1.1aAcA2,1.5bLoF1";

TEST_CASE("where there are several ways to pay, the cheapest is offered and strongholds are tapped",
          "[rule:MAE-145][rule:MAE-158][rule:MAE-R61]") {
  Hands hands(seen_by(kPay, Seat::A));
  hands << intent::PickSlot{0} << intent::Tap{space("2.3")};
  CHECK(hands.action().empty());
  REQUIRE(hands.view().summon);
  CHECK(hands.view().summon->ways == 3);
  CHECK(hands.view().summon->energy == 0);
  CHECK(hands.view().summon->sum == "Academy of the Arcane 1 + Academy of the Arcane 1 for Cost 2");
  hands << intent::Tap{space("1.1")};
  CHECK(hands.view().summon->energy == 1);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a IrG1@2.3=AcA1+e");
}

TEST_CASE("energy goes up and down within what is legal", "[rule:MAE-R63]") {
  Hands hands(seen_by(kPay, Seat::A));
  hands << intent::PickSlot{0} << intent::Tap{space("2.3")} << intent::Press{Own::MoreEnergy};
  CHECK(hands.view().summon->energy == 1);
  hands << intent::Press{Own::LessEnergy};
  CHECK(hands.view().summon->energy == 0);
  hands << intent::Press{Own::LessEnergy};
  CHECK(hands.view().summon->energy == 0);
  hands << intent::Press{Own::MoreEnergy} << intent::Press{Own::MoreEnergy};
  CHECK(hands.refused() == "MAE-R63");
}

TEST_CASE("the end of a phase is asked about once when something would be lost") {
  Hands hands(seen_by(kAttack, Seat::A));
  hands << intent::Press{Own::EndPhase};
  CHECK(hands.action().empty());
  REQUIRE(hands.view().refusal);
  CHECK(hands.view().refusal->asks);
  CHECK(hands.view().refusal->sentence == "3 actions would be lost. End the phase all the same?");
  CHECK(hands.view().buttons.front().label == "End all the same");
  hands << intent::Press{Own::EndPhase};
  CHECK(hands.action() == "a end");

  // Doing something else answers the question.
  hands << intent::Press{Own::EndPhase} << intent::Tap{space("1.0")}
        << intent::Press{Own::EndPhase};
  CHECK(hands.action().empty());
}

TEST_CASE("whoever does not want to be asked ends a phase at once") {
  Situation situation = seen_by(kAttack, Seat::A);
  situation.asks_first = false;
  Hands hands(situation);
  hands << intent::Press{Own::EndPhase};
  CHECK(hands.action() == "a end");
}

TEST_CASE("a turn in which nothing was summoned is asked about where something could be") {
  const auto is_asked = [](std::string_view position) {
    Hands hands(seen_by(position, Seat::A));
    hands << intent::Press{Own::EndPhase};
    CHECK(hands.view().refusal.has_value() == hands.action().empty());
    return hands.action().empty();
  };
  CHECK(
      is_asked("maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrG1 "
               "mass=1.2aAcA1,1.3aAcA2,1.5bLoF1"));
  CHECK_FALSE(
      is_asked("maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrG1 "
               "mass=1.2aAcA1,1.3aAcA2,1.4aAcA3:f,1.5bLoF1"));
  CHECK_FALSE(
      is_asked("maelstrom/1 a=arcanae b=brood phase=summon "
               "mass=1.2aAcA1,1.3aAcA2,1.5bLoF1"));
}

TEST_CASE("the last Essence is not burned unasked", "[rule:MAE-167]") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood phase=summon essence=1,3 "
              "mass=1.2aAcA1,1.5bLoF1,1.4bLoF2",
              Seat::A));
  hands << intent::Press{Own::EndPhase};
  CHECK(hands.action().empty());
  REQUIRE(hands.view().refusal);
  CHECK(hands.view().refusal->sentence ==
        "You would burn your last Essence and lose. End the turn all the same?");
  hands << intent::Activate{};
  CHECK(hands.action() == "a end");
}

TEST_CASE("an opening hand is put together and taken as a whole", "[rule:MAE-048][rule:MAE-049]") {
  Game game("maelstrom/1 a=arcanae b=brood");
  game.play({"a primary:AcA", "b primary:LoF"});
  Hands hands(seen_by(game.state(), Seat::A));
  hands << intent::Press{Own::OwnHand};  // nothing of what is proposed
  View view = hands.view();
  CHECK(view.choosing_hand);
  CHECK(view.todo == "Choose 5 more tiles for your opening hand.");
  REQUIRE(view.hand.size() == 11);
  CHECK(view.hand[0].count == 6);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.refused() == "MAE-048");
  for (int i = 0; i < 3; ++i) hands << intent::TapHand{view.hand[0].row};
  const auto protector = std::find_if(view.hand.begin(), view.hand.end(), [](const auto& tile) {
    return tile.title == "Metro Protector";
  });
  REQUIRE(protector != view.hand.end());
  hands << intent::TapHand{protector->row};
  CHECK(hands.refused() == "MAE-049");
  hands << intent::PickSlot{1} << intent::PickSlot{1};
  CHECK(hands.view().todo == "Your hand is complete: take it.");
  hands << intent::PickSlot{2};
  CHECK(hands.refused() == "MAE-048");
  hands << intent::Activate{};
  REQUIRE(hands.reaction().actions.size() == 5);
  for (const Action& action : hands.reaction().actions) game.play(action);
  CHECK(hand_size(game.state().side(Seat::A)) == 5);
}

TEST_CASE("an opening hand is proposed, and taken by its main button", "[rule:MAE-048]") {
  Game game("maelstrom/1 a=arcanae b=brood");
  game.play({"a primary:AcA", "b primary:LoF"});
  Hands hands(seen_by(game.state(), Seat::A));
  const View view = hands.view();
  CHECK(view.todo == "This hand can begin: take it, or change tiles.");
  int picked = 0;
  for (const HandTileView& tile : view.hand) {
    CHECK(tile.selected == (tile.picked > 0));
    picked += tile.picked;
  }
  CHECK(picked == 5);
  REQUIRE(view.buttons.size() == 2);
  CHECK(view.buttons[0].label == "Take this hand");
  CHECK(view.buttons[0].primary);
  CHECK(view.buttons[0].enabled());
  CHECK(view.buttons[1].label == "Choose myself");

  SECTION("as it is") {
    hands << intent::Activate{};
    REQUIRE(hands.reaction().actions.size() == 5);
    for (const Action& action : hands.reaction().actions) game.play(action);
    CHECK(hand_size(game.state().side(Seat::A)) == 5);
  }
  SECTION("with a tile changed for another") {
    const auto is_picked = [](const HandTileView& tile) { return tile.picked > 0; };
    const auto given = std::find_if(view.hand.begin(), view.hand.end(), is_picked);
    const auto wanted = std::find_if(view.hand.begin(), view.hand.end(), [&](const auto& tile) {
      return tile.enabled() && !is_picked(tile);
    });
    REQUIRE(given->picked == 1);
    REQUIRE(wanted != view.hand.end());
    hands << intent::TapHand{wanted->row};
    CHECK(hands.refused() == "MAE-048");  // nothing is given away unasked
    hands << intent::TapHand{given->row};
    CHECK(hands.view().todo == "Choose one more tile for your opening hand.");
    hands << intent::TapHand{wanted->row};
    CHECK(hands.view().todo == "Your hand is complete: take it.");
    hands << intent::Press{Common::Confirm};
    REQUIRE(hands.reaction().actions.size() == 5);
    for (const Action& action : hands.reaction().actions) game.play(action);
    CHECK(game.state().side(Seat::A).rows[given->row].hand == 0);
    CHECK(game.state().side(Seat::A).rows[wanted->row].hand == 1);
  }
  SECTION("put aside as a whole") {
    hands << intent::Press{Common::Cancel};  // takes nothing of a proposal away
    CHECK(hands.view().todo == "This hand can begin: take it, or change tiles.");
    hands << intent::Press{Own::OwnHand};
    CHECK(hands.view().todo == "Choose 5 more tiles for your opening hand.");
    CHECK_FALSE(hands.view().buttons.at(0).enabled());
    hands << intent::Press{Common::Cancel};  // the way back to it
    CHECK(hands.view().todo == "This hand can begin: take it, or change tiles.");
  }
}

TEST_CASE("a chosen tile is tapped out of the opening hand again") {
  Game game("maelstrom/1 a=arcanae b=brood");
  game.play({"a primary:AcA", "b primary:LoF"});
  Hands hands(seen_by(game.state(), Seat::A));
  hands << intent::Press{Own::OwnHand} << intent::PickSlot{5} << intent::PickSlot{0};
  REQUIRE(hands.selection().opening);
  CHECK(hands.selection().opening->size() == 2);
  hands << intent::PickSlot{5};  // its only copy is picked: it goes back
  CHECK(hands.selection().opening->size() == 1);
  hands << intent::Press{Common::Cancel};
  CHECK_FALSE(hands.selection().opening);
}

TEST_CASE("the defender taps the attacker to be hit", "[rule:MAE-113][rule:MAE-114]") {
  State state = position(kAttack);
  apply(state, *read_action(state, "a IrE1+IrG1*KCr1"));
  Hands hands(seen_by(state, Seat::B));
  const View view = hands.view();
  CHECK(view.todo == "Brood: choose the attacker that Klatu Crawler hits back.");
  CHECK(is_marked(view, "1.0", kMarkLegal));
  CHECK(is_marked(view, "1.2", kMarkLegal));
  CHECK(is_marked(view, "1.1", kMarkThreatened));
  hands << intent::Tap{space("1.3")};
  CHECK(hands.refused() == "MAE-112");
  hands << intent::Tap{space("1.2")};
  CHECK(hands.action() == "b hit:IrG1");
}

TEST_CASE("Escape goes back one step at a time") {
  Hands hands(seen_by(kAttack, Seat::A));
  hands << intent::Tap{space("1.0")} << intent::Tap{space("1.1")} << intent::Press{Common::Cancel};
  CHECK(hands.selection().tile.has_value());
  CHECK_FALSE(hands.selection().target.has_value());
  hands << intent::Press{Common::Cancel};
  CHECK_FALSE(hands.selection().tile.has_value());
  hands << intent::Press{Common::Log} << intent::Press{Common::Cancel};
  CHECK(hands.selection().sheet == OpenSheet::None);
}

TEST_CASE("the keyboard alone moves a minion") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::NextChoice{1};
  CHECK(hands.selection().cursor == space("1.1"));
  hands << intent::Activate{} << intent::MoveCursor{Key::Right};
  CHECK(hands.selection().cursor == space("2.3"));
  CHECK_FALSE(hands.view().links.empty());  // the way to the cursor is shown
  hands << intent::Activate{};
  CHECK(hands.action() == "a IrE1-2.3");
}

TEST_CASE("arrows run level and stop near the tiles") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::MoveCursor{Key::Home};
  CHECK(hands.selection().cursor == kVortex);
  hands << intent::MoveCursor{Key::Right} << intent::MoveCursor{Key::Right};
  CHECK(hands.selection().cursor == Hex{2, -1});
  for (int i = 0; i < 9; ++i) hands << intent::MoveCursor{Key::Up};
  CHECK(ring_of(*hands.selection().cursor) == 3);
}

TEST_CASE("resigning is asked about and can be called off") {
  Hands hands(seen_by(kMove, Seat::A));
  hands << intent::Press{Own::Resign};
  CHECK(hands.action().empty());
  REQUIRE(hands.view().notice);
  hands << intent::Activate{};  // the brass button plays on
  CHECK(hands.action().empty());
  CHECK_FALSE(hands.view().notice);
  hands << intent::Press{Own::Resign} << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a resign");
}

TEST_CASE("nothing is decided while another decides") {
  Hands hands(seen_by(kMove, Seat::B));
  hands << intent::Tap{space("1.1")} << intent::Tap{space("2.3")} << intent::Press{Own::EndPhase};
  CHECK(hands.action().empty());
  CHECK(hands.refused() == "MAE-059");
}

TEST_CASE("the help names every key there is") {
  Selection selection;
  selection.cursor = space("1.1");
  const auto acts = [&](char key) {
    return read_key({Key::Character, key}, View(), selection).has_value();
  };
  CHECK(keys_missing_in(say("ui.help.keys"), acts).empty());
}

}  // namespace
}  // namespace mael::web::maelstrom
