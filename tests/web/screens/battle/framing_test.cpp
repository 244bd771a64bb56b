// Whom the text speaks of is seen: in every framing, on every form of the page, all of the squad
// lies in the free part of the table, and nothing lies over it.
#include <algorithm>
#include <functional>

#include "engine/battle/derived.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// Two squads a side that all have names of their own; the first two are ten inches apart.
const std::string kFour =
    "edge-battle/1 table=36x36 terrain=crates:14/13+16/13+16/14+14/14 "
    "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 a.ii=E02:11/10+10/9+12/9+9/8+13/8,face:256 "
    "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,supp:1 "
    "b.ii=K02:12/19+11/20+13/20+10/21+14/21,face:768 cp=3,1";
const std::string kActs = kFour + " stage=active gone=1 active=a1 frames=acting:a1";

// All the words of the bar and of the prompt, as far as they are shown.
std::string words_shown(const Played& played) {
  const View& view = played.view();
  const Places& places = *played.table.picture(0).places;
  std::string words = view.todo + "\n" + view.title;
  if (!view.prompt) return words;
  const PromptView& prompt = *view.prompt;
  for (const PromptRow& row : places.prompt_rows) words += "\n" + row.text;
  for (const LinePlace& step : places.steps) words += "\n" + prompt.steps[step.index].text;
  for (std::size_t i = 0; i < places.choices.size(); ++i) {
    const ChoiceView& choice = prompt.choices[places.first_choice + i];
    words += "\n" + choice.label + "\n" + choice.line;
  }
  return words;
}

std::vector<UnitId> squads_named(const Played& played) {
  const std::string words = words_shown(played);
  std::vector<UnitId> named;
  for (UnitId unit = 0; unit < played.state().units.size(); ++unit) {
    if (!is_on_table(played.state(), unit)) continue;
    for (const std::string& name :
         {name_of_unit(played.state(), unit), brief_name_of_unit(played.state(), unit)}) {
      if (words.find(name) == std::string::npos) continue;
      named.push_back(unit);
      break;
    }
  }
  return named;
}

// All that lies over the table.
std::vector<Rect> covers(const Played& played) {
  const Picture picture = played.table.picture(0);
  const Layout& layout = played.table.layout();
  std::vector<Rect> all{layout.bar, layout.tools, layout.card, picture.places->prompt,
                        picture.places->map};
  all.insert(all.end(), layout.panels.begin(), layout.panels.end());
  const auto& rails = picture.places->rails;
  all.insert(all.end(), rails.begin(), rails.end());
  for (const LaidLabel& label : picture.labels) all.push_back(label.rect);
  return all;
}

void check_seen(const Played& played, UnitId unit) {
  const Picture picture = played.table.picture(0);
  const Lens lens{picture.camera, picture.lie};
  const std::vector<Rect> over = covers(played);
  for (const ModelId model : living_of(played.state(), unit)) {
    const Vec2 at = lens.pixels(played.state().models[model].at);
    INFO(name_of_unit(played.state(), unit)
         << ", model " << number_of_model(played.state(), model) << " at " << at.x << "/" << at.y);
    CHECK(played.table.layout().board.contains(at));
    CHECK(std::none_of(over.begin(), over.end(), [&](Rect each) { return each.contains(at); }));
  }
}

struct Scene {
  const char* what;
  const std::string& position;
  int named;  // at least so many squads are spoken of
  std::function<void(Played&)> lead;
};

const Draft& begun_charge(const Played& played) {
  const Draft* charge = played.table.situation().may_begin<Charge>();
  REQUIRE(charge);
  return *charge;
}

const std::vector<Scene>& scenes() {
  static const std::vector<Scene> all{
      {"a squad is to be chosen", kFour, 0, [](Played&) {}},
      {"a squad is chosen", kFour, 1, [](Played& played) { played.tap("squad a2"); }},
      {"verbs", kActs, 1, [](Played&) {}},
      {"a way", kActs, 2, [](Played& played) { played.tap("at 18/13"); }},
      {"a way to the side", kActs, 2, [](Played& played) { played.tap("at 20/12"); }},
      {"a shot", kActs, 1, [](Played& played) { played.tap("squad b1"); }},
      {"another shot", kActs, 1, [](Played& played) { played.tap("squad b2"); }},
      {"dice of a shot", kActs, 1,
       [](Played& played) {
         played.tap("squad b1");
         played.tap("button confirm");
         Roll roll;
         for (int i = 0; i < 5; ++i) roll.dice.push_back(4);
         played.play({Seat::Chance, roll});
       }},
      {"who is charged", kActs, 1,
       [](Played& played) {
         Draft charge = begun_charge(played);
         REQUIRE_FALSE(Drafts<Rules>::add(played.state(), charge, {"target", {2}, {}}));
         played.play(charge.action);
       }},
  };
  return all;
}

}  // namespace

TEST_CASE("whom the text speaks of is seen, and nothing lies over it", "[battle_framing]") {
  for (const Scene& scene : scenes()) {
    for (const Vec2 page : kPages) {
      INFO(scene.what << " on " << page.x << "x" << page.y);
      At played(scene.position, page);
      scene.lead(played);
      const std::vector<UnitId> named = squads_named(played);
      INFO(words_shown(played));
      CHECK(static_cast<int>(named.size()) >= scene.named);
      for (const UnitId unit : named) check_seen(played, unit);
    }
  }
}

TEST_CASE("squads that are too far off to be seen with the one that acts do not push it away",
          "[battle_framing]") {
  // Thirty inches apart: a phone would show ten pixels of an inch.
  At played(
      "edge-battle/1 table=36x36 a.i=E01:18/3+17/2+19/2+16/1+20/1,face:256 "
      "b.i=K01:18/33+17/34+19/34+16/35+20/35,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1",
      kPhone);
  played.tap("at 18/6");
  REQUIRE(played.view().board.ghosts.size() == 5);
  CHECK(played.table.picture(0).camera.scale >= 22);
  check_seen(played, 0);
}

}  // namespace mael::web::battle
