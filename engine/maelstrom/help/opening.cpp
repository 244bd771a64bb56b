#include "engine/maelstrom/help/opening.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// What a tile taken next would stand beside: on the board and in hand.
struct TileMeans {
  std::array<int, kFactions> output{};  // a faction's tiles are paid by its own (MAE-143)
  int strongholds = 0;                  // in hand
  int minions = 0;
  bool free = false;  // something in hand costs nothing

  void add(const TileData& data, int copies) {
    output[static_cast<std::size_t>(data.faction)] += data.output * copies;
  }
};

TileMeans means_of(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  TileMeans means;
  for (const BoardTile& tile : side.tiles) means.add(data_of(state, seat, tile.row), 1);
  for (int row = 0; row < side.rows.size(); ++row) {
    const TileData& data = data_of(state, seat, static_cast<Row>(row));
    const int copies = side.rows[row].hand;
    means.add(data, copies);
    (data.is_stronghold() ? means.strongholds : means.minions) += copies;
    means.free = means.free || (copies > 0 && data.cost == 0);
  }
  return means;
}

// Traits that tell in a fight.
int count_strengths(const TileData& data) {
  constexpr auto kLimits = static_cast<Traits>(Trait::Limited) |
                           static_cast<Traits>(Trait::Primary) | static_cast<Traits>(Trait::Unique);
  return std::popcount(static_cast<unsigned>(data.traits & ~kLimits));
}

// On the board: Output, or blows dealt and borne.
int strength_of(const TileData& data) {
  const int endures = data.armor * data.life;
  if (data.is_stronghold()) return 4 * data.output + std::min(endures, 3);
  return 3 * data.combat + data.movement + data.range - 1 + endures + count_strengths(data);
}

// A stronghold more is worth ever less, since one comes into play a turn (MAE-199); minions rather
// differ from each other; and something can come into play at once whatever is paid for besides.
int worth_of(const TileData& data, int copies, const TileMeans& means) {
  constexpr int kWaits = 20;  // more than a tile can be worth
  constexpr int kFree = 3;
  const int output = means.output[static_cast<std::size_t>(data.faction)];
  const int late = data.cost > output ? kWaits : 0;
  const int many = data.is_stronghold() ? 4 * means.strongholds : means.minions + copies;
  const int free = data.cost == 0 && !means.free ? kFree : 0;
  return strength_of(data) + free - 3 * data.cost - late - many;
}

std::optional<Row> best_to_take(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  const TileMeans means = means_of(state, seat);
  std::optional<Row> best;
  int most = 0;
  for (int i = 0; i < side.rows.size(); ++i) {
    const Row row = static_cast<Row>(i);
    if (check(state, {seat, TakeTile{row}})) continue;
    const int worth = worth_of(data_of(state, seat, row), side.rows[i].hand, means);
    if (best && worth <= most) continue;
    best = row;
    most = worth;
  }
  return best;
}

}  // namespace

std::vector<Row> propose_opening_hand(const State& state, Seat seat) {
  std::vector<Row> hand;
  State holding = state;
  while (const std::optional<Row> row = best_to_take(holding, seat)) {
    put_in_hand(holding.side(seat), *row);
    hand.push_back(*row);
  }
  return hand;
}

}  // namespace mael::maelstrom
