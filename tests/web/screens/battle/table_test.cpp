// The battle's table: whole firefights by pointer and by the list in words, moves by finger, shots.
#include <algorithm>

#include "engine/battle/derived.h"
#include "engine/battle/play/muster.h"
#include "engine/core/random.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"
#include "web/screens/battle/panels.h"
#include "web/screens/battle/prompt_places.h"
#include "web/screens/battle/words.h"
#include "web/table/parts/side_places.h"

namespace mael::web::battle {
namespace {

const std::string kOpen = facing();

State firefight() {
  const auto begun = start(usual_setup());
  REQUIRE(begun);
  return *begun;
}

std::string pressed(const Played& played) {
  return played.done.empty() ? std::string() : std::to_string(played.done.back().deed.index());
}

// Does the first thing the table offers: a choice, else the brass button, else any of the bar.
void choose_anything(Played& played, Random& random) {
  const View& view = played.view();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < 40; ++i) {
    const std::string name = "choice " + std::to_string(i + 1);
    if (played.table.where(name)) names.push_back(name);
  }
  for (const SquadView& squad : view.squads) {
    const std::string sign = "strip " + squad.code;
    if (squad.may_be_picked && !squad.selected && played.table.where(sign)) names.push_back(sign);
  }
  for (const Button& button : view.buttons) names.push_back("button " + std::string(button.name));
  // What is begun is finished or given up.
  if (names.empty()) return played.press(Key::Escape);
  played.tap(names[random.below(static_cast<std::uint32_t>(names.size()))]);
}

}  // namespace

TEST_CASE("a firefight is played to its end by its list in words", "[battle_table]") {
  Random random(11);
  Played played(firefight());
  int actions = 0;
  while (!outcome(played.state()).over) {
    REQUIRE(++actions < 4000);
    if (to_act(played.state()).is_chance()) {
      played.play(deal(played.state(), random));
      continue;
    }
    const TableWords<Action> words = played.table.words();
    std::vector<Action> offered;
    for (const auto& each : words.actions) {
      if (each) offered.push_back(*each);
    }
    REQUIRE_FALSE(offered.empty());
    CHECK_FALSE(words.words.title.empty());
    for (const Words::Choice& choice : words.words.choices) {
      INFO(choice.notation);
      CHECK_FALSE(choice.label.starts_with("battle."));  // no text without words
    }
    played.play(offered[random.below(static_cast<std::uint32_t>(offered.size()))]);
  }
  CHECK(played.view().notice.has_value());
  CHECK(played.table.log().size() > 30);
}

TEST_CASE("a finger on a number of a side is told what it is", "[battle_table]") {
  for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{390, 844}, Vec2{844, 390}}) {
    Played played(kOpen);
    played.viewport = viewport;
    played.frame({}, {});
    const SideView& near = played.view().sides[0];
    const SidePanel panel = panel_of(near);
    const Rect room = played.table.layout().panels[0];
    const SidePlaces places = place_side(panel, room, fixed_measure());
    const auto told = [&](Rect number) {
      played.gesture(GestureKind::LongPress, number.center(), number.center());
      const auto& refusal = played.view().refusal;
      return refusal ? refusal->sentence + " " + refusal->rule.text() : std::string();
    };
    CHECK(told(places.plate) == say("battle.fact.points", {"0"}) + " EDG-564");
    REQUIRE(places.facts.size() == 2);
    CHECK(told(places.facts[0]) == say("battle.fact.squads", {"1/1"}) + " EDG-022");
    CHECK(told(places.facts[1]) == say("battle.fact.command", {"0"}) + " EDG-012");
  }
}

TEST_CASE("a firefight is played to its end by pointer, on any screen", "[battle_table]") {
  for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{390, 844}, Vec2{844, 390}}) {
    Random random(5);
    Played played(firefight());
    played.viewport = viewport;
    played.frame({}, {});
    int taps = 0;
    while (!outcome(played.state()).over) {
      REQUIRE(++taps < 20000);
      if (to_act(played.state()).is_chance()) {
        played.play(deal(played.state(), random));
      } else {
        choose_anything(played, random);
      }
      INFO(viewport.x << ", done " << pressed(played));
    }
  }
}

TEST_CASE("a leader is dragged to where the squad goes, and nothing is done by that",
          "[battle_table]") {
  Played played(kOpen);
  played.drag("squad a1", "at 18/14");
  REQUIRE(played.done.empty());
  const View& view = played.view();
  REQUIRE(view.board.ghosts.size() == 5);
  CHECK(squared_distance(view.board.ghosts[0].at, Point{18'000, 14'000}) < 200 * 200);
  REQUIRE_FALSE(view.board.rays.empty());
  CHECK(view.board.rays[0].line == PlaneLine::Harm);  // over open ground all is seen
  REQUIRE_FALSE(view.buttons.empty());
  CHECK(view.buttons[0].command == Command(Common::Confirm));
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(std::holds_alternative<Move>(played.done[0].deed));
  const Point leader = played.state().models[0].at;
  CHECK(squared_distance(leader, Point{18'000, 14'000}) < 200 * 200);
}

