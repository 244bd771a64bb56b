#include "web/screens/maelstrom/view/view.h"

#include <algorithm>
#include <set>

#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/panels.h"
#include "web/screens/maelstrom/places.h"

namespace mael::web::maelstrom {
namespace {

const HandTileView& hand_tile(const View& view, std::string_view title) {
  for (const HandTileView& tile : view.hand) {
    if (tile.title == title) return tile;
  }
  FAIL("not in hand: " << title);
  return view.hand.front();
}

std::string refusal_of(const HandTileView& tile) {
  return tile.refusal ? tile.refusal->rule.text() : std::string();
}

const Button& button(const View& view, Command command) {
  for (const Button& each : view.buttons) {
    if (each.command == command) return each;
  }
  FAIL("no such button");
  return view.buttons.front();
}

TEST_CASE("the first turn is a Summon Phase and says what can be summoned", "[rule:MAE-237]") {
  const View view = build_view(seen_by(example_game().state(), Seat::B), {});
  CHECK(view.turn == "Turn 1 · Brood");
  CHECK(view.todo == "2 kinds of tile can be summoned.");
  REQUIRE(view.phases.size() == 3);
  CHECK(view.phases[0].skipped);
  CHECK(view.phases[1].skipped);
  CHECK(view.phases[2].current);
  CHECK(view.actions_left == -1);
  CHECK_FALSE(view.burn);
}

TEST_CASE("a hand tile that nothing can pay for says so", "[rule:MAE-143][rule:MAE-149]") {
  Game game = example_game();
  View view = build_view(seen_by(game.state(), Seat::B), {});
  CHECK(hand_tile(view, "Lake of Fire").count == 2);
  CHECK(hand_tile(view, "Lake of Fire").enabled());
  CHECK(hand_tile(view, "Daemon Horde").enabled());
  CHECK(refusal_of(hand_tile(view, "Klatu Crawler")) == "MAE-143");
  CHECK(hand_tile(view, "Klatu Crawler").refusal->sentence ==
        "Klatu Crawler costs 2, and this pays only 1.");

  game.play({"b DHo@1.0=LoF1"});
  view = build_view(seen_by(game.state(), Seat::B), {});
  CHECK(refusal_of(hand_tile(view, "Daemon Horde")) == "MAE-149");

  game.play({"b LoF@1.4"});
  view = build_view(seen_by(game.state(), Seat::B), {});
  CHECK(refusal_of(hand_tile(view, "Lake of Fire")) == "MAE-199");
}

TEST_CASE("nobody's hand but the viewer's is shown", "[rule:MAE-R84]") {
  const Game game = example_game();
  const View view = build_view(seen_by(game.state(), Seat::A), {});
  CHECK(view.hand.size() == 2);
  CHECK(view.sides[0].name == "Arcanae");
  CHECK(view.sides[0].hand == 5);
  CHECK(view.sides[1].hand == 5);
  CHECK(view.sides[1].stack == 16);
  CHECK(view.sides[1].discarded == 1);
  CHECK(view.todo == "Brood is thinking…");
  CHECK(view.buttons.empty());
}

TEST_CASE("a picked-up minion lights the spaces it can reach and shows its way",
          "[rule:MAE-244][rule:MAE-R8]") {
  const Game game = example_game_turn_3();
  Hands hands(seen_by(game.state(), Seat::B));
  View view = hands.view();
  CHECK(view.todo == "One minion may still move.");
  CHECK(is_marked(view, "1.0", kMarkLegal));
  CHECK_FALSE(is_marked(view, "1.4", kMarkLegal));

  hands << intent::Tap{space("1.0")} << intent::Point{space("2.3")};
  view = hands.view();
  CHECK(is_marked(view, "1.0", kMarkSelected));
  CHECK(is_marked(view, "2.3", kMarkLegal));
  CHECK_FALSE(is_marked(view, "2.4", kMarkLegal));
  REQUIRE(view.links.size() == 1);
  CHECK(view.links[0].spaces == std::vector<Hex>{space("1.0"), space("1.1"), space("2.3")});
  REQUIRE(view.ghost);
  CHECK(view.ghost->at == space("2.3"));
}

TEST_CASE("who has no minion is not told that none can move any more", "[rule:MAE-244]") {
  const auto todo = [](const char* text) {
    const auto state = read_position(text);
    REQUIRE(state);
    return Hands(seen_by(*state, Seat::A)).view().todo;
  };
  CHECK(todo("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1") ==
        "You have no minion that could move.");
  CHECK(todo("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.1aIrE1:m,1.5bLoF1") ==
        "None of your minions can move any more.");
}

TEST_CASE("an attack on a stronghold shows its sum and no defence",
          "[rule:MAE-245][rule:MAE-123]") {
  const Game game = example_game_turn_3().play({"b DHo1-2.3", "b end"});
  Hands hands(seen_by(game.state(), Seat::B));
  CHECK(hands.view().todo == "3 actions left.");
  hands << intent::Tap{space("1.2")};
  const View view = hands.view();
  REQUIRE(view.attack);
  CHECK(view.attack->title == "Attack on Academy of the Arcane");
  CHECK(view.attack->sum == "1 against Armor 1: 1 wound");
  CHECK(view.attack->defence == std::vector<std::string>{"Academy of the Arcane cannot hit back."});
  CHECK(view.attack->order == AttackOrder::Together);
  CHECK(is_marked(view, "1.2", kMarkThreatened));
  CHECK(is_marked(view, "1.2", kMarkStruck));
  CHECK(is_marked(view, "2.3", kMarkSelected));
  CHECK_FALSE(is_marked(view, "2.3", kMarkStruck));
  CHECK(button(view, Common::Confirm).primary);
}

// MAE-245 … MAE-250.
Game before_the_last_attack() {
  return example_game_turn_3().play({"b DHo1-2.3", "b end", "b DHo1*AcA1", "b draw", "~draw:Chi",
                                     "b draw", "~draw:Chi", "b end", "b DHo@1.0=LoF1", "b end",
                                     "a IrE1-2.4", "a end", "a draw", "~draw:AcA", "a draw",
                                     "~draw:StP"});
}

TEST_CASE("both fall in an attack of equals, and the preview says it", "[rule:MAE-251]") {
  Hands hands(seen_by(before_the_last_attack().state(), Seat::A));
  CHECK(hands.view().todo == "One action left.");
  hands << intent::Tap{space("2.3")};
  const View view = hands.view();
  REQUIRE(view.attack);
  CHECK(view.attack->sum == "1 against Armor 1: destroyed");
  CHECK(view.attack->defence ==
        std::vector<std::string>{
            "Daemon Horde hits back at Iron Enforcer: 1 against Armor 1: destroyed"});
  CHECK(is_marked(view, "2.4", kMarkStruck));
}

TEST_CASE("before the first turn the heading of a phone has words that it has room for") {
  const Game game("maelstrom/1 a=arcanae b=brood");
  const Situation situation = seen_by(game.state(), Seat::A);
  REQUIRE(situation.seen.turn == 0);
  const View view = build_view(situation, {});
  CHECK(view.turn == "Opening strongholds");
  CHECK(pills_of(view, Form::Tall).front().words == "Setup");
  CHECK(pills_of(view, Form::Wide).front().words == view.turn);
}

TEST_CASE("several attackers add up, and every answer is shown", "[rule:MAE-110][rule:MAE-113]") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action "
              "mass=1.0aIrE1,1.1bKCr1,1.2aIrG1,1.5bLoF1",
              Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Tap{space("1.0")};
  const View view = hands.view();
  REQUIRE(view.attack);
  CHECK(view.attack->sum == "2 + 2 = 4 against Armor 1: destroyed");
  CHECK(view.attack->defence ==
        std::vector<std::string>{
            "Klatu Crawler may hit back at Iron Enforcer: 2 against Armor 1: destroyed",
            "Klatu Crawler may hit back at Iron Guard: 2 against Armor 1: destroyed"});
}

TEST_CASE("the burn to come is told while something can be done about it",
          "[rule:MAE-248][rule:MAE-162]") {
  Game game = example_game_turn_3().play({"b DHo1-2.3", "b end", "b DHo1*AcA1", "b draw",
                                          "~draw:Chi", "b draw", "~draw:Chi", "b end"});
  View view = build_view(seen_by(game.state(), Seat::B), {});
  REQUIRE(view.burn);
  CHECK(view.burn->burns);
  CHECK(view.burn->sentence == "You hold 2 sides, Arcanae 3: you would burn 1 Essence.");
  CHECK(pills_of(view, Form::Tall).front().brief == "You burn next");
  CHECK(build_view(seen_by(game.state(), Seat::A), {}).burn->brief == "Brood burns next");
  game.play({"b DHo@1.0=LoF1"});
  view = build_view(seen_by(game.state(), Seat::B), {});
  CHECK_FALSE(view.burn->burns);
  CHECK(view.burn->sentence == "You hold 3 sides, Arcanae 3: nothing burns.");
  CHECK(view.burn->brief == "Nothing burns");
}

TEST_CASE("energy tiles show who can consume them", "[rule:MAE-254]") {
  Game game = before_the_last_attack().play(
      {"a IrE1*DHo1", "a end", "a IrE@1.3=AcA1", "a end", "b end", "b end", "b end", "a end"});
  Hands hands(seen_by(game.state(), Seat::A));
  hands << intent::Tap{space("2.3")};
  View view = hands.view();
  CHECK(is_marked(view, "2.3", kMarkSelected));
  CHECK(is_marked(view, "1.2", kMarkLegal));
  CHECK(is_marked(view, "1.1", kMarkLegal));
  CHECK_FALSE(is_marked(view, "1.3", kMarkLegal));
  hands << intent::Tap{space("2.3")} << intent::Press{Common::Cancel} << intent::Tap{space("2.4")};
  view = hands.view();
  CHECK_FALSE(is_marked(view, "1.1", kMarkLegal));
  // The only one that could is chosen already: what is left to do is to say so.
  CHECK(is_marked(view, "1.2", kMarkSelected));
  CHECK(view.hint == "Academy of the Arcane would consume it.");
  CHECK(button(view, Common::Confirm).label == "Consume");
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a AcA1$2.4");
}

TEST_CASE("buttons that can do nothing now say why", "[rule:MAE-170][rule:MAE-171]") {
  const View view = build_view(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action actions=1 mass=1.2aAcA1,1.5bLoF1",
              Seat::A),
      {});
  REQUIRE(button(view, Own::EnergyToAction).refusal);
  CHECK(button(view, Own::EnergyToAction).refusal->rule == "MAE-170"_rule);
  CHECK(button(view, Own::ActionsToEnergy).refusal->rule == "MAE-171"_rule);
  CHECK(button(view, Own::Draw).enabled());
}

