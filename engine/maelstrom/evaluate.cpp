#include "engine/maelstrom/evaluate.h"

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

namespace {

// Weights in hundredths of an Essence, first set by hand so that one action ahead already plays
// for the sides of the Vortex, keeps strongholds and fights at good odds.
constexpr int kEssence = 100;
constexpr int kSide = 22;
constexpr int kFiveSides = 60;     // one more and the game is won
constexpr int kTile = 6;
constexpr int kCost = 8;
constexpr int kOutput = 9;
constexpr int kWound = 7;
constexpr int kHandTile = 6;
constexpr int kLateHandTile = 2;   // beyond a hand that can be summoned soon
constexpr int kFullHand = 5;
constexpr int kEnergy = 5;
constexpr int kDistance = 1;       // minions far from the Vortex do little

int value_of(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  const TileData& data = data_of(state, ref);
  if (tile.is_energy()) return 0;
  int value = kTile + kCost * data.cost + kOutput * data.output - kWound * tile.wounds;
  if (data.is_minion()) value -= kDistance * (ring_of(tile.at) - 1);
  return value;
}

int standing(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  int value = kEssence * side.essence + kEnergy * side.hoard;
  for (int i = 0; i < side.tiles.size(); ++i) {
    value += value_of(state, {seat, static_cast<std::uint8_t>(i)});
  }
  const int hand = hand_size(side);
  value += hand <= kFullHand ? kHandTile * hand
                             : kHandTile * kFullHand + kLateHandTile * (hand - kFullHand);
  const int held = sides_held(state, seat);
  value += kSide * held + (held >= kSides - 1 ? kFiveSides : 0);
  return value;
}

}  // namespace

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  return standing(state, seat) - standing(state, opponent_of(seat));
}

}  // namespace mael::maelstrom
