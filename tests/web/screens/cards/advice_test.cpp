// Advice at the card table, who stands better, and a finished game looked back on.
#include <algorithm>

#include "engine/cards/game.h"
#include "engine/play/dealer.h"
#include "tests/web/screens/cards/card_table.h"

namespace mael::web::cards {
namespace {

struct AdvisedTable : Played {
  explicit AdvisedTable(std::string_view text) : Played(text, person_and_bot()) {}
  void ask() { press_button("advise"); }
  void press_button(std::string_view button) {
    wishes = {};
    table.press(button, wishes);
  }
  bool asked() const { return table.awaits_advice().has_value(); }
  bool lights(std::string_view name) {
    for (const GroupPlace& place :
         make_places(table.view(), table.layout(), fixed_measure(), viewport, {}).groups) {
      if (name_of(place.group->thing) == name && place.group->mark != Mark::None) return true;
    }
    const auto& planets = table.view().planets;
    return std::any_of(planets.begin(), planets.end(), [&](const PlanetView& planet) {
      return name_of(planet.thing) == name && planet.mark != Mark::None;
    });
  }

  Wishes wishes;
};

constexpr std::string_view kBid =
    "edge-cards/1 await=bid actions=1 stockpile=6,6 ships.a=A1.Rai ships.b=P1.Res,P1.Esc "
    "declared=A1*P1";

// A game that is soon over, to its end.
struct Finished {
  Finished() : first(position(std::string(kMiddleGame) + " opt=last:5")) {
    State state = first;
    Random random(11);
    Dealer<EdgeCards> dealer(11);
    std::vector<Action> legal;
    while (!outcome(state).over) {
      REQUIRE(log.size() < 200);
      if (to_act(state).is_chance()) {
        log.push_back(dealer.next(state));
      } else {
        legal_actions(state, legal);
        log.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
      }
      apply(state, log.back(), nullptr);
    }
    last = state;
  }
  int size() const { return static_cast<int>(log.size()); }

  State first, last;
  std::vector<Action> log;
};

struct ReviewTable : Finished {
  ReviewTable() {
    table.open(person_and_bot(), last, Journal(person_and_bot()), {});
    table.review(first, log);
  }
  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.now = ++now;
    input.gestures = gestures;
    input.keys = keys;
    wishes = {};
    table.read(input, wishes);
  }
  void press(std::string_view button) {
    wishes = {};
    table.press(button, wishes);
  }
  int at() const { return table.view().review->at; }

