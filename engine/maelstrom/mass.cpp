#include "engine/maelstrom/mass.h"

#include <algorithm>

namespace mael::maelstrom {

Mass::Mass(const State& state) {
  cells_[cell(kVortex)] = kVortexNode;
  for (const SideState& side : state.sides) {
    for (const BoardTile& tile : side.tiles) cells_[cell(tile.at)] = nodes_++;
  }
  tiles_of_a_ = static_cast<std::uint8_t>(state.sides[0].tiles.size());
}

std::optional<TileRef> Mass::tile_at(Hex at) const {
  if (ring_of(at) > kTableRadius) return {};
  const Node node = cells_[cell(at)];
  if (node < kFirstTile) return {};
  const int index = node - kFirstTile;
  if (index < tiles_of_a_) return TileRef{Seat::A, static_cast<std::uint8_t>(index)};
  return TileRef{Seat::B, static_cast<std::uint8_t>(index - tiles_of_a_)};
}

// Tarjan's articulation points by depth-first search from the Vortex: a tile links others if no
// tile below it in the search tree reaches above it. Returns the lowest depth reached.
int Mass::find_links(std::size_t at, int depth, int parent) const {
  const Node node = cells_[at];
  depth_[node] = static_cast<std::uint8_t>(depth);
  ++visited_;
  int lowest = depth;
  for (int direction = 0; direction < kSides; ++direction) {
    const std::size_t to = next(at, direction);
    const Node other = cells_[to];
    if (other == kEmpty || other == parent) continue;
    if (depth_[other] != 0) {
      lowest = std::min(lowest, static_cast<int>(depth_[other]));
      continue;
    }
    const int below = find_links(to, depth + 1, node);
    if (below >= depth) links_[node] = true;
    lowest = std::min(lowest, below);
  }
  return lowest;
}

void Mass::find_all_links() const {
  if (links_known_) return;
  find_links(cell(kVortex), 1, kEmpty);
  links_known_ = true;
}

bool Mass::is_whole() const {
  find_all_links();
  return visited_ == nodes_ - 1;
}

bool Mass::links_others(Hex at) const {
  find_all_links();
  return links_[cells_[cell(at)]];
}

bool Mass::touches(Hex at, Hex except) const {
  for (int direction = 0; direction < kSides; ++direction) {
    const Hex beside = neighbour(at, direction);
    if (beside != except && is_filled(beside)) return true;
  }
  return false;
}

// Labels what hangs together when the tile at `gone` is taken away: one bit per part.
Mass::Parts Mass::parts_without(Hex gone) const {
  Parts parts;
  std::array<std::size_t, kMaxNodes> open;
  const std::size_t middle = cell(gone);
  for (int direction = 0; direction < kSides; ++direction) {
    const std::size_t first = next(middle, direction);
    if (cells_[first] == kEmpty || parts.label[cells_[first]] != 0) continue;
    const auto bit = static_cast<std::uint8_t>(parts.all + 1);
    parts.all = static_cast<std::uint8_t>(parts.all | bit);
    int count = 0;
    open[static_cast<std::size_t>(count++)] = first;
    parts.label[cells_[first]] = bit;
    while (count > 0) {
      const std::size_t at = open[static_cast<std::size_t>(--count)];
      for (int way = 0; way < kSides; ++way) {
        const std::size_t to = next(at, way);
        if (to == middle || cells_[to] == kEmpty || parts.label[cells_[to]] != 0) continue;
        parts.label[cells_[to]] = bit;
        open[static_cast<std::size_t>(count++)] = to;
      }
    }
  }
  return parts;
}

// One search for the spaces a minion can reach.
struct Mass::Walk {
  const Mass& mass;
  const Mobility& how;
  const std::size_t start;
  const bool links;  // the mover is the only link to some tile
  const Parts parts;
  // Spaces seen, by the low five bits of both coordinates: a reach is less than 32 wide.
  std::array<std::uint32_t, 32> seen{};

