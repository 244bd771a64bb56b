// What stands on the table beside the models: tags with marks, outlines of squads, what may be
// aimed at and what that comes to, and what the ground is worth.
#include <algorithm>

#include "engine/battle/derived.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/icons.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// The second enemy stands in ruins, covered, suppressed, and has acted.
const std::string kMarked =
    "edge-battle/1 table=36x36 terrain=ruins:4/18+12/18+12/26+4/26 "
    "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
    "b.ii=K02:8/20+7/21+9/21+6/22+10/22,face:768,supp:2,cover:1,done:1 "
    "stage=active gone=1 active=a1 frames=acting:a1";

const PlaneLabel* tag_over(const Board& board, const State& state, UnitId unit) {
  const Point leader = state.models[state.units[unit].leader].at;
  for (const PlaneLabel& label : board.scene.labels) {
    if (label.at == leader && label.owner_mark != OwnerMark::None) return &label;
  }
  return nullptr;
}

std::vector<TagShape> shapes(const PlaneLabel& tag) {
  std::vector<TagShape> all;
  for (const TagMark& mark : tag.marks) all.push_back(mark.shape);
  return all;
}

}  // namespace

TEST_CASE("a tag carries the squad's sign and number, and its state as marks", "[battle_tags]") {
  const State state = position(kMarked);
  Played played(state);
  const Board board = make_board(state, played.view());
  const PlaneLabel* plain = tag_over(board, state, 0);
  REQUIRE(plain);
  CHECK(plain->icon == icon_of(squad_of(state, 0)));
  CHECK(plain->words == "5");
  CHECK(plain->marks.empty());
  CHECK_FALSE(plain->ticked);
  const PlaneLabel* marked = tag_over(board, state, 2);
  REQUIRE(marked);
  CHECK(marked->ticked);
  REQUIRE(marked->marks.size() >= 2);
  CHECK(marked->marks[0] == TagMark{TagShape::Pennant, "2"});
  CHECK(marked->marks[1] == TagMark{TagShape::Shield, "1"});  // 3 of the ruins less 2 levels
}

TEST_CASE("tokens of abilities stand on a tag, each in a shape of its own", "[battle_tags]") {
  const State state = position(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,painted:2,burn:1 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,zealot:3");
  const Board board = make_board(state, Played(state).view());
  const PlaneLabel* own = tag_over(board, state, 0);
  REQUIRE(own);
  CHECK(own->marks == std::vector{TagMark{TagShape::Diamond, "2"}, TagMark{TagShape::Flame, "1"}});
  const PlaneLabel* other = tag_over(board, state, 1);
  REQUIRE(other);
  CHECK(other->marks == std::vector{TagMark{TagShape::Hexagon, "3"}});
}

TEST_CASE("every squad has an outline in its owner's pattern round all its models",
          "[battle_tags]") {
  const State state = position(kMarked);
  const Board board = make_board(state, Played(state).view());
  std::vector<const PlaneArea*> hulls;
  for (const PlaneArea& area : board.scene.areas) {
    if (area.look == GroundLook::Plain) hulls.push_back(&area);
  }
  REQUIRE(hulls.size() == 3);
  for (UnitId unit = 0; unit < 3; ++unit) {
    const OwnerMark owner = unit == 0 ? OwnerMark::Sun : OwnerMark::Moon;
    CHECK(hulls[unit]->owner_mark == owner);
    for (const ModelId model : living_of(state, unit)) {
      CHECK(covers(hulls[unit]->corners, state.models[model].at));
    }
  }
}

TEST_CASE("no tag lies on a model, on a ghost, on the way or on the small map", "[battle_tags]") {
  for (const Vec2 page : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1440, 900}}) {
    INFO(page.x << "x" << page.y);
    Played played(kMarked);
    played.viewport = page;
    played.frame({}, {});
    played.tap("at 18/14");
    REQUIRE(played.view().board.ghosts.size() == 5);
    const Picture picture = played.table.picture(0);
    CHECK_FALSE(picture.labels.empty());
    const Lens lens{picture.camera, picture.lie};
    for (const LaidLabel& label : picture.labels) {
      if (label.label < 0) continue;
      INFO(label.words);
      for (const PlaneDisc& disc : picture.board.scene.discs) {
        CHECK_FALSE(label.rect.contains(to_pixels(picture.camera, to_picture(disc.at))));
      }
      const auto& path = played.view().board.path;
      for (float part = 0; part <= 1; part += 0.1F) {
        const Vec2 on = lerp(lens.pixels(path.front()), lens.pixels(path.back()), part);
        CHECK_FALSE(label.rect.contains(on));
      }
      if (picture.places->map.width() > 0) CHECK_FALSE(overlap(label.rect, picture.places->map));
      CHECK_FALSE(overlap(label.rect, picture.places->prompt));
    }
  }
}

TEST_CASE("who may be aimed at is ringed with what that comes to, and a tap there aims so",
          "[battle_tags]") {
  Played played(kMarked);
  const auto& targets = played.view().board.targets;
  REQUIRE(targets.size() == 2);
  CHECK(targets[0].unit == 1);
  REQUIRE(targets[0].lost);
  CHECK(std::count(played.view().board.lit.begin(), played.view().board.lit.end(), UnitId{1}) == 1);
  const Board board = make_board(played.state(), played.view());
  const PlaneLabel* tag = tag_over(board, played.state(), 1);
  REQUIRE(tag);
  REQUIRE(shapes(*tag) == std::vector{TagShape::Ring});
  CHECK(tag->marks[0].words == tenths(*targets[0].lost));
  // As the shot itself tells: the mean of its chart.
  played.tap("squad b1");
  REQUIRE(played.view().prompt->chart);
  const std::vector<float>& lost = played.view().prompt->chart->lost;
  float mean = 0;
  for (std::size_t i = 0; i < lost.size(); ++i) mean += static_cast<float>(i) * lost[i];
  CHECK(std::abs(mean * 1000 - static_cast<float>(*played.view().board.targets[0].lost)) < 2);
  CHECK(played.view().board.target == 1);
}

TEST_CASE("nobody is ringed while the squad is led elsewhere, nor out of its reach",
          "[battle_tags]") {
  Played played(kMarked);
  played.tap("at 18/14");
  CHECK(played.view().board.targets.empty());
  played.press(Key::Escape);
  CHECK_FALSE(played.view().board.targets.empty());
  // Behind a house nobody is seen, and eleven inches are too far for a charge round it.
  Played hidden(facing("terrain=house:6/13+30/13+30/16+6/16 "));
  CHECK(hidden.view().board.targets.empty());
}

TEST_CASE("the ground in reach says its cover, its height and whether it hides", "[battle_tags]") {
  Played played(
      facing("terrain=crates:14/13+16/13+16/14+14/14,woods:20/12+26/12+26/16+20/16,"
             "house:2/30+6/30+6/34+2/34 "));
  const State& state = played.state();
  const auto& grounds = played.view().board.grounds;
  REQUIRE(grounds.size() == 2);  // the house is too far
  const Feature& crates = battlefield_of(state).feature(0);
  const Feature& woods = battlefield_of(state).feature(1);
  CHECK(grounds[0].at == Point{15'000, 13'500});
  CHECK(grounds[0].cover == crates.cover);
  CHECK(grounds[0].height == inches_of(crates.height));
  CHECK(grounds[1].cover == woods.cover);
  CHECK(grounds[1].height.empty());  // at any height
  CHECK(grounds[1].hides);
  // While somebody is aimed at, it is about the shot.
  played.tap("squad b1");
  CHECK(played.view().board.grounds.empty());
}

}  // namespace mael::web::battle