TEST_CASE("where there is little room buttons still say what they do") {
  const View view = build_view(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action actions=3 mass=1.2aAcA1,1.5bLoF1",
              Seat::A),
      {});
  CHECK(button(view, Own::EndPhase).brief == "End");
  CHECK(button(view, Own::Draw).brief == "Draw");
  CHECK(button(view, Own::EnergyToAction).brief == "+1 action");
  CHECK(button(view, Own::ActionsToEnergy).brief == "+1 energy");
}

TEST_CASE("what lies in the way of a picked-up tile is told where the pointer is",
          "[rule:MAE-088]") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,2.4aIrE1,3.6bDHo1", Seat::A));
  hands << intent::Tap{space("2.4")} << intent::Point{space("2.3")};
  const View view = hands.view();
  REQUIRE(view.pointer);
  REQUIRE(view.pointer->refusal);
  CHECK(view.pointer->refusal->rule == "MAE-088"_rule);
}

TEST_CASE("the menu leads to the rules, to a file and to a new game") {
  const Situation situation =
      seen_by("maelstrom/1 a=arcanae b=brood phase=action turn=9 mass=1.2aAcA1,1.5bLoF1", Seat::A);
  const View view = build_view(situation, {});
  for (const Command command : {Common::OpenRule, Common::SaveFile, Common::PlayAgain}) {
    INFO(commands().name_of(command));
    CHECK(std::count_if(view.menu.begin(), view.menu.end(), [&](const Button& button) {
            return button.command == command && button.enabled();
          }) == 1);
  }
  const auto asked = [&](Command command) {
    return respond(situation, {}, intent::Press{command}).requests;
  };
  REQUIRE(asked(Common::OpenRule).size() == 1);
  CHECK(std::get<request::OpenRule>(asked(Common::OpenRule)[0]).rule.empty());
  REQUIRE(asked(Common::SaveFile).size() == 1);
  CHECK(std::holds_alternative<request::SaveFile>(asked(Common::SaveFile)[0]));
}

