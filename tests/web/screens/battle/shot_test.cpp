// Shots read line by line: weapons left out, other targets beside, and answers to a charge.
#include <algorithm>
#include <string>

#include "engine/battle/derived.h"
#include "engine/battle/round/forecast.h"
#include "engine/battle/round/volley.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/base/say.h"
#include "web/screens/battle/arms.h"
#include "web/screens/battle/under_fire.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// Drones and their handler have different weapons; two squads can be aimed at.
const std::string kMixed =
    "edge-battle/1 table=36x36 a.i=E02:18/10+17/9+19/9+16/8+20/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 b.ii=K04:26/20+25/21+27/21,face:768 "
    "stage=active gone=1 active=a1 frames=acting:a1";

float mean_of_chart(const PromptView& prompt) {
  float mean = 0;
  REQUIRE(prompt.chart);
  for (std::size_t i = 0; i < prompt.chart->lost.size(); ++i) {
    mean += static_cast<float>(i) * prompt.chart->lost[i];
  }
  return mean;
}

// The drones have come into contact with the troopers, who may fire.
Action charge_of(const Played& played) {
  const Draft* begun = played.table.situation().may_begin<Charge>();
  REQUIRE(begun);
  Draft charge = *begun;
  REQUIRE_FALSE(Drafts<Rules>::add(played.state(), charge, {"target", {1}, {}}));
  return charge.action;
}

// Bold letters are wider than others, and lines further apart.
class WideBold : public Measure {
 public:
  Vec2 size(TextStyle style, std::string_view words, float wrap) const override {
    const float wider = style == TextStyle::Strong ? 1.5F : 1;
    const Vec2 plain = fixed_measure().size(style, words, wrap / wider);
    return {plain.x * wider, plain.y};
  }
};

// Every row of the prompt that is shown, from page to page.
std::vector<PromptRow> rows_read(Played& played) {
  std::vector<PromptRow> all;
  int pages = 0;
  do {
    REQUIRE(++pages < 9);
    const Places& places = *played.table.picture(0).places;
    all.insert(all.end(), places.prompt_rows.begin(), places.prompt_rows.end());
    if (places.turner.pages == 1) break;
    CHECK(places.turner.at.width() >= 44);
    CHECK(places.turner.at.height() >= 44);
    played.tap("read on");
  } while (played.table.picture(0).places->turner.page != 0);
  return all;
}

int dice_of_shot(const State& state, const Draft& draft) {
  return dice_of(state,
                 declare(state, RoundKind::Fire, state.active.unit, *volley_of(draft.action.deed)));
}

int shots_of_draft(const Played& played) {
  return volley_of(played.table.selection().draft->action.deed)->shots.size();
}

}  // namespace

TEST_CASE("EDG-131 a weapon that is tapped is left out, and every figure follows",
          "[battle_shot]") {
  Played played(kMixed);
  played.tap("squad b1");
  // The handler's pistol, and the machine guns of four drones.
  REQUIRE(played.view().prompt->weapons.size() == 2);
  CHECK(played.view().prompt->weapons[0].used);
  CHECK(played.view().prompt->weapons[1].used);
  CHECK(shots_of_draft(played) == 5);
  const float before = mean_of_chart(*played.view().prompt);
  played.tap("weapon 2");
  CHECK(played.view().prompt->weapons[0].used);
  CHECK_FALSE(played.view().prompt->weapons[1].used);
  CHECK(shots_of_draft(played) == 1);
  CHECK(mean_of_chart(*played.view().prompt) < before);
  played.tap("weapon 2");
  CHECK(shots_of_draft(played) == 5);
  CHECK(mean_of_chart(*played.view().prompt) == before);
  CHECK(played.done.empty());
}

TEST_CASE("EDG-133 somebody must fire", "[battle_shot]") {
  Played played(facing());
  played.tap("squad b1");
  // Rifles alone are fired, though each carries a pistol besides.
  REQUIRE(played.view().prompt->weapons[0].used);
  played.tap("weapon 1");
  REQUIRE(played.view().refusal.has_value());
  CHECK(played.view().refusal->rule == "EDG-133"_rule);
  CHECK(played.view().prompt->weapons[0].used);
}

