// Positions of Maelstrom and Vortex set up by hand: every kind of change, what forbids one, and
// that nothing else comes of it.
#include "engine/maelstrom/help/arrange.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/maelstrom/vortex.h"
#include "tests/engine/maelstrom/random_games.h"
#include "tests/engine/play/arranged.h"

namespace mael::maelstrom {
namespace {

constexpr std::string_view kGame =
    "maelstrom/1 a=arcanae b=brood phase=action turn=4 actions=2 to=b hand.a=AcA2+IrE1 "
    "hand.b=LoF2 discard.b=LoF1 mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.7bDHo1:m,2.3aIrE1";
// The same in the Movement Phase, so that marks of it are allowed.
constexpr std::string_view kMoving =
    "maelstrom/1 a=arcanae b=brood turn=4 to=b hand.a=AcA2+IrE1 hand.b=LoF2 discard.b=LoF1 "
    "mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.8bDHo1:m,2.3aIrE1";

State position(std::string_view text) {
  const Result<State> state = read_position(text);
  INFO(text << (state.ok() ? "" : "\n" + describe(state.error())));
  REQUIRE(state.ok());
  return *state;
}

std::string changed(std::string_view from, const std::string& what, const std::string& to) {
  const Rearranged<State> next = Arranged::after(position(from), {what, to});
  if (!next) return next.error().why.rule.text();
  return write_position(*next);
}

const ArrangedPiece* piece(const Arrangement& all, std::string_view name) {
  const auto found = std::find_if(all.pieces.begin(), all.pieces.end(),
                                  [&](const auto& each) { return each.name == name; });
  return found == all.pieces.end() ? nullptr : &*found;
}

const ArrangedCount* count(const Arrangement& all, std::string_view name) {
  const auto found = std::find_if(all.counts.begin(), all.counts.end(),
                                  [&](const auto& each) { return each.name == name; });
  return found == all.counts.end() ? nullptr : &*found;
}

// Of kMoving, with one part of its text replaced.
std::string with(std::string text, const std::string& part, const std::string& by) {
  const std::size_t at = text.find(part);
  REQUIRE(at != text.npos);
  return text.replace(at, part.size(), by);
}
std::string moving_with(const std::string& part, const std::string& by) {
  return write_position(position(with(std::string(kMoving), part, by)));
}

// How many tiles of each seat can be taken up.
std::array<int, kSeats> tiles_of(const State& state) {
  std::array<int, kSeats> tiles{};
  for (const ArrangedPiece& each : Arranged::of(state).pieces) {
    tiles[static_cast<std::size_t>(each.owner)] += each.count;
  }
  return tiles;
}

}  // namespace

TEST_CASE("tiles are taken up by their space, or by place, seat and tag", "[maelstrom][arrange]") {
  const Arrangement all = Arranged::of(position(kMoving));
  REQUIRE(piece(all, "2.8"));
  CHECK(piece(all, "2.8")->words == "tile.DHo.name");
  CHECK(piece(all, "2.8")->owner == Seat::B);
  REQUIRE(piece(all, "hand.a.AcA"));
  CHECK(piece(all, "hand.a.AcA")->count == 2);
  CHECK(piece(all, "hand.a.AcA")->shown == "hand AcA");
  CHECK(piece(all, "discard.b.LoF"));
  CHECK(piece(all, "stack.b.DHo"));
  CHECK_FALSE(piece(all, "hand.b.DHo"));
  CHECK_FALSE(piece(all, "relics.a.ChE"));
}

TEST_CASE("a tile of the table is put on another space and stays what it is",
          "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "2.8", "1.3") == moving_with("2.8bDHo1:m", "1.3bDHo1:m"));
  CHECK(changed(kMoving, "1.2", "1.3") == "MAE-086");  // 2.3 hangs on it
  CHECK(changed(kMoving, "2.3", "3.2") == "MAE-086");
  CHECK(changed(kMoving, "2.3", "1.2") == "MAE-007");  // somebody is there
  CHECK(changed(kMoving, "2.3", "0") == "MAE-007");    // the Vortex
}

TEST_CASE("a tile of the table goes to a place beside it, without its wounds",
          "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "2.3", "hand.a") ==
        moving_with("hand.a=AcA2+IrE1 hand.b=LoF2 discard.b=LoF1 "
                    "mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.8bDHo1:m,2.3aIrE1",
                    "hand.a=AcA2+IrE2 hand.b=LoF2 discard.b=LoF1 "
                    "mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.8bDHo1:m"));
  CHECK(changed(kMoving, "2.8", "discard.b") ==
        moving_with("discard.b=LoF1 mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.8bDHo1:m,2.3aIrE1",
                    "discard.b=LoF1+DHo1 mass=1.2aAcA1',1.4bLoF2,1.5bLoF1,2.3aIrE1"));
  CHECK(changed(kMoving, "2.8", "stack.b") == moving_with(",2.8bDHo1:m", ""));
  CHECK(changed(kMoving, "1.2", "stack.a") == "MAE-086");
}

