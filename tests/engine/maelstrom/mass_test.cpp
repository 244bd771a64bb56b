// The Vortex mass by coordinates, as the rules sheet gives them, and against a plain search.
#include "engine/maelstrom/mass.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/maelstrom/text/notation.h"
#include "tests/engine/maelstrom/mass_arrangement.h"

namespace mael::maelstrom {
namespace {

constexpr Mobility walker(int movement) { return {movement}; }
constexpr Mobility flyer(int movement) { return {movement, true}; }

// Where a minion can stop, in order.
std::vector<Hex> stops(const std::vector<Hex>& tiles, Hex start, const Mobility& how) {
  const Mass mass(arrange(tiles));
  Reach reach;
  mass.find_reach(start, how, reach);
  std::vector<Hex> spaces;
  for (const Reached& each : reach) {
    if (!each.over_tile) spaces.push_back(each.at);
  }
  std::sort(spaces.begin(), spaces.end());
  return spaces;
}

bool reaches(const std::vector<Hex>& tiles, Hex start, const Mobility& how, Hex to) {
  const std::vector<Hex> spaces = stops(tiles, start, how);
  return std::find(spaces.begin(), spaces.end(), to) != spaces.end();
}

std::string spaces_text(const std::vector<Hex>& tiles) {
  std::string text;
  for (const Hex at : tiles) text += write_space(at) + " ";
  return text;
}

TEST_CASE("a flyer passes over C to D in three spaces", "[maelstrom][mass][rule:MAE-081]") {
  const std::vector<Hex> tiles{{1, 0}, {1, -1}, {2, 0}};
  const Hex a{2, 0}, d{0, -1};
  CHECK(reaches(tiles, a, flyer(3), d));
  CHECK_FALSE(reaches(tiles, a, flyer(2), d));
  CHECK_FALSE(reaches(tiles, a, walker(3), d));
  CHECK(reaches(tiles, a, walker(4), d));
}

TEST_CASE("a walker goes G, H, I, J round the outside", "[maelstrom][mass][rule:MAE-082]") {
  const std::vector<Hex> tiles{{1, 0}, {1, -1}, {1, 1}};
  CHECK(reaches(tiles, {1, 1}, walker(3), {2, -2}));
  CHECK_FALSE(reaches(tiles, {1, 1}, walker(2), {2, -2}));
}

TEST_CASE("E, the only link to F, has one place to go", "[maelstrom][mass][rule:MAE-083]") {
  const std::vector<Hex> tiles{{0, -1}, {1, -2}, {2, -2}, {2, 0}, {1, 0}};
  CHECK(stops(tiles, {1, 0}, walker(3)) == std::vector<Hex>{{2, -1}});
  CHECK(stops(tiles, {1, 0}, walker(1)) == std::vector<Hex>{{2, -1}});
}

TEST_CASE("a step that parts the mass for a moment is refused",
          "[maelstrom][mass][rule:MAE-R1][rule:MAE-R4]") {
  const std::vector<Hex> tiles{{0, -1}, {1, -2}, {2, -3}, {3, -3},
                               {4, -3}, {4, -2}, {2, 0},  {1, 0}};
  CHECK(stops(tiles, {1, 0}, walker(2)).empty());
  CHECK(stops(tiles, {1, 0}, flyer(2)).empty());
}

TEST_CASE("a step follows an edge", "[maelstrom][mass][rule:MAE-R2]") {
  const std::vector<Hex> tiles{{1, 0}, {1, -1}, {2, -2}, {3, -2}, {2, 0}};
  CHECK_FALSE(reaches(tiles, {2, 0}, walker(1), {3, -1}));
  CHECK(reaches(tiles, {2, 0}, walker(2), {3, -1}));
  Mobility loose = walker(1);
  loose.edge_step = false;
  CHECK(reaches(tiles, {2, 0}, loose, {3, -1}));
  CHECK_FALSE(reaches(tiles, {2, 0}, loose, {3, 0}));
}

TEST_CASE("a walker passes between two tiles", "[maelstrom][mass][rule:MAE-R3]") {
  const std::vector<Hex> tiles{{1, -1}, {2, -1}, {0, 1}, {1, 1}, {2, 0}};
  CHECK(reaches(tiles, {2, 0}, walker(1), {1, 0}));
  Mobility tight = walker(8);
  tight.squeeze = false;
  CHECK_FALSE(reaches(tiles, {2, 0}, tight, {1, 0}));
}

TEST_CASE("a flyer passes over every tile but the Vortex",
          "[maelstrom][mass][rule:MAE-R5][rule:MAE-078]") {
  const Mass mass(arrange({{0, -1}, {1, 0}}, {{0, 1}}));
  Reach reach;
  mass.find_reach({1, 0}, flyer(8), reach);
  const auto over = [&](Hex at) {
    return std::any_of(reach.begin(), reach.end(),
                       [&](const Reached& each) { return each.at == at && each.over_tile; });
  };
  CHECK(over({0, -1}));
  CHECK(over({0, 1}));
  CHECK_FALSE(over(kVortex));
}

TEST_CASE("the way of a move is told step by step", "[maelstrom][mass][rule:MAE-R8]") {
  const Mass mass(arrange({{1, 0}, {1, -1}, {2, 0}}));
  Reach reach;
  mass.find_reach({2, 0}, flyer(3), reach);
  const auto goal = std::find_if(reach.begin(), reach.end(), [](const Reached& each) {
    return each.at == Hex{0, -1};
  });
  REQUIRE(goal != reach.end());
  CHECK(goal->steps == 3);
  const Reached& second = reach[goal->from];
  CHECK(second.steps == 2);
  const Reached& first = reach[second.from];
  CHECK(first.steps == 1);
  CHECK(first.from == kFromStart);
}

TEST_CASE("the tile on a space is found, whoever owns it", "[maelstrom][mass][rule:MAE-007]") {
  const Mass mass(arrange({{1, 0}, {2, 0}}, {{-1, 0}}));
  CHECK(mass.tile_at({2, 0}) == TileRef{Seat::A, 1});
  CHECK(mass.tile_at({-1, 0}) == TileRef{Seat::B, 0});
  CHECK_FALSE(mass.tile_at(kVortex));
  CHECK_FALSE(mass.tile_at({0, 1}));
  CHECK_FALSE(mass.tile_at({kTableRadius + 1, 0}));
  CHECK(mass.is_filled(kVortex));
  CHECK(mass.is_free({0, 1}));
  CHECK_FALSE(mass.is_free({1, 0}));
  CHECK_FALSE(mass.is_free({kTableRadius + 1, 0}));
}

TEST_CASE("the table's corners are inside, what lies beyond is not",
          "[maelstrom][mass][rule:MAE-066]") {
  for (int step = 0; step < 6 * kTableRadius; ++step) {
    const Hex corner = hex_at(kTableRadius, step);
    const Mass mass(arrange({corner}));
    CHECK(mass.is_filled(corner));
    CHECK_FALSE(mass.is_whole());
    Reach reach;
    mass.find_reach(corner, flyer(3), reach);
    CHECK(reach.empty());
  }
}

TEST_CASE("random masses: links are what the plain search finds",
          "[maelstrom][mass][rule:MAE-086][rule:MAE-088]") {
  Random random(1);
  for (int i = 0; i < 400; ++i) {
    std::vector<Hex> tiles = random_mass(1 + static_cast<int>(random.below(40)), random);
    if (random.below(3) == 0) tiles.erase(tiles.begin());  // some fall apart
    const PlainMass plain(tiles);
    const Mass mass(arrange(tiles));
    CAPTURE(spaces_text(tiles));
    CHECK(mass.is_whole() == plain.is_whole());
    if (!plain.is_whole()) continue;
    for (const Hex at : tiles) CHECK(mass.links_others(at) == plain.links_others(at));
  }
}

Mobility random_mobility(Random& random) {
  Mobility how;
  how.movement = static_cast<int>(random.below(5));
  how.flying = random.below(2) == 0;
  how.edge_step = random.below(4) != 0;
  how.squeeze = random.below(4) != 0;
  return how;
}

std::vector<Reached> sorted(std::vector<Reached> reach) {
  std::sort(reach.begin(), reach.end(),
            [](const Reached& a, const Reached& b) { return a.at < b.at; });
  for (Reached& each : reach) each.from = 0;  // one of several shortest ways
  return reach;
}

TEST_CASE("random masses: a minion gets where the plain search gets",
          "[maelstrom][mass][rule:MAE-067][rule:MAE-070][rule:MAE-074][rule:MAE-079]") {
  Random random(2);
  Reach reach;
  for (int i = 0; i < 1500; ++i) {
    const std::vector<Hex> tiles = random_mass(1 + static_cast<int>(random.below(24)), random);
    const Hex start = tiles[random.below(static_cast<std::uint32_t>(tiles.size()))];
    const Mobility how = random_mobility(random);
    Mass(arrange(tiles)).find_reach(start, how, reach);
    CAPTURE(spaces_text(tiles), write_space(start), how.movement, how.flying, how.edge_step,
            how.squeeze);
    REQUIRE(sorted({reach.begin(), reach.end()}) == sorted(PlainMass(tiles).reach(start, how)));
  }
}

TEST_CASE("random masses: every way is made of single steps", "[maelstrom][mass][rule:MAE-R8]") {
  Random random(3);
  Reach reach;
  for (int i = 0; i < 300; ++i) {
    const std::vector<Hex> tiles = random_mass(20, random);
    const Hex start = tiles[random.below(20)];
    Mass(arrange(tiles)).find_reach(start, flyer(4), reach);
    for (const Reached& each : reach) {
      const bool first = each.from == kFromStart;
      CHECK(each.steps == (first ? 1 : reach[each.from].steps + 1));
      CHECK(is_adjacent(each.at, first ? start : reach[each.from].at));
    }
  }
}

TEST_CASE("random masses: range is what the plain search counts",
          "[maelstrom][mass][rule:MAE-180][rule:MAE-184]") {
  Random random(4);
  for (int i = 0; i < 200; ++i) {
    const std::vector<Hex> tiles = random_mass(16, random);
    const PlainMass plain(tiles);
    const Mass mass(arrange(tiles));
    const Hex from = tiles[random.below(16)];
    for (const Hex to : tiles) {
      if (to == from) continue;
      const int steps = plain.range_between(from, to);
      for (int range = 0; range <= 4; ++range) {
        CHECK(mass.is_in_range(from, to, range) == (steps > 0 && steps <= range));
      }
    }
  }
}

}  // namespace
}  // namespace mael::maelstrom