  Walk(const Mass& of, Hex from, const Mobility& mobility)
      : mass(of),
        how(mobility),
        start(cell(from)),
        links(!mobility.ignore_contact && of.links_others(from)),
        parts(links ? of.parts_without(from) : Parts{}) {
    see(from);
  }

  // Returns whether the space was new.
  bool see(Hex at) {
    std::uint32_t& row = seen[static_cast<std::size_t>(at.r & 31)];
    const std::uint32_t bit = 1u << (at.q & 31);
    const bool fresh = (row & bit) == 0;
    row |= bit;
    return fresh;
  }

  // The start counts as empty once the mover has left it (MAE-R1).
  bool is_filled(std::size_t at) const { return at != start && mass.cells_[at] != kEmpty; }

  // Whether the mover standing here keeps every part of the mass in touch (MAE-087, MAE-088).
  bool keeps_mass_whole(std::size_t at) const {
    std::uint8_t touched = 0;
    for (int direction = 0; direction < kSides; ++direction) {
      touched = static_cast<std::uint8_t>(touched | parts.label[mass.cells_[next(at, direction)]]);
    }
    return touched == parts.all;
  }

  bool touches_mass(std::size_t at) const {
    for (int direction = 0; direction < kSides; ++direction) {
      if (is_filled(next(at, direction))) return true;
    }
    return false;
  }

  // A step between two empty spaces follows an edge: a space that flanks the border is filled.
  bool follows_edge(std::size_t from, std::size_t to, int direction) const {
    const bool left = is_filled(next(from, (direction + 1) % kSides));
    const bool right = is_filled(next(from, (direction + 5) % kSides));
    if (!how.squeeze && !how.flying && left && right) return false;
    return how.edge_step ? left || right : touches_mass(to);
  }

  bool may_step(std::size_t from, std::size_t to, int direction) const {
    if (is_filled(to)) return how.flying && !links && mass.cells_[to] != kVortexNode;
    if (how.ignore_contact) return true;
    if (links && !keeps_mass_whole(to)) return false;
    return is_filled(from) || follows_edge(from, to, direction);
  }
};

void Mass::find_reach(Hex start, const Mobility& mobility, Reach& reach) const {
  reach.clear();
  Walk walk(*this, start, mobility);
  const auto spread = [&](Hex from, int steps, std::uint8_t origin) {
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex to = neighbour(from, direction);
      if (ring_of(to) > kTableRadius) continue;
      if (!walk.may_step(cell(from), cell(to), direction) || !walk.see(to)) continue;
      reach.push_back({to, static_cast<std::uint8_t>(steps), origin, walk.is_filled(cell(to))});
    }
  };
  const int movement = std::min(mobility.movement, kMaxMovement);
  if (movement > 0) spread(start, 1, kFromStart);
  for (int i = 0; i < reach.size(); ++i) {
    const Reached at = reach[i];
    if (at.steps < movement) spread(at.at, at.steps + 1, static_cast<std::uint8_t>(i));
  }
}

bool Mass::is_in_range(Hex from, Hex to, int range) const {
  if (range < distance(from, to)) return false;
  if (is_adjacent(from, to)) return true;
  std::array<std::size_t, kMaxNodes> open;
  std::array<bool, kMaxNodes> seen{};
  std::size_t begin = 0, end = 0;
  open[end++] = cell(from);
  seen[cells_[cell(from)]] = true;
  for (int steps = 1; steps <= range; ++steps) {
    for (const std::size_t stop = end; begin < stop; ++begin) {
      for (int direction = 0; direction < kSides; ++direction) {
        const std::size_t at = next(open[begin], direction);
        if (at == cell(to)) return true;
        const Node node = cells_[at];
        if (node < kFirstTile || seen[node]) continue;
        seen[node] = true;
        open[end++] = at;
      }
    }
  }
  return false;
}

}  // namespace mael::maelstrom
