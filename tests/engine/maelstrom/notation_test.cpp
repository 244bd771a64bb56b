// Texts of positions and actions: canonical forms, liberties of the readers, every refusal.
#include "engine/maelstrom/text/notation.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {
namespace {

// The position after MAE-251 of the example game, in the middle of the third turn.
constexpr std::string_view kExample =
    "maelstrom/1 a=arcanae b=brood phase=action turn=4 actions=2 progress=1 "
    "hand.a=AcA2+IrE1 hand.b=LoF2+?3 discard.b=LoF1 "
    "mass=1.0bDHo2,1.1aAcA2,1.2aAcA1',1.4bLoF2,1.5bLoF1,2.2bDHo1,2.3aIrE1:ac";

State arrangement(std::string_view text) {
  const Result<State> state = read_arrangement(text);
  INFO(text << (state.ok() ? "" : "\n" + describe(state.error())));
  REQUIRE(state.ok());
  return *state;
}

std::string canonical(std::string_view text) { return write_position(arrangement(text)); }

std::string refusal(std::string_view text) {
  const Result<State> state = read_arrangement(text);
  INFO(text);
  REQUIRE_FALSE(state.ok());
  return describe(state.error());
}

std::string action_refusal(const State& state, std::string_view text) {
  const Result<Action> action = read_action(state, text);
  INFO(text);
  REQUIRE_FALSE(action.ok());
  return describe(action.error());
}

Action action_of(const State& state, std::string_view text) {
  const Result<Action> action = read_action(state, text);
  INFO(text << (action.ok() ? "" : "\n" + describe(action.error())));
  REQUIRE(action.ok());
  return *action;
}

TEST_CASE("spaces are ring and step, clockwise from north", "[maelstrom][notation]") {
  CHECK(write_space(kVortex) == "0");
  CHECK(write_space({0, -1}) == "1.0");
  CHECK(write_space({1, 0}) == "1.2");
  CHECK(write_space({2, -1}) == "2.3");
  for (int ring = 0; ring <= kTableRadius; ++ring) {
    for (int step = 0; step < (ring == 0 ? 1 : 6 * ring); ++step) {
      const Hex at = hex_at(ring, step);
      REQUIRE(read_space(write_space(at)).value() == at);
    }
  }
  CHECK(describe(read_space("31.0").error()) ==
        "line 1 column 1: expected a space: a ring from 0 to 30, found '31.0'");
  CHECK(describe(read_space("2.12").error()) ==
        "line 1 column 3: expected a step of ring 2 from 0 to 11, found '12'");
  CHECK(describe(read_space("2").error()) ==
        "line 1 column 2: expected '.' between ring and step of a space, found the end");
  CHECK(describe(read_space("2.1x").error()) ==
        "line 1 column 4: expected the end of the space, found 'x'");
}

TEST_CASE("a position says what it holds", "[maelstrom][notation]") {
  const State state = arrangement(kExample);
  CHECK(state.phase == Phase::Action);
  CHECK(state.awaiting == Awaiting::Turn);
  CHECK(state.active == Seat::A);
  CHECK(state.turn == 4);
  CHECK(state.actions_left == 2);
  CHECK(state.progress == 1);
  CHECK(state.side(Seat::A).essence == 3);
  CHECK(state.side(Seat::A).tiles.size() == 3);
  CHECK(state.side(Seat::B).tiles.size() == 4);
  CHECK(state.side(Seat::B).unknown_hand == 3);
  CHECK(hand_size(state.side(Seat::B)) == 5);
  const BoardTile& academy = state.side(Seat::A).tiles[0];
  CHECK(academy.at == Hex{1, 0});
  CHECK(academy.wounds == 1);
  const BoardTile& enforcer = state.side(Seat::A).tiles[2];
  CHECK(enforcer.is(Mark::Attacked));
  CHECK(enforcer.is(Mark::Consumed));
  CHECK_FALSE(enforcer.is(Mark::Moved));
}

TEST_CASE("the canonical text of a position is a fixed point", "[maelstrom][notation]") {
  for (const std::string_view text : {
           kExample,
           std::string_view("maelstrom/1 a=host b=draconis"),
           std::string_view("maelstrom/1 opt=essence:4,draw:0,edge:0,squeeze:0,limited:0,same:1 "
                            "a=arcanae b=arcanae phase=primary primary=AcA,?"),
           std::string_view("vortex/1 opt=essence:4,discard:1 a=arcanae b=brood phase=first "
                            "await=discard hand.a=AcA3+Ban2 hand.b=?5 mass=1.2aAcA1,1.5bLoF1"),
           std::string_view("vortex/1 opt=discard:3 a=arcanae b=brood phase=first "
                            "await=discard hand.a=AcA3+Ban1 hand.b=?5 discard.a=Ban1 "
                            "mass=1.2aAcA1,1.5bLoF1"),
           std::string_view("maelstrom/1 a=AcA7+IrE2 b=LoF7+DHo3+KCr1 phase=first await=discard "
                            "to=b hand.a=?5 hand.b=LoF2+?3 mass=1.2aAcA1,1.5bLoF1"),
           std::string_view("maelstrom/1 a=arcanae b=brood await=answer offer=b turn=9 to=b "
                            "quiet=19 hoard=12,0 mass=1.2aAcA1,1.3aIrE1e,1.5bLoF1:m"),
           std::string_view("maelstrom/1 a=arcanae b=brood phase=action await=answer "
                            "resume=counterstrike offer=a actions=0 essence=1,3 "
                            "mass=1.0aIrE1:a,1.1aIrE2:ac,1.2aAcA1,1.5bLoF1 attack=IrE1+IrE2*LoF1"),
           std::string_view("maelstrom/1 a=arcanae b=brood phase=summon limited=1,0 "
                            "mass=1.2aAcA1:s,1.3aAcA3:f,1.5bLoF1"),
           std::string_view("maelstrom/1 a=arcanae b=brood phase=over turn=31 essence=0,2 "
                            "mass=1.2aAcA1e,1.5bLoF1 end=essence win=b"),
           std::string_view("maelstrom/1 a=arcanae b=brood phase=over mass=1.2aAcA1 "
                            "end=noprogress win=-"),
       }) {
    CHECK(canonical(text) == text);
  }
}

TEST_CASE("readers of positions are liberal", "[maelstrom][notation]") {
  constexpr std::string_view kPlain =
      "maelstrom/1 a=arcanae b=brood turn=5 hand.a=AcA1+IrE2 mass=1.2aAcA1,1.3aIrE1e:m,1.5bLoF1";
  for (const std::string_view text : {
           "maelstrom/"
           "1_a=arcanae_b=brood_turn=5_hand.a=AcA1+IrE2_mass=1.2aAcA1,1.3aIrE1e:m,1.5bLoF1",
           "  Maelstrom / 1\n A = Arcanae  B = BROOD\tTURN=5\n"
           "Hand.A = AcA + IrE2  mass = 1.2aAcA1 , 1.3aIrE1E:M,\n 1.5BLoF1 ",
           "maelstrom/1 mass=0,1.2aAcA1,1.5bLoF1,1.3aIrE1e:m hand.a=IrE2+AcA1 turn=5 b=brood "
           "a=arcanae",
           "maelstrom/1 a=AcA7+IrE3+StP3+IrG2+IrC2+CRu+GuH+IGI+MeP+PlL+PlS b=brood phase=movement "
           "await=turn turn=5 to=a actions=0 quiet=0 progress=0 essence=3,3 hoard=0,0 limited=0,0 "
           "primary=-,- hand.a=AcA+IrE+IrE mass=1.2aAcA,1.3aIrE1e:m,1.5bLoF1",
       }) {
    CHECK(canonical(text) == kPlain);
  }
  CHECK(canonical("maelstrom/1 a=arcanae b=brood mass=0") == "maelstrom/1 a=arcanae b=brood");
  CHECK(canonical("maelstrom/1 a=arcanae b=brood mass=") == "maelstrom/1 a=arcanae b=brood");
}

TEST_CASE("a tile without a number takes the lowest copy left free", "[maelstrom][notation]") {
  CHECK(canonical("maelstrom/1 a=arcanae b=brood mass=1.0aIrE,1.1aIrE,1.2aIrE1") ==
        "maelstrom/1 a=arcanae b=brood mass=1.0aIrE2,1.1aIrE3,1.2aIrE1");
}

TEST_CASE("forces are put in the order of the catalogue", "[maelstrom][notation]") {
  CHECK(canonical("maelstrom/1 a=IrE2+AcA7 b=LoF7") == "maelstrom/1 a=AcA7+IrE2 b=LoF7");
}

TEST_CASE("what is wrong with a position is said with its column", "[maelstrom][notation]") {
  CHECK(refusal("") == "line 1 column 1: expected a game (maelstrom or vortex), found the end");
  CHECK(refusal("chess/1") ==
        "line 1 column 1: expected a game (maelstrom or vortex), found 'chess/1'");
  CHECK(refusal("maelstrom 1") == "line 1 column 10: expected '/', found a space");
  CHECK(refusal("maelstrom/2") ==
        "line 1 column 11: expected a version of the notation from 1 to 1, found '2'");
  CHECK(refusal("maelstrom/1 a=brood") == "line 1 column 20: expected the field b=, found the end");
  CHECK(refusal("maelstrom/1 a=brood b=host colour=red") ==
        "line 1 column 28: expected a field of a position (opt, a, b, phase, await, resume, "
        "offer, turn, to, actions, quiet, progress, essence, hoard, limited, primary, hand.a, "
        "hand.b, discard.a, discard.b, mass, draws, relics.a, relics.b, top.a, top.b, plays, "
        "pending, lasting, attack, end, win), found 'colour=red'");
  CHECK(refusal("maelstrom/1 a=brood b=host a=host") ==
        "line 1 column 28: this field stands here twice");
  CHECK(refusal("maelstrom/1 a brood b=host") == "line 1 column 14: expected '=', found a space");
}

TEST_CASE("what is wrong with a field is said with its column", "[maelstrom][notation]") {
  const auto field = [](std::string_view text) {
    return refusal("maelstrom/1\na=arcanae b=brood " + std::string(text));
  };
  CHECK(field("opt=speed:1") ==
        "line 2 column 23: expected an option (essence, draw, edge, squeeze, limited, same or "
        "discard), found 'speed:1'");
  CHECK(field("opt=essence:0") == "line 2 column 31: expected a number from 1 to 9, found '0'");
  CHECK(field("phase=burn") ==
        "line 2 column 25: expected a phase (primary, hands, first, movement, action, summon or "
        "over), found 'burn'");
  CHECK(field("await=dinner") ==
        "line 2 column 25: expected what is awaited (primary, hands, coin, discard, draw, turn, "
        "defence, counterstrike, late, answer, event, trigger or nothing), found 'dinner'");
  CHECK(field("to=c") == "line 2 column 22: expected a seat (a or b), found 'c'");
  CHECK(field("turn=60001") ==
        "line 2 column 24: expected a number from 0 to 60000, found '60001'");
  CHECK(field("turn=5x") == "line 2 column 25: expected the end of the field turn, found 'x'");
  CHECK(field("essence=3") == "line 2 column 28: expected ',', found the end");
  CHECK(field("hand.a=LoF1") ==
        "line 2 column 26: expected a tile of the force of seat a, found 'LoF1'");
  CHECK(field("hand.b=DHo4") == "line 2 column 26: the force holds fewer of these tiles");
  CHECK(field("hand.b=?61") == "line 2 column 27: expected a count from 1 to 60, found '61'");
  CHECK(field("discard.b=?2") ==
        "line 2 column 29: expected a tile of the force of seat b, found '?2'");
  CHECK(field("primary=AcA") == "line 2 column 30: expected ',', found the end");
  CHECK(field("end=boredom") ==
        "line 2 column 23: expected an ending (running, essence, surround, resignation, "
        "noprogress or agreement), found 'boredom'");
}

TEST_CASE("what is wrong with a force is said with its column", "[maelstrom][notation]") {
  const auto force = [](std::string_view text) {
    return refusal("maelstrom/1 b=brood a=" + std::string(text));
  };
  CHECK(force("XYZ3") ==
        "line 1 column 23: expected a ready-made force or the tag of a tile, found 'XYZ3'");
  CHECK(force("") ==
        "line 1 column 23: expected a ready-made force or the tag of a tile, found the end");
  CHECK(force("AcA0") == "line 1 column 26: expected a count from 1 to 60, found '0'");
  CHECK(force("AcA1+IrE1+AcA1") == "line 1 column 33: a tile is listed twice in this force");
  CHECK(force("AcA60+IrE1") == "line 1 column 29: a force holds at most 60 tiles (MAE-215)");
}

TEST_CASE("what is wrong with the mass is said with its column", "[maelstrom][notation]") {
  const auto mass = [](std::string_view text) {
    return refusal("maelstrom/1 a=arcanae b=brood mass=" + std::string(text));
  };
  CHECK(mass("1.6aAcA1") ==
        "line 1 column 38: expected a step of ring 1 from 0 to 5, found '6aAcA1'");
  CHECK(mass("1.2cAcA1") == "line 1 column 39: expected a seat (a or b), found 'cAcA1'");
  CHECK(mass("1.2aLoF1") ==
        "line 1 column 40: expected a tile of the force of seat a, found 'LoF1'");
  CHECK(mass("1.2aAcA8") ==
        "line 1 column 43: expected a copy of this tile from 1 to 7, found '8'");
  CHECK(mass("1.2aAcA1,1.2bLoF1") == "line 1 column 45: this space is filled already");
  CHECK(mass("1.2aAcA1,1.3aAcA1") == "line 1 column 45: this copy of the tile is in play already");
  CHECK(mass("1.2aMeP,1.3aMeP") == "line 1 column 44: the force holds fewer of these tiles");
  CHECK(mass("0aAcA1") == "line 1 column 37: expected ',', found 'aAcA1'");
  CHECK(mass("1.2aAcA1:x") == "line 1 column 45: expected a mark (m, a, c, f or s), found 'x'");
  CHECK(mass("1.2aAcA1,0aIrE1") == "line 1 column 45: no tile can stand on the Vortex");
  CHECK(mass("1.2aAcA1,") ==
        "line 1 column 45: expected a space: a ring from 0 to 30, found the end");
  CHECK(mass("1.2aAcA1" + std::string(61, '\'')).ends_with("expected fewer wounds, found the end"));
  CHECK(mass("1.2aAcA1 attack=AcA1*LoF1") == "line 1 column 57: this tile is not in play");
  CHECK(mass("1.2aAcA1 attack=AcA1") == "line 1 column 56: expected '*', found the end");
}

TEST_CASE("a position that cannot occur is refused with its rule", "[maelstrom][notation]") {
  CHECK(read_position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1").ok());
  const Result<State> apart =
      read_position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1,3.0bDHo1");
  REQUIRE_FALSE(apart.ok());
  CHECK(apart.error().message == "this position cannot occur: it breaks MAE-086");
}

TEST_CASE("set-ups are the first fields of a position", "[maelstrom][notation]") {
  Options options;
  options.essence = 5;
  const Setup setup = basic_setup(Faction::Host, Faction::Brood, options);
  CHECK(write_setup(setup) == "maelstrom/1 opt=essence:5 a=host b=brood");
  CHECK(read_setup(write_setup(setup)).value() == setup);
  CHECK(describe(read_setup("maelstrom/1 a=host b=brood turn=3").error()) ==
        "line 1 column 33: a set-up has only the fields opt, a and b");
  CHECK(write_position(*start(setup)) == "maelstrom/1 opt=essence:5 a=host b=brood phase=primary");
}

TEST_CASE("every kind of action has its text", "[maelstrom][notation]") {
  const State state = arrangement(
      "maelstrom/1 a=arcanae b=brood phase=action to=b hand.b=LoF1+DHo1 "
      "mass=1.0bDHo2,1.1aAcA2,1.2aAcA1',1.4bLoF2,1.5bLoF1,2.2bDHo1e,2.3aIrE1");
  for (const std::string_view text : {
           "a primary:AcA",
           "b primary:?",
           "a take:IrE",
           "b take:?",
           "~coin:b",
           "~discard:LoF",
           "~draw:KCr",
           "~draw:?",
           "b DHo2-2.1",
           "b draw",
           "b DHo1+DHo2*AcA1",
           "a hit:DHo2",
           "b LoF2$2.2",
           "b LoF1$2.3",
           "b swap:2e",
           "b swap:2a",
           "b LoF3@2.8",
           "b DHo3@2.0=LoF1+LoF2",
           "b DHo3@2.0=LoF1+LoF2+e",
           "b DHo3@2.0=LoF1+12e",
           "b DHo3@2.0=2e",
           "b end",
           "a resign",
           "b offer-draw",
           "a accept",
           "a decline",
       }) {
    CHECK(write_action(state, action_of(state, text)) == text);
  }
}

TEST_CASE("readers of actions are liberal", "[maelstrom][notation]") {
  const State state = arrangement(
      "maelstrom/1 a=arcanae b=brood phase=action to=b hand.b=LoF1+DHo1 "
      "mass=1.0bDHo2,1.1aAcA2,1.2aAcA1',1.4bLoF2,1.5bLoF1,2.2bDHo1e,2.3aIrE1");
  const auto same = [&](std::string_view text, std::string_view plain) {
    CHECK(write_action(state, action_of(state, text)) == plain);
  };
  same(" B_DHo3 @ 2.0 = LoF1 + LoF2 + 2 e ", "b DHo3@2.0=LoF1+LoF2+2e");
  same("b\tDHo@2.0=1e+e", "b DHo3@2.0=2e");
  same("a AcA2 * DHo2\n", "a AcA2*DHo2");
  same("A IrE - 1.3", "a IrE1-1.3");
  same("~ Coin : A", "~coin:a");
  same("b DRAW", "b draw");
  same("b Offer-Draw", "b offer-draw");
  same("b Swap:2E", "b swap:2e");
}

TEST_CASE("what is wrong with an action is said with its column", "[maelstrom][notation]") {
  const State state = arrangement(
      "maelstrom/1 a=arcanae b=brood phase=action to=b hand.b=LoF1+DHo1 "
      "mass=1.0bDHo2,1.1aAcA2,1.2aAcA1',1.4bLoF2,1.5bLoF1,2.2bDHo1e,2.3aIrE1");
  const auto refused = [&](std::string_view text) { return action_refusal(state, text); };
  CHECK(refused("") == "line 1 column 1: expected a seat (a or b), found the end");
  CHECK(refused("c end") == "line 1 column 1: expected a seat (a or b), found 'c'");
  CHECK(refused("aend") == "line 1 column 2: expected a blank after the seat, found 'end'");
  CHECK(refused("b end of turn") == "line 1 column 7: expected the end of the action, found 'of'");
  CHECK(refused("b") == "line 1 column 2: expected a tile of the force of seat b, found the end");
  CHECK(refused("b AcA1-1.3") ==
        "line 1 column 3: expected a tile of the force of seat b, found 'AcA1-1.3'");
  CHECK(refused("b KCr1-1.3") == "line 1 column 3: this tile is not in play");
  CHECK(refused("b LoF-1.3") ==
        "line 1 column 3: several such tiles are in play: which copy is meant?");
  CHECK(refused("b DHo2-40.3") ==
        "line 1 column 8: expected a space: a ring from 0 to 30, found '40.3'");
  CHECK(refused("b DHo2?") ==
        "line 1 column 7: expected -, $ or @ and a space, ! and a choice, or + or * and a tile, "
        "found '?'");
  CHECK(refused("b DHo2!1.1+1.2+1.4") ==
        "line 1 column 16: expected at most two tiles, found '1.4'");
  CHECK(refused("b DHo2!5.0") == "line 1 column 8: no tile stands on this space");
  CHECK(refused("b do:5.0") == "line 1 column 6: no tile stands on this space");
  CHECK(refused("b DHo2*LoF1") ==
        "line 1 column 8: expected a tile of the force of seat a, found 'LoF1'");
  CHECK(refused("b LoF1$1.3") == "line 1 column 8: no tile stands on this space");
  CHECK(refused("b swap:3e") ==
        "line 1 column 8: expected 2e (energy) or 2a (actions), found '3e'");
  CHECK(refused("b swap:2x") ==
        "line 1 column 8: expected 2e (energy) or 2a (actions), found '2x'");
  CHECK(refused("b offer-tea") == "line 1 column 9: expected draw, found 'tea'");
  CHECK(refused("b primary LoF") == "line 1 column 10: expected ':', found a space");
  CHECK(refused("b DHo1@2.0") ==
        "line 1 column 3: the copy summoned is always the lowest one free: DHo3");
  CHECK(refused("b DHo@2.0=3") == "line 1 column 12: expected e for energy, found the end");
  CHECK(refused("b DHo@2.0=300e") ==
        "line 1 column 11: expected energy: a number from 1 to 255, found '300e'");
  CHECK(refused("~flip:b") ==
        "line 1 column 2: expected what chance does (coin, discard or draw), found 'flip:b'");
  CHECK(refused("~coin:c") == "line 1 column 7: expected a seat (a or b), found 'c'");
  CHECK(refused("~discard:?") ==
        "line 1 column 10: expected a tile of the force of seat b, found '?'");
}

}  // namespace
}  // namespace mael::maelstrom