TEST_CASE("EDG-166 a field is read where the forecast counts it", "[battle_shot]") {
  for (const std::string cover : {"", ",cover:1"}) {
    Played played(
        "edge-battle/1 table=36x36 a.i=E02:18/10+17/9+19/9+16/8+20/8,face:256 "
        "b.i=K05:18/20,face:768" +
        cover + " stage=active gone=1 active=a1 frames=acting:a1");
    played.tap("squad b1");
    const auto& steps = played.view().prompt->steps;
    const auto count = [&](const std::string& text) {
      return std::count_if(steps.begin(), steps.end(),
                           [&](const StepView& step) { return step.text == text; });
    };
    CHECK(count("The field stops 2 hits") == 1);
    CHECK(count("No cover") == 0);
    CHECK(count("Cover stops 1 hit") == (cover.empty() ? 0 : 1));
  }
}

TEST_CASE("another target is told beside, and a tap turns to it", "[battle_shot]") {
  Played played(kMixed);
  played.tap("squad b1");
  const auto& steps = played.view().prompt->steps;
  const auto other = std::find_if(steps.begin(), steps.end(), [](const StepView& step) {
    return std::holds_alternative<intent::AimAt>(step.intent);
  });
  REQUIRE(other != steps.end());
  CHECK_FALSE(other->value.empty());
  const UnitId target = std::get<intent::AimAt>(other->intent).target;
  played.tap("squad b2");
  CHECK(volley_of(played.table.selection().draft->action.deed)->target == target);
}

TEST_CASE("a shot is read whole on any screen", "[battle_shot]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}}) {
    for (const std::string& text : {facing(), kMixed}) {
      Played played(text);
      played.viewport = viewport;
      played.frame({}, {});
      played.tap("squad b1");
      INFO(viewport.x << "x" << viewport.y);
      const Rect prompt = played.table.layout().prompt;
      const Rect board = played.table.layout().board;
      CHECK((board.min.x >= prompt.max.x || board.max.y <= prompt.min.y));
      // Its four lines, or on a phone its numbers, of which the dice open the weapons; what it
      // would come to elsewhere may go.
      const std::string each = viewport.x > 1000 ? "step " : "link ";
      if (viewport.x < 1000) played.tap("link 1");
      for (const std::string& line :
           {each + "1", each + "2", each + "3", std::string("weapon 1")}) {
        INFO(line);
        const auto at = played.table.where(line);
        REQUIRE(at);
        CHECK(prompt.contains(at->min));
        CHECK(prompt.contains(at->max));
        CHECK(at->height() >= 44);
      }
    }
  }
}

TEST_CASE("a shot on a phone is one block: each number opens its lines and their rules",
          "[battle_shot]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}}) {
    for (const std::string& text : {facing(), kMixed}) {
      INFO(viewport.x << "x" << viewport.y);
      Played played(text);
      played.viewport = viewport;
      played.frame({}, {});
      played.tap("squad b1");
      const auto& chain = played.view().prompt->chain;
      REQUIRE(chain.size() >= 3);
      CHECK(chain.front().figure ==
            number(dice_of_shot(played.state(), *played.table.selection().draft)));
      CHECK(chain.back().word == say("battle.shot.link.lost"));
      const Places& places = *played.table.picture(0).places;
      const auto shows_chart = [&] {
        return std::any_of(places.prompt_rows.begin(), places.prompt_rows.end(),
                           [](const PromptRow& row) { return row.kind == RowKind::Chart; });
      };
      CHECK((shows_chart() || viewport.y < 500));
      std::size_t read = chain.front().first;
      for (std::size_t link = 0; link < chain.size(); ++link) {
        played.tap("link " + std::to_string(link + 1));
        CHECK(places.turner.pages == 1);
        CHECK_FALSE(shows_chart());
        CHECK(places.prompt.max.y <= played.table.layout().prompt.max.y + 0.5F);
        const LinkView& open = played.view().prompt->chain[link];
        CHECK(open.first == read);
        for (std::size_t line = 0; line < open.lines; ++line) {
          const auto at = played.table.where("step " + std::to_string(read + line + 1));
          REQUIRE(at);
          CHECK(played.table.layout().prompt.contains(at->max));
        }
        read += open.lines;
      }
      // Once more closes it.
      played.tap("link " + std::to_string(chain.size()));
      CHECK_FALSE(played.view().prompt->link);
    }
  }
}

TEST_CASE("a charge on a phone is read on one page, with what comes back", "[battle_shot]") {
  for (const std::string& text : {facing(), kMixed}) {
    Played played(text);
    played.viewport = {390, 844};
    played.play(charge_of(played));
    played.frame({}, {});
    const Places& places = *played.table.picture(0).places;
    CHECK(places.turner.pages == 1);
    CHECK(std::any_of(places.prompt_rows.begin(), places.prompt_rows.end(),
                      [](const PromptRow& row) { return row.kind == RowKind::Compare; }));
    REQUIRE_FALSE(places.steps.empty());
    CHECK(places.steps[0].index == 0);  // who came
    for (const std::string name : {"link 1", "link 3", "choice 1", "button confirm"}) {
      INFO(name);
      CHECK(played.table.where(name));
    }
  }
}

