// What of the table is seen: framed for the player, taken over, given back; a table that lies
// turned.
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/lens.h"
#include "web/screens/battle/table_camera.h"

namespace mael::web::battle {
namespace {

const std::string kChoosing =
    "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768";
const std::string kLong =
    "edge-battle/1 table=72x48 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
    "stage=active gone=1 active=a1 frames=acting:a1";

float scale_of(const Played& played) { return played.table.picture(0).camera.scale; }

bool sees(const Played& played, const std::string& thing) {
  const auto where = played.table.where(thing);
  return where && played.table.layout().board.contains(where->center());
}

void double_tap(Played& played, Vec2 at) {
  played.frame({{.kind = GestureKind::Tap, .count = 2, .at = at, .from = at}}, {});
}

}  // namespace

TEST_CASE("the whole table is seen while a squad is to be chosen, then that squad and its reach",
          "[battle_camera]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kChoosing, page);
    for (const std::string corner : {"at 0/0", "at 36/36"}) CHECK(sees(played, corner));
    CHECK_FALSE(played.table.where("map"));
    const float far = scale_of(played);
    played.tap("squad a1");
    CHECK(scale_of(played) > far);
    CHECK(sees(played, "squad a1"));
    // On a phone on its side what is spoken of may be in every corner.
    CHECK((played.table.where("map") || page.y < 480));
    played.press(Key::Escape);
    CHECK(scale_of(played) == far);
  }
}

TEST_CASE("a phone shows at least 22 pixels of an inch round a squad, and none beside the table",
          "[battle_camera]") {
  At played(facing(), kPhone);
  CHECK(scale_of(played) >= 22);
  CHECK(sees(played, "squad a1"));
  CHECK(sees(played, "squad b1"));  // ten inches off: near enough to be tapped
  const Rect board = played.table.layout().board;
  const Vec2 corner = played.middle_of("at 0/0"), other = played.middle_of("at 36/36");
  CHECK(corner.x <= board.min.x);
  CHECK(other.x >= board.max.x);
  CHECK(corner.y >= board.max.y - 0.8F * scale_of(played) - 1);
}

TEST_CASE("both squads of a shot are seen, and no panel lies over them", "[battle_camera]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(facing(), page);
    played.tap("squad b1");
    REQUIRE(played.view().board.target == 1);
    const Places& places = *played.table.picture(0).places;
    for (int model = 1; model <= 5; ++model) {
      for (const std::string squad : {"model a1.", "model b1."}) {
        const std::string name = squad + std::to_string(model);
        INFO(name);
        CHECK(sees(played, name));
        CHECK_FALSE(places.prompt.contains(played.middle_of(name)));
      }
    }
  }
}

TEST_CASE("the table has what the prompt of a phone leaves", "[battle_camera]") {
  for (const std::string& position : {kChoosing, facing()}) {
    At played(position, kPhone);
    const Layout& layout = played.table.layout();
    const Places& places = *played.table.picture(0).places;
    const bool asks = places.prompt.height() > 0;
    const float foot = asks ? places.prompt.min.y : layout.strips[0].min.y;
    CHECK(layout.board.max.y <= foot);
    CHECK(layout.board.max.y >= foot - 8.5F);
    if (asks) CHECK(places.prompt.max.y >= layout.strips[0].min.y - 12);
    CHECK(layout.strips[0].max.y >= layout.bar.min.y - 12);
    CHECK(layout.board.width() == kPhone.x);
    CHECK(layout.board.height() > 300);
  }
}

TEST_CASE("what the player took stays until a double tap gives it back", "[battle_camera]") {
  At played(facing(), kPhone);
  const float framed = scale_of(played);
  const Vec2 free = played.table.layout().board.min + Vec2{20, 40};
  played.frame({{.kind = GestureKind::Zoom, .at = free, .from = free, .factor = 1.4F}}, {});
  const float own = scale_of(played);
  CHECK(own > framed * 1.3F);
  played.tap("button help");
  played.press(Key::Escape);
  CHECK(scale_of(played) == own);
  double_tap(played, free);
  CHECK(scale_of(played) == framed);
}

TEST_CASE("nothing moves under a leader that is led", "[battle_camera]") {
  At played(facing(), kPhone);
  const Camera before = played.table.picture(0).camera;
  played.drag("squad a1", "at 18/14", false);
  REQUIRE(played.table.selection().dragged);
  CHECK(played.table.picture(0).camera == before);
  const Vec2 on = played.middle_of("at 12/4"), from = played.middle_of("squad a1");
  played.gesture(GestureKind::DragMove, on, from);
  CHECK(played.table.picture(0).camera == before);
}

