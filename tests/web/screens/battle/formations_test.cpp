// How a squad stands at the end of its way, by one button each.
#include "web/screens/battle/formations.h"

#include <cstdlib>

#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"

namespace mael::web::battle {
namespace {

std::vector<Point> ghosts_of(const Played& played) {
  std::vector<Point> places;
  for (const GhostView& ghost : played.view().board.ghosts) places.push_back(ghost.at);
  return places;
}

std::int64_t spread(const std::vector<Point>& places) {
  std::int64_t sum = 0;
  for (const Point at : places) sum += squared_distance(at, places[0]);
  return sum;
}

void check_allowed(const Played& played) {
  const auto& draft = played.table.selection().draft;
  REQUIRE(draft);
  CHECK_FALSE(check(played.state(), draft->action).has_value());
}

}  // namespace

TEST_CASE("a line stands abreast, a wedge behind its leader to both sides, a clump is nearest",
          "[battle_forms]") {
  Played played(facing());
  played.tap("at 18/13");
  REQUIRE(played.view().prompt->forms.size() == 3);
  const Point leader = played.view().board.ghosts[0].at;

  played.tap("form line");
  check_allowed(played);
  const std::vector<Point> line = ghosts_of(played);
  int left = 0, right = 0;
  for (std::size_t i = 1; i < line.size(); ++i) {
    CHECK(std::abs(line[i].y - leader.y) < 100);
    ++(line[i].x < leader.x ? left : right);
  }
  CHECK(left == 2);
  CHECK(right == 2);

  played.tap("form wedge");
  check_allowed(played);
  const std::vector<Point> wedge = ghosts_of(played);
  for (std::size_t i = 1; i < wedge.size(); ++i) {
    CHECK(wedge[i].y < leader.y - 500);
    CHECK(std::abs(std::abs(wedge[i].x - leader.x) - (leader.y - wedge[i].y)) < 200);
  }

  played.tap("form clump");
  check_allowed(played);
  CHECK(spread(ghosts_of(played)) < spread(wedge));
  CHECK(spread(ghosts_of(played)) < spread(line));
  CHECK(played.view().board.ghosts[0].at == leader);
}

TEST_CASE("in cover all models stand where their leader is protected", "[battle_forms]") {
  Played played(facing("terrain=woods:15/12+21/12+21/13.4+15/13.4 "));
  played.tap("at 18/12.7");
  REQUIRE(played.view().prompt->forms.size() == 4);
  played.tap("form cover");
  check_allowed(played);
  const Battlefield& field = battlefield_of(played.state());
  for (const GhostView& ghost : played.view().board.ghosts) {
    CHECK(field.areas_under({ghost.at, ghost.radius}) != 0);
  }
  // In the open there is no such button.
  played.tap("at 18/9");
  CHECK(played.view().prompt->forms.size() == 3);
}

TEST_CASE("forms are places for a finger on every page, and lie in the prompt", "[battle_forms]") {
  for (const Vec2 page : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1440, 900}}) {
    INFO(page.x << "x" << page.y);
    Played played(facing());
    played.viewport = page;
    played.frame({}, {});
    played.tap("at 18/13");
    const Places& places = *played.table.picture(0).places;
    REQUIRE(places.forms.size() == 3);
    for (const Rect& at : places.forms) {
      CHECK(at.width() >= kTouch);
      CHECK(at.height() >= kTouch);
      CHECK(places.prompt.contains(at.min));
      CHECK(places.prompt.contains(at.max));
    }
    CHECK(places.arrows.size() == 4);
  }
}

}  // namespace mael::web::battle
