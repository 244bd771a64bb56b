#include "engine/maelstrom/text/snapshot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <sstream>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/text/notation.h"
#include "engine/maelstrom/text/serialize_state.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

State position(std::string_view text) {
  const Result<State> state = read_position(text);
  INFO(text << (state.ok() ? "" : "\n" + describe(state.error())));
  REQUIRE(state.ok());
  return *state;
}

void check_packed(const State& state) {
  const Bytes bytes = pack(state);
  const Result<State> again = unpack(bytes, kPackedVersion);
  if (!again.ok() || *again != state) {
    FAIL(write_position(state) << "\n"
                               << (again.ok() ? write_position(*again) : again.error().message));
  }
}

TEST_CASE("every position of random games comes back from its bytes", "[maelstrom][snapshot]") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    play_random_game(seed, [](const Match<Maelstrom>& match) {
      const State& state = match.state();
      check_packed(state);
      for (const Seat seat : {Seat::A, Seat::B, Seat::Chance}) check_packed(observe(state, seat));
    });
  }
  SUCCEED();
}

TEST_CASE("rare positions come back from their bytes", "[maelstrom][snapshot]") {
  for (const std::string_view text : {
           "maelstrom/1 opt=essence:9,draw:0,edge:0,squeeze:0,limited:0,same:1 a=arcanae "
           "b=arcanae phase=primary primary=-,?",
           "maelstrom/1 a=AcA7+IrE2+BrM1 b=LoF40+DHo20 phase=first await=discard to=b hand.a=?5 "
           "hand.b=LoF2+?3 mass=1.2aAcA1,1.5bLoF1",
           "vortex/1 opt=discard:3 a=arcanae b=brood phase=first await=discard to=b hand.a=?5 "
           "hand.b=LoF2+?1 discard.b=Fre2 mass=1.2aAcA1,1.5bLoF1",
           "vortex/1 opt=discard:1 a=arcanae b=brood phase=first await=draw draws=b to=b hand.a=?5 "
           "hand.b=LoF2+?2 discard.b=Fre1 mass=1.2aAcA1,1.5bLoF1",
           "maelstrom/1 a=arcanae b=brood await=answer offer=b turn=60000 to=b quiet=19 "
           "hoard=60000,0 mass=1.2aAcA1,1.3aIrE1e,1.5bLoF1:m",
           "maelstrom/1 a=arcanae b=brood phase=action await=answer resume=defence offer=a "
           "actions=60000 essence=1,3 mass=1.0bDHo1,1.1aIrE1:a,2.0aIrE2:ac,1.2aAcA1,1.5bLoF1 "
           "attack=IrE1+IrE2*DHo1",
           "maelstrom/1 a=arcanae b=brood phase=over turn=0 primary=AcA,- end=resignation win=b",
       }) {
    check_packed(position(text));
  }
}

TEST_CASE("the table's border can be reached", "[maelstrom][snapshot]") {
  std::string mass = "mass=";
  for (int ring = 1; ring <= kTableRadius; ++ring) {
    if (ring > 1) mass += ",";
    mass += std::to_string(ring) + ".0aAcA" + std::to_string(ring);
  }
  check_packed(position("maelstrom/1 a=AcA40+IrE1 b=brood " + mass));
}

TEST_CASE("bytes of no position are refused", "[maelstrom][snapshot]") {
  const State state = position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  Bytes bytes = pack(state);
  CHECK(unpack(bytes, kPackedVersion + 1).error().message ==
        "This link holds no position of Maelstrom.");
  CHECK(unpack({}, kPackedVersion).error().message == "This link holds no position of Maelstrom.");
  bytes.push_back(1);
  CHECK(unpack(bytes, kPackedVersion).error().message ==
        "This link holds no position of Maelstrom.");
}

TEST_CASE("a position of a seat without a force is refused", "[maelstrom][snapshot]") {
  State state = position("maelstrom/1 a=arcanae b=brood phase=over end=agreement mass=1.2aAcA1");
  state.side(Seat::B) = {};
  const Verdict verdict = validate(state);
  REQUIRE(verdict);
  CHECK(verdict->rule == "MAE-215"_rule);
}

TEST_CASE("bytes of a position that cannot occur are refused", "[maelstrom][snapshot]") {
  State state = position("maelstrom/1 a=arcanae b=brood mass=1.2aAcA1,1.5bLoF1");
  state.side(Seat::A).essence = 0;
  PackedWriter writer(kPackedVersion);
  writer(state);
  CHECK(unpack(writer.bytes(), kPackedVersion).error().message ==
        "The position in this link cannot occur: it breaks MAE-027.");
}

TEST_CASE("whatever the bytes are, what is unpacked is valid", "[maelstrom][snapshot]") {
  Random random(1);
  int valid = 0;
  for (int round = 0; round < 20000; ++round) {
    Bytes bytes(1 + random.below(80));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
    const Result<State> state = unpack(bytes, kPackedVersion);
    if (!state.ok()) continue;
    ++valid;
    check_packed(*state);
  }
  CHECK(valid >= 0);
}

