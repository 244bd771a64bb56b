// Arrangements of tiles by coordinates, for tests that ask the mass alone.
#pragma once

#include <vector>

#include "engine/core/random.h"
#include "engine/maelstrom/mass.h"

namespace mael::maelstrom {

// A state with one tile on each of these spaces, the first ones seat A's. Nothing else about it is
// meant to be a position.
State arrange(const std::vector<Hex>& of_a, const std::vector<Hex>& of_b = {});

// So many tiles that hang together with the Vortex, grown at random.
std::vector<Hex> random_mass(int tiles, Random& random);

// What Mass finds, the long way round: sets of spaces and a search for every question.
class PlainMass {
 public:
  explicit PlainMass(const std::vector<Hex>& tiles) : tiles_(tiles) {}

  bool is_filled(Hex at) const;
  bool is_whole() const { return hangs_together(tiles_); }
  bool links_others(Hex at) const { return !hangs_together(without(at)); }
  // Every space a minion reaches, with the steps it takes; those flown over too.
  std::vector<Reached> reach(Hex start, const Mobility& how) const;
  // Steps of the shortest path along tiles; -1 if there is none.
  int range_between(Hex from, Hex to) const;

 private:
  static bool hangs_together(const std::vector<Hex>& tiles);
  std::vector<Hex> without(Hex gone) const;
  bool may_step(Hex start, Hex from, Hex to, int direction, const Mobility& how) const;

  std::vector<Hex> tiles_;
};

}  // namespace mael::maelstrom
