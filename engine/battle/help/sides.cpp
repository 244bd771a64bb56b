#include "engine/battle/help/sides.h"

#include <cstdlib>
#include <optional>

namespace mael::battle {

namespace {

constexpr int kDraws = 200;

// One that is of the faction of this squad.
std::uint8_t draw_like(int squad, Random& random) {
  const auto count = static_cast<std::uint32_t>(content().squads.size());
  for (;;) {
    const auto drawn = static_cast<int>(random.below(count));
    if (squad_at(drawn).code[0] == squad_at(squad).code[0]) return static_cast<std::uint8_t>(drawn);
  }
}

// How good a draw is: less is better.
struct Unevenness {
  int apart = 0, unspent = 0;
  bool is_less_than(const Unevenness& other) const {
    return apart != other.apart ? apart < other.apart : unspent < other.unspent;
  }
};

}  // namespace

int points_of(const SideSquads& squads) {
  int points = 0;
  for (const int squad : squads) points += squad_at(squad).points;
  return points;
}

std::vector<Violation> over_points(const Setup& setup, int limit) {
  std::vector<Violation> faults;
  for (const SideSquads& squads : setup.squads) {
    const int points = points_of(squads);
    if (points > limit) faults.push_back({"EDG-403"_rule, {points, limit}});
  }
  return faults;
}

Setup with_drawn_sides(const Setup& setup, int limit, Random& random) {
  Setup best = setup;
  std::optional<Unevenness> least;
  for (int i = 0; i < kDraws; ++i) {
    Setup drawn = setup;
    for (SideSquads& squads : drawn.squads) {
      for (std::uint8_t& squad : squads) squad = draw_like(squad, random);
    }
    if (!over_points(drawn, limit).empty()) continue;
    const int one = points_of(drawn.squads[0]), other = points_of(drawn.squads[1]);
    const Unevenness now{std::abs(one - other), 2 * limit - one - other};
    if (least && !now.is_less_than(*least)) continue;
    least = now;
    best = std::move(drawn);
  }
  return best;
}

}  // namespace mael::battle
