// What is shown of where a leader may go.
#include "engine/battle/ground/reach_area.h"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <utility>

#include "engine/battle/described.h"
#include "engine/battle/game.h"
#include "engine/battle/ground/battlefields.h"
#include "engine/battle/ground/reach_search.h"
#include "engine/battle/text/notation.h"
#include "engine/play/bench.h"

namespace mael::battle {
namespace {

// Seven inches of MV, a wall of two squads before it.
const std::string kBeset =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 stage=active gone=1 active=a1 frames=acting:a1";

ReachArea reach_of(Gait gait) { return reach_area(*read_position(kBeset), 0, gait); }

// How often lines begin or end at each point.
std::map<std::pair<int, int>, int> ends_of(const ReachArea& reach, bool second) {
  std::map<std::pair<int, int>, int> ends;
  for (const ReachArea::Edge& edge : reach.edges) {
    if (edge.second != second) continue;
    ++ends[{edge.from.x, edge.from.y}];
    ++ends[{edge.to.x, edge.to.y}];
  }
  return ends;
}

bool covers(const ReachArea& reach, Point at, bool second) {
  for (const ReachArea::Patch& patch : reach.patches) {
    const bool inside =
        patch.low.x <= at.x && at.x <= patch.high.x && patch.low.y <= at.y && at.y <= patch.high.y;
    if (inside && (second || !patch.second)) return true;
  }
  return false;
}

// Every node of the lattice that is found and may be stood on is shown in its rank, and no other.
void compare_with_lattice(const State& state, UnitId unit) {
  const Walk walk = walk_of(state, unit, Gait::Dash);
  const std::int32_t move = walk_of(state, unit, Gait::Move).allowance;
  const Disc leader = base_of(state, state.units[unit].leader);
  const Obstacles obstacles = obstacles_of(state, walk);
  std::map<Point, bool> reached;  // whether only by a Dash
  for (const ReachNode& node : search_reach(battlefield_of(state), obstacles.passage(leader.radius),
                                            leader.centre, walk.allowance)) {
    const bool stands = !judge_end(state, walk, node.at) && has_room(state, walk, node.at);
    if (stands) reached[node.at] = node.cost > move;
  }
  const ReachArea area = reach_area(state, unit, Gait::Move);
  int wrong = 0, shown = 0;
  for (std::int32_t x = 0; x <= battlefield_of(state).width(); x += kLatticeStep) {
    for (std::int32_t y = 0; y <= battlefield_of(state).depth(); y += kLatticeStep) {
      const auto node = reached.find({x, y});
      const bool found = node != reached.end();
      wrong += covers(area, {x, y}, true) != found;
      wrong += covers(area, {x, y}, false) != (found && !node->second);
      shown += found;
    }
  }
  CHECK(wrong == 0);
  CHECK(shown > 1000);
}

}  // namespace

TEST_CASE("what is shown of a reach is where the lattice leads and a leader may stand",
          "[battle][ways][EDG-R162]") {
  compare_with_lattice(*read_position(kBeset), 0);
  for (const FixedBattlefield& table : fixed_battlefields()) {
    Setup setup = usual_setup();
    setup.battlefield = table.battlefield;
    setup.deployment = table.deployment;
    INFO(table.name);
    const auto begun = start(setup);
    REQUIRE(begun);
    for (UnitId unit = 0; unit < begun->units.size(); ++unit) compare_with_lattice(*begun, unit);
  }
}

TEST_CASE("a roof is shown to whom it has room for", "[battle][ways][EDG-R14]") {
  const std::string house =
      "edge-battle/1 table=36x36 terrain=house:9.35/9.35+10.65/9.35+10.65/10.65+9.35/10.65 "
      "a.i=K05:10/6,face:256 a.ii=E05:13/6+14.3/6+15.6/6,face:256 b.i=K05:30/30,face:768";
  const State state = *read_position(house);
  CHECK(covers(reach_area(state, 0, Gait::Move), {10'000, 10'000}, false));
  const ReachArea squad = reach_area(state, 1, Gait::Move);
  CHECK_FALSE(covers(squad, {10'000, 10'000}, true));
  CHECK(covers(squad, {10'000, 8'750}, false));
}

TEST_CASE("a bench times the reach of every squad on every table", "[battle][ways]") {
  std::uint64_t now = 0;
  const Clock clock = [&now] { return now += 3'000'000; };
  const Bench::Waited waited = Benchmark<Described>(clock).wait<Described::Reach>();
  CHECK(waited.name == "reach");
  CHECK(waited.pieces >= 5 * 4);  // as each of five games begins, four squads stand
  CHECK(waited.pieces <= 5 * 12 * 4);
  CHECK(waited.median == 3);
  CHECK(waited.slow == 3);
}

TEST_CASE("the edges of what can be reached are closed lines", "[battle][ways]") {
  for (const Gait gait : {Gait::Move, Gait::Consolidation}) {
    const ReachArea reach = reach_of(gait);
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

TEST_CASE("edges part what a Move and what a Dash reaches from all else", "[battle][ways]") {
  const ReachArea reach = reach_of(Gait::Move);
  constexpr int kHalf = kLatticeStep / 2;
  for (const ReachArea::Edge& edge : reach.edges) {
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

TEST_CASE("EDG-091 who moves dynamically comes over what bars others", "[battle][rule:EDG-091]") {
  const std::string position =
      "edge-battle/1 table=36x36 terrain=spire:8/8+12/8+12/10+8/10 "
      "a.i=E06(1:drone-class-laser-system!hover):10/6,face:256 "
      "b.i=K01(1:pulse-carbine):10/12,face:768 stage=active gone=1 active=a1 frames=acting:a1";
  const ReachArea area = reach_area(*read_position(position), 0, Gait::Move);
  CHECK(covers(area, {10'000, 14'000}, false));
  CHECK_FALSE(covers(area, {10'000, 14'500}, false));
  CHECK(covers(area, {10'000, 22'000}, true));
  CHECK_FALSE(covers(area, {10'000, 9'000}, true));   // impassable
  CHECK_FALSE(covers(area, {10'000, 12'000}, true));  // taken
}

}  // namespace mael::battle
