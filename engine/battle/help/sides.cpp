#include "engine/battle/help/sides.h"

#include <cstdlib>
#include <optional>

namespace mael::battle {

namespace {

constexpr int kDraws = 200;
// Loadouts a side is drawn from: to judge one takes longer than to draw it.
constexpr int kDrawn = 24;

struct DrawnUnit {
  Loadout loadout;
  int points = 0;
};

std::vector<DrawnUnit> draw_units(Faction faction, Random& random) {
  const int first = former_squads(), all = static_cast<int>(content().squads.size());
  std::vector<DrawnUnit> units;
  while (units.size() < kDrawn) {
    const int squad =
        first + static_cast<int>(random.below(static_cast<std::uint32_t>(all - first)));
    if (squad_at(squad).faction != faction) continue;
    const Loadout loadout = draw_loadout(squad, random);
    units.push_back({loadout, points_of(loadout)});
  }
  return units;
}

// A side as it may become: units of those it is drawn from.
struct DrawnSide {
  std::vector<const DrawnUnit*> units;
  int points = 0;
};

DrawnSide draw_side(const std::vector<DrawnUnit>& from, std::size_t count, Random& random) {
  DrawnSide side;
  for (; count > 0; --count) {
    side.units.push_back(&from[random.below(kDrawn)]);
    side.points += side.units.back()->points;
  }
  return side;
}

ForceId force_of_side(const DrawnSide& side) {
  std::vector<UnitLines> units;
  for (const DrawnUnit* unit : side.units) {
    units.push_back({unit->loadout.squad, lines_of(unit->loadout)});
  }
  return force_with(units);
}

// How good a draw is: less is better.
struct Unevenness {
  int apart = 0, unspent = 0;
  bool is_less_than(const Unevenness& other) const {
    return apart != other.apart ? apart < other.apart : unspent < other.unspent;
  }
};

Faction faction_of(const Force& force) { return squad_at(force.units[0].squad).faction; }

}  // namespace

std::vector<Violation> over_points(const Setup& setup, int limit) {
  std::vector<Violation> faults;
  for (const ForceId force : setup.forces) {
    const int points = points_of(force);
    if (points > limit) faults.push_back({"EDG-403"_rule, {points, limit}});
  }
  return faults;
}

Setup with_drawn_sides(const Setup& setup, int limit, Random& random) {
  std::array<std::vector<DrawnUnit>, kSeats> units;
  for (std::size_t side = 0; side < kSeats; ++side) {
    units[side] = draw_units(faction_of(force_at(setup.forces[side])), random);
  }
  std::array<DrawnSide, kSeats> best;
  std::optional<Unevenness> least;
  for (int i = 0; i < kDraws; ++i) {
    std::array<DrawnSide, kSeats> drawn;
    for (std::size_t side = 0; side < kSeats; ++side) {
      drawn[side] = draw_side(units[side], force_at(setup.forces[side]).units.size(), random);
    }
    const int one = drawn[0].points, other = drawn[1].points;
    if (one > limit || other > limit) continue;
    const Unevenness now{std::abs(one - other), 2 * limit - one - other};
    if (least && !now.is_less_than(*least)) continue;
    least = now;
    best = std::move(drawn);
  }
  if (!least) return setup;
  Setup after = setup;
  for (std::size_t side = 0; side < kSeats; ++side) after.forces[side] = force_of_side(best[side]);
  return after;
}

}  // namespace mael::battle
