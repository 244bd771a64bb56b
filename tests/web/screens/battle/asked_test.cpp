// How decisions are asked: who decides what, which models are meant, what stands on the buttons.
#include "web/screens/battle/input/asked.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/battle/derived.h"
#include "engine/battle/play/muster.h"
#include "engine/core/random.h"
#include "tests/web/screens/battle/battle_table.h"
#include "web/screens/battle/excerpt.h"
#include "web/screens/battle/words.h"

namespace mael::web::battle {
namespace {

// What is shot, struck or charged where that may be done, else anything.
Action bold(const std::vector<Action>& legal, Random& random) {
  std::vector<Action> blows;
  for (const Action& each : legal) {
    if (volley_of(each.deed) || deed_of<Charge>(each)) blows.push_back(each);
  }
  const std::vector<Action>& from = blows.empty() ? legal : blows;
  return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

// Moments of random firefights at which somebody decides.
template <class Look>
void decide_at_random(std::uint64_t seed, int actions, const Look& look) {
  Random random(seed);
  const auto begun = start(usual_setup());
  REQUIRE(begun);
  Played played(*begun);
  for (int i = 0; i < actions && !outcome(played.state()).over; ++i) {
    if (to_act(played.state()).is_chance()) {
      played.play(deal(played.state(), random));
      continue;
    }
    look(played);
    const auto& legal = played.table.situation().legal;
    REQUIRE_FALSE(legal.empty());
    played.play(bold(legal, random));
  }
}

Roll rolled(std::initializer_list<int> faces) {
  Roll roll;
  for (const int face : faces) roll.dice.push_back(static_cast<std::uint8_t>(face));
  return roll;
}

// Five rifles have struck five troopers twice, perfectly: no flip of armor would help.
struct TwoHits : Played {
  TwoHits() : Played(facing()) {
    tap("squad b1");
    tap("button confirm");
    play({Seat::Chance, rolled({6, 6, 1, 1, 1})});
    play({Seat::A, FlipDice{}});
    play({Seat::Chance, rolled({1, 1})});
    REQUIRE(table.situation().is_at(Step::Allocate));
  }
};

// Five rifles have been rolled for: what each die is turned to is to be said.
struct FlippingHits : Played {
  FlippingHits() : Played(facing()) {
    tap("squad b1");
    tap("button confirm");
    play({Seat::Chance, rolled({6, 6, 1, 1, 1})});
    REQUIRE(table.situation().is_at(Step::FlipHits));
  }
};

template <class D>
Action action_of(const State& state) {
  std::vector<Action> legal;
  legal_actions(state, legal);
  return *std::find_if(legal.begin(), legal.end(),
                       [](const Action& each) { return deed_of<D>(each) != nullptr; });
}

std::vector<std::string> labels_of(const PromptView& prompt) {
  std::vector<std::string> labels;
  for (const ChoiceView& choice : prompt.choices) labels.push_back(choice.label);
  return labels;
}

}  // namespace

TEST_CASE("models that choices name by numbers are shown with them where they stand",
          "[battle_asked]") {
  const TwoHits played;
  const PromptView& prompt = *played.view().prompt;
  REQUIRE(prompt.roster);
  const auto& models = prompt.roster->models;
  REQUIRE(models.size() == 5);
  const ModelId first = played.state().units[1].first;
  for (std::size_t i = 0; i < models.size(); ++i) {
    CHECK(models[i].number == static_cast<int>(i) + 1);
    CHECK(models[i].at == played.state().models[static_cast<ModelId>(first + i)].at);
    CHECK(models[i].leads == (i == 0));
  }
  // Two of five fall, whoever takes which hit: the usual first, the leader last of all.
  CHECK(labels_of(prompt) ==
        std::vector<std::string>{"Models 2, 3", "Models 2, 4", "Models 2, 5", "Models 1, 2"});
  REQUIRE(prompt.choices[0].primary);
  for (const NumberedView& model : models) {
    CHECK(model.usual == (model.number == 2 || model.number == 3));
  }
  // In words everybody is told with the number, the leader as that, and the place.
  const std::string status = played.table.words().words.status;
  CHECK(status.find("Model 1, leader at 18\u2033/20\u2033.") != std::string::npos);
  CHECK(status.find("Model 5 at 20\u2033/22\u2033.") != std::string::npos);
}

TEST_CASE("hits beyond what falls make no further choices", "[battle_asked]") {
  // Four hits, and three troopers who stand: whoever is given two, all fall.
  Played played(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22*0+20/22*0,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1");
  played.tap("squad b1");
  played.tap("button confirm");
  played.play({Seat::Chance, rolled({6, 6, 6, 6, 1})});
  played.play({Seat::A, FlipDice{}});
  played.play({Seat::Chance, rolled({1, 1, 1, 1})});
  REQUIRE(played.table.situation().is_at(Step::Allocate));
  CHECK(labels_of(*played.view().prompt) == std::vector<std::string>{"Models 1, 2, 3"});
}

TEST_CASE("the picture of a squad holds all its models on any screen", "[battle_asked]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1280, 800}}) {
    TwoHits played;
    played.viewport = viewport;
    played.frame({}, {});
    INFO(viewport.x << "x" << viewport.y);
    const Picture picture = played.table.picture(0);
    const auto& rows = picture.places->prompt_rows;
    const auto row = std::find_if(rows.begin(), rows.end(), [](const PromptRow& each) {
      return each.kind == RowKind::Roster;
    });
    REQUIRE(row != rows.end());
    const RosterView& roster = *played.view().prompt->roster;
    const Excerpt excerpt = make_excerpt(roster, row->at);
    for (const NumberedView& model : roster.models) {
      const Vec2 at = excerpt.place(model.at);
      const float radius = inches(model.radius) * excerpt.scale;
      CHECK(radius > 8);  // a number can be read on it
      CHECK(at.x - radius >= row->at.min.x);
      CHECK(at.x + radius <= row->at.max.x);
      CHECK(at.y - radius >= row->at.min.y);
      CHECK(at.y + radius <= row->at.max.y);
    }
    CHECK(played.table.where("choice 1"));
  }
}

TEST_CASE("the models of a whole squad are offered at once on a phone", "[battle_asked]") {
  const std::string injured =
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,supp:6 stage=active gone=1 "
      "active=a1,acts:1,did:suppress,last:suppress frames=acting:a1,roundover:a1,injuries:b1:1 "
      "round=suppress:a1:b1,passed:1,shots:1a+2a+3a";
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{768, 1024}}) {
    Played played(injured);
    played.viewport = viewport;
    played.frame({}, {});
    INFO(viewport.x << "x" << viewport.y);
    REQUIRE(played.view().prompt->choices.size() == 5);
    CHECK(played.table.where("choice 5"));
    CHECK_FALSE(played.table.where("more choices"));
    CHECK(played.table.layout().board.width() >= 200);
  }
}