  Table table;
  Wishes wishes;
  Milliseconds now = 0;
};

TEST_CASE("the card table asks for advice and shows it", "[card_table][advice]") {
  AdvisedTable at(kMiddleGame);
  at.press('t');
  CHECK(at.asked());
  CHECK(at.table.view().advice == "Thinking about it…");
  at.table.advise("640 0 3.1.0.2.4 a Eva@P4");
  const View& view = at.table.view();
  CHECK(view.advice == "Play Evacuation Ship on Tarsk Orbital: it yields 2 more resources a turn.");
  CHECK(at.table.words().words.status.find(view.advice) != std::string::npos);
  CHECK(at.lights("planet 4"));
  CHECK_FALSE(at.lights("planet 1"));
  CHECK(view.hand[0].selected);
}

TEST_CASE("what is advised for cards is done by a key, or put aside", "[card_table][advice]") {
  AdvisedTable at(kMiddleGame);
  at.ask();
  at.table.advise("640 0 - a Eva@P4");
  at.press(Key::Escape);
  CHECK(at.table.view().advice.empty());
  CHECK_FALSE(at.lights("planet 4"));
  at.ask();
  at.table.advise("640 0 - a Eva@P4");
  at.press(Key::Enter);
  CHECK(at.state().side(Seat::A).hand[card("Eva")] == 0);
  CHECK(at.table.view().advice.empty());
}

TEST_CASE("whoever does something else puts advice for cards aside", "[card_table][advice]") {
  AdvisedTable at(kMiddleGame);
  at.ask();
  at.table.advise("640 0 - a Eva@P4");
  at.tap("hand 2");
  CHECK(at.table.view().advice.empty());
  CHECK(at.table.selection().card == card("Esc"));
  at.ask();
  at.press(Key::Escape);
  at.table.advise("640 0 - a Eva@P4");
  CHECK(at.table.view().advice.empty());
}

TEST_CASE("advice on a bid turns the dial to it", "[card_table][advice]") {
  AdvisedTable at(kBid);
  REQUIRE(at.table.view().prompt);
  at.ask();
  at.table.advise("500 0 - a bid:3");
  CHECK(at.table.view().advice ==
        "Seal a bid of 3: one of several that are as good, and hard to guess.");
  REQUIRE(at.table.view().prompt->dial);
  CHECK(at.table.view().prompt->dial->value == 3);
  at.press(Key::Enter);
  CHECK(at.state().side(Seat::A).sealed == 3);
}

TEST_CASE("the words of advice on cards do not lie on what it is about", "[card_table][advice]") {
  const auto apart = [](Rect a, Rect b) {
    return a.max.x <= b.min.x || a.min.x >= b.max.x || a.max.y <= b.min.y || a.min.y >= b.max.y;
  };
  for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{1024, 768}, Vec2{390, 844}, Vec2{844, 390}}) {
    for (const char* action : {"a Eva@P4", "a A1.Rai-A"}) {
      INFO(viewport.x << " x " << viewport.y << ", " << action);
      AdvisedTable game(kMiddleGame);
      game.viewport = viewport;
      game.frame({}, {});
      game.ask();
      game.table.advise(std::string("640 0 - ") + action);
      game.frame({}, {});
      REQUIRE_FALSE(game.table.view().advice.empty());
      const Layout& layout = game.table.layout();
      const Rect words = game.table.picture(0).places->prompt;
      for (const Rect& planet : layout.planets) CHECK(apart(words, planet));
      for (const SideLayout& side : layout.sides) CHECK(apart(words, side.stacks));
    }
  }
}

TEST_CASE("nobody is advised on cards while another decides", "[card_table][advice]") {
  AdvisedTable at("edge-cards/1 to=b turn=5 stockpile=9,9");
  at.ask();
  CHECK_FALSE(at.asked());
  CHECK(at.table.view().refusal);
}

// Every kind of action lights something up, or is about no place.
TEST_CASE("every legal action with cards can be shown as advice", "[card_table][advice]") {
  for (const std::string_view text :
       {kMiddleGame, kBid,
        std::string_view("edge-cards/1 await=casualty actions=1 victor=a ships.a=A1.Rai "
                         "ships.b=P1.Res,P1.Pic,P1.Esc declared=A1*P1")}) {
    AdvisedTable at(text);
    std::vector<Action> actions;
    legal_actions(at.state(), actions);
    REQUIRE_FALSE(actions.empty());
    for (const Action& action : actions) {
      at.ask();
      at.table.advise("500 0 - " + write_action(at.state(), action));
      INFO(write_action(at.state(), action));
      CHECK_FALSE(at.table.view().advice.empty());
      const auto aim = aim_of(action);
      const Play* play = deed_of<Play>(action);
      const bool nowhere = deed_of<EndTurn>(action) || deed_of<Bid>(action) ||
                           (play && play->target.spot == Spot::None);
      CHECK(aim.has_value() != nowhere);
      if (!aim) continue;
      INFO(name_of(aim->thing));
      CHECK(at.table.where(name_of(aim->thing)));
    }
  }
}

TEST_CASE("who stands better at cards is shown if wished", "[card_table][advantage]") {
  Played game(kMiddleGame, person_and_bot());
  CHECK_FALSE(game.table.view().advantage);
  ScreenSettings settings;
  settings.advantage = true;
  game.table.set_settings(settings);
  REQUIRE(game.table.view().advantage);
  const auto scene = game.table.words().words.scene;
  CHECK(std::any_of(scene.begin(), scene.end(), [](const std::string& sentence) {
    return sentence.find("may expect") != std::string::npos;
  }));
  Wishes wishes;
  game.table.press("hide_advantage", wishes);
  REQUIRE(wishes.requests.size() == 1);
  CHECK_FALSE(std::get<request::ShowAdvantage>(wishes.requests[0]).shown);
}