TEST_CASE("what is read of a charge is all there, on as many pages as it takes", "[battle_shot]") {
  for (const Vec2 viewport : {Vec2{1024, 768}, Vec2{1920, 1080}}) {
    for (const std::string& text : {facing(), kMixed}) {
      INFO(viewport.x << "x" << viewport.y);
      Played played(text);
      played.viewport = viewport;
      played.play(charge_of(played));
      played.frame({}, {});
      const PromptView& prompt = *played.view().prompt;
      REQUIRE(prompt.steps.size() == 7);
      std::vector<std::size_t> steps, weapons;
      bool compared = false, losses = false;
      const Places& places = *played.table.picture(0).places;
      const int pages = places.turner.pages;
      const auto hold = played.table.where("choice 1");
      CHECK(pages <= 4);
      CHECK((pages > 1 || viewport.y > 1000));
      for (int page = 0; page < pages; ++page) {
        if (page > 0) played.tap("read on");
        CHECK(places.turner.page == page);
        for (const LinePlace& step : places.steps) {
          steps.push_back(step.index);
          CHECK(places.prompt.contains(step.at.max));
        }
        for (const LinePlace& weapon : places.weapons) weapons.push_back(weapon.index);
        for (const PromptRow& row : places.prompt_rows) {
          compared = compared || row.kind == RowKind::Compare;
          losses = losses || row.kind == RowKind::Chart || row.text == prompt.chart->words;
        }
        CHECK(places.prompt.max.y <= played.table.layout().prompt.max.y);
        // It is decided on any page, in the same place.
        CHECK(played.table.where("button confirm"));
        CHECK(played.table.where("choice 1") == hold);
      }
      CHECK(steps == std::vector<std::size_t>{0, 1, 2, 3, 4, 5, 6});
      CHECK(weapons.size() == prompt.weapons.size());
      CHECK(compared);
      CHECK(losses);
    }
  }
}

TEST_CASE("the page of a prompt that is open stays until it is about something else",
          "[battle_shot]") {
  Played played(kMixed);
  played.viewport = {1024, 768};
  played.play(charge_of(played));
  played.frame({}, {});
  const Turner& turner = played.table.picture(0).places->turner;
  REQUIRE(turner.pages > 1);
  CHECK(turner.page == 0);
  played.tap("read on");
  CHECK(turner.page == 1);
  played.tap("prompt");
  CHECK(turner.page == 1);
  played.tap("squad b1");
  CHECK(turner.page == 0);
}

TEST_CASE("words of a prompt have the room that those painted take", "[battle_shot]") {
  const WideBold wide;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}, Vec2{1920, 1080}}) {
    INFO(viewport.x << "x" << viewport.y);
    Played played(facing());
    played.viewport = viewport;
    played.measure = &wide;
    played.play(charge_of(played));
    played.frame({}, {});
    const PromptView prompt = *played.view().prompt;
    for (const PromptRow& row : rows_read(played)) {
      const auto high = [&](TextStyle style, const std::string& words) {
        return wide.size(style, words, row.at.width()).y;
      };
      if (row.kind == RowKind::Chart) {
        CHECK(row.height >= kBars + high(prompt_style::kLosses, prompt.chart->words));
      } else if (row.kind == RowKind::Title) {
        CHECK(row.height >= high(prompt_style::kTitle, row.text));
      } else if (row.kind == RowKind::Words && !row.text.empty()) {
        CHECK(row.height >= high(prompt_style::kWords, row.text));
      } else if (row.kind == RowKind::Compare) {
        const float half = compare_width(row.at.width());
        CHECK(row.height >
              wide.size(prompt_style::kNote, prompt.compare->without.head, half).y +
                  high(prompt_style::kFigure, prompt.compare->without.figure) +
                  wide.size(prompt_style::kNote, prompt.compare->without.line, half).y);
      }
    }
  }
}

TEST_CASE("every line of a shot but other targets opens a rule", "[battle_shot]") {
  Played played(facing());
  played.tap("squad b1");
  for (const StepView& step : played.view().prompt->steps) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    INFO(step.text);
    REQUIRE(read);
    CHECK_FALSE(read->rule.empty());
  }
}