TEST_CASE("giving up is the last entry of the menu, and each has a sign of its own") {
  const Situation situation =
      seen_by("maelstrom/1 a=arcanae b=brood phase=action turn=9 mass=1.2aAcA1,1.5bLoF1", Seat::A);
  const View view = build_view(situation, {});
  REQUIRE_FALSE(view.menu.empty());
  CHECK(view.menu.back().command == Command(Own::Resign));
  std::set<Icon> icons;
  for (const Button& button : view.menu) {
    INFO(button.name);
    CHECK(button.icon != Icon::None);
    CHECK(icons.insert(button.icon).second);
  }
}

TEST_CASE("the card of a tile leads to the rule that tells what it is") {
  const Situation situation = seen_by(
      "maelstrom/1 a=arcanae b=brood phase=action mass=1.2aAcA1,1.3bDHo1e,1.5bLoF1,2.4aIrE1",
      Seat::A);
  for (const auto& [at, rule] :
       {std::pair{"1.2", "MAE-024"_rule}, {"2.4", "MAE-010"_rule}, {"1.3", "MAE-119"_rule}}) {
    CAPTURE(at);
    Hands hands(situation);
    hands << intent::Inspect{{.at = space(at)}} << intent::Press{Common::OpenRule};
    REQUIRE(hands.reaction().requests.size() == 1);
    CHECK(std::get<request::OpenRule>(hands.reaction().requests[0]).rule == rule);
    CHECK(hands.selection().sheet == OpenSheet::None);
  }
}

