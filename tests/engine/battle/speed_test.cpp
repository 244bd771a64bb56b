// What sight, ways and reach take. Printed, not judged: `battle_tests "[speed]"` of a release
// build.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <cstdio>
#include <vector>

#include "engine/battle/ground/battlefields.h"
#include "engine/battle/ground/reach_search.h"
#include "engine/battle/ground/sight.h"
#include "engine/battle/ground/way_costs.h"
#include "engine/battle/ground/ways.h"
#include "engine/core/random.h"
#include "tests/engine/battle/fields.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591, kTall = 1250, kDash = 12'000;

class Times {
 public:
  template <class Work>
  void take(Work&& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
    all_.push_back(took.count());
  }
  void print(const char* what, const std::string& where) {
    std::sort(all_.begin(), all_.end());
    const auto at = [this](std::size_t percent) { return all_[(all_.size() - 1) * percent / 100]; };
    std::printf("%-24s %-12s median %9.2f us, of 20 the slowest %9.2f us\n", what, where.c_str(),
                at(50), at(95));
  }

 private:
  std::vector<double> all_;
};

Point spot(const Battlefield& field, Random& random) {
  const auto within = [&random](std::int32_t size) {
    return 600 + static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(size - 1200)));
  };
  return {within(field.width()), within(field.depth())};
}

// Five bases somewhere on the table, within 2" of their leader.
std::vector<Figure> squad(const Battlefield& field, Random& random) {
  std::vector<Figure> figures;
  const Point middle = spot(field, random);
  for (int i = 0; i < 5; ++i) {
    const auto by = [&random] { return static_cast<std::int32_t>(random.below(4001)) - 2000; };
    const Point at{middle.x + by(), middle.y + by()};
    figures.push_back({{at, kInfantry}, field.level_at(at), kTall});
  }
  return figures;
}

// 40 pieces of 2 by 2 inches on the large table.
Battlefield forty_pieces() {
  BattlefieldPlan plan{72'000, 48'000, {}};
  for (int i = 0; i < 40; ++i) {
    const std::int32_t west = 3000 + i % 8 * 9000, south = 3000 + i / 8 * 9000;
    plan.features.push_back(
        obstacle(i % 3 == 0 ? 3000 : 1000, box_corners(west, south, west + 2000, south + 2000)));
  }
  return *Battlefield::make(plan);
}

void time_sight(const Battlefield& field, const std::string& where) {
  Random random(1);
  Times times;
  for (int i = 0; i < 20'000; ++i) {
    const auto viewers = squad(field, random), targets = squad(field, random);
    std::vector<Screen> screens;
    for (int k = 0; k < 6; ++k) screens.push_back({{spot(field, random), 1575}, 2500, 0});
    times.take([&] { (void)look(field, eye_of(field, viewers[0]), targets, screens); });
  }
  times.print("sight, 5 on 5", where);
}

void time_ways(const Battlefield& field, const std::string& where) {
  Random random(1);
  Times ways, costs, reach, lattice;
  for (int i = 0; i < 400; ++i) {
    const Point from = spot(field, random), to = spot(field, random);
    std::vector<Disc> blockers;
    std::vector<Segment> bars;
    for (int unit = 0; unit < 2; ++unit) {
      std::vector<Point> centres;
      for (const Figure& figure : squad(field, random)) {
        blockers.push_back(figure.base);
        centres.push_back(figure.base.centre);
      }
      add_bars(centres, from, bars);
    }
    const Passage passage{kInfantry, blockers, bars};
    if (what_stops(field, passage, from, {&from, 1})) continue;
    ways.take([&] { (void)shortest_way(field, passage, from, to, 100'000); });
    costs.take([&] {
      const WayCosts all(field, passage, from, kDash);
      for (int k = 0; k < 100; ++k) (void)all.to({from.x + 100 * (k - 50), from.y + 70 * (k % 10)});
    });
    reach.take([&] { (void)reach_of(field, passage, from, kDash); });
    if (i % 10 == 0) lattice.take([&] { (void)search_reach(field, passage, from, kDash); });
  }
  ways.print("shortest way, any length", where);
  costs.print("costs to 100 places", where);
  reach.print("reach of 12 inches", where);
  lattice.print("lattice of 12 inches", where);
}

}  // namespace

TEST_CASE("what geometry takes", "[battle][.speed]") {
  time_sight(forty_pieces(), "40 pieces");
  for (const FixedBattlefield& table : fixed_battlefields()) {
    time_sight(battlefield(table.battlefield), table.name);
    time_ways(battlefield(table.battlefield), table.name);
  }
}

}  // namespace mael::battle