TEST_CASE("where a squad is led stays seen when the prompt grows", "[battle_camera]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(facing(), page);
    played.tap("at 20/12");
    REQUIRE(played.view().board.ghosts.size() == 5);
    for (int ghost = 1; ghost <= 5; ++ghost) CHECK(sees(played, "ghost " + std::to_string(ghost)));
  }
}

TEST_CASE("a framing changes in a short glide that ends, and asks for no frame after it",
          "[battle_camera]") {
  const State choosing = position(kChoosing);
  const View view;
  const FramingRoom room{{{0, 100}, {390, 600}}, kPhone};
  TableCamera camera;
  const auto look = [&](std::optional<Framing> framing, Milliseconds now, bool held = false) {
    camera.look({.state = choosing,
                 .view = view,
                 .framing = framing,
                 .room = room,
                 .held = held,
                 .now = now});
    return camera.lens().camera;
  };
  const Camera table = look(Framing{}, 0);
  CHECK_FALSE(camera.glides(0));
  const Framing squad{Frames::Squad, 0};
  CHECK(look(squad, 1000, true) == table);  // not while something is held
  CHECK(look(squad, 1000) == table);
  CHECK(camera.glides(1000));
  const Camera between = look(squad, 1100);
  CHECK(between.scale > table.scale);
  const Camera there = look(squad, 1400);
  CHECK(there.scale > between.scale);
  CHECK_FALSE(camera.glides(1400));
  CHECK(look({}, 1500) == there);  // dice roll
  CHECK_FALSE(camera.glides(1500));
}

TEST_CASE("places of a turned table are told and found again", "[battle_camera]") {
  const Lie lie{true, 72'000};
  const Point place{5000, 40'000};
  CHECK(lie.meant(lie.shown(place)) == place);
  CHECK(lie.shown(Point{0, 0}) == Point{0, 72'000});  // the south west is above at the left
  CHECK(lie.shown(Point{72'000, 0}) == Point{0, 0});  // what lies south is at the left
  CHECK(lie.shown(Heading{256}) == Heading{0});       // north is to the right
  CHECK(lie.meant(lie.shown(Heading{100})) == Heading{100});
  CHECK(lie.meant_way(-1, 0) == std::pair{0, -1});  // to the left is south
  CHECK(lie.meant_way(0, 1) == std::pair{-1, 0});   // up is west
}

TEST_CASE("a long table is turned on an upright phone, and everything with it", "[battle_camera]") {
  At choosing(kLong.substr(0, kLong.find(" stage=")), kPhone);
  CHECK(scale_of(choosing) > 5.6F);  // lying it would be 5.3
  At played(kLong, kPhone);
  played.press('0');
  const Vec2 south_west = played.middle_of("at 0/0"), north_west = played.middle_of("at 0/48");
  CHECK(south_west.x < north_west.x);
  CHECK(std::abs(south_west.y - north_west.y) < 1);
  CHECK(played.middle_of("at 72/0").y > south_west.y);
  played.press('0');
  // It is led and turned as anywhere.
  played.tap("at 18/13");
  REQUIRE(played.view().board.ghosts.size() == 5);
  CHECK(is_within(played.view().board.ghosts[0].at, Point{18'000, 13'000}, 100));
  const auto& ring = played.table.picture(0).places->ring;
  REQUIRE(ring);
  CHECK(ring->grip.x > ring->middle.x);  // it faces north: to the right
  const Point before = played.view().board.ghosts[0].at;
  played.tap("push west");  // the arrow to the left
  CHECK(played.view().board.ghosts[0].at == Point{before.x, before.y - 100});
  const Vec2 from = played.middle_of("facing"), middle = ring->middle;
  played.gesture(GestureKind::DragStart, from, from);
  played.gesture(GestureKind::DragMove, middle + Vec2{0, -90}, from);
  played.gesture(GestureKind::Drop, middle + Vec2{0, -90}, from);
  CHECK(course_of(played.table.selection().draft->action.deed)->heading == 512);  // up: west
  // On its side the same phone shows it as it lies.
  At lying(kLong, {844, 390});
  CHECK(lying.middle_of("at 0/0").y > lying.middle_of("at 0/48").y);
}

}  // namespace mael::web::battle