TEST_CASE("arms that few of a squad carry tell its models apart", "[battle_asked]") {
  // Troopers who were hit once by one rifle; the fifth carries a grenade launcher.
  Played played(facing());
  played.tap("squad b1");
  played.tap("button confirm");
  played.play({Seat::Chance, rolled({6, 1, 1, 1, 1})});
  played.play({Seat::A, FlipDice{}});
  played.play({Seat::Chance, rolled({1})});
  REQUIRE(played.table.situation().is_at(Step::Allocate));
  const std::string told = "Model 5: ripper grenade launcher.";
  CHECK(played.view().prompt->sentences == std::vector<std::string>{told});
  // A phone has room for it beside everything that is decided with.
  played.viewport = {390, 844};
  played.frame({}, {});
  const Picture picture = played.table.picture(0);
  CHECK(picture.places->turner.pages == 1);
  const auto& rows = picture.places->prompt_rows;
  CHECK(std::any_of(rows.begin(), rows.end(),
                    [&](const PromptRow& row) { return row.text == told; }));
}

TEST_CASE("who is injured is told on the table, on the card and in words", "[battle_asked]") {
  Played played(
      "edge-battle/1 table=36x36 a.i=K04:18/10*2+17/9+19/9,face:256 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1");
  const std::string told = "Model 1 is injured: 2 of 3 FOR left.";
  const auto& labels = played.table.picture(0).board.scene.labels;
  CHECK(std::count_if(labels.begin(), labels.end(), [](const PlaneLabel& label) {
          return label.icon == Icon::Wound && label.words == "2/3";
        }) == 1);
  REQUIRE(played.view().card);
  const auto& lines = played.view().card->condition;
  CHECK(std::find(lines.begin(), lines.end(), told) != lines.end());
  const auto& scene = played.table.words().words.scene;
  CHECK(std::any_of(scene.begin(), scene.end(),
                    [&](const std::string& line) { return line.find(told) != std::string::npos; }));
}

