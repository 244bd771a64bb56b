// The lattice search, against trying all links again and again.
#include "engine/battle/ground/reach_search.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/core/random.h"
#include "tests/engine/battle/fields.h"

namespace mael::battle {
namespace {

constexpr std::int32_t kInfantry = 591;

using Costs = std::map<Point, std::int32_t>;

std::vector<Point> nodes_near(Point from, std::int32_t allowance, std::span<const Point> spots) {
  std::vector<Point> nodes{from};
  nodes.insert(nodes.end(), spots.begin(), spots.end());
  for (std::int32_t x = -2000; x <= 40'000; x += kLatticeStep) {
    for (std::int32_t y = -2000; y <= 40'000; y += kLatticeStep) {
      if (compare_distance(from, Point{x, y}, allowance) <= 0) nodes.push_back({x, y});
    }
  }
  return nodes;
}

Costs plain_costs(const Battlefield& field, const Passage& passage, Point from,
                  std::int32_t allowance, std::span<const Point> spots) {
  const std::vector<Point> nodes = nodes_near(from, allowance, spots);
  Costs costs{{from, 0}};
  for (bool changed = true; changed;) {
    changed = false;
    for (const Point& a : nodes) {
      const auto known = costs.find(a);
      if (known == costs.end()) continue;
      for (const Point& b : nodes) {
        if (std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)) > kLongestLink) continue;
        const std::int32_t cost = known->second + cost_of(field, a, {&b, 1});
        const auto there = costs.find(b);
        if (cost > allowance || (there != costs.end() && there->second <= cost)) continue;
        if (what_stops(field, passage, a, {&b, 1})) continue;
        costs[b] = cost;
        changed = true;
      }
    }
  }
  return costs;
}

Costs costs_of(const std::vector<ReachNode>& found) {
  Costs costs;
  for (const ReachNode& node : found) costs.emplace(node.at, node.cost);
  return costs;
}

}  // namespace

TEST_CASE("links lead at most half an inch along the lattice", "[battle][ways][EDG-R162]") {
  const auto found = search_reach(field_of({}), {kInfantry, {}, {}}, {18'000, 18'000}, 1200);
  const Costs costs = costs_of(found);
  CHECK(costs.at({18'000, 18'000}) == 0);
  CHECK(costs.at({18'750, 18'000}) == 750);
  CHECK(costs.at({18'500, 18'250}) == 560);        // √(500² + 250²), rounded up
  CHECK(costs.at({18'750, 18'250}) == 560 + 250);  // no link is longer than half an inch in x
  CHECK(costs.at({17'500, 17'500}) == 708);
  CHECK_FALSE(costs.contains({18'000, 19'250}));
  CHECK(std::is_sorted(found.begin(), found.end(),
                       [](const ReachNode& a, const ReachNode& b) { return a.cost < b.cost; }));
}

TEST_CASE("spots are nodes like the others", "[battle][ways][EDG-R162]") {
  const std::vector<Point> spots{{18'333, 18'100}, {30'000, 30'000}};
  const Costs costs =
      costs_of(search_reach(field_of({}), {kInfantry, {}, {}}, {18'010, 18'020}, 1000, spots));
  CHECK(costs.at({18'333, 18'100}) == 333);
  CHECK_FALSE(costs.contains({30'000, 30'000}));
  CHECK(costs.at({18'250, 18'000}) == 241);        // √(240² + 20²), rounded up
  CHECK(costs.at({18'750, 18'000}) == 241 + 500);  // a link of more than half an inch is none
}

TEST_CASE("the lattice agrees with trying all links", "[battle][ways][EDG-R162][EDG-R8]") {
  const Battlefield field = field_of({spire(box_corners(17'000, 17'000, 18'500, 18'200)),
                                      obstacle(2000, box_corners(15'000, 20'000, 15'400, 23'000))});
  Random random(1);
  int nodes = 0;
  for (int i = 0; i < 40; ++i) {
    // Among these, and in the corner of the table.
    const std::int32_t corner = i % 3 == 0 ? 0 : 15'000;
    const auto place = [&random, corner] {
      return Point{corner + static_cast<std::int32_t>(random.below(5000)),
                   corner + static_cast<std::int32_t>(random.below(5000))};
    };
    const Point from = place();
    const std::vector<Disc> blockers{{place(), kInfantry}};
    const Point spots[] = {place(), place()};
    const std::vector<Segment> bars{{place(), place()}};
    const Passage passage{kInfantry, blockers, bars};
    if (what_stops(field, passage, from, {&from, 1})) continue;
    const auto found = search_reach(field, passage, from, 2500, spots);
    nodes += static_cast<int>(found.size());
    CHECK(costs_of(found) == plain_costs(field, passage, from, 2500, spots));
  }
  CHECK(nodes > 2000);
}

TEST_CASE("a lattice costs little more than the shortest way", "[battle][ways][EDG-R162]") {
  const Battlefield field = field_of({spire(box_corners(16'000, 16'000, 19'000, 19'000))});
  const Passage passage{kInfantry, {}, {}};
  int failed = 0;
  for (const ReachNode& node : search_reach(field, passage, {14'000, 17'500}, 8000)) {
    const auto way = shortest_way(field, passage, {14'000, 17'500}, node.at, 8000);
    failed +=
        !way || way->cost > node.cost + kNearlyShortest || node.cost > way->cost * 11 / 10 + 500;
  }
  CHECK(failed == 0);
}

}  // namespace mael::battle