TEST_CASE("a tile that waits is put on the table, as the first copy that is free",
          "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "stack.b.DHo", "1.3") == moving_with("2.8bDHo1:m", "1.3bDHo2,2.8bDHo1:m"));
  CHECK(changed(kMoving, "hand.a.IrE", "1.1") ==
        moving_with("hand.a=AcA2+IrE1 hand.b=LoF2 discard.b=LoF1 mass=",
                    "hand.a=AcA2 hand.b=LoF2 discard.b=LoF1 mass=1.1aIrE2,"));
  CHECK(changed(kMoving, "hand.a.IrE", "4.0") == "MAE-086");
  CHECK(changed(kMoving, "hand.a.IrE", "discard.a") ==
        moving_with("hand.a=AcA2+IrE1 hand.b=LoF2", "hand.a=AcA2 discard.a=IrE1 hand.b=LoF2"));
}

TEST_CASE("a tile belongs to its force", "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "2.3", "hand.b") == "MAE-215");
  CHECK(changed(kMoving, "hand.a.DHo", "1.3") == "MAE-215");  // there is none
}

TEST_CASE("nobody can be set up to hold all sides of the Vortex", "[maelstrom][arrange]") {
  constexpr std::string_view five =
      "maelstrom/1 a=arcanae b=brood mass=1.0aAcA1,1.1aAcA2,1.2aAcA3,1.3aIrE1,1.4aIrE2";
  CHECK(changed(five, "stack.a.IrE", "1.5") == "MAE-004");
  CHECK(changed(five, "stack.b.LoF", "1.5").starts_with("maelstrom/1"));
}

TEST_CASE("wounds are counted up to one less than Life", "[maelstrom][arrange]") {
  const State state = position(kMoving);
  const Arrangement all = Arranged::of(state);
  REQUIRE(count(all, "wounds.1.2"));
  CHECK(count(all, "wounds.1.2")->value == 1);
  CHECK(count(all, "wounds.1.2")->of == "1.2");
  CHECK(changed(kMoving, "wounds.1.2", "0") == moving_with("1.2aAcA1'", "1.2aAcA1"));
  const int life = data_of(state, TileRef{Seat::A, 0}).life;
  CHECK(changed(kMoving, "wounds.1.2", std::to_string(life)) == "MAE-016");
}

TEST_CASE("a tile is turned to energy, and back without wounds and marks", "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "energy.1.2", "1") == moving_with("1.2aAcA1'", "1.2aAcA1e"));
  CHECK(changed(kMoving, "energy.2.8", "1") == moving_with("2.8bDHo1:m", "2.8bDHo1e"));
  const std::string turned = changed(kMoving, "energy.1.2", "1");
  CHECK(changed(turned, "energy.1.2", "0") == moving_with("1.2aAcA1'", "1.2aAcA1"));
  const Arrangement all = Arranged::of(position(turned));
  CHECK(piece(all, "1.2")->words == "arrange.maelstrom.energy_tile");
  CHECK_FALSE(count(all, "wounds.1.2"));
}

TEST_CASE("energy and Essence are counted within what they may be", "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "hoard.a", "7") == moving_with("turn=4", "turn=4 hoard=7,0"));
  CHECK(changed(kMoving, "hoard.b", "60001") == "MAE-029");
  CHECK(changed(kMoving, "essence.b", "2") == moving_with("turn=4", "turn=4 essence=3,2"));
  CHECK(changed(kMoving, "essence.b", "4") == "MAE-165");
  CHECK(changed(kMoving, "essence.b", "0") == "MAE-027");
  CHECK(changed(kMoving, "actions", "1") == "MAE-094");  // outside the Action Phase
}

TEST_CASE("it is somebody else's turn, or another phase, without what was done in the one before",
          "[maelstrom][arrange]") {
  CHECK(changed(kMoving, "to", "0") ==
        write_position(position(with(moving_with("2.8bDHo1:m", "2.8bDHo1"), " to=b", ""))));
  CHECK(changed(kMoving, "phase", "1") ==
        write_position(position(
            with(moving_with("2.8bDHo1:m", "2.8bDHo1"), " turn=4", " phase=action turn=4"))));
  const std::string first = with(std::string(kMoving), "turn=4", "turn=2 phase=summon");
  CHECK(changed(with(first, ":m", ""), "phase", "0") == moving_with(":m", ""));
}

