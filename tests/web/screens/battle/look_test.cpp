// A squad is looked at by anybody at any time, and a ruler is laid from it to anywhere.
#include <algorithm>
#include <string>

#include "engine/battle/derived.h"
#include "engine/battle/help/measuring.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/unseen.h"
#include "web/screens/battle/view/bands.h"

namespace mael::web::battle {
namespace {

const std::string kHouse = facing("terrain=house:10/14+26/14+26/16+10/16 ");
const std::string kWoods = facing("terrain=woods:10/14+26/14+26/16+10/16 ");

const StepView& step_with_rule(const PromptView& prompt, RuleId rule) {
  const auto found = std::find_if(prompt.steps.begin(), prompt.steps.end(), [&](const auto& step) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    return read && read->rule == rule;
  });
  INFO(rule.text());
  REQUIRE(found != prompt.steps.end());
  return *found;
}

}  // namespace

TEST_CASE("a squad that is held is looked at, of either side", "[battle_look]") {
  for (const std::string squad : {"squad a1", "squad b1"}) {
    Played played(facing());
    played.tap(squad, GestureKind::LongPress);
    const View& view = played.view();
    CHECK(played.done.empty());
    CHECK(view.sheet == OpenSheet::None);
    CHECK(view.board.looks == (squad == "squad a1" ? 0 : 1));
    CHECK_FALSE(view.board.bands.empty());
    REQUIRE(view.board.rays.size() == 1);  // to the one enemy
    CHECK(view.board.rays[0].line == (squad == "squad a1" ? PlaneLine::Own : PlaneLine::Harm));
    REQUIRE(view.prompt);
    REQUIRE(view.prompt->steps.size() == 1);
    // Over open ground ten inches part the leaders, less both bases.
    CHECK(view.prompt->steps[0].value == "8.9\u2033");
    // The table is tapped: nothing is looked at any more, and nobody goes there.
    played.tap("at 18/14");
    CHECK(played.view().board.looks == kNone);
    CHECK_FALSE(played.table.selection().draft);
  }
}

TEST_CASE("dragging on from a held squad measures to anything", "[battle_look]") {
  Played played(facing());
  played.hold("squad a1", "squad b1");
  REQUIRE(played.view().board.ruler);
  CHECK(played.view().board.ruler->to == Point{18'000, 20'000});
  CHECK(played.view().board.ruler_words == "8.9\u2033");
  const PromptView& prompt = *played.view().prompt;
  REQUIRE(prompt.profile);
  CHECK(prompt.profile->looks);
  CHECK_FALSE(prompt.profile->stop.has_value());
  step_with_rule(prompt, "EDG-122"_rule);

  played.hold("squad a1", "at 18/14");
  CHECK(played.view().board.ruler->to == Point{18'000, 14'000});
  CHECK(played.view().board.ruler_words == "3.5\u2033");  // 4 − 0.591, rounded up
  played.press(Key::Escape);
  CHECK_FALSE(played.view().board.ruler.has_value());
  CHECK(played.done.empty());
}

TEST_CASE("a finger that rests on the squad that moves leads it, and measures from another",
          "[battle_look]") {
  Played played(facing());
  played.viewport = {390, 844};
  played.frame({}, {});
  Vec2 own = played.middle_of("squad a1");
  // The leader hangs above the finger.
  const Vec2 to = played.middle_of("at 18/14") + Vec2{0, 44};
  played.rest(own, {own + Vec2{14, 0}, to});
  CHECK_FALSE(played.view().board.ruler.has_value());
  CHECK(played.view().board.looks == kNone);
  REQUIRE(played.view().board.ghosts.size() == 5);
  CHECK(is_within(played.view().board.ghosts[0].at, Point{18'000, 14'000}, 400));
  CHECK(played.view().board.turns);  // nothing hangs at the finger any more
  CHECK(played.done.empty());

  // Whoever sees them there is named, and framed.
  played.press(Key::Escape);
  own = played.middle_of("squad a1");
  const Vec2 enemy = played.middle_of("squad b1");
  played.rest(enemy, {enemy + Vec2{14, 0}, own});
  CHECK(played.view().board.ruler.has_value());
}

