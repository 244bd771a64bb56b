#include "engine/core/hex.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

namespace mael {
namespace {

// As far as the table of the house reaches.
constexpr int kRings = 30;

TEST_CASE("neighbours come in the order of the rules sheet", "[core][hex]") {
  CHECK(neighbour(kVortex, 0) == Hex{1, 0});
  CHECK(neighbour(kVortex, 1) == Hex{1, -1});
  CHECK(neighbour(kVortex, 2) == Hex{0, -1});
  CHECK(neighbour(kVortex, 3) == Hex{-1, 0});
  CHECK(neighbour(kVortex, 4) == Hex{-1, 1});
  CHECK(neighbour(kVortex, 5) == Hex{0, 1});
  CHECK(neighbour(Hex{3, -2}, 4) == Hex{2, -1});
}

TEST_CASE("opposite sides of a space differ by three", "[core][hex]") {
  for (int side = 0; side < kSides; ++side) {
    CHECK(neighbour(neighbour(kVortex, side), (side + 3) % kSides) == kVortex);
  }
}

TEST_CASE("neighbouring directions border on each other", "[core][hex]") {
  for (int side = 0; side < kSides; ++side) {
    CHECK(is_adjacent(neighbour(kVortex, side), neighbour(kVortex, (side + 1) % kSides)));
    CHECK_FALSE(is_adjacent(neighbour(kVortex, side), neighbour(kVortex, (side + 2) % kSides)));
  }
}

TEST_CASE("ring.step goes clockwise from north", "[core][hex]") {
  CHECK(hex_at(0, 0) == kVortex);
  CHECK(hex_at(1, 0) == Hex{0, -1});
  CHECK(hex_at(1, 1) == Hex{1, -1});
  CHECK(hex_at(1, 2) == Hex{1, 0});
  CHECK(hex_at(1, 3) == Hex{0, 1});
  CHECK(hex_at(1, 4) == Hex{-1, 1});
  CHECK(hex_at(1, 5) == Hex{-1, 0});
  CHECK(hex_at(2, 1) == Hex{1, -2});
  CHECK(hex_at(2, 11) == Hex{-1, -1});
}

TEST_CASE("every space has one name, and the name leads back", "[core][hex]") {
  std::set<Hex> seen;
  for (int ring = 0; ring <= kRings; ++ring) {
    for (int step = 0; step < (ring == 0 ? 1 : 6 * ring); ++step) {
      const Hex at = hex_at(ring, step);
      CAPTURE(ring, step);
      CHECK(ring_of(at) == ring);
      CHECK(step_of(at) == step);
      CHECK(seen.insert(at).second);
    }
  }
  CHECK(seen.size() == 1 + 3 * kRings * (kRings + 1));
}

TEST_CASE("steps that follow each other lie side by side", "[core][hex]") {
  for (int ring = 1; ring <= kRings; ++ring) {
    for (int step = 0; step < 6 * ring; ++step) {
      CHECK(is_adjacent(hex_at(ring, step), hex_at(ring, (step + 1) % (6 * ring))));
    }
  }
}

TEST_CASE("distance counts steps: no neighbour is nearer or further by more than one",
          "[core][hex]") {
  for (int ring = 0; ring <= 6; ++ring) {
    for (int step = 0; step < (ring == 0 ? 1 : 6 * ring); ++step) {
      const Hex at = hex_at(ring, step);
      CHECK(distance(at, kVortex) == ring);
      CHECK(distance(kVortex, at) == ring);
      int nearer = 0;
      for (int side = 0; side < kSides; ++side) {
        const int change = ring_of(neighbour(at, side)) - ring;
        CHECK((change >= -1 && change <= 1));
        nearer += change < 0 ? 1 : 0;
      }
      CHECK(nearer == (ring == 0 ? 0 : step % ring == 0 ? 1 : 2));
    }
  }
}

}  // namespace
}  // namespace mael
