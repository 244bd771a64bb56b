// The ring that turns a squad at the end of its way: by finger, by button, by key and in words.
#include "web/screens/battle/ring.h"

#include <algorithm>
#include <string>

#include "engine/battle/derived.h"
#include "tests/web/screens/battle/battle_table.h"

namespace mael::web::battle {
namespace {

constexpr Heading kNorth = 256, kWest = 512;

// A squad that is about to go four inches north, towards an enemy who is there.
struct LedNorth : Played {
  LedNorth() : Played(facing()) {
    tap("at 18/14");
    REQUIRE(view().board.ghosts.size() == 5);
  }
};

Heading heading_of_draft(const Played& played) {
  REQUIRE(played.table.selection().draft);
  return course_of(played.table.selection().draft->action.deed)->heading;
}

Ring ring_of(const Played& played) {
  const auto& ring = played.table.picture(0).places->ring;
  REQUIRE(ring);
  return *ring;
}

// The grip is drawn to a point of the page.
void draw_grip(Played& played, Vec2 to) {
  const Vec2 from = played.middle_of("facing");
  played.gesture(GestureKind::DragStart, from, from);
  played.gesture(GestureKind::DragMove, to, from);
  played.gesture(GestureKind::Drop, to, from);
}

bool tells(const Played& played, const std::string& words) {
  const auto& steps = played.view().prompt->steps;
  return std::any_of(steps.begin(), steps.end(), [&](const StepView& step) {
    return step.text.find(words) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("inches of a way stand at its end while it is led, and not under the ring",
          "[battle_ring]") {
  const auto labelled = [](const Played& played) {
    const auto& labels = played.table.picture(0).board.scene.labels;
    return std::any_of(labels.begin(), labels.end(),
                       [](const PlaneLabel& label) { return label.words == "4.0\u2033"; });
  };
  Played dragged(facing());
  dragged.drag("squad a1", "at 18/14", false);
  CHECK(labelled(dragged));
  const LedNorth played;
  CHECK_FALSE(labelled(played));
  CHECK(played.view().prompt->title == "Go 4.0\u2033 of 7.0\u2033");
}

TEST_CASE("EDG-R11 the ring's grip is drawn round, and the squad faces that way", "[battle_ring]") {
  LedNorth played;
  CHECK(heading_of_draft(played) == kNorth);
  const Ring before = ring_of(played);
  CHECK(before.grip.y < before.middle.y);
  draw_grip(played, before.middle - Vec2{90, 0});
  CHECK(played.done.empty());
  CHECK(heading_of_draft(played) == kWest);
  CHECK(played.view().board.heading == kWest);
  const Ring after = ring_of(played);
  CHECK(after.middle == before.middle);
  CHECK(after.grip.x < after.middle.x);
  // Whoever stood southwest of the leader stands southeast: a quarter of a turn to the left.
  CHECK(played.view().board.ghosts[1].at == Point{19'000, 13'000});
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(played.state().units[0].heading == kWest);
}

TEST_CASE("a heading is chosen from 128, and every one is on the ring", "[battle_ring]") {
  const Ring ring{{100, 100}, 60, {}, 0};
  CHECK(heading_at(ring, {200, 100}) == 0);
  CHECK(heading_at(ring, {100, 20}) == kNorth);
  CHECK(heading_at(ring, {160, 40}) == 128);
  CHECK(heading_at(ring, {200, 101}) == 0);  // half a degree below the east
  for (float x = 0; x <= 200; x += 7) CHECK(heading_at(ring, {x, 10}) % 8 == 0);
}

TEST_CASE("a squad is turned by buttons and by keys", "[battle_ring]") {
  LedNorth played;
  played.tap("turn left");
  CHECK(heading_of_draft(played) == kNorth + 32);
  played.tap("turn right");
  played.tap("turn right");
  CHECK(heading_of_draft(played) == kNorth - 32);
  played.press('a');
  CHECK(heading_of_draft(played) == kNorth);
  for (int i = 0; i < 9; ++i) played.press('d');  // past the east
  CHECK(heading_of_draft(played) == kHeadings - 32);
  for (int i = 0; i < 90 && played.table.cursor() != "facing"; ++i) played.press(Key::Tab);
  REQUIRE(played.table.cursor() == "facing");
  played.press(Key::Left);
  CHECK(heading_of_draft(played) == 0);
  CHECK(played.table.cursor() == "facing");
  CHECK(played.done.empty());
}

TEST_CASE("EDG-054 it is told where a squad faces and who is behind it", "[battle_ring]") {
  LedNorth played;
  CHECK(tells(played, "Faces north, with nobody behind"));
  const Ring ring = ring_of(played);
  draw_grip(played, ring.middle + Vec2{0, 90});
  const std::string enemy = name_of_unit(played.state(), 1);
  CHECK(tells(played, "Faces south; behind: " + enemy));
  const TableWords<Action> words = played.table.words();
  CHECK(words.words.status.find("Faces south") != std::string::npos);
  const auto& choices = words.words.choices;
  for (const std::string name : {"turn_left", "turn_right"}) {
    CHECK(std::any_of(choices.begin(), choices.end(),
                      [&](const Words::Choice& choice) { return choice.notation == name; }));
  }
}

TEST_CASE("a model that was put elsewhere stays there when the squad turns", "[battle_ring]") {
  LedNorth played;
  played.tap("ghost 2");
  played.tap("push west");
  const Point put = played.view().board.ghosts[1].at;
  played.tap("turn left");
  CHECK(heading_of_draft(played) == kNorth + 32);
  CHECK(played.view().board.ghosts[1].at == put);
}

TEST_CASE("EDG-R11 a charge faces its target: no ring is offered, nor before anybody goes",
          "[battle_ring]") {
  Played played(facing());
  CHECK_FALSE(played.table.where("facing"));
  played.press('a');
  CHECK_FALSE(played.table.selection().draft);
  const Draft* charge = played.table.situation().may_begin<Charge>();
  REQUIRE(charge);
  const Reaction made = respond(played.table.situation(), {}, intent::AimAt{*charge, 1});
  const View view = build_view(played.table.situation(), made.selection, Journal(two_persons()));
  CHECK_FALSE(view.board.ghosts.empty());
  CHECK_FALSE(view.board.turns);
  CHECK_FALSE(view.prompt->turns);
}

TEST_CASE("once the ring is let go of, the table is panned again", "[battle_ring]") {
  LedNorth played;
  played.press(Key::Plus);
  draw_grip(played, ring_of(played).middle - Vec2{90, 0});
  const Heading heading = heading_of_draft(played);
  const Vec2 squad = played.middle_of("squad a1");
  const Vec2 from = played.middle_of("at 26/10");
  played.frame({{.kind = GestureKind::DragStart, .at = from, .from = from}}, {});
  played.frame(
      {{.kind = GestureKind::DragMove, .at = from - Vec2{30, 0}, .from = from, .delta = {-30, 0}}},
      {});
  CHECK(heading_of_draft(played) == heading);
  CHECK(played.middle_of("squad a1").x < squad.x - 20);
}

TEST_CASE("zoomed in on a phone a ghost beside the edge of the board is led, and its grip turns it",
          "[battle_ring]") {
  Played played(facing());
  played.viewport = {390, 844};
  played.frame({}, {});
  played.tap("at 18/14");
  REQUIRE(heading_of_draft(played) == kNorth);
  for (int i = 0; i < 4; ++i) played.press(Key::Plus);
  // The table is slid until the leader's ghost is just below the board's upper edge.
  const Rect board = played.table.layout().board;
  const Vec2 slid{board.center().x, board.min.y + 8}, free = board.min + Vec2{20, 60};
  played.frame({{.kind = GestureKind::Pan,
                 .at = free,
                 .from = free,
                 .delta = slid - ring_of(played).middle}},
               {});
  REQUIRE(distance(ring_of(played).middle, slid) < 2);
  REQUIRE(played.view().board.ghosts[0].model == played.state().units[0].leader);

  // There is no room where it faces: the grip stands beside that, a finger away from the ghost.
  const Ring ring = ring_of(played);
  CHECK(ring.aside != 0);
  CHECK(board.contains(ring.grip));
  CHECK(distance(ring.grip, ring.middle) > 44);

  // Taken there it turns nothing; drawn on by a quarter of a turn it turns the squad by as much.
  CHECK(heading_at(ring, ring.grip) == kNorth);
  const Vec2 from = ring.grip - ring.middle;
  draw_grip(played, ring.middle + Vec2{from.y, -from.x});
  CHECK(heading_of_draft(played) == kWest);
  const Point leader = played.view().board.ghosts[0].at;
  CHECK(leader == Point{18'000, 14'000});

  // The ghost itself is led, right after that.
  played.drag("ghost 1", "at 18/12");
  CHECK(is_within(played.view().board.ghosts[0].at, Point{18'000, 12'000}, 100));
  CHECK(played.done.empty());
}

TEST_CASE("a grip leaves the leader's ghost free wherever that is on the board", "[battle_ring]") {
  const State state = position(facing());
  const Rect board{{8, 100}, {382, 474}};
  const Rect map{{16, 382}, {100, 466}};
  Camera camera = camera_for(state, board, {390, 844});
  camera.scale = 40;
  BoardView view;
  view.turns = true;
  view.path = {{18'000, 14'000}};
  view.ghosts = {{0, view.path.back(), true, 591}};
  const float own = 0.591F * camera.scale;
  for (float x = board.min.x + 2; x < board.max.x; x += 46) {
    for (float y = board.min.y + 2; y < board.max.y; y += 46) {
      if (grown(map, 8).contains({x, y})) continue;  // below its frame nothing can be taken
      camera.center = to_picture(view.path.back()) + (camera.viewport / 2 - Vec2{x, y}) / 40;
      for (int heading = 0; heading < kHeadings; heading += 64) {
        view.heading = static_cast<Heading>(heading);
        const auto ring = make_ring(view, camera, {board, map});
        INFO(x << " " << y << " facing " << heading);
        REQUIRE(ring);
        CHECK(distance(ring->grip, ring->middle) > own + kGrip);
        CHECK(board.contains(ring->grip));
        CHECK_FALSE(map.contains(ring->grip));
        CHECK(heading_at(*ring, ring->grip) == heading);
      }
    }
  }
}

TEST_CASE("the grip is on the board wherever the squad faces, and a finger wide", "[battle_ring]") {
  // A leader in the corner of the table.
  const std::string corner =
      "edge-battle/1 table=36x36 a.i=E01:3/3+4.5/3+3/4.5+6/3+3/6,face:256 "
      "b.i=K01:30/30+29/31+31/31+28/32+32/32,face:768 stage=active gone=1 active=a1 "
      "frames=acting:a1";
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1920, 1080}}) {
    Played played(corner);
    played.viewport = viewport;
    played.frame({}, {});
    played.tap("at 2/9");
    const Rect board = played.table.layout().board;
    for (int turn = 0; turn < 32; ++turn) {
      INFO(viewport.x << "x" << viewport.y << " turned " << turn);
      const auto grip = played.table.where("facing");
      REQUIRE(grip);
      CHECK(board.contains(grip->center()));
      CHECK(grip->width() > 43.9F);
      played.press('a');
    }
    if (viewport.x == 1024) continue;  // its column is too narrow for six buttons
    for (const std::string name : {"turn left", "turn right", "push west"}) {
      const auto at = played.table.where(name);
      INFO(viewport.x << "x" << viewport.y << " " << name);
      REQUIRE(at);
      CHECK(at->width() >= 44);
      CHECK(at->height() >= 44);
    }
  }
}

}  // namespace mael::web::battle
