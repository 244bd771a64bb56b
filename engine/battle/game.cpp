#include "engine/battle/game.h"

namespace mael::battle {
namespace {

const FixedBattlefield& draw_table(Random& random, bool small) {
  for (;;) {
    const auto tables = fixed_battlefields();
    const FixedBattlefield& table = tables[random.below(static_cast<std::uint32_t>(tables.size()))];
    if (!small || battlefield(table.battlefield).width() == 36 * kMilsPerInch) return table;
  }
}

// One of a former edition: what seeded games are recorded with.
int draw_squad(Random& random, Faction faction) {
  for (;;) {
    const int squad = static_cast<int>(random.below(static_cast<std::uint32_t>(former_squads())));
    if (squad_at(squad).faction == faction) return squad;
  }
}

Setup draw(Random& random, bool odd) {
  Setup setup;
  const FixedBattlefield& table = draw_table(random, !odd);
  setup.battlefield = table.battlefield;
  setup.deployment = table.deployment;
  setup.attacker = seat_at(static_cast<int>(random.below(2)));
  const Faction factions[kSeats] = {Faction::Epirian, Faction::Karist};
  for (std::size_t side = 0; side < kSeats; ++side) {
    const Faction faction = factions[odd ? random.below(2) : side];
    const std::uint32_t squads = odd ? 1 + random.below(3) : 2;
    std::vector<UnitLines> units;
    for (std::uint32_t i = 0; i < squads; ++i) {
      units.push_back(as_printed(draw_squad(random, faction)));
    }
    setup.forces[side] = force_with(units);
  }
  return setup;
}

}  // namespace

bool keeps_pieces(const State& before, const State& after) {
  if (before.models.size() != after.models.size() || before.units.size() != after.units.size() ||
      before.forces != after.forces) {
    return false;
  }
  for (int i = 0; i < before.models.size(); ++i) {
    const Model &was = before.models[i], &is = after.models[i];
    if (was.line != is.line || is.fortitude > was.fortitude) return false;
  }
  return true;
}

Setup Battle::draw_setup(Random& random) { return draw(random, false); }
Setup Battle::draw_odd_setup(Random& random) { return draw(random, true); }

}  // namespace mael::battle
