// Where single models of a squad are to stand, by finger, by arrow and by key; the small map and
// the glass.
#include "web/screens/battle/ghosts.h"

#include <algorithm>
#include <string>

#include "engine/battle/derived.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/small_map.h"

namespace mael::web::battle {
namespace {

Point ghost(const Played& played, std::size_t which) {
  return played.view().board.ghosts.at(which).at;
}

// A squad that is about to go four inches north.
struct LedNorth : Played {
  LedNorth() : Played(facing()) {
    tap("at 18/14");
    REQUIRE(view().board.ghosts.size() == 5);
  }
};

}  // namespace

TEST_CASE("one ghost is dragged, and the others stay", "[battle_ghosts]") {
  LedNorth played;
  const Point leader = ghost(played, 0), other = ghost(played, 2);
  played.drag("ghost 2", "at 16.5/14");
  CHECK(played.done.empty());
  CHECK(is_within(ghost(played, 1), Point{16'500, 14'000}, 40));
  CHECK(ghost(played, 0) == leader);
  CHECK(ghost(played, 2) == other);
  CHECK_FALSE(played.view().refusal.has_value());
  const Point there = ghost(played, 1);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(played.state().models[1].at == there);
}

TEST_CASE("a finger that rests on a ghost before it goes on drags it as well", "[battle_ghosts]") {
  LedNorth played;
  const Point leader = ghost(played, 0);
  const Vec2 from = played.middle_of("ghost 2");
  const Vec2 to = played.middle_of("at 16.5/14") + Vec2{0, 44};  // it hangs above the finger
  played.rest(from, {from + Vec2{14, 0}, to});
  CHECK(is_within(ghost(played, 1), Point{16'500, 14'000}, 60));
  CHECK(ghost(played, 0) == leader);
  CHECK_FALSE(played.table.selection().dragged);
}

TEST_CASE("EDG-057 a ghost that may not stand somewhere stays as near as it may",
          "[battle_ghosts]") {
  LedNorth played;
  // While it hangs there it is said why; then it is refused.
  played.drag("ghost 2", "at 8/14", false);
  REQUIRE(played.table.selection().hindrance);
  CHECK(played.table.selection().hindrance->model == 1);
  REQUIRE(played.view().board.barred);
  played.drag("ghost 2", "at 8/14");
  REQUIRE(played.view().refusal.has_value());
  CHECK(played.view().refusal->rule == "EDG-057"_rule);
  // As far as coherency goes: three inches between the bases.
  const std::int32_t apart = length_between(ghost(played, 0), ghost(played, 1));
  CHECK(apart <= 3000 + 2 * 591);
  CHECK(apart > 3000 + 2 * 591 - 20);
  REQUIRE(played.table.selection().draft);
  CHECK_FALSE(check(played.state(), played.table.selection().draft->action).has_value());
}

TEST_CASE("what lies over the table is worked out anew once a tenth of an inch, and no oftener",
          "[battle_ghosts]") {
  Played played(facing());
  const auto over = [&] { return played.view().board.ghosts.data(); };
  struct Way {
    std::string carried, from, to;
    std::size_t ghost;
    Point end;
  };
  for (const auto& [carried, from, to, which, there] :
       {Way{"squad a1", "at 17/13", "at 17/15", 0, {17'000, 15'000}},
        Way{"ghost 2", "at 14.6/15", "at 14.6/17", 1, {14'600, 17'000}}}) {
    INFO(carried);
    const Vec2 start = played.middle_of(carried);
    const Vec2 begin = played.middle_of(from), end = played.middle_of(to);
    played.gesture(GestureKind::DragStart, start, start);
    played.gesture(GestureKind::DragMove, begin, start);
    REQUIRE(played.view().board.ghosts.size() == 5);
    // Two inches, in steps of a hundredth.
    const auto* was = over();
    int anew = 0;
    for (int step = 1; step <= 200; ++step) {
      const Vec2 at = lerp(begin, end, static_cast<float>(step) / 200.0F);
      played.gesture(GestureKind::DragMove, at, start);
      anew += over() == was ? 0 : 1;
      was = over();
    }
    CHECK(anew >= 19);
    CHECK(anew <= 21);
    played.gesture(GestureKind::Drop, end, start);
    CHECK(is_within(ghost(played, which), there, 20));
  }
}

TEST_CASE("a ghost is pushed by a tenth of an inch", "[battle_ghosts]") {
  LedNorth played;
  REQUIRE(played.view().prompt->nudges);
  played.tap("ghost 2");
  CHECK(played.table.selection().adjusted == 1);
  const Point before = ghost(played, 1), leader = ghost(played, 0);
  played.tap("push west");
  CHECK(ghost(played, 1) == Point{before.x - 100, before.y});
  played.tap("push north");
  CHECK(ghost(played, 1) == Point{before.x - 100, before.y + 100});
  CHECK(ghost(played, 0) == leader);
  // The leader takes the others along.
  played.tap("ghost 1");
  played.tap("push east");
  CHECK(ghost(played, 0) == Point{leader.x + 100, leader.y});
}

TEST_CASE("a ghost is pushed by keys", "[battle_ghosts]") {
  LedNorth played;
  for (int i = 0; i < 80 && played.table.cursor() != "ghost 3"; ++i) played.press(Key::Tab);
  REQUIRE(played.table.cursor() == "ghost 3");
  const Point before = ghost(played, 2);
  played.press(Key::Right);
  CHECK(ghost(played, 2) == Point{before.x + 100, before.y});
  CHECK(played.table.cursor() == "ghost 3");
}

TEST_CASE("what is told of a place is told of the place", "[battle_ghosts]") {
  // Ruins within reach: cover; and whoever sees the squad there is named.
  Played played(facing("terrain=ruins:13/11.5+23/11.5+23/16+13/16 "));
  played.tap("at 18/14.4");
  const auto& steps = played.view().prompt->steps;
  const auto told = [&](const std::string& words) {
    return std::any_of(steps.begin(), steps.end(), [&](const StepView& step) {
      return step.text.find(words) != std::string::npos;
    });
  };
  CHECK(told("Cover worth 3"));
  CHECK(told("Seen there by"));
  CHECK(told("Their fire would cost"));
}

// ---- The small map
// -------------------------------------------------------------------------------

TEST_CASE("a small map stands where the table is not shown whole", "[battle_ghosts]") {
  Played played(facing());
  CHECK(played.table.where("map").has_value());  // a squad acts: it is looked at from near
  played.press('0');
  CHECK_FALSE(played.table.where("map").has_value());
  const Vec2 squad = played.middle_of("squad b1");
  played.frame({{.kind = GestureKind::Tap, .count = 2, .at = squad, .from = squad}}, {});
  REQUIRE(played.table.where("map").has_value());
  // A double tap on a squad has brought it into the middle.
  const Vec2 middle = played.table.layout().board.center();
  CHECK(distance(played.middle_of("squad b1"), middle) < 2);
  // A tap on the map goes there.
  const Rect map = *played.table.where("map");
  const Rect table = bounds_of(played.table.picture(0).board.scene);
  const Vec2 own = on_map(table, map, to_picture({18'000, 10'000}));
  played.gesture(GestureKind::Tap, own, own);
  CHECK(distance(played.middle_of("squad a1"), middle) < 8);
  CHECK(played.done.empty());
  played.press('0');
  CHECK_FALSE(played.table.where("map").has_value());
}

TEST_CASE("places on the small map are places of the table", "[battle_ghosts]") {
  const State state = position(facing());
  const Battlefield& field = battlefield_of(state);
  const Rect board{{100, 50}, {700, 650}};
  const Rect map = map_place(field, board);
  const Rect table{{0, -36}, {36, 0}};
  CHECK(map.min.x >= board.min.x);
  CHECK(map.max.y <= board.max.y);
  for (const Point at : {Point{0, 0}, Point{36'000, 36'000}, Point{9000, 27'000}}) {
    const Point back = to_point(off_map(table, map, on_map(table, map, to_picture(at))));
    CHECK(std::abs(back.x - at.x) <= 300);
    CHECK(std::abs(back.y - at.y) <= 300);
  }
}

TEST_CASE("the small map lies over nobody who is spoken of", "[battle_ghosts]") {
  const State state = position(facing());
  const Rect board{{0, 100}, {390, 500}};
  const Rect usual = map_place(battlefield_of(state), board);
  CHECK(usual.min.x < 20);
  CHECK(usual.max.y > 480);
  const auto beside = [&](const std::vector<Vec2>& kept, const std::vector<Vec2>& others = {}) {
    return map_place(battlefield_of(state), board, {}, {kept, others});
  };
  const Rect aside = beside({usual.center()});
  CHECK(aside.max.x > 370);
  CHECK(aside.max.y > 480);
  const Rect above = beside({usual.center(), aside.center()});
  CHECK(above.min.y < 120);
  CHECK(above.max.x > 370);
  const Vec2 last = {usual.center().x, above.center().y};
  const std::vector<Vec2> all{usual.center(), aside.center(), above.center(), last};
  CHECK(beside(all).width() == 0);
  // Over as few others as can be, where it lies over nobody of the former.
  CHECK(beside({}, {usual.center()}) == aside);
  CHECK(beside({aside.center()}, {usual.center()}) == above);
  CHECK(beside({}, all) == usual);
  CHECK(beside({aside.center(), above.center(), last}, {usual.center()}) == usual);
}

TEST_CASE("the small map lies over no squad where a corner of the table is free",
          "[battle_ghosts]") {
  // The second squad stands where the map would lie.
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(
        "edge-battle/1 table=36x36 a.i=E01:18/12+17/11+19/11+16/10+20/10,face:256 "
        "a.ii=E02:11/8+10/7+12/7+9/6+13/6,face:256 "
        "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
        "stage=active gone=1 active=a1 frames=acting:a1",
        page);
    const Picture picture = played.table.picture(0);
    const Lens lens{picture.camera, picture.lie};
    for (const auto& model : played.state().models) {
      CHECK_FALSE(picture.places->map.contains(lens.pixels(model.at)));
    }
  }
}

TEST_CASE("the glass lies in a corner away from the finger and shows what is under it",
          "[battle_ghosts]") {
  const Rect board{{10, 60}, {380, 430}};
  const Camera camera = camera_for(position(facing()), board, {390, 844});
  for (const Vec2 finger : {Vec2{60, 200}, Vec2{330, 200}, Vec2{60, 80}, Vec2{370, 70}}) {
    const Rect glass = glass_place(board, finger);
    CHECK_FALSE(glass.contains(finger));
    const Camera larger = glass_camera(camera, glass, finger);
    CHECK(distance(to_pixels(larger, to_board(camera, finger)), glass.center()) < 0.5F);
    CHECK(larger.scale > camera.scale);
  }
}

}  // namespace mael::web::battle
