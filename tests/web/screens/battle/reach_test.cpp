// What is shown of where a leader may go.
#include "web/screens/battle/reach.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <utility>

#include "engine/battle/notation.h"
#include "engine/battle/reach_search.h"

namespace mael::web::battle {
namespace {

// Seven inches of MV, a wall of two squads before it.
const std::string kBeset =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 stage=active gone=1 active=a1 frames=acting:a1";

Reach reach_of(Gait gait) {
  return make_reach(*read_position(kBeset), 0, gait);
}

// How often lines begin or end at each point.
std::map<std::pair<int, int>, int> ends_of(const Reach& reach, bool second) {
  std::map<std::pair<int, int>, int> ends;
  for (const Reach::Edge& edge : reach.edges) {
    if (edge.second != second) continue;
    ++ends[{edge.from.x, edge.from.y}];
    ++ends[{edge.to.x, edge.to.y}];
  }
  return ends;
}

bool covers(const Reach& reach, Point at, bool second) {
  for (const Reach::Patch& patch : reach.patches) {
    const bool inside =
        patch.low.x <= at.x && at.x <= patch.high.x && patch.low.y <= at.y && at.y <= patch.high.y;
    if (inside && (second || !patch.second)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("the edges of what can be reached are closed lines", "[battle_table]") {
  for (const Gait gait : {Gait::Move, Gait::Consolidation}) {
    const Reach reach = reach_of(gait);
    for (const bool second : {false, true}) {
      const auto ends = ends_of(reach, second);
      REQUIRE_FALSE(ends.empty());
      for (const auto& [at, count] : ends) {
        INFO(at.first << "/" << at.second);
        CHECK(count == 2);
      }
    }
  }
}

TEST_CASE("edges part what a Move and what a Dash reaches from all else", "[battle_table]") {
  const Reach reach = reach_of(Gait::Move);
  constexpr int kHalf = kLatticeStep / 2;
  for (const Reach::Edge& edge : reach.edges) {
    // An end lies in the middle between two nodes, of which one can be reached.
    const bool across = edge.from.x % kLatticeStep != 0;
    const Point step{across ? kHalf : 0, across ? 0 : kHalf};
    const Point low{edge.from.x - step.x, edge.from.y - step.y};
    const Point high{edge.from.x + step.x, edge.from.y + step.y};
    CHECK(covers(reach, low, edge.second) != covers(reach, high, edge.second));
  }
  CHECK(covers(reach, {18'000, 16'000}, false));
  CHECK_FALSE(covers(reach, {18'000, 3'000 - kLatticeStep}, false));
  CHECK(covers(reach, {18'000, 3'000 - kLatticeStep}, true));
}

}  // namespace mael::web::battle