TEST_CASE("positions with a slip are refused or valid", "[maelstrom][snapshot]") {
  Random random(2);
  play_random_game(5, [&](const Match<Maelstrom>& match) {
    Bytes bytes = pack(match.state());
    const auto place = random.below(static_cast<std::uint32_t>(bytes.size()));
    bytes[place] = static_cast<std::uint8_t>(random.below(256));
    const Result<State> state = unpack(bytes, kPackedVersion);
    if (state.ok()) check_packed(*state);
  });
  SUCCEED();
}

// ---- Set-ups and actions -----------------------------------------------------------------------

template <class T>
T through_packed(const T& thing, std::uint32_t version) {
  PackedWriter writer(version);
  writer(thing);
  const Bytes bytes = writer.bytes();
  PackedReader reader(bytes, version);
  T again;
  reader(again);
  CHECK(reader.finished());
  return again;
}

template <class T>
T through_cereal(const T& thing) {
  ByteWriter writer;
  writer(thing);
  T again;
  ByteReader reader(writer.bytes());
  reader(again);
  return again;
}

TEST_CASE("set-ups pass through both archives", "[maelstrom][snapshot]") {
  for (const std::string_view text :
       {"maelstrom/1 a=host b=brood", "maelstrom/1 opt=essence:7,same:1 a=host b=host",
        "maelstrom/1 free a=AcA7+IrE3+BrM2 b=LoF59+DHo1", "maelstrom/1 free a=host b=brood",
        "maelstrom/1 advanced a=gaians b=deep", "vortex/1 a=arcanae b=brood",
        "vortex/1 advanced a=AcA7+Ban1 b=LoF7+Fre1", "vortex/1 opt=discard:1 a=arcanae b=brood",
        "vortex/1 opt=essence:4,discard:1 a=arcanae b=brood",
        "vortex/1 opt=essence:4,discard:3 a=arcanae b=brood"}) {
    const Setup setup = *read_setup(text);
    CHECK(write_setup(through_packed(setup, kSetupVersion)) == text);
    CHECK(write_setup(through_cereal(setup)) == text);
  }
}

// Version 1 knew no discard in Vortex.
TEST_CASE("set-ups of version 1 are read as they were", "[maelstrom][snapshot]") {
  for (const std::string_view text : {"maelstrom/1 opt=essence:7,same:1 a=host b=host",
                                      "vortex/1 opt=essence:4 a=arcanae b=brood"}) {
    CHECK(write_setup(through_packed(*read_setup(text), 1)) == text);
  }
  const Setup paid = *read_setup("vortex/1 opt=essence:4,discard:1 a=arcanae b=brood");
  CHECK(through_packed(paid, 1).options.first_discards == 0);
}

// Version 2 knew a discard of one tile.
TEST_CASE("set-ups of version 2 are read as they were", "[maelstrom][snapshot][rule:VTX-R6]") {
  for (const std::string_view text : {"vortex/1 opt=essence:4 a=arcanae b=brood",
                                      "vortex/1 opt=essence:4,discard:1 a=arcanae b=brood"}) {
    CHECK(write_setup(through_packed(*read_setup(text), 2)) == text);
  }
}

TEST_CASE("all kinds of action pass through both archives", "[maelstrom][snapshot]") {
  const TileMask all = bit_of(kMaxForce) - 1;
  const std::vector<Deed> deeds{ChoosePrimary{3},
                                ChoosePrimary{kUnknownRow},
                                TakeTile{59},
                                Coin{Seat::B},
                                RandomDiscard{7},
                                DrawnTile{kUnknownRow},
                                MoveMinion{59, {-30, 30}},
                                DrawTile{},
                                Attack{all, 59},
                                Attack{bit_of(31), 0},
                                Defend{4},
                                Consume{1, {Seat::B, 59}},
                                EnergyToAction{},
                                ActionsToEnergy{},
                                Summon{all, 10, {30, 0}, 255},
                                EndPhase{},
                                Resign{},
                                OfferDraw{},
                                AcceptDraw{},
                                DeclineDraw{},
                                UseAbility{kFirstRelic, {}},
                                UseAbility{3, {{{{Seat::B, 59}}}, {{{0, -30}}}, 1, kNoRow}},
                                Resolve{{{}, {}, 0, 59}},
                                Resolve{{{{{Seat::A, 1}, {Seat::B, 2}}}, {}, 2, kNoRow}},
                                Decline{},
                                PlayEvent{7, {}}};
  std::vector<bool> seen(std::variant_size_v<Deed>);
  for (const Deed& deed : deeds) {
    seen[deed.index()] = true;
    for (const Seat by : {Seat::A, Seat::B, Seat::Chance}) {
      CHECK(through_packed(Action{by, deed}, kActionVersion) == Action{by, deed});
      CHECK(through_cereal(Action{by, deed}) == Action{by, deed});
    }
  }
  CHECK(std::count(seen.begin(), seen.end(), false) == 0);
}

TEST_CASE("places behind the end of the catalogue are refused", "[maelstrom][snapshot]") {
  PackedWriter writer;
  writer.digit(254, 255);
  const Bytes bytes = writer.bytes();
  PackedReader reader(bytes);
  TileKind kind = 0;
  archived::tile_kind(reader, kind);
  CHECK(reader.failed());
  CHECK(kind == 0);
}

}  // namespace
}  // namespace mael::maelstrom
