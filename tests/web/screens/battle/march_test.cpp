// Several squads that only walk: put together by fingers and keys, gone by one press as far as the
// go has room for them, and taken back by one.
#include "web/screens/battle/march.h"

#include <algorithm>
#include <set>

#include "engine/battle/derived.h"
#include "tests/web/app/test_page.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"

namespace mael::web::battle {
namespace {

// Three squads of the near side wait, one behind another, and a fourth has acted.
const std::string kNear =
    "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
    "a.iii=E02:18/5+17/4+19/4+16/3+20/3,face:256 "
    "a.iv=E01:30/6+29/5+31/5+28/4+32/4,face:256,done:1 ";
const std::string kWaits =
    "b.i=K01:18/30+17/31+19/31+16/32+20/32,face:768 "
    "b.ii=K01:28/30+27/31+29/31+26/32+30/32,face:768";
const std::string kDone = "b.i=K01:18/30+17/31+19/31+16/32+20/32,face:768,done:1";
const std::string kGo = "edge-battle/1 table=36x36 " + kNear + kWaits + " opened=1";
const std::string kLast = "edge-battle/1 table=36x36 " + kNear + kDone + " opened=1";

constexpr UnitId kA1 = 0, kA2 = 1, kA3 = 2, kB1 = 4;

Point leader(const State& state, UnitId unit) { return state.models[state.units[unit].leader].at; }

std::vector<UnitId> units_of(const March& march) {
  std::vector<UnitId> units;
  for (const Marcher& squad : march.squads) units.push_back(squad.unit);
  return units;
}

March march_of(const State& state, const std::vector<UnitId>& units, Point way) {
  March march;
  for (const UnitId unit : units) join(state, Seat::A, unit, march);
  lead_by(state, Seat::A, way, march);
  return march;
}

std::string written(const Played& played) {
  std::string all;
  for (const Action& each : played.done) {
    all += std::string(deed_of<Activate>(each)        ? "activate "
                       : deed_of<Move>(each)          ? "move "
                       : deed_of<Dash>(each)          ? "dash "
                       : deed_of<EndActivation>(each) ? "end "
                                                      : "? ");
  }
  return all;
}

// The other side's squad activates and does nothing.
void pass(Played& played, UnitId unit) {
  for (const Deed& deed : {Deed(Activate{unit}), Deed(EndActivation{}), Deed(EndGo{})}) {
    const Action action{Seat::B, deed};
    if (!check(played.state(), action)) played.play(action);
  }
}

}  // namespace

// ---- A march -----------------------------------------------------------------------------------

TEST_CASE("squads that go together all go the same way, those in front first", "[battle_march]") {
  const State state = position(kGo);
  const March march = march_of(state, {kA3, kA2, kA1}, {0, 5000});
  CHECK(units_of(march) == std::vector<UnitId>{kA2, kA1, kA3});
  State then = state;
  for (const Halt& halt : halts_of(state, march)) {
    CHECK(leader(halt.stands, halt.unit) ==
          Point{leader(state, halt.unit).x, leader(state, halt.unit).y + 5000});
    CHECK(halt.length == 5000);
    then = halt.stands;
  }
  // The rearmost stands where another one stood before it, and nobody upon anybody.
  CHECK(leader(then, kA3) == leader(state, kA1));
  for (int i = 0; i < then.models.size(); ++i) {
    for (int j = 0; j < i; ++j) {
      const Disc a = base_of(then, static_cast<ModelId>(i)),
                 b = base_of(then, static_cast<ModelId>(j));
      CHECK_FALSE(is_within(a.centre, b.centre, a.radius + b.radius - 1));
    }
  }
}

TEST_CASE("each goes as far as it can, by a Dash where a Move is too short",
          "[battle_march][rule:EDG-243]") {
  const State state = position(kGo);
  for (const std::int32_t way : {5000, 9000, 30'000}) {
    INFO(way);
    const March march = march_of(state, {kA1, kA2}, {0, way});
    for (const Marcher& squad : march.squads) {
      REQUIRE(squad.draft);
      const bool far = way > 7000;
      CHECK(std::holds_alternative<Dash>(squad.draft->action.deed) == far);
    }
  }
}

TEST_CASE("a march goes on as far as the rules let one side go on",
          "[battle_march][rule:EDG-015][rule:EDG-016][rule:EDG-019]") {
  const auto gone = [](const std::string& text) {
    const State state = position(text);
    const March march = march_of(state, {kA1, kA2, kA3}, {0, 4000});
    const Stretch stretch = stretch_of(state, Seat::A, march);
    CHECK(stretch.actions.size() == 3 * stretch.squads.size());
    State then = state;
    for (const Action& each : stretch.actions) {
      REQUIRE_FALSE(check(then, each));
      apply(then, each);
    }
    const March left = left_after(stretch, march);
    CHECK(left.squads.size() + stretch.squads.size() == 3);
    return stretch.squads.size();
  };
  std::string opening = kGo;
  opening.replace(opening.find(",done:1"), 7, "");
  opening.replace(opening.find(" opened=1"), 9, "");
  CHECK(gone(opening) == 1);
  CHECK(gone(kGo) == 2);
  CHECK(gone(kGo + " stage=second gone=1") == 1);
  CHECK(gone(kLast) == 3);
}

TEST_CASE("a squad that cannot go there stays, and the others go", "[battle_march]") {
  // The second one stands at the edge of the table already.
  const State state = position(
      "edge-battle/1 table=36x36 a.i=E02:30/10+29/9+31/9+28/8+32/8,face:256 "
      "a.ii=E01:8/0.591+7/1.5+9/1.5+6/2.4+10/2.4,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 opened=1");
  const March march = march_of(state, {kA1, kA2}, {0, -3000});
  REQUIRE(march.squads.size() == 2);
  for (const Marcher& squad : march.squads) CHECK(squad.draft.has_value() == (squad.unit == kA1));
  CHECK(stretch_of(state, Seat::A, march).squads == std::vector<UnitId>{kA1});
}

// ---- At the table ------------------------------------------------------------------------------

TEST_CASE("squads are put together by their signs, by their models and by a key",
          "[battle_march]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kGo, page);
    const auto button = played.table.where("button together");
    REQUIRE(button);
    CHECK(button->width() >= kTouch);
    CHECK(button->height() >= kTouch);
    played.tap("button together");
    played.tap("strip a2");
    played.tap("squad a1");
    REQUIRE(played.table.selection().march);
    CHECK(units_of(*played.table.selection().march) == std::vector<UnitId>{kA2, kA1});
    CHECK(played.view().board.marching == std::vector<UnitId>{kA2, kA1});
    // Once more: it goes no longer.
    played.tap("strip a2");
    CHECK(played.view().board.marching == std::vector<UnitId>{kA1});
    CHECK(played.done.empty());
  }
  At keyed(kGo, {1280, 800});
  keyed.tap("squad a1");
  keyed.press('g');
  REQUIRE(keyed.table.selection().march);
  CHECK(keyed.view().board.marching == std::vector<UnitId>{kA1});
  CHECK(keyed.table.held().empty());
  keyed.press(Key::Escape);
  CHECK_FALSE(keyed.table.selection().march);
}

TEST_CASE("one tap gives each squad its way, and one press lets them go", "[battle_march]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kGo, page);
    played.tap("button together");
    CHECK_FALSE(played.table.where("button confirm"));
    for (const char* each : {"strip a1", "strip a2", "strip a3"}) played.tap(each);
    CHECK_FALSE(played.table.where("button confirm"));
    played.tap("at 18/14");
    CHECK(played.view().board.ghosts.size() == 15);
    CHECK(played.view().board.ways.size() == 3);
    played.tap("button confirm");
    CHECK(written(played) == "activate move end activate move end ");
    CHECK(leader(played.state(), kA1) == Point{18'000, 14'000});
    CHECK(leader(played.state(), kA2) == Point{8000, 14'000});
    CHECK(leader(played.state(), kA3) == Point{18'000, 5000});
  }
}

TEST_CASE("a squad that is dragged takes the others along", "[battle_march]") {
  Played played(kGo);
  played.tap("button together");
  played.tap("strip a1");
  // One that was not among them is, once it is led.
  played.drag("squad a2", "at 8/13", false);
  CHECK(played.view().board.marching.size() == 2);
  CHECK(played.table.selection().dragged);
  CHECK(played.view().board.ghosts.size() == 10);
  const Vec2 end = played.middle_of("at 8/13");
  played.gesture(GestureKind::Drop, end, end);
  const State& state = played.state();
  const March& march = *played.table.selection().march;
  for (const Halt& halt : halts_of(state, march)) {
    const Point from = leader(state, halt.unit), to = leader(halt.stands, halt.unit);
    CHECK(std::abs(to.x - from.x) <= 100);
    CHECK(std::abs(to.y - from.y - 3000) <= 100);
  }
  // And by a ghost of theirs.
  const Point ghost = played.view().board.ghosts.front().at;
  const auto at = [](Point point) { return "at " + write_point(point); };
  played.drag(at(ghost), at({ghost.x, ghost.y + 1000}));
  CHECK(std::abs(played.table.selection().march->way->y - 4000) <= 100);
}

TEST_CASE("arrows push all of them by an inch", "[battle_march]") {
  for (const Vec2 page : kPages) {
    INFO(page.x << "x" << page.y);
    At played(kGo, page);
    played.tap("button together");
    played.tap("strip a1");
    played.tap("strip a2");
    const Lie lie = played.table.layout().lie;
    for (int i = 0; i < 3; ++i) played.tap(lie.turned ? "push east" : "push north");
    const Point way = *played.table.selection().march->way;
    CHECK(std::max(std::abs(way.x), std::abs(way.y)) == 3000);
    CHECK(played.view().board.ways.size() == 2);
  }
}

TEST_CASE("what the go has no room for is proposed in the next one", "[battle_march]") {
  Played played(kGo);
  played.tap("button together");
  for (const char* each : {"strip a1", "strip a2", "strip a3"}) played.tap(each);
  played.tap("at 18/14");
  played.tap("button confirm");
  REQUIRE(to_act(played.state()).includes(Seat::B));
  CHECK_FALSE(played.table.selection().march);
  pass(played, kB1);
  REQUIRE(to_act(played.state()).includes(Seat::A));
  CHECK(played.view().board.marching == std::vector<UnitId>{kA3});
  // What the other side did meanwhile is read first.
  REQUIRE_FALSE(played.view().prompt->steps.empty());
  CHECK(played.view().prompt->steps.front().text.find("Karist") != std::string::npos);
  played.done.clear();
  played.tap("button confirm");
  CHECK(written(played) == "activate move end ");
  CHECK(leader(played.state(), kA3) == Point{18'000, 9000});
}

TEST_CASE("what is left of a march is given up by one press, and proposed no more",
          "[battle_march]") {
  Played played(kGo);
  played.tap("button together");
  for (const char* each : {"strip a1", "strip a2", "strip a3"}) played.tap(each);
  played.tap("at 18/14");
  played.tap("button confirm");
  pass(played, kB1);
  REQUIRE(played.table.selection().march);
  played.press('g');
  CHECK_FALSE(played.table.selection().march);
  CHECK(played.view().prompt->squads);
}

TEST_CASE("only own squads that may be activated go together", "[battle_march][rule:EDG-022]") {
  Played played(kGo);
  played.tap("button together");
  played.tap("strip a1");
  played.tap("squad b1");
  CHECK_FALSE(played.view().refusal);
  played.tap("strip a4");
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->rule == "EDG-022"_rule);
  CHECK(played.view().board.marching == std::vector<UnitId>{kA1});
}

TEST_CASE("who goes now and who later is told, each in a line", "[battle_march]") {
  Played played(kGo);
  played.tap("button together");
  CHECK(played.view().todo == say("battle.march.who"));
  for (const char* each : {"strip a1", "strip a2", "strip a3"}) played.tap(each);
  played.tap("at 18/14");
  const std::vector<StepView>& steps = played.view().prompt->steps;
  REQUIRE(steps.size() == 4);
  CHECK(steps[0].note == say("battle.march.move.now"));
  CHECK(steps[1].note == say("battle.march.move.now"));
  CHECK(steps[2].note == say("battle.march.move.later"));
  CHECK(steps[0].value == "4.0″");
  CHECK(steps[3].text == say("battle.march.each.later"));
  // A tap on its line takes a squad out.
  played.tap("step 3");
  CHECK(played.view().board.marching.size() == 2);
  CHECK(played.view().prompt->steps[2].text == say("battle.march.each"));
}

TEST_CASE("a march is a thing of games that are played, by sides with two squads that wait",
          "[battle_march]") {
  std::string one = kGo;
  for (const std::string& face : {std::string("8/10+7/9+9/9+6/8+10/8,face:256"),
                                  std::string("18/5+17/4+19/4+16/3+20/3,face:256")}) {
    one.insert(one.find(face) + face.size(), ",done:1");
  }
  CHECK_FALSE(Played(one).table.where("button together"));
  CHECK_FALSE(Played(facing()).table.where("button together"));
}

// ---- Taken back --------------------------------------------------------------------------------

TEST_CASE("one press takes a march back, and proposes it again", "[battle_march]") {
  Played played(kGo);
  played.tap("button together");
  played.tap("strip a1");
  played.tap("strip a2");
  played.tap("at 18/14");
  const March march = *played.table.selection().march;
  played.table.set_may_take_back(true);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 6);
  played.table.set_may_take_back(true);
  played.press('u');
  REQUIRE(played.requests.size() == 1);
  const auto* back = std::get_if<request::TakeBack>(&played.requests[0]);
  REQUIRE(back);
  CHECK(back->after == 0);
  played.reopen(kGo);
  REQUIRE(played.table.selection().march);
  CHECK(*played.table.selection().march == march);
}

TEST_CASE("what is decided after a march is taken back by itself", "[battle_march]") {
  Played played(kLast);
  played.tap("button together");
  played.tap("strip a1");
  played.tap("at 18/14");
  played.tap("button confirm");
  played.tap("squad a2");
  played.tap("act aim");
  played.table.set_may_take_back(true);
  played.press('u');
  REQUIRE_FALSE(played.requests.empty());
  for (const Request& each : played.requests) {
    const auto* back = std::get_if<request::TakeBack>(&each);
    REQUIRE(back);
    CHECK_FALSE(back->after);
  }
}

}  // namespace mael::web::battle
