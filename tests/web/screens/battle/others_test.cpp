// What others did: told a line an activation, as trails on the table, and played again; what fell,
// at the end; the log's ways; and what still brings points.
#include "engine/battle/derived.h"
#include "engine/battle/steps.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"
#include "web/screens/battle/panels.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// The other side's first squad acts, in front of ruins; then it is for this side.
const std::string kTheirs =
    "edge-battle/1 table=36x36 terrain=ruins:14/20+22/20+22/25+14/25 "
    "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 a.ii=E02:8/4+6.7/3+9.3/3+5.4/2+10.6/2,face:256 "
    "b.i=K01:18/28+17/29+19/29+16/30+20/30,face:768 "
    "b.ii=K02:30/33+28.6/34+31.4/34+27.2/34.5+32.8/34.5,face:768 "
    "stage=active to=b gone=1 active=b1 frames=acting:b1";

void play(Played& played, const std::string& action) {
  INFO(action);
  const auto read = read_action(played.state(), action);
  REQUIRE(read);
  played.play(*read);
}

bool told(const Played& played, const std::string& words) {
  for (const ToldLine& line : played.table.log()) {
    if (line.text.find(words) != std::string::npos) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("what the other side's squad did is told in a line once it is over", "[battle_others]") {
  Played played(kTheirs);
  play(played, "b move:18/23.5");
  play(played, "b cover");
  play(played, "b end");
  REQUIRE(played.table.situation().chooses_squad());
  REQUIRE(played.view().prompt);
  const PromptView& prompt = *played.view().prompt;
  REQUIRE(prompt.steps.size() == 1);
  CHECK(prompt.steps[0].text == "Karist Troopers: 4.5″ › ruins · took cover");
  CHECK(prompt.title == say("battle.prompt.since"));
  // A trail leads from where it stood, in the places of its models.
  const auto& trails = played.view().board.trails;
  REQUIRE(trails.size() == 1);
  CHECK(trails[0].way == std::vector<Point>{{18'000, 28'000}, {18'000, 23'500}});
  REQUIRE(trails[0].stood.size() == 5);
  CHECK(trails[0].stood[0].centre == Point{18'000, 28'000});
  const PlaneScene scene = make_board(played.state(), played.view()).scene;
  CHECK(scene.paths.size() == 1);
  CHECK(scene.discs.size() == 25);
  // It has been seen once somebody is chosen.
  played.tap("squad a1");
  CHECK(played.view().prompt->steps.empty());
  CHECK(played.view().board.trails.empty());
}

TEST_CASE("what was done is played again by a tap on its line, and then it is now",
          "[battle_others]") {
  for (const Vec2 page : {Vec2{390, 844}, Vec2{1280, 800}}) {
    Played played(kTheirs);
    play(played, "b move:18/23.5");
    play(played, "b cover");
    play(played, "b end");
    played.viewport = page;
    played.frame({}, {});
    played.requests.clear();
    played.tap("step 1");
    REQUIRE(played.requests.size() == 1);
    const auto* back = std::get_if<request::LookAt>(&played.requests[0]);
    REQUIRE(back);
    CHECK(back->entries == 0);
    played.table.show_past(0, position(kTheirs));
    played.frame({}, {});
    REQUIRE(played.view().past);
    CHECK(played.view().past->plays);
    REQUIRE(played.requests.size() == 2);
    CHECK(std::get<request::LookAt>(played.requests[1]).entries == 1);
  }
}

TEST_CASE("a shot is told with its dice, and with those that fell", "[battle_others]") {
  Goes goes;
  State state = position(facing());
  int entries = 0;
  const auto step = [&](const Action& action) {
    const State before = state;
    Events events;
    apply(state, action, &events);
    goes.add({before, action, events, state}, ++entries);
  };
  step(*read_action(state, "a fire:b1"));
  while (state.has_round() && !outcome(state).over) {
    if (to_act(state).is_chance()) {
      Roll roll;
      // All hit, and none of them is stopped.
      const bool armor = state.top().step == Step::ArmorDice;
      while (roll.dice.size() < dice_due(state)) roll.dice.push_back(armor ? 1 : 6);
      step({Seat::Chance, roll});
      continue;
    }
    std::vector<Action> legal;
    legal_actions(state, legal);
    REQUIRE_FALSE(legal.empty());
    step(legal.front());
  }
  REQUIRE(goes.all().size() == 1);
  const int fell = 5 - count_living(state, 1);
  REQUIRE(fell > 1);
  CHECK(goes.all()[0].words ==
        "Contractor Defenders: fired 5 at Karist Troopers, " + std::to_string(fell) + " fell");
  CHECK(goes.since(Seat::A).empty());
  CHECK(goes.since(Seat::B).size() == 1);
}

TEST_CASE("the log tells how far a squad goes, where to, and how far off its target is",
          "[battle_others]") {
  Played played(kTheirs);
  play(played, "b move:18/23.5");
  CHECK(told(played, "Karist Troopers moves 4.5″ to 18″/23½″ (ruins)."));
  Played fires(facing());
  play(fires, "a fire:b1");
  const std::string gap = inches_of(mael::battle::gap_between(fires.state(), 0, 1));
  CHECK(told(fires, "Contractor Defenders fires at Karist Troopers, " + gap + " off."));
}

TEST_CASE("the end tells which squads fell, when, and to whom", "[battle_others]") {
  // Nobody is left to retire on one side.
  Played played(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,done:1 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,done:1 turn=5 vp=3,3 stage=retire");
  play(played, "a retire:-");
  play(played, "b retire:b1");
  REQUIRE(outcome(played.state()).over);
  REQUIRE(played.view().notice);
  const std::string& sentence = played.view().notice->sentence;
  INFO(sentence);
  CHECK(sentence.find(say("battle.end.retired", {"5", "Karist Troopers"})) != std::string::npos);
}

TEST_CASE("one line says how far the battle is, what wins it, and what this turn brings",
          "[battle_others]") {
  Played played(facing() + " turn=2 lost=0,1,b");
  const View& view = played.view();
  CHECK(view.goal == "Turn 2 of 5, to 4 points");
  // One destroyed, the first, and more than were lost: one each, and one for either objective.
  CHECK(view.sides[0].due == 4);
  CHECK(view.sides[1].due == 0);
  INFO(view.goal_told);
  CHECK(view.goal_told.find(say("battle.goal.due", {"Ada", "4", "Bruno", "0"})) !=
        std::string::npos);
  CHECK(view.goal_told.find(say("battle.goal.more", {"Bruno", "0", "Ada"})) != std::string::npos);
  CHECK(panel_of(view.sides[0]).facts.size() == 3);
  CHECK(panel_of(view.sides[1]).facts.size() == 2);
  // On an upright phone both sides and the turn stand beside each other, 44 pixels high.
  played.viewport = {390, 844};
  played.frame({}, {});
  const Layout& layout = played.table.layout();
  for (const Rect at : {layout.panels[0], layout.panels[1], layout.notice}) {
    CHECK(at.height() == 44);
    CHECK(at.min.y == layout.panels[0].min.y);
  }
  CHECK(layout.panels[0].max.x < layout.notice.min.x);
  CHECK(layout.notice.max.x < layout.panels[1].min.x);
}

}  // namespace mael::web::battle
