#include "engine/maelstrom/vortex.h"

#include "engine/maelstrom/force_draw.h"

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

Setup Vortex::draw_built_setup(Random& random) {
  return draw_advanced_setup(random, Edition::Vortex);
}

Setup Vortex::draw_odd_setup(Random& random) {
  Setup setup = draw_built_setup(random);
  setup.options = draw_odd_options(random);
  setup.options.first_discards = static_cast<std::uint8_t>(random.below(2));
  return setup;
}

}  // namespace mael::maelstrom
