#include "web/table/session/variations.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

namespace mael::web {
namespace {

using Way = std::vector<std::string>;

constexpr Rect kStrip{{100, 200}, {460, 280}};

TEST_CASE("a way that was never left is a tree of one lane without a strip", "[variations]") {
  const Variations ways = variations_of(Way{"a", "b"}, {}, 1);
  CHECK(ways == Variations{{{0, 0, 2}}, 1});
  CHECK(height_of(ways) == 0);
}

TEST_CASE("a way parts from the one it shares most with", "[variations]") {
  const std::vector<Way> left{{"a", "x", "y", "z"}, {"a", "x", "u"}, {"v"}};
  const Variations ways = variations_of(Way{"a", "b", "c"}, left, 2);
  CHECK(ways.lanes == std::vector<VariationLane>{{0, 0, 3}, {0, 1, 4}, {1, 2, 3}, {0, 0, 1}});
  CHECK(height_of(ways) > 44);
}

TEST_CASE("no more ways are shown than there are lanes", "[variations]") {
  const std::vector<Way> left{{"u"}, {"v"}, {"w"}, {"x"}, {"y"}};
  CHECK(variations_of(Way{"a"}, left, 0).lanes.size() == kMostLanes);
}

TEST_CASE("what is tapped is the moment that lies nearest", "[variations]") {
  const std::vector<Way> left{{"a", "x", "y", "z"}, {"a", "b", "u"}};
  const Variations ways = variations_of(Way{"a", "b", "c"}, left, 2);
  for (const VariationPlace place :
       {VariationPlace{0, 0}, VariationPlace{0, 3}, VariationPlace{1, 2}, VariationPlace{1, 4},
        VariationPlace{2, 3}}) {
    const Vec2 at = place_of(ways, kStrip, place);
    CHECK(nearest(ways, kStrip, at) == place);
    CHECK(nearest(ways, kStrip, at + Vec2{5, 6}) == place);
  }
  // Where a way parts, the point is the other's: its own begin behind it.
  CHECK(nearest(ways, kStrip, place_of(ways, kStrip, {0, 1})) == VariationPlace{0, 1});
  CHECK(nearest(ways, kStrip, place_of(ways, kStrip, {1, 1})) == VariationPlace{1, 2});
}

TEST_CASE("the moment that is looked at is in sight however long the ways are", "[variations]") {
  const Way longest(300, "a");
  for (const int at : {0, 1, 40, 150, 299, 300}) {
    const Variations ways = variations_of(longest, std::vector<Way>{{"b"}}, at);
    const Vec2 here = place_of(ways, kStrip, {0, at});
    CHECK(kStrip.contains(here));
    // No gap at either end: the first moment or the last one lies at the edge, or both are beyond.
    CHECK(place_of(ways, kStrip, {0, 0}).x <= kStrip.min.x + 20);
    CHECK(place_of(ways, kStrip, {0, 300}).x >= kStrip.max.x - 20);
  }
}

}  // namespace
}  // namespace mael::web
