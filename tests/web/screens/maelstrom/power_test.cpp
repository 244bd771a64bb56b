// Texts of tiles at the table: abilities, events, triggers and answers, chosen step by step.
#include "engine/maelstrom/abilities.h"
#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/choice_words.h"
#include "web/screens/maelstrom/powers.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/text_view.h"

namespace mael::web::maelstrom {
namespace {

constexpr auto kAbility =
    "maelstrom/1 a=arcanae b=draconis phase=action turn=5 hand.b=FiP1 "
    "mass=1.2aAcA1,1.1aCRu1,2.2aIrG1,1.3aPlL1,1.5bFiP1,1.0bNPi1";

TEST_CASE("an ability is offered beside what else its tile may do", "[rule:MAE-137]") {
  Hands hands(seen_by(kAbility, Seat::A));
  CHECK(tile_shown_at(hands.view(), space("1.1"))->ability);
  CHECK_FALSE(tile_shown_at(hands.view(), space("2.2"))->ability);
  hands << intent::Tap{space("1.1")};
  REQUIRE(hands.view().prompt);
  CHECK(hands.view().prompt->offers_use);
  CHECK(hands.view().prompt->text == text_of(static_cast<TileKind>(catalogue().find("CRu"))));
  CHECK(is_marked(hands.view(), "1.0", kMarkLegal));  // it could attack as well
  hands << intent::Press{Own::UseAbility};
  CHECK(hands.action().empty());
  CHECK_FALSE(is_marked(hands.view(), "1.0", kMarkLegal));
  CHECK(is_marked(hands.view(), "2.2", kMarkLegal));
}

TEST_CASE("a tile, then its space: the ability is used", "[rule:MAE-137]") {
  Hands hands(seen_by(kAbility, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Press{Own::UseAbility} << intent::Tap{space("2.2")};
  CHECK(hands.view().prompt->ask == "Choose a lit space for Iron Guard.");
  CHECK(is_marked(hands.view(), "2.3", kMarkLegal));
  hands << intent::Tap{space("2.3")};
  CHECK(hands.action() == "a CRu1!2.2-2.3");
  CHECK_FALSE(hands.selection().power);
}

TEST_CASE("dragging the chosen tile does the same") {
  Hands hands(seen_by(kAbility, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Press{Own::UseAbility} << intent::Take{space("2.2")}
        << intent::Put{space("2.3")};
  CHECK(hands.action() == "a CRu1!2.2-2.3");
}

TEST_CASE("an ability is put away step by step, and what is no choice is refused",
          "[rule:MAE-212]") {
  Hands hands(seen_by(kAbility, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Press{Own::UseAbility} << intent::Tap{space("1.0")};
  CHECK(hands.refused() == "MAE-212");
  hands << intent::Press{Common::Confirm};
  CHECK(hands.refused() == "MAE-212");
  CHECK(hands.selection().refusal->sentence == "Choose a lit tile.");
  hands << intent::Press{Common::Cancel} << intent::Tap{space("2.2")}
        << intent::Press{Common::Cancel};
  CHECK(hands.selection().power);
  CHECK(hands.selection().picks.empty());
  hands << intent::Press{Common::Cancel};
  CHECK_FALSE(hands.selection().power);
}

TEST_CASE("a tile that can do nothing else begins with its ability and tells what it would do",
          "[rule:MAE-139]") {
  Hands hands(seen_by(kAbility, Seat::A));
  hands << intent::Tap{space("1.3")};
  REQUIRE(hands.view().prompt);
  CHECK(hands.view().prompt->outcome == std::vector<std::string>{"Arcanae gains 1 energy."});
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a PlL1!");

  Hands used(
      seen_by("maelstrom/1 a=arcanae b=draconis phase=action turn=5 "
              "mass=1.2aAcA1,1.3aPlL1:u,1.5bFiP1",
              Seat::A));
  used << intent::Tap{space("1.3")};
  CHECK(used.refused() == "MAE-139");
  CHECK_FALSE(used.selection().power);
}

constexpr auto kDamage =
    "maelstrom/1 a=CaK1+FiP7+NTe1 b=arcanae phase=action turn=5 "
    "mass=1.2aFiP1,1.1aCaK1,1.0bIrE1,2.2bAcA1,1.3bAcA2";

TEST_CASE("a target is shown with what would happen to it; a second tap does it") {
  Hands hands(seen_by(kDamage, Seat::A));
  hands << intent::Tap{space("1.1")} << intent::Point{space("1.0")};
  CHECK_FALSE(hands.view().prompt->outcome.empty());  // under the pointer already
  hands << intent::Tap{space("2.2")} << intent::Tap{space("1.0")};
  CHECK(hands.action().empty());
  CHECK(is_marked(hands.view(), "1.0", kMarkStruck));
  CHECK_FALSE(is_marked(hands.view(), "2.2", kMarkStruck));
  CHECK(hands.view().prompt->outcome.front() ==
        "Caldera Keep harms Iron Enforcer, 2 against Armor 1: 1 wound.");
  hands << intent::Tap{space("1.0")};
  CHECK(hands.action() == "a CaK1!1.0");
}

Row row_of(const State& state, Seat seat, std::string_view tag) {
  const auto& rows = state.side(seat).rows;
  for (int row = 0; row < rows.size(); ++row) {
    if (catalogue()[rows[row].kind].tag == tag) return static_cast<Row>(row);
  }
  FAIL(tag);
  return kNoRow;
}

std::string overcharge(std::string_view mass) {
  return "vortex/1 a=AcA4+IrC2+Ove1 b=brood phase=summon turn=5 hand.a=IrC1+Ove1 mass=" +
         std::string(mass);
}

TEST_CASE("Output for a stronghold that cannot use it is asked about before it is given away",
          "[rule:MAE-152][rule:MAE-149]") {
  struct Case {
    const char* mass;
    const char* outcome;
    const char* question;
  };
  for (const auto& [mass, outcome, question] :
       {Case{"1.2aAcA1:f,1.5bLoF1", "its Output stays 0", "no Output yet"},
        Case{"1.2aAcA1:s,1.5bLoF1", "has paid already", "pays for nothing more"}}) {
    const State state = position(overcharge(mass));
    Hands hands(seen_by(state, Seat::A));
    // There is but one stronghold: it is chosen already, and what would come of it is told.
    hands << intent::TapHand{row_of(state, Seat::A, "Ove")};
    CHECK(is_marked(hands.view(), "1.2", kMarkSelected));
    REQUIRE(hands.view().prompt);
    CHECK(hands.view().prompt->outcome.back().find(outcome) != std::string::npos);
    hands << intent::Press{Common::Confirm};
    CHECK(hands.action().empty());
    REQUIRE(hands.selection().refusal);
    CHECK(hands.selection().refusal->asks);
    CHECK(hands.selection().refusal->sentence.find(question) != std::string::npos);
    CHECK(is_marked(hands.view(), "1.2", kMarkSelected));
    hands << intent::Press{Common::Confirm};
    CHECK(hands.action() == "a Ove!1.2");
  }
}

TEST_CASE("a tile that was chosen of itself goes back with the text it was chosen for") {
  const State state = position(overcharge("1.2aAcA1:s,1.5bLoF1"));
  Hands hands(seen_by(state, Seat::A));
  hands << intent::TapHand{row_of(state, Seat::A, "Ove")};
  REQUIRE_FALSE(hands.selection().picks.empty());
  hands << intent::Press{Common::Cancel};
  CHECK_FALSE(hands.selection().power);
  CHECK_FALSE(hands.view().prompt);
}

TEST_CASE("Output for a stronghold that can pay with it is given without a question") {
  const State state = position(overcharge("1.2aAcA1,1.1aAcA2:f,1.5bLoF1"));
  Hands hands(seen_by(state, Seat::A));
  hands << intent::TapHand{row_of(state, Seat::A, "Ove")};
  CHECK(hands.selection().picks.empty());  // there are two
  hands << intent::Tap{space("1.2")} << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a Ove!1.2");
}

constexpr auto kTrigger =
    "maelstrom/1 a=arcanae b=draconis phase=summon turn=5 await=trigger "
    "pending=aStP1:enters:aStP1@1.3 mass=1.2aAcA1,1.3aStP1:f,1.5bFiP1";

TEST_CASE("a trigger asks its controller, who may do without", "[rule:MAE-R53]") {
  Hands hands(seen_by(kTrigger, Seat::A));
  const View view = hands.view();
  REQUIRE(view.prompt);
  CHECK(view.prompt->told == "Street Patrol has come into play on 1.3.");
  CHECK(view.todo == "Arcanae decides what Street Patrol does.");
  CHECK(is_marked(view, "1.4", kMarkLegal));
  hands << intent::Press{Own::EndPhase};
  CHECK_FALSE(hands.refused().empty());
  hands << intent::Tap{space("1.4")};
  CHECK(hands.action() == "a do:-1.4");
  hands << intent::Press{Common::Pass};
  CHECK(hands.action() == "a pass");
  CHECK_FALSE(seen_by(kTrigger, Seat::B).decides());
}

constexpr auto kAnswer =
    "vortex/1 a=CeC7+NBa3+AoD2 b=FiP7+DTr3+CoE1 phase=action turn=6 to=b await=event "
    "plays=attack attack=DTr1*NBa1 actions=2 hand.a=AoD1+CeC1 hand.b=FiP1 "
    "mass=1.2aCeC1,1.1aNBa1,1.0bDTr1:a,1.5bFiP1";

TEST_CASE("an attack may be answered with an event, or passed", "[rule:VTX-R17]") {
  Hands hands(seen_by(kAnswer, Seat::A));
  const View view = hands.view();
  REQUIRE(view.prompt);
  CHECK(view.prompt->told == "Draconoid Trooper attacks Nagadiel Battlewing: 2 against Armor 1.");
  REQUIRE(view.prompt->rows.size() == 1);
  CHECK(view.prompt->rows[0].title == "Aegis of Dawn");
  CHECK(view.todo == "Host may answer.");
  hands << intent::Tap{space("1.0")};
  CHECK(hands.refused() == "VTX-R17");
  hands << intent::PickRow{view.prompt->rows[0].row};
  REQUIRE(hands.selection().power);
  CHECK(hands.view().prompt->outcome.front().find("+2 Armor") != std::string::npos);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a AoD!");
  hands << intent::Press{Common::Pass};
  CHECK(hands.action() == "a pass");
}

TEST_CASE("an answer draws the curtain, a trigger covers only the hands", "[rule:MAE-R83]") {
  const Seats two = Seats::first(2);
  State state = position(kAnswer);
  HandOver device;
  device.viewer = device.actor = Seat::B;
  device.turn = state.turn;
  const HandOver asked = follow(device, state, two);
  CHECK(asked.cover == Cover::Table);
  CHECK(asked.viewer == Seat::Chance);
  CHECK(lift(asked).viewer == Seat::A);

  HandOver other;
  other.viewer = other.actor = Seat::B;
  const HandOver open = follow(other, position(kTrigger), two);
  CHECK(open.cover == Cover::Own);
  CHECK(open.actor == Seat::A);
}

// A table kept as the app keeps it.
struct Seated {
  explicit Seated(const State& begin, PlayerKind other = PlayerKind::GreedyBot) : state(begin) {
    players[1].kind = other;
    table.open(players, state, Journal(players), {true, true});
  }
  void carry_out(const Action& action) {
    const State before = state;
    Events events;
    apply(state, action, &events);
    table.applied({{before, action, events, state}}, 0);
  }
  State state;
  std::array<Player, kSeats> players;
  Table table;
};

TEST_CASE("whoever passes on the phase is not asked again until it ends, unless they want to be",
          "[rule:VTX-R17]") {
  Seated seated(position(kAnswer));
  CHECK_FALSE(seated.table.forced());
  Wishes wishes;
  seated.table.handle(intent::Press{Own::PassPhase}, wishes);
  REQUIRE(wishes.actions.size() == 1);
  CHECK(wishes.actions[0] == Action{Seat::A, Decline{}});
  CHECK(seated.table.view().sides[0].passing);
  REQUIRE(seated.table.forced());  // should it be asked once more
  CHECK(*seated.table.forced() == Action{Seat::A, Decline{}});
  Wishes none;
  seated.table.handle(intent::Press{Own::AskAgain}, none);
  CHECK_FALSE(seated.table.view().sides[0].passing);
  CHECK_FALSE(seated.table.forced());

  seated.table.handle(intent::Press{Own::PassPhase}, none);
  seated.carry_out({Seat::A, Decline{}});
  CHECK(seated.table.view().sides[0].passing);
  while (seated.state.awaiting != Awaiting::Turn) {
    std::vector<Action> legal;
    legal_actions(seated.state, legal);
    seated.carry_out(legal.front());
  }
  seated.carry_out({Seat::B, EndPhase{}});
  CHECK_FALSE(seated.table.view().sides[0].passing);
}

TEST_CASE("where two share the device, it stays with whoever has it if the other passes on",
          "[rule:MAE-R83]") {
  State begin = position(
      "vortex/1 a=CeC7+NBa3+AoD2 b=FiP7+DTr3+CoE1 phase=action turn=6 to=b await=event "
      "plays=attack attack=DTr1*NBa1 actions=2 hand.a=AoD1+CeC1 hand.b=FiP1 "
      "mass=1.2aCeC1,1.1aNBa1,2.1aNBa2,2.2bDTr2,1.0bDTr1:a,1.5bFiP1");
  Seated seated(begin, PlayerKind::Person);
  Wishes wishes;
  const HandOver& device = seated.table.situation().device;
  seated.table.handle(intent::Press{Common::Lift}, wishes);
  CHECK(device.viewer == Seat::A);
  seated.table.handle(intent::Press{Own::PassPhase}, wishes);
  seated.carry_out({Seat::A, Decline{}});
  REQUIRE(seated.state.awaiting == Awaiting::Turn);
  CHECK(device.cover == Cover::Table);
  seated.table.handle(intent::Press{Common::Lift}, wishes);
  CHECK(device.viewer == Seat::B);

  seated.carry_out(*read_action(seated.state, "b DTr2*NBa2"));
  REQUIRE(seated.state.awaiting == Awaiting::Answer);
  CHECK(device.viewer == Seat::B);
  CHECK(device.cover == Cover::None);
  CHECK(seated.table.situation().legal.empty());
  REQUIRE(seated.table.forced());
  seated.carry_out(*seated.table.forced());
  CHECK(device.viewer == Seat::B);
  CHECK(device.cover == Cover::None);
}

TEST_CASE("a card names what changes each value and what its text does", "[rule:MAE-135]") {
  const Situation situation = seen_by(
      "maelstrom/1 a=HiQ7+ClS3+RuC1+RuF1 b=draconis phase=action turn=5 "
      "lasting=aClS1:RuC1:a:5,aClS1:RuC2:a:5 mass=1.2aHiQ1,1.3aClS1,1.1aRuC1:u,1.5bFiP1",
      Seat::A);
  const std::optional<Card> card = make_card(situation, {space("1.3"), Seat::A, kNoRow});
  REQUIRE(card);
  for (const ShownValue& value : card->values) {
    if (value.title == "Combat") {
      CHECK(value.changes ==
            std::vector<std::string>{"+1 from Rune Carver, until the end of this turn"});
    } else if (value.title == "Armor") {
      CHECK(value.now == 2);
      CHECK(value.changes == std::vector<std::string>{"+1 from its own text"});
    } else {
      CHECK(value.changes.empty());
    }
  }
  REQUIRE(card->in_force.size() == 1);
  CHECK(card->in_force[0].sentence == "Overpower, by Rune Carver, until the end of this turn.");
  CHECK(card->text.sentence == "+1 Armor while next to a friendly stronghold.");
  const View view = build_view(situation, {});
  CHECK((tile_shown_at(view, space("1.3"))->traits & static_cast<Traits>(Trait::Overpower)) != 0);
}

TEST_CASE("every tile with an effect has a sentence for it, and no other", "[rule:MAE-135]") {
  for (int i = 0; i < catalogue().size(); ++i) {
    const auto kind = static_cast<TileKind>(i);
    CAPTURE(catalogue()[kind].id);
    CHECK((text_of(kind) == "No ability.") == effect_table().of(kind).empty());
  }
}

TEST_CASE("relics lie beside the table and are used there", "[rule:MAE-137]") {
  Hands hands(
      seen_by("vortex/1 a=AcA7+IrE3+ChE1 b=FiP7+DTr3 phase=action turn=5 hoard=1,0 "
              "relics.a=ChE mass=1.2aAcA1,1.3aIrE1,1.5bFiP1",
              Seat::A));
  REQUIRE(hands.view().sides[0].relics.size() == 1);
  CHECK(hands.view().sides[0].relics[0].ability);
  hands << intent::TapRelic{Seat::A, 0};
  CHECK(hands.view().sides[0].relics[0].selected);
  hands << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a ChE!");
  hands << intent::Press{Own::NextRelic} << intent::Press{Common::Confirm};
  CHECK(hands.action() == "a ChE!");
}

TEST_CASE("all choices are there in words too") {
  const Situation situation = seen_by(kAbility, Seat::A);
  int found = 0;
  for (const Action& action : situation.legal) {
    const std::string label = words_of(situation, action);
    const std::string notation = write_action(situation.seen, action);
    found += label == "Use Cloud Runner on 1.1: Iron Guard on 2.2 to 2.3" &&
             notation == "a CRu1!2.2-2.3";
    found += label == "Use Plasma Laboratory on 1.3" && notation == "a PlL1!";
  }
  CHECK(found == 2);
}

}  // namespace
}  // namespace mael::web::maelstrom