TEST_CASE("a squad that is chosen is not measured from by a finger that rests on it",
          "[battle_look]") {
  Played played(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
      "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768");
  played.tap("squad a1");
  REQUIRE(played.table.selection().chosen == 0);
  const Vec2 own = played.middle_of("squad a1"), enemy = played.middle_of("squad b1");
  played.rest(own, {own + Vec2{14, 0}, enemy});
  CHECK_FALSE(played.view().board.ruler.has_value());
  CHECK(played.done.empty());
}

TEST_CASE("a ruler is put away by a button and by a tap on nothing", "[battle_look]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1280, 800}}) {
    Played played(facing());
    played.viewport = viewport;
    played.frame({}, {});
    const auto measure = [&] {
      const Vec2 from = played.middle_of("squad b1"), to = played.middle_of("squad a1");
      played.rest(from, {from + Vec2{14, 0}, to});
      REQUIRE(played.view().board.ruler.has_value());
    };
    const auto is_put_away = [&] {
      const Selection& now = played.table.selection();
      return !now.ruler && !now.measures && now.looks == kNone && !now.draft;
    };
    measure();
    played.tap("button cancel");
    CHECK(is_put_away());
    CHECK(played.table.where("button end_activation"));
    measure();
    played.tap("at 12/12");
    CHECK(is_put_away());
    // Of the tool as well, before anything was measured.
    played.tap("button ruler");
    REQUIRE(played.table.selection().measures);
    played.tap("at 12/12");
    CHECK(is_put_away());
    CHECK(played.done.empty());
  }
}

TEST_CASE("a ruler on a phone leaves the board where it is, and shows the heights",
          "[battle_look]") {
  Played played(facing());
  played.viewport = {390, 844};
  played.frame({}, {});
  const Rect board = played.table.layout().board;
  played.hold("squad a1", "squad b1");
  CHECK(played.table.layout().board == board);
  // Once the finger is lifted there is room to read.
  played.gesture(GestureKind::HoverEnd, {}, {});
  const auto& rows = played.table.picture(0).places->prompt_rows;
  CHECK(std::any_of(rows.begin(), rows.end(),
                    [](const PromptRow& row) { return row.kind == RowKind::Profile; }));
}

TEST_CASE("what stops the look is named with its rule, and drawn", "[battle_look]") {
  for (const auto& [position, rule] :
       {std::pair{kHouse, "EDG-R17"_rule}, std::pair{kWoods, "EDG-R18"_rule}}) {
    Played played(position);
    played.hold("squad a1", "squad b1");
    const PromptView& prompt = *played.view().prompt;
    const StepView& why = step_with_rule(prompt, rule);
    CHECK(why.text.find(rule.text()) != std::string::npos);
    REQUIRE(prompt.profile);
    REQUIRE(prompt.profile->pieces.size() == 1);
    CHECK(prompt.profile->pieces[0].endless == (rule == "EDG-R18"_rule));
    // The house begins 4 inches from a leader that is 10 from the other.
    REQUIRE(prompt.profile->stop);
    CHECK(*prompt.profile->stop > 0.39F);
    CHECK(*prompt.profile->stop < 0.41F);
    const auto& rays = played.view().board.rays;
    CHECK(std::any_of(rays.begin(), rays.end(),
                      [](const RayView& ray) { return ray.line == PlaneLine::Blocked; }));
  }
}

TEST_CASE("a line of the ruler opens its rule", "[battle_look]") {
  Played played(kHouse);
  played.hold("squad a1", "squad b1");
  const auto& steps = played.view().prompt->steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto* read = std::get_if<intent::ReadRule>(&steps[i].intent);
    if (!read || !played.table.where("step " + std::to_string(i + 1))) continue;
    const RuleId rule = read->rule;
    played.tap("step " + std::to_string(i + 1));
    REQUIRE_FALSE(played.requests.empty());
    const auto* opened = std::get_if<request::OpenRule>(&played.requests.back());
    REQUIRE(opened);
    CHECK(opened->rule == rule);
    return;
  }
  FAIL("no line that opens a rule is shown");
}