TEST_CASE("what is too far for a move is a dash, and what is too far for that is refused",
          "[battle_table]") {
  Played played(kOpen);
  played.tap("at 27/10");  // 9 inches, where a Move goes 7
  REQUIRE(played.table.selection().draft);
  CHECK(std::holds_alternative<Dash>(played.table.selection().draft->action.deed));
  played.tap("at 9/21");
  CHECK(played.view().refusal.has_value());
  REQUIRE(played.table.selection().draft);  // the last that was possible stays
  played.press(Key::Escape);
  played.press(Key::Escape);
  CHECK_FALSE(played.table.selection().draft);
  CHECK(played.done.empty());
}

TEST_CASE("an enemy that is tapped is aimed at, and the shot is read out", "[battle_table]") {
  Played played(kOpen);
  played.tap("squad b1");
  REQUIRE(played.done.empty());
  REQUIRE(played.view().prompt);
  const PromptView& prompt = *played.view().prompt;
  CHECK(prompt.steps.size() >= 4);  // dice, hits, cover, armor
  REQUIRE(prompt.chart);
  float all = 0;
  for (const float share : prompt.chart->lost) all += share;
  CHECK(all > 0.999F);
  CHECK(all < 1.001F);
  played.tap("button confirm");
  REQUIRE(played.done.size() == 1);
  CHECK(std::holds_alternative<Fire>(played.done[0].deed));
}

TEST_CASE("a die that is tapped is turned as far as flips go", "[battle_table]") {
  Played played(kOpen);
  played.tap("squad b1");
  played.tap("button confirm");
  Roll roll;
  while (roll.dice.size() < 5) roll.dice.push_back(2);
  played.play(Action{Seat::Chance, roll});
  REQUIRE(played.view().prompt);
  REQUIRE(played.view().prompt->tray);
  REQUIRE(played.view().prompt->tray->dice.size() == 5);
  // The best use is filled in; what it turned is turned on.
  const auto& dice = played.view().prompt->tray->dice;
  const auto turned = std::find_if(dice.begin(), dice.end(),
                                   [](const DieView& die) { return die.shown != die.fell; });
  REQUIRE(turned != dice.end());
  const auto place = static_cast<std::size_t>(turned - dice.begin());
  const int before = turned->shown;
  played.tap("die " + std::to_string(place + 1));
  CHECK(played.view().prompt->tray->dice[place].shown != before);
  played.tap("button confirm");
  REQUIRE(std::holds_alternative<FlipDice>(played.done.back().deed));
}

TEST_CASE("what is said below dice has as many lines as it takes", "[battle_table]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}}) {
    Played played(kOpen);
    played.viewport = viewport;
    played.frame({}, {});
    played.tap("squad b1");
    played.tap("button confirm");
    Roll roll;
    while (roll.dice.size() < 5) roll.dice.push_back(2);
    played.play(Action{Seat::Chance, roll});
    played.frame({}, {});
    const Places& places = *played.table.picture(0).places;
    const auto tray = std::find_if(places.prompt_rows.begin(), places.prompt_rows.end(),
                                   [](const auto& row) { return row.kind == RowKind::Tray; });
    REQUIRE(tray != places.prompt_rows.end());
    const std::string& words = played.view().prompt->tray->words;
    REQUIRE_FALSE(words.empty());
    const float high = fixed_measure().size(prompt_style::kTray, words, tray->at.width()).y;
    INFO(viewport.x << "x" << viewport.y);
    CHECK(tray->at.max.y - places.dice.back().max.y >= high);
  }
}

TEST_CASE("a list to choose from says what it is about", "[battle_table]") {
  Played played(
      "edge-battle/1 table=36x36 stage=retire a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,done:1 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,done:1");
  REQUIRE(played.view().prompt);
  CHECK(played.view().prompt->title == "End of the turn");
  CHECK(played.table.where("choice 1"));
}

TEST_CASE("places are said in half inches", "[battle_table]") {
  CHECK(spot_words({10'000, 7'501}) == "10\u2033/7½\u2033");
  CHECK(spot_words({250, 249}) == "½\u2033/0\u2033");
  CHECK(spot_words({35'750, 20'749}) == "36\u2033/20½\u2033");
}

TEST_CASE("a battle is played by keys", "[battle_table]") {
  Played played(kOpen);
  for (int i = 0; i < 60 && played.table.cursor() != "squad b1"; ++i) played.press(Key::Tab);
  REQUIRE(played.table.cursor() == "squad b1");
  played.press(Key::Enter);
  for (int i = 0; i < 60 && played.table.cursor() != "button confirm"; ++i) played.press(Key::Tab);
  played.press(Key::Enter);
  REQUIRE(played.done.size() == 1);
  CHECK(std::holds_alternative<Fire>(played.done[0].deed));
}