TEST_CASE("the end of the game names the winner and says why", "[rule:MAE-167]") {
  const View view = build_view(
      seen_by("maelstrom/1 a=arcanae b=brood phase=over turn=9 essence=0,2 end=essence win=b "
              "mass=1.2aAcA1,1.5bLoF1",
              Seat::A),
      {});
  REQUIRE(view.notice);
  CHECK(view.notice->title == "Brood wins");
  CHECK(view.notice->sentence ==
        "Arcanae has no Essence left. It ended in turn 9. Essence: Arcanae 0, Brood 2.");
  CHECK_FALSE(is_table_hidden(view));
}

TEST_CASE("the card of a tile explains every value and what happened to it") {
  Hands hands(
      seen_by("maelstrom/1 a=arcanae b=brood phase=action "
              "mass=1.2aAcA1',1.5bLoF1,1.3aMeP1':a",
              Seat::A));
  hands << intent::Inspect{{space("1.3"), Seat::A, kNoRow}};
  const View view = hands.view();
  REQUIRE(view.card);
  CHECK(view.card->title == "Metro Protector");
  CHECK(view.card->label == "MeP1 · 1.3");
  REQUIRE(view.card->values.size() == 6);
  for (const ShownValue& value : view.card->values) {
    CHECK_FALSE(value.meaning.empty());
    CHECK(value.meaning.front() != '[');
  }
  REQUIRE(view.card->traits.size() == 3);
  CHECK(view.card->traits[0].title == "Defense Mastery");
  CHECK(view.card->traits[1].title == "Unique");
  CHECK(view.card->traits[2].title == "Legendary 2");
  REQUIRE(view.card->condition.size() == 2);
  CHECK(view.card->condition[0].sentence == "One wound; 1 more to destroy it.");
}

}  // namespace
}  // namespace mael::web::maelstrom