TEST_CASE("it is measured by keys and told in words", "[battle_look]") {
  Played played(kHouse);
  played.press('v');
  CHECK(played.view().board.looks == 0);
  played.press('v');
  CHECK(played.view().board.looks == kNone);
  played.press('r');  // from the squad that acts
  played.press('s');  // to the next one
  REQUIRE(played.view().board.ruler);
  CHECK(played.view().board.ruler->to == Point{18'000, 20'000});
  const std::string status = played.table.words().words.status;
  CHECK(status.find("8.9\u2033") != std::string::npos);
  CHECK(status.find("EDG-R17") != std::string::npos);
  played.press(Key::Escape);
  CHECK_FALSE(played.table.selection().measures);
}

TEST_CASE("the ruler's tool measures by dragging from anywhere", "[battle_look]") {
  Played played(facing());
  played.tap("button ruler");
  played.drag("at 5/10", "at 5/14");
  REQUIRE(played.view().board.ruler);
  CHECK(played.view().board.ruler_words == "4.0\u2033");
  CHECK_FALSE(played.view().prompt->profile->looks);
  CHECK(played.done.empty());
}

TEST_CASE("the hatch follows the table as it is looked at", "[battle_look]") {
  Played played(kHouse);
  played.tap("squad a1", GestureKind::LongPress);
  const Unseen unseen(played.state(), 0);
  const auto shown = [&] {
    const Picture picture = played.table.picture(0);
    REQUIRE(picture.unseen);
    CHECK(*picture.unseen == hatch(unseen, {picture.camera}, {{}, played.viewport}));
    return *picture.unseen;
  };
  const auto whole = shown();
  played.press(Key::Plus);
  CHECK(shown() != whole);
  played.press('v');
  CHECK_FALSE(played.table.picture(0).unseen);
}

// ---- The lines round it
// ---------------------------------------------------------------------------

TEST_CASE("the line round discs is all of a lone one, and what is free of two", "[battle_look]") {
  const Disc one{{0, 0}, 1000}, far{{5000, 0}, 1000}, near{{1000, 0}, 1000};
  const auto lone = outline_of(std::vector{one});
  REQUIRE(lone.size() == 1);
  CHECK(lone[0].span == kHeadings);
  CHECK(outline_of(std::vector{one, far}).size() == 2);
  // Two circles through each other's middles hide 120 degrees of each.
  const auto both = outline_of(std::vector{one, near});
  REQUIRE(both.size() == 2);
  for (const OutlineArc& band : both) {
    CHECK(band.span > kHeadings * 2 / 3 - 4);
    CHECK(band.span < kHeadings * 2 / 3 + 4);
  }
  CHECK(outline_of(std::vector{one, one}).size() == 1);
  CHECK(outline_of(std::vector{one, Disc{{0, 0}, 200}}).size() == 1);
}

TEST_CASE("no point of the line round discs lies within one of them", "[battle_look]") {
  const std::vector<Disc> discs{{{0, 0}, 4000}, {{2500, 1000}, 3000}, {{-3000, 2000}, 3500}};
  int points = 0;
  for (const OutlineArc& band : outline_of(discs)) {
    for (int i = 0; i < band.span; ++i, ++points) {
      const auto heading = static_cast<Heading>((band.from + i) % kHeadings);
      const Point at = moved(band.circle.centre, heading, band.circle.radius);
      for (const Disc& disc : discs) {
        if (disc == band.circle) continue;
        CHECK(compare_distance(at, disc.centre, disc.radius) >= 0);
      }
    }
  }
  CHECK(points > kHeadings / 2);
}

TEST_CASE("what is out of sight is hatched, and nothing else is", "[battle_look]") {
  const State state = position(kHouse);
  const Unseen unseen(state, 0);
  CHECK(unseen.hides({18'000, 18'000}));  // behind the house
  CHECK_FALSE(unseen.hides({18'000, 12'500}));
  CHECK_FALSE(unseen.hides({-1000, 5000}));  // beyond the table
  const Rect room{{0, 0}, {400, 400}};
  const Camera camera = camera_for(state, room, {400, 400});
  const auto strokes = hatch(unseen, {camera}, room);
  REQUIRE_FALSE(strokes.empty());
  for (const auto& [from, to] : strokes) {
    const Vec2 middle = (from + to) / 2;
    CHECK(room.contains(from));
    CHECK(unseen.hides(to_point(to_board(camera, middle))));
  }
  CHECK(hatch(Unseen(position(facing()), 0), {camera}, room).empty());
}

}  // namespace mael::web::battle