TEST_CASE("choices whose words half a phone would cut off stand below each other",
          "[battle_table]") {
  const auto wide = [](const std::string& squad) {
    PromptView prompt;
    for (const std::string& each : {squad, std::string("unit.E02")}) {
      prompt.choices.push_back({say(each), {}, Icon::Person, intent::Nothing{}});
    }
    Layout layout;
    layout.form = Form::Tall;
    layout.prompt = {{8, 300}, {382, 600}};
    Places places;
    place_prompt(prompt, layout, {}, fixed_measure(), places);
    return places.choices.at(0).width();
  };
  CHECK(wide("unit.E01") < 180);
  CHECK(wide("unit.E03") > 300);  // Contractor Defenders with launchers
}

TEST_CASE("a squad keeps its name when another has fallen", "[battle_table]") {
  Played played(
      "edge-battle/1 table=36x36 a.i=E01:18/10*0+17/9*0+19/9*0+16/8*0+20/8*0,face:256 "
      "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768");
  CHECK(played.table.where("squad a2"));
  CHECK_FALSE(played.table.where("squad a1"));
}

TEST_CASE("nothing at the battle's table lies outside of the screen", "[battle_table]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1920, 1080}}) {
    Played played(kOpen);
    played.viewport = viewport;
    played.frame({}, {});
    const Layout& layout = played.table.layout();
    INFO(viewport.x << "x" << viewport.y);
    CHECK(layout.board.width() > viewport.x * 0.3F);
    for (const std::string name : {"squad a1", "squad b1", "choice 1", "button end_activation"}) {
      INFO(name);
      const std::optional<Rect> at = played.table.where(name);
      REQUIRE(at);
      CHECK(at->min.x >= 0);
      CHECK(at->min.y >= 0);
      CHECK(at->max.x <= viewport.x);
      CHECK(at->max.y <= viewport.y);
    }
  }
}

TEST_CASE("the battlefield looks the same in every theme, and lies in the room's",
          "[battle_table]") {
  const auto worn = [](Themed themed) {
    wear_theme(themed);
    PlaneScene scene = make_board(position(kOpen), View{}).scene;
    wear_theme(Themed::Dark);
    return scene;
  };
  const PlaneScene dark = worn(Themed::Dark);
  for (const Themed themed : kThemes) {
    const PlaneScene scene = worn(themed);
    CHECK(scene.ground.lit == dark.ground.lit);
    CHECK(scene.ground.far == dark.ground.far);
    CHECK(scene.ground.line == dark.ground.line);
    CHECK(scene.beside == theme_of(themed).ground(Room::Dust).far);
  }
  CHECK_FALSE(worn(Themed::Light).beside == dark.beside);
}

TEST_CASE("an activation with actions left is ended once its player has been asked",
          "[battle_table]") {
  const auto with_taken = [](const std::string& acts) {
    std::string text = kOpen;
    return text.replace(text.find("active=a1"), 9, "active=a1" + acts);
  };
  for (const auto& [acts, words] :
       {std::pair{"", "3 actions would be given up. End the activation all the same?"},
        std::pair{",acts:1,did:move,last:move,walked:1",
                  "2 actions would be given up. End the activation all the same?"},
        std::pair{",acts:2,did:move.aim,last:aim,walked:1",
                  "One action would be given up. End the activation all the same?"}}) {
    INFO(words);
    Played played(with_taken(acts));
    played.tap("button end_activation");
    CHECK(played.done.empty());
    REQUIRE(played.view().refusal);
    CHECK(played.view().refusal->asks);
    CHECK(played.view().refusal->sentence == words);
    played.tap("button end_activation");
    REQUIRE(played.done.size() == 1);
    CHECK(played.done[0] == Action{Seat::A, EndActivation{}});
  }
}

TEST_CASE("a question stays where it was asked, wherever nothing is pressed", "[battle_table]") {
  Played played(kOpen);
  played.viewport = {390, 844};
  played.frame({}, {});
  played.tap("button end_activation");
  REQUIRE(played.view().refusal);
  const Vec2 asked = played.table.picture(0).refused_at;
  const Places& places = *played.table.picture(0).places;
  const Vec2 bare = places.prompt.max - Vec2{2, 2};
  const Hit<Intent>* hit = places.hits.at(bare);
  REQUIRE(hit);
  REQUIRE(hit->name == "prompt");
  played.gesture(GestureKind::Tap, bare, bare);
  REQUIRE(played.view().refusal);
  CHECK(played.view().refusal->asks);
  CHECK(played.table.picture(0).refused_at == asked);
}

}  // namespace mael::web::battle
