// Values of tiles: printed, changed by texts in play, changed for a time.
#include "engine/maelstrom/derived.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/maelstrom/attack.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/select.h"
#include "engine/maelstrom/text/notation.h"
#include "tests/engine/maelstrom/random_games.h"

namespace mael::maelstrom {
namespace {

State position(const std::string& text) {
  const Result<State> state = read_position(text);
  INFO(text << (state.ok() ? "" : "\n" + describe(state.error())));
  REQUIRE(state.ok());
  return *state;
}

// A Temple attacked by two Enforcers, with the effects of Serpent Reflexes laid on it.
const char* const kFightingTemple =
    "vortex/1 a=FiP7+NTe1+SeR1 b=AcA7+IrE2 phase=action turn=4 to=b discard.a=SeR1 "
    "mass=1.1aNTe1,1.2aFiP1,1.5bAcA1,2.2bIrE1,2.3bIrE2 lasting=aNTe1:SeR1:a:4,aNTe1:SeR2:a:4";

TEST_CASE("a stronghold that texts give Combat and Counterstrike has them like a minion",
          "[maelstrom][derived][rule:MAE-R35]") {
  const State state = position(kFightingTemple);
  const TileRef temple = *find_tile(state, {Seat::A, 1, 1});
  REQUIRE(is_stronghold(state, temple));
  CHECK(combat_of(state, temple) == 1);
  CHECK(has_trait(state, temple, Trait::Counterstrike));
  CHECK(order_of(state, {bit_of(1) | bit_of(2), temple.index}) == AttackOrder::DefenceFirst);
}

TEST_CASE("without Range it strikes nobody all the same", "[maelstrom][derived][rule:MAE-R39]") {
  State state = position(kFightingTemple);
  const TileRef temple = *find_tile(state, {Seat::A, 1, 1});
  CHECK(range_of(state, temple) == 0);
  CHECK(strikeable(state, {bit_of(1) | bit_of(2), temple.index}, Mass(state)) == 0);
  apply(state, *read_action(state, "b IrE1+IrE2*NTe1"));
  CHECK(state.awaiting == Awaiting::Turn);
  CHECK(std::none_of(state.side(Seat::B).tiles.begin(), state.side(Seat::B).tiles.end(),
                     [](const BoardTile& tile) { return tile.is_energy(); }));
}

int printed_value(const TileData& data, Stat stat) {
  switch (stat) {
    case Stat::Combat: return data.combat;
    case Stat::Armor: return data.armor;
    case Stat::Movement: return data.movement;
    case Stat::Range: return data.range;
    case Stat::Output: return data.output;
    case Stat::Presence: return 1;
  }
  return 0;
}

int effective_value(const State& state, TileRef tile, Stat stat) {
  switch (stat) {
    case Stat::Combat: return combat_of(state, tile);
    case Stat::Armor: return armor_of(state, tile);
    case Stat::Movement: return movement_of(state, tile);
    case Stat::Range: return range_of(state, tile);
    case Stat::Output: return output_of(state, tile);
    case Stat::Presence: return presence_of(state, tile);
  }
  return 0;
}

bool has_value(const State& state, TileRef tile, Stat stat) {
  const BoardTile& at = state.tile(tile);
  if (at.is_energy()) return false;
  if (stat == Stat::Output) return is_stronghold(state, tile) && !at.is(Mark::Fresh);
  if (stat == Stat::Presence) return ring_of(at.at) == 1;
  return is_minion(state, tile);
}

TEST_CASE("a value is what is printed and every change that is told",
          "[maelstrom][derived][rule:MAE-R54]") {
  int changed = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    play_random_game(seed, [&](const Match<Maelstrom>& match) {
      const State& state = match.state();
      std::vector<Change> changes;
      for_each_tile(state, [&](TileRef tile) {
        for (const Stat stat : {Stat::Combat, Stat::Armor, Stat::Movement, Stat::Range,
                                Stat::Output, Stat::Presence}) {
          if (!has_value(state, tile, stat)) continue;
          find_changes(state, tile, stat, changes);
          int value = printed_value(data_of(state, tile), stat);
          for (const Change& change : changes) value += change.by;
          changed += static_cast<int>(changes.size());
          const int least = stat == Stat::Armor ? 1 : 0;
          REQUIRE(effective_value(state, tile, stat) == std::max(value, least));
        }
      });
    });
  }
  CHECK(changed > 100);
}

}  // namespace
}  // namespace mael::maelstrom