TEST_CASE("EDG-303 a charge says what the target may fire, and the answer what comes back",
          "[battle_shot]") {
  Played played(facing());
  const Action charge = charge_of(played);
  const Draft* begun = played.table.situation().may_begin<Charge>();
  REQUIRE(begun);
  Reaction made = respond(played.table.situation(), {}, intent::AimAt{*begun, 1});
  const View view = build_view(played.table.situation(), made.selection, Journal(two_persons()));
  const auto& steps = view.prompt->steps;
  CHECK(std::any_of(steps.begin(), steps.end(), [](const StepView& step) {
    const auto* read = std::get_if<intent::ReadRule>(&step.intent);
    return read && read->rule == "EDG-303"_rule;
  }));
  played.play(charge);
  const PromptView& asked = *played.view().prompt;
  REQUIRE(asked.chart);
  REQUIRE(asked.compare);
  CHECK(asked.compare->without.figure.starts_with("5"));
  CHECK_FALSE(asked.weapons.empty());
  CHECK(played.view().board.rays.size() == 5);  // to each of those that came
  REQUIRE_FALSE(played.view().buttons.empty());
  CHECK(played.view().buttons[0].command == Command(Common::Confirm));
  played.tap("button confirm");
  CHECK(std::holds_alternative<Defend>(played.done.back().deed));
}

TEST_CASE("EDG-143 a skill below nothing is told as dice that are taken away", "[battle_shot]") {
  std::string text = facing();
  const std::string free = "20/8,face:256";
  text.replace(text.find(free), free.size(),
               free + ",supp:6");  // skill 2, and 2 for a wide open shot
  Played played(text);
  played.tap("squad b1");
  const auto& steps = played.view().prompt->steps;
  CHECK(std::any_of(steps.begin(), steps.end(), [](const StepView& step) {
    return step.text == "Each hits on 4+, with 2 dice fewer";
  }));
}

TEST_CASE("EDG-143 it is said where no die is left to hit with", "[battle_shot]") {
  Played played(
      "edge-battle/1 table=36x36 "
      "a.i=E05:18/18.8+17/9*0+19/9*0,face:256,supp:6 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1");
  played.tap("squad b1");
  REQUIRE(played.view().prompt);
  const auto& steps = played.view().prompt->steps;
  CHECK(std::any_of(steps.begin(), steps.end(), [](const StepView& step) {
    return step.text.find("None is left to hit with") != std::string::npos;
  }));
}

TEST_CASE("whoever is charged and wants to concede is asked about that alone", "[battle_shot]") {
  Played played(facing());
  played.play(charge_of(played));
  const Situation& situation = played.table.situation();
  const Reaction asked = respond(situation, {}, intent::Press{Own::Concede});
  const View view = build_view(situation, asked.selection, Journal(two_persons()));
  REQUIRE(view.prompt);
  CHECK(view.prompt->title ==
        words_of(situation, Action{situation.actor(), mael::battle::Concede{}}));
  CHECK_FALSE(view.prompt->chart);
  CHECK(view.prompt->choices.empty());
}

TEST_CASE("fire at a squad costs less once it has taken cover", "[battle_shot]") {
  const State open = position(facing());
  const std::vector<UnitId> watchers = watchers_of(open, 0);
  const auto bare = losses_to_fire(open, 0, watchers, false);
  const auto covered = losses_to_fire(open, 0, watchers, true);
  REQUIRE(bare);
  REQUIRE(covered);
  CHECK(*covered < *bare);
  CHECK(*bare > 0);
  // Out of sight nobody fires.
  const State hidden = position(facing("terrain=house:0/14+36/14+36/16+0/16 "));
  CHECK_FALSE(losses_to_fire(hidden, 0, watchers_of(hidden, 0), false).has_value());
}

TEST_CASE("a ray leads to every model of a target, and those that are hidden are counted",
          "[battle_shot]") {
  // From 18/10 the house hides the model at 20/22 from its left edge on, and no other wholly.
  Played played(facing("terrain=house:18.3/14+26/14+26/16+18.3/16 "));
  played.tap("squad b1");
  REQUIRE(played.view().board.target == 1);
  const auto& rays = played.view().board.rays;
  REQUIRE(rays.size() == 5);
  const auto cut = std::count_if(rays.begin(), rays.end(),
                                 [](const RayView& ray) { return ray.line == PlaneLine::Blocked; });
  CHECK(cut == 1);
  const std::string& note = played.view().prompt->steps[0].note;
  INFO(note);
  CHECK(note.find(say_count("battle.shot.hidden", 1, {"5", say("battle.look.house")})) !=
        std::string::npos);
  Played open(facing());
  open.tap("squad b1");
  CHECK(open.view().prompt->steps[0].note.find("hidden") == std::string::npos);
}

}  // namespace mael::web::battle