TEST_CASE("who stands better at cards tells nothing of hidden hands", "[card_table][advantage]") {
  const std::string open = "edge-cards/1 turn=5 stockpile=9,9 ships.a=P1.Res ships.b=P1.Eva ";
  ScreenSettings settings;
  settings.advantage = true;
  std::vector<float> shares;
  for (const char* hand : {"hand.b=Min+Res+Dre+Mae", "hand.b=Min+Res+Pic+Esc"}) {
    Table table;
    table.open(person_and_bot(), position(open + hand), Journal(person_and_bot()), settings);
    shares.push_back(table.view().advantage.value());
  }
  CHECK(shares[0] == shares[1]);
}

TEST_CASE("a finished game of cards offers to look back", "[card_table][review]") {
  const Finished game;
  Table table;
  table.open({}, game.last, Journal(std::array<Player, kSeats>{}), {});
  REQUIRE(table.view().notice);
  const auto offers = [](const std::vector<Button>& buttons) {
    return std::any_of(buttons.begin(), buttons.end(),
                       [](const Button& button) { return button.command == Common::Review; });
  };
  CHECK(offers(table.view().notice->buttons));
  CHECK(offers(table.view().menu));
  Wishes wishes;
  table.press("review", wishes);
  REQUIRE(wishes.requests.size() == 1);
  CHECK(std::holds_alternative<request::Review>(wishes.requests[0]));
}

TEST_CASE("the curve of a game of cards is a slider", "[card_table][review]") {
  ReviewTable game;
  game.frame({});
  const auto curve = game.table.where("curve");
  REQUIRE(curve);
  CHECK(curve->height() >= 44);
  Gesture tap;
  tap.kind = GestureKind::Tap;
  tap.at = {curve->min.x + 1, curve->center().y};
  game.frame({tap});
  CHECK(game.at() == 0);
  tap.at.x = curve->max.x - 1;
  game.frame({tap});
  CHECK(game.at() == game.size());
}

TEST_CASE("a better action with cards is shown and told", "[card_table][review]") {
  ReviewTable game;
  while (game.at() > 0) game.press("back");
  game.table.judged(0, "400 250 3.1.0.2.4 a Eva@P4");
  const View& view = game.table.view();
  REQUIRE(view.prompt);
  const auto& told = view.prompt->sentences;
  REQUIRE(told.size() == 2);
  CHECK(told[1] ==
        "Better: Play Evacuation Ship on Tarsk Orbital: it yields 2 more resources a turn.");
  CHECK(told[0].find(". That gave 25 % away.") != std::string::npos);
  CHECK(view.planets[3].mark == Mark::Play);
  CHECK(game.table.words().words.status.find("Better: Play Evacuation Ship") != std::string::npos);
  REQUIRE(view.review->turnings.size() == 1);
}

TEST_CASE("in a review of cards nothing is decided but where to play on", "[card_table][review]") {
  ReviewTable game;
  game.press("back");
  for (const char* button : {"end_turn", "confirm", "pass", "decline", "advise", "take_back"}) {
    game.press(button);
    CHECK(game.wishes.actions.empty());
    CHECK(game.wishes.requests.empty());
  }
  game.press("play_from");
  REQUIRE(game.wishes.requests.size() == 1);
  CHECK(std::get<request::PlayFrom>(game.wishes.requests[0]).entries == game.size() - 1);
  CHECK_FALSE(game.table.lets_play_on(game.now + 10000));
  CHECK_FALSE(game.table.forced());
  CHECK_FALSE(game.table.awaits_advice());
}

}  // namespace
}  // namespace mael::web::cards
