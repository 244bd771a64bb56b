#include "engine/maelstrom/vortex.h"

#include <algorithm>

#include "engine/maelstrom/force_draw.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

Setup setup_of(Faction a, Faction b, const Options& options = {}) {
  Setup setup;
  setup.edition = Edition::Vortex;
  setup.options = options;
  const auto fill = [](std::vector<ForceLine>& lines, Faction faction) {
    const auto force = ready_made_force(Edition::Vortex, faction);
    lines.assign(force.begin(), force.end());
  };
  fill(setup.forces[0], a);
  fill(setup.forces[1], b);
  return setup;
}

// How many copies of a tile a made-up force holds.
int draw_copies(const TileData& tile, Random& random) {
  if (tile.type == TileType::Relic) return static_cast<int>(random.below(2));
  if (may_start(Edition::Vortex, tile) && tile.cost == 0) {
    return static_cast<int>(2 + random.below(3));
  }
  return static_cast<int>(random.below(3));
}

// May come out too small to be played.
std::vector<ForceLine> draw_tiles(Random& random) {
  const auto first = static_cast<Faction>(random.below(kFactions));
  const auto second = static_cast<Faction>(random.below(kFactions));
  const bool allied = alignment_of(first) == alignment_of(second);
  std::vector<ForceLine> force;
  int room = kMaxForce;
  for (int kind = 0; kind < catalogue().size(); ++kind) {
    const TileData& tile = catalogue()[static_cast<TileKind>(kind)];
    if (tile.faction != first && !(allied && tile.faction == second)) continue;
    const int copies = std::min(room, draw_copies(tile, random));
    room -= copies;
    if (copies == 0) continue;
    force.push_back({static_cast<TileKind>(kind), static_cast<std::uint8_t>(copies)});
  }
  return force;
}

std::vector<ForceLine> draw_force(Random& random) {
  for (;;) {
    std::vector<ForceLine> force = draw_tiles(random);
    int tiles = 0;
    for (const ForceLine& line : force) tiles += line.count;
    if (tiles > kOpeningHand) return force;
  }
}

}  // namespace

Setup demo_setup(const Options& options) {
  return setup_of(Faction::Arcanae, Faction::Brood, options);
}

Result<Setup> Vortex::read_setup(std::string_view text) {
  auto setup = maelstrom::read_setup(text);
  if (setup && setup->edition != Edition::Vortex) return Error{"this is a set-up of Maelstrom"};
  return setup;
}

Setup Vortex::draw_setup(Random& random) {
  const bool swapped = random.below(2) != 0;
  return swapped ? setup_of(Faction::Brood, Faction::Arcanae) : demo_setup();
}

Setup Vortex::draw_custom_setup(Random& random) {
  Setup setup;
  setup.edition = Edition::Vortex;
  setup.options.same_faction = 1;  // two forces may come out alike
  for (std::vector<ForceLine>& force : setup.forces) force = draw_force(random);
  return setup;
}

Setup Vortex::draw_built_setup(Random& random) {
  return draw_advanced_setup(random, Edition::Vortex);
}

Setup Vortex::draw_odd_setup(Random& random) {
  Setup setup = draw_custom_setup(random);
  setup.options = draw_odd_options(random);
  return setup;
}

}  // namespace mael::maelstrom