// Suppression takes from cover what it takes in a round (EDG-R65).
TEST_CASE("a card tells what counts: FOR, command, field, grenades, cover as it is worth",
          "[battle_asked]") {
  const auto card_of = [](const std::string& squad) {
    Played played("edge-battle/1 table=36x36 a.i=" + squad +
                  " b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
                  "stage=active gone=1 active=a1 frames=acting:a1");
    REQUIRE(played.view().card);
    return *played.view().card;
  };
  const auto tells = [](const CardView& card, const std::string& line) {
    return std::find(card.condition.begin(), card.condition.end(), line) != card.condition.end();
  };
  const auto figure = [](const CardView& card, const std::string& name) {
    for (const FigureView& each : card.figures) {
      if (each.name == name) return each.value;
    }
    return std::string();
  };
  const CardView handler = card_of("E05:18/10+17/9+19/9,face:256");
  CHECK(figure(handler, "FOR") == "4/1");
  CHECK(figure(handler, "AV") == "4/2");
  CHECK(tells(handler, "Command 2: points and orders a turn."));
  CHECK(tells(card_of("E02:18/10+17/9+19/9+16/8+20/8,face:256"),
              "Command 0: one order a turn, its own."));
  CHECK(tells(card_of("K05:18/10,face:256"), "Field 2: so many hits are stopped."));
  const CardView troopers = card_of("K01:18/10+17/9+19/9+16/8+20/8,face:256,supp:1,cover:2");
  CHECK(tells(troopers, "Frag grenades: 5."));
  CHECK(tells(troopers, "In cover worth 1."));
}

TEST_CASE("what is asked names the squad that it is asked for, each step in its own words",
          "[battle_asked]") {
  std::map<Step, std::string> asked;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    decide_at_random(seed, 900, [&](const Played& played) {
      const State& state = played.state();
      const View& view = played.view();
      INFO(view.todo);
      REQUIRE(view.todo.size() > 20);
      if (state.frames.empty()) return;
      std::string words = view.todo;
      bool own = false;
      for (UnitId unit = 0; unit < state.units.size(); ++unit) {
        const std::string name = name_of_unit(state, unit);
        const std::size_t at = words.find(name);
        if (at == std::string::npos) continue;
        own = own || state.units[unit].owner == played.table.situation().actor();
        words.erase(at, name.size());
      }
      CHECK(own);
      words.erase(std::remove_if(words.begin(), words.end(),
                                 [](char letter) { return letter >= '0' && letter <= '9'; }),
                  words.end());
      asked[state.top().step] = words;
    });
  }
  std::set<std::string> different;
  for (const auto& [step, words] : asked) {
    INFO(words);
    CHECK(different.insert(words).second);
  }
  for (const Step step : {Step::Acting, Step::RemoveDice, Step::FlipHits, Step::Defense,
                          Step::FlipArmor, Step::Allocate, Step::Leader}) {
    INFO(static_cast<int>(step));
    CHECK(asked.contains(step));
  }
}

TEST_CASE("whoever is charged is asked about the squad that came", "[battle_asked]") {
  Played played(facing());
  const Action* charge = played.table.situation().first<Charge>();
  REQUIRE(charge);
  played.play(Action(*charge));
  CHECK(played.view().todo == "Karist Troopers: fire back, or hold fire?");
  REQUIRE_FALSE(played.view().prompt->steps.empty());
  CHECK(played.view().prompt->steps[0].text == "Contractor Defenders has charged Karist Troopers.");
}

TEST_CASE("the card beside the table is of the squad that is asked", "[battle_asked]") {
  std::set<Step> met;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    decide_at_random(seed, 900, [&](const Played& played) {
      const State& state = played.state();
      if (state.frames.empty()) return;
      INFO(played.view().todo);
      REQUIRE(played.view().card);
      CHECK(played.view().card->squad.owner == played.table.situation().actor());
      CHECK(played.view().board.selected == played.view().card->squad.unit);
      met.insert(state.top().step);
    });
  }
  for (const Step step :
       {Step::Acting, Step::FlipHits, Step::FlipArmor, Step::Allocate, Step::Leader}) {
    INFO(static_cast<int>(step));
    CHECK(met.contains(step));
  }
  Played charged(facing());
  charged.play(Action(*charged.table.situation().first<Charge>()));
  CHECK(charged.view().card->squad.code == "b1");
}

