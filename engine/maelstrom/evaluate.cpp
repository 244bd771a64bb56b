#include "engine/maelstrom/evaluate.h"

#include <algorithm>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

namespace {

// Weights in hundredths of an Essence: set by hand so that one action ahead already plays for the
// sides of the Vortex, keeps strongholds and fights at good odds; then those for threats, open
// sides and doubles found by trying them out (together 70 % against the same bot without).
constexpr int kEssence = 100;
constexpr int kSide = 22;
constexpr int kFiveSides = 60;  // one more and the game is won
constexpr int kTile = 6;
constexpr int kCost = 8;
constexpr int kOutput = 9;
constexpr int kWound = 7;
constexpr int kHandTile = 6;
constexpr int kLateHandTile = 2;  // beyond a hand that can be summoned soon
constexpr int kFullHand = 5;
constexpr int kEnergy = 5;
constexpr int kDistance = 1;  // minions far from the Vortex do little
constexpr int kThreat = 4;    // a side of the Vortex that could be won back by moving up
constexpr int kOpenSide = 3;  // an empty side an own tile borders on
constexpr int kDouble = 3;    // a further copy of a tile in hand adds less

// How near a minion is to wounding an enemy beside the Vortex: 2 if it stands in range, 1 if it
// could move there, 0 otherwise. Distances are as the crow flies: a guess is enough here.
int threat_of(const State& state, TileRef ref) {
  const TileData& data = data_of(state, ref);
  const Seat enemy = opponent_of(ref.seat);
  int threat = 0;
  for (const BoardTile& tile : state.side(enemy).tiles) {
    if (tile.is_energy() || ring_of(tile.at) != 1) continue;
    if (data.combat < data_of(state, enemy, tile.row).armor) continue;
    const int steps = distance(state.tile(ref).at, tile.at);
    if (steps <= data.range) return 2;
    if (steps <= data.range + data.movement) threat = 1;
  }
  return threat;
}

int value_of(const State& state, TileRef ref) {
  const BoardTile& tile = state.tile(ref);
  const TileData& data = data_of(state, ref);
  if (tile.is_energy()) return 0;
  int value = kTile + kCost * data.cost + kOutput * data.output - kWound * tile.wounds;
  if (data.is_minion()) {
    value += kThreat * threat_of(state, ref) - kDistance * (ring_of(tile.at) - 1);
  }
  return value;
}

int open_sides(const State& state, Seat seat) {
  const auto is_filled = [&](Hex at) {
    return std::any_of(state.sides.begin(), state.sides.end(), [&](const SideState& side) {
      return std::any_of(side.tiles.begin(), side.tiles.end(),
                         [&](const BoardTile& tile) { return tile.at == at; });
    });
  };
  int open = 0;
  for (const Hex side : kDirections) {
    const auto& tiles = state.side(seat).tiles;
    const bool bordered = std::any_of(tiles.begin(), tiles.end(), [&](const BoardTile& tile) {
      return !tile.is_energy() && is_adjacent(tile.at, side);
    });
    if (bordered && !is_filled(side)) ++open;
  }
  return open;
}

int value_of_hand(const SideState& side) {
  const int hand = hand_size(side);
  int value = hand <= kFullHand ? kHandTile * hand
                                : kHandTile * kFullHand + kLateHandTile * (hand - kFullHand);
  for (const ForceRow& row : side.rows) {
    if (row.hand > 1) value -= kDouble * (row.hand - 1);
  }
  return value;
}

int standing(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  int value = kEssence * side.essence + kEnergy * side.hoard;
  for (int i = 0; i < side.tiles.size(); ++i) {
    value += value_of(state, {seat, static_cast<std::uint8_t>(i)});
  }
  value += value_of_hand(side) + kOpenSide * open_sides(state, seat);
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