TEST_CASE("what waits to be answered is forgotten once something is changed",
          "[maelstrom][arrange]") {
  State state = position(
      "maelstrom/1 a=brood b=arcanae phase=action "
      "mass=1.2bIrE1,1.5aLoF1,2.3aDHo1,2.4aDHo2,2.5aDHo3");
  apply(state, *read_action(state, "a DHo1+DHo2*IrE1"));
  REQUIRE(state.awaiting == Awaiting::Defence);
  const Rearranged<State> next = Arranged::after(state, {"hoard.a", "1"});
  REQUIRE(next.ok());
  CHECK(next->awaiting == Awaiting::Turn);
  CHECK(next->attack == PendingAttack{});
  CHECK(next->side(Seat::A).tiles[1].is(Mark::Attacked));
}

TEST_CASE("a game in its set-up or over is changed as one in a turn", "[maelstrom][arrange]") {
  const State begun = *start(basic_setup(Faction::Arcanae, Faction::Brood));
  const Rearranged<State> next = Arranged::after(begun, {"stack.a.AcA", "1.2"});
  REQUIRE(next.ok());
  CHECK(next->phase == Phase::Movement);
  CHECK(next->turn == 3);
  CHECK(next->side(Seat::A).tiles.size() == 1);

  State over = position(kMoving);
  over.phase = Phase::Over;
  over.awaiting = Awaiting::Nothing;
  over.ending = Ending::Essence;
  over.winner = Seat::A;
  over.sides[1].essence = 0;
  over.sides[1].tiles[0].marks = 0;
  const Rearranged<State> again = Arranged::after(over, {"hoard.a", "1"});
  REQUIRE(again.ok());
  CHECK(again->side(Seat::B).essence == 1);
  CHECK(to_act(*again).includes(Seat::B));
}

TEST_CASE("a relic comes into play beside the table", "[vortex][arrange]") {
  const State state =
      position("vortex/1 a=AcA7+AoV1+FiR1+SFT1 b=brood hand.a=FiR1+AcA1 discard.a=SFT1");
  const Rearranged<State> next = Arranged::after(state, {"discard.a.SFT", "relics.a"});
  REQUIRE(next.ok());
  CHECK(next->side(Seat::A).relics.size() == 1);
  const Rearranged<State> back = Arranged::after(*next, {"relics.a.SFT", "discard.a"});
  REQUIRE(back.ok());
  CHECK(*back == state);
  const auto refused = [&](const std::string& what, const std::string& to) {
    const Rearranged<State> tried = Arranged::after(state, {what, to});
    return tried ? "nothing" : tried.error().why.rule.text();
  };
  CHECK(refused("discard.a.SFT", "1.2") == "MAE-007");
  CHECK(refused("hand.a.FiR", "1.2") == "MAE-007");       // an event
  CHECK(refused("hand.a.AcA", "relics.a") == "VTX-068");  // a stronghold
}

// Every change of so many positions of either game; answers with how many were let through.
int changes_tried(int each) {
  Random random(7);
  int positions = 0, changes = 0;
  const auto look = [&](const State& state) {
    if (random.below(12) != 0 || positions == each) return;
    ++positions;
    changes += let_through<Arranged, Maelstrom>(state);
    each_rearrangement<Arranged>(state, [&](const Rearrangement& change, const auto& next) {
      CAPTURE(write_position(state), change.what, change.to);
      if (next) REQUIRE(tiles_of(*next) == tiles_of(state));
    });
  };
  for (std::uint64_t seed = 1; positions < each; ++seed) {
    play_random_game(seed, [&](const Match<Maelstrom>& match) { look(match.state()); });
  }
  positions = 0;
  for (std::uint64_t seed = 1; positions < each; ++seed) {
    Random draw(seed);
    auto match = *Match<Vortex>::begin(Vortex::draw_built_setup(draw));
    mael::play_random_game(
        std::move(match), seed, draw, [&](const Match<Vortex>& at) { look(at.state()); },
        [](Match<Vortex>&) { return false; });
  }
  return changes;
}

TEST_CASE("every change that is let through is a position, with the same tiles",
          "[maelstrom][vortex][arrange]") {
  CHECK(changes_tried(25) > 3000);
}

TEST_CASE("so is every change of 100 positions of either game",
          "[.slow][maelstrom][vortex][arrange]") {
  CHECK(changes_tried(100) > 10000);
}

}  // namespace mael::maelstrom
