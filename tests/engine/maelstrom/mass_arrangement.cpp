#include "tests/engine/maelstrom/mass_arrangement.h"

#include <algorithm>

namespace mael::maelstrom {
namespace {

bool holds(const std::vector<Hex>& spaces, Hex at) {
  return std::find(spaces.begin(), spaces.end(), at) != spaces.end();
}

void place(SideState& side, const std::vector<Hex>& spaces) {
  for (const Hex at : spaces) {
    BoardTile tile;
    tile.copy = static_cast<std::uint8_t>(side.tiles.size() + 1);
    tile.at = at;
    side.tiles.push_back(tile);
  }
}

}  // namespace

State arrange(const std::vector<Hex>& of_a, const std::vector<Hex>& of_b) {
  State state;
  place(state.side(Seat::A), of_a);
  place(state.side(Seat::B), of_b);
  return state;
}

std::vector<Hex> random_mass(int tiles, Random& random) {
  std::vector<Hex> mass{kVortex};
  while (static_cast<int>(mass.size()) <= tiles) {
    const Hex from = mass[random.below(static_cast<std::uint32_t>(mass.size()))];
    const Hex at = neighbour(from, static_cast<int>(random.below(kSides)));
    if (!holds(mass, at)) mass.push_back(at);
  }
  mass.erase(mass.begin());
  return mass;
}

bool PlainMass::is_filled(Hex at) const { return at == kVortex || holds(tiles_, at); }

bool PlainMass::hangs_together(const std::vector<Hex>& tiles) {
  std::vector<Hex> found{kVortex};
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex at = neighbour(found[i], direction);
      if (holds(tiles, at) && !holds(found, at)) found.push_back(at);
    }
  }
  return found.size() == tiles.size() + 1;
}

std::vector<Hex> PlainMass::without(Hex gone) const {
  std::vector<Hex> rest = tiles_;
  rest.erase(std::remove(rest.begin(), rest.end(), gone), rest.end());
  return rest;
}

// MAE-R1 … MAE-R5, read off the sheet.
bool PlainMass::may_step(Hex start, Hex from, Hex to, int direction, const Mobility& how) const {
  std::vector<Hex> rest = without(start);
  const auto filled = [&](Hex at) { return at == kVortex || holds(rest, at); };
  if (to == kVortex) return false;
  if (filled(to)) return how.flying && hangs_together(rest);
  if (!filled(from)) {
    const bool left = filled(neighbour(from, (direction + 1) % kSides));
    const bool right = filled(neighbour(from, (direction + kSides - 1) % kSides));
    if (how.edge_step && !left && !right) return false;
    if (!how.squeeze && !how.flying && left && right) return false;
  }
  rest.push_back(to);
  return hangs_together(rest);
}

std::vector<Reached> PlainMass::reach(Hex start, const Mobility& how) const {
  std::vector<Reached> found{{start, 0, 0, false}};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const Reached here = found[i];
    if (here.steps == how.movement) continue;
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex to = neighbour(here.at, direction);
      const bool known = std::any_of(found.begin(), found.end(),
                                     [&](const Reached& each) { return each.at == to; });
      if (known || ring_of(to) > kTableRadius) continue;
      if (!may_step(start, here.at, to, direction, how)) continue;
      const auto steps = static_cast<std::uint8_t>(here.steps + 1);
      found.push_back({to, steps, static_cast<std::uint8_t>(i), is_filled(to)});
    }
  }
  found.erase(found.begin());
  return found;
}

int PlainMass::range_between(Hex from, Hex to) const {
  std::vector<std::pair<Hex, int>> found{{from, 0}};
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto [here, steps] = found[i];
    if (here == to) return steps;
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex at = neighbour(here, direction);
      const bool known = std::any_of(found.begin(), found.end(),
                                     [&](const auto& each) { return each.first == at; });
      if (!known && holds(tiles_, at)) found.push_back({at, steps + 1});
    }
  }
  return -1;
}

}  // namespace mael::maelstrom