TEST_CASE("the card of whoever attacks is a tap away", "[battle_asked]") {
  TwoHits played;
  CHECK(played.view().card->squad.code == "b1");
  const std::size_t done = played.done.size();
  played.tap("squad a1");
  CHECK(played.view().card->squad.code == "a1");
  CHECK(played.done.size() == done);
  played.tap("squad b1");
  CHECK(played.view().card->squad.code == "b1");
}

TEST_CASE("while a bot fires at a squad the card is of that", "[battle_asked]") {
  auto players = two_persons();
  players[0].kind = PlayerKind::Novice;
  Played played(position(facing()), players);
  CHECK(played.view().card->squad.code == "a1");
  played.play(action_of<Fire>(played.state()));
  CHECK(played.view().card->squad.code == "b1");
  played.play({Seat::Chance, rolled({6, 6, 2, 1, 1})});
  CHECK(played.view().card->squad.code == "b1");
}

TEST_CASE("different choices have different signs, and only waiting has an hourglass",
          "[battle_asked]") {
  for (const std::uint64_t seed : {3U, 4U, 5U, 6U}) {
    decide_at_random(seed, 900, [&](const Played& played) {
      if (!played.view().prompt) return;
      std::map<Icon, std::size_t> kinds;
      for (const ChoiceView& choice : played.view().prompt->choices) {
        const auto* done = std::get_if<intent::Do>(&choice.intent);
        const auto* begun = std::get_if<intent::Begin>(&choice.intent);
        const auto* aimed = std::get_if<intent::AimAt>(&choice.intent);
        INFO(choice.label);
        CHECK(choice.icon != Icon::None);
        if (!done && !begun && !aimed) continue;
        const Deed& deed = done    ? done->deed
                           : begun ? begun->draft.action.deed
                                   : aimed->draft.action.deed;
        const bool waits =
            std::holds_alternative<Stay>(deed) || std::holds_alternative<HoldFire>(deed);
        CHECK((choice.icon == Icon::Action) == waits);
        CHECK(kinds.emplace(choice.icon, deed.index()).first->second == deed.index());
      }
    });
  }
}

TEST_CASE("dice of the same weapon are taken from any of those who carry it", "[battle_asked]") {
  // Drones of skill 2, suppressed by 5: three dice fewer, wide open though the shot is not.
  Played played(
      "edge-battle/1 table=36x36 terrain=crates:12/18+24/18+24/19+12/19 "
      "a.i=E02:18/10+17/9+19/9+16/8+20/8,face:256,supp:5 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
      "stage=active gone=1 active=a1 frames=acting:a1");
  played.tap("squad b1");
  played.tap("button confirm");
  REQUIRE(played.table.situation().is_at(Step::RemoveDice));
  const std::vector<std::string> labels = labels_of(*played.view().prompt);
  CHECK(labels.size() == std::set<std::string>(labels.begin(), labels.end()).size());
  CHECK(labels.size() == 2);
  for (const std::string& label : labels) CHECK(label.find('(') == std::string::npos);
}

TEST_CASE("a side takes all of its squads off in a few words", "[battle_asked]") {
  Played played(
      "edge-battle/1 table=36x36 stage=retire "
      "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256,done:1 "
      "a.ii=E02:8/10+7/9+9/9+6/8+10/8,face:256,done:1 "
      "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768,done:1");
  const auto labels = labels_of(*played.view().prompt);
  REQUIRE(labels.size() == 4);
  CHECK(labels.back() == "Retire all squads");
}

TEST_CASE("a squad that is tapped while dice are turned shows its card", "[battle_asked]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1280, 800}}) {
    CAPTURE(viewport.x);
    FlippingHits played;
    played.viewport = viewport;
    played.frame({}, {});
    const bool is_beside = played.table.layout().shows_card;
    CHECK(is_beside == (viewport.x > 1000));
    played.tap("squad b1");
    REQUIRE(played.view().card);
    CHECK(played.view().card->squad.code == "b1");
    CHECK((played.view().sheet == OpenSheet::Card) != is_beside);
    CHECK((played.table.layout().card.height() > 0) == is_beside);
  }
}

}  // namespace mael::web::battle
