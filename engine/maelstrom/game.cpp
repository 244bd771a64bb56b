#include "engine/maelstrom/game.h"

#include <array>

#include "engine/maelstrom/force_draw.h"

namespace mael::maelstrom {

Setup Maelstrom::draw_setup(Random& random) {
  std::array<Faction, 4> factions{Faction::Arcanae, Faction::Host, Faction::Draconis,
                                  Faction::Brood};  // MAE-035
  random.shuffle(factions);
  return basic_setup(factions[0], factions[1]);
}

Setup Maelstrom::draw_built_setup(Random& random) {
  return draw_advanced_setup(random, Edition::Maelstrom);
}

Result<Setup> Maelstrom::read_setup(std::string_view text) {
  auto setup = maelstrom::read_setup(text);
  if (setup && setup->edition != Edition::Maelstrom) return Error{"this is a set-up of Vortex"};
  return setup;
}

Options draw_odd_options(Random& random) {
  const auto pick = [&](int count) {
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(count)));
  };
  Options options;
  options.essence = static_cast<std::uint8_t>(1 + pick(9));
  options.draw_after = static_cast<std::uint8_t>(1 + pick(40));
  options.edge_step = pick(2);
  options.squeeze = pick(2);
  options.primary_limited = pick(2);
  options.same_faction = 1;
  return options;
}

Setup Maelstrom::draw_odd_setup(Random& random) {
  const Options options = draw_odd_options(random);
  const auto a = static_cast<Faction>(random.below(kFactions));
  const auto b = static_cast<Faction>(random.below(kFactions));
  return basic_setup(a, b, options);
}

bool keeps_pieces(const State& before, const State& after) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    const SideState &old_side = before.side(seat), &side = after.side(seat);
    if (old_side.rows.size() != side.rows.size()) return false;
    int listed = 0;
    int found = hand_size(side) + side.tiles.size() + side.relics.size() + stack_size(side);
    if (side.primary != kNoRow) ++found;
    for (int i = 0; i < side.rows.size(); ++i) {
      const ForceRow &old_row = old_side.rows[i], &row = side.rows[i];
      if (old_row.kind != row.kind || old_row.count != row.count) return false;
      listed += row.count;
      found += row.discard;
    }
    if (listed != found) return false;
  }
  return true;
}

}  // namespace mael::maelstrom
