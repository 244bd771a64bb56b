// The Vortex mass (sheet section 6) as a flat grid, and what follows from it: which tile links
// others to the Vortex, where a minion can go (section 5), what is in range (section 14).
//
// A Mass is worked out from a state when needed and never stored. It looks at positions only.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fixed_list.h"
#include "engine/core/hex.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

inline constexpr int kMaxMovement = 8;  // no effective Movement is higher

// A space a minion can reach, and the place in the list of the space it comes from (the start has
// no entry: kFromStart).
struct Reached {
  Hex at;
  std::uint8_t steps = 0;
  std::uint8_t from = 0;
  bool over_tile = false;  // flown over: not a place to stop
  friend bool operator==(const Reached&, const Reached&) = default;
};
inline constexpr std::uint8_t kFromStart = 0xff;
using Reach = FixedList<Reached, 220>;

// How a minion moves.
struct Mobility {
  int movement = 0;
  bool flying = false;
  bool edge_step = true;        // MAE-R2
  bool squeeze = true;          // MAE-R3
  bool ignore_contact = false;  // not a rule: tells a refusal apart from a blocked way
};

class Mass {
 public:
  explicit Mass(const State& state);

  bool is_filled(Hex at) const { return cells_[cell(at)] != kEmpty; }
  // Empty and on the table.
  bool is_free(Hex at) const { return ring_of(at) <= kTableRadius && !is_filled(at); }
  // The tile at a space within the table's border; nothing for empty spaces and the Vortex.
  std::optional<TileRef> tile_at(Hex at) const;

  // Whether every tile has a path to the Vortex (MAE-086).
  bool is_whole() const;
  // Whether other tiles would leave the mass if the tile at this space were not there.
  bool links_others(Hex at) const;
  // Whether a space borders on the Vortex or a tile other than the one at `except`.
  bool touches(Hex at, Hex except) const;

  // The spaces the minion at `start` can reach, nearest first, each by a shortest legal path; with
  // those it flies over. Every step is checked (MAE-R1 … MAE-R4).
  void find_reach(Hex start, const Mobility& mobility, Reach& reach) const;

  // Range is counted along tiles, not over empty spaces or the Vortex (MAE-180 … MAE-184).
  bool is_in_range(Hex from, Hex to, int range) const;

 private:
  // A tile's number on the grid: 0 empty, 1 the Vortex, from 2 the tiles of A and then of B.
  using Node = std::uint8_t;
  static constexpr Node kEmpty = 0;
  static constexpr Node kVortexNode = 1;
  static constexpr Node kFirstTile = 2;
  static constexpr int kMaxNodes = 2 + 2 * kMaxForce;
  static constexpr int kStride = 64;
  static constexpr int kMiddle = 32;
  static_assert(kTableRadius + 1 < kMiddle);

  static constexpr std::array<int, kSides> kSteps{1,  1 - kStride, -kStride,
                                                  -1, kStride - 1, kStride};
  static constexpr std::size_t cell(Hex at) {
    return static_cast<std::size_t>((at.r + kMiddle) * kStride + at.q + kMiddle);
  }
  static constexpr std::size_t next(std::size_t from, int direction) {
    return static_cast<std::size_t>(static_cast<int>(from) +
                                    kSteps[static_cast<std::size_t>(direction)]);
  }

  struct Parts {                                  // the mass without one tile
    std::array<std::uint8_t, kMaxNodes> label{};  // a bit per part
    std::uint8_t all = 0;
  };

  struct Walk;
  int find_links(std::size_t at, int depth, int parent) const;
  void find_all_links() const;
  Parts parts_without(Hex gone) const;

  std::array<Node, kStride * kStride> cells_{};
  std::uint8_t nodes_ = kFirstTile;
  std::uint8_t tiles_of_a_ = 0;
  // Filled by find_all_links when first asked for.
  mutable bool links_known_ = false;
  mutable std::uint8_t visited_ = 0;
  mutable std::array<std::uint8_t, kMaxNodes> depth_{};
  mutable std::array<bool, kMaxNodes> links_{};
};

}  // namespace mael::maelstrom
