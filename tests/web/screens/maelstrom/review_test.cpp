#include "web/screens/maelstrom/review.h"

#include <algorithm>

#include "tests/web/screens/maelstrom/table_game.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/spoken_of.h"

namespace mael::web::maelstrom {
namespace {

// A short game from a position to its end: seat A burns its last Essence.
struct Finished {
  Finished()
      : first(position("maelstrom/1 a=arcanae b=brood phase=summon turn=9 essence=2,3 "
                       "hand.a=AcA1 mass=1.0aAcA1,1.3bLoF1,1.4bLoF2,1.5bDHo1")) {
    State state = first;
    for (const char* text :
         {"a AcA2@1.1", "a end", "b end", "b end", "b end", "a end", "a end", "a end"}) {
      const auto action = read_action(state, text);
      INFO(text << ' ' << write_position(state));
      REQUIRE(action);
      REQUIRE_FALSE(check(state, *action));
      log.push_back(*action);
      apply(state, *action);
    }
    REQUIRE(outcome(state).over);
    last = state;
  }

  State first, last;
  std::vector<Action> log;
};

struct ReviewTable : Finished {
  ReviewTable() {
    players[1].kind = PlayerKind::GreedyBot;
    table.open(players, last, Journal(players), {});
    table.review(first, log);
    frame();
  }
  void frame(std::vector<Gesture> gestures = {}, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.viewport = viewport;
    input.now = now += 10;
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
  int size() const { return static_cast<int>(log.size()); }

  Vec2 viewport{1280, 800};
  std::array<Player, kSeats> players;
  Table table;
  Wishes wishes;
  Milliseconds now = 0;
};

}  // namespace

TEST_CASE("a better action is shown and told", "[review]") {
  ReviewTable game;
  game.press("back");
  while (game.at() > 0) game.press("back");
  game.table.judged(0, "400 250 2.0.1.0.0 a end");
  const View& view = game.table.view();
  REQUIRE(view.prompt);
  CHECK(view.prompt->title == "Arcanae may expect 40 %");
  CHECK(view.prompt->told == "Arcanae: Summon Academy of the Arcane on 1.1.");
  REQUIRE(view.prompt->outcome.size() == 2);
  CHECK(view.prompt->outcome[0] == "Better: End turn: it keeps Brood from winning soon.");
  CHECK(view.prompt->outcome[1] == "That gave 25 % away.");
  CHECK(game.table.words().words.status.find("Better: End turn") != std::string::npos);
  REQUIRE(view.review->turnings.size() == 1);
  CHECK(view.review->progress.has_value());
}

TEST_CASE("the end of a game shows what could be expected all along, and leads to its review",
          "[review]") {
  const Finished game;
  std::vector<State> course{game.first};
  for (const Action& action : game.log) {
    course.push_back(course.back());
    apply(course.back(), action);
  }
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1024, 768}, Vec2{844, 390}, Vec2{640, 400}}) {
    INFO(viewport.x << " x " << viewport.y);
    ReviewTable shown;
    shown.viewport = viewport;
    shown.table.open(shown.players, game.last, Journal(shown.players), {});
    shown.table.set_course(course);
    shown.frame();
    REQUIRE(shown.table.view().notice);
    const std::optional<ShareCurve>& curve = shown.table.view().notice->course;
    REQUIRE(curve);
    CHECK(curve->size == static_cast<int>(game.log.size()));
    CHECK(curve->curve.size() == course.size());
    CHECK(curve->curve.front().share < 0.5F);
    CHECK(curve->curve.back().share < curve->curve.front().share);
    CHECK(curve->turns.size() == 2);
    CHECK(shown.table.view().notice->course_title.find("Arcanae") != std::string::npos);
    CHECK(shown.table.view().notice->sentence.starts_with("You have lost. "));
    const std::optional<Rect> place = shown.table.where("course");
    REQUIRE(place);
    CHECK(place->height() > 60);
    for (const char* button : {"button play_again", "button review", "button leave"}) {
      CHECK(place->max.y <= shown.table.where(button)->min.y);
    }
    const Vec2 at = place->center();
    shown.frame({{.kind = GestureKind::Tap, .at = at, .from = at}});
    REQUIRE(shown.wishes.requests.size() == 1);
    CHECK(std::holds_alternative<request::Review>(shown.wishes.requests[0]));
    // Whoever looks at the table finds the way back to a game there.
    shown.press("close");
    CHECK_FALSE(shown.table.view().notice);
    REQUIRE(shown.table.view().buttons.size() == 2);
    CHECK(shown.table.view().buttons[0].command == Common::PlayAgain);
    CHECK(shown.table.view().buttons[1].command == Common::Review);
  }
}

TEST_CASE("the end of a game leads back to the turn that decided it", "[review]") {
  const Finished game;
  // Arcanae stood at a third with its tile down, and at a tenth in the turn after.
  std::vector<State> course{game.first};
  for (const Action& action : {game.log[0], game.log[1]}) {
    course.push_back(course.back());
    apply(course.back(), action);
  }
  course.erase(course.begin());
  course.push_back(course.back());
  course.push_back(game.last);
  ReviewTable shown;
  shown.table.open(shown.players, game.last, Journal(shown.players), {});
  shown.table.set_course(course);
  shown.frame();
  REQUIRE(shown.table.view().notice);
  CHECK(shown.table.view().notice->course_title.starts_with("Turn 9 decided it: Arcanae "));
  REQUIRE(shown.table.where("button play_from"));
  CHECK(shown.table.where("course")->max.y <= shown.table.where("button play_from")->min.y);
  shown.press("play_from");
  REQUIRE(shown.wishes.requests.size() == 1);
  CHECK(std::get<request::PlayFrom>(shown.wishes.requests[0]).entries == 0);
}

TEST_CASE("what a button of a review does is told until something else is pressed", "[review]") {
  ReviewTable game;
  const auto feel = [&](const char* button) {
    const Vec2 at = game.table.where(button)->center();
    game.frame({{.kind = GestureKind::LongPress, .at = at, .from = at}});
  };
  feel("button back");
  REQUIRE(game.table.view().refusal);
  game.press("back");
  CHECK_FALSE(game.table.view().refusal);
  feel("button back");
  REQUIRE(game.table.view().refusal);
  game.press("end_phase");  // which a review has not
  CHECK_FALSE(game.table.view().refusal);
}

TEST_CASE("the words of a review do not lie on what it is about", "[review]") {
  for (const Vec2 viewport : {Vec2{1280, 800}, Vec2{1024, 768}, Vec2{390, 844}, Vec2{844, 390}}) {
    ReviewTable game;
    game.viewport = viewport;
    while (game.at() > 0) {
      game.press("back");
      game.table.judged(game.at(), "400 250 2.0.1.0.0 a end");
      game.frame();
      INFO(viewport.x << " x " << viewport.y << ", " << game.at());
      const Picture picture = game.table.picture(game.now + 1000);  // the board has made room
      const Rect words = picture.places->prompt;
      REQUIRE(words.height() > 0);
      if (viewport.x < viewport.y) {
        for (const TileView& tile : picture.view->tiles) {
          const Rect at = to_pixels(picture.camera, hex_bounds(hex_center(tile.at)));
          CHECK(at.max.y <= words.min.y);
        }
      }
      for (const Rect& thing : spoken_of(*picture.view, *picture.layout, picture.camera)) {
        const bool apart = words.max.x <= thing.min.x || words.min.x >= thing.max.x ||
                           words.max.y <= thing.min.y || words.min.y >= thing.max.y;
        CHECK(apart);
      }
    }
  }
}

TEST_CASE("in a review nothing is decided but where to play on", "[review]") {
  ReviewTable game;
  game.press("back");
  for (const char* button : {"end_phase", "draw", "confirm", "resign", "advise"}) {
    game.press(button);
    CHECK(game.wishes.actions.empty());
    CHECK(game.wishes.requests.empty());
  }
  game.press("play_from");
  REQUIRE(game.wishes.requests.size() == 1);
  CHECK(std::get<request::PlayFrom>(game.wishes.requests[0]).entries == game.size() - 1);
  CHECK_FALSE(game.table.lets_play_on(game.now + 10000));
  CHECK_FALSE(game.table.forced());
}

TEST_CASE("a finished game offers to look back", "[review]") {
  const Finished game;
  Table table;
  table.open({}, game.last, Journal(std::array<Player, kSeats>{}), {});
  REQUIRE(table.view().notice);
  const auto& buttons = table.view().notice->buttons;
  CHECK(std::any_of(buttons.begin(), buttons.end(),
                    [](const Button& button) { return button.command == Common::Review; }));
  Wishes wishes;
  table.press("review", wishes);
  REQUIRE(wishes.requests.size() == 1);
  CHECK(std::holds_alternative<request::Review>(wishes.requests[0]));
}

TEST_CASE("who stands better is shown if wished", "[advantage]") {
  const State state = position(
      "maelstrom/1 a=arcanae b=brood phase=action turn=9 hand.a=AcA1 "
      "mass=1.0aAcA1,1.1aIrE1,1.2aAcA2,1.3aStP1,1.4bLoF1");
  Table table;
  ScreenSettings settings;
  std::array<Player, kSeats> players;
  players[1].kind = PlayerKind::GreedyBot;
  table.open(players, state, Journal(players), settings);
  CHECK_FALSE(table.view().advantage);
  settings.advantage = true;
  table.set_settings(settings);
  REQUIRE(table.view().advantage);
  CHECK(*table.view().advantage > 0.7F);
  const auto scene = table.words().words.scene;
  CHECK(std::any_of(scene.begin(), scene.end(), [](const std::string& sentence) {
    return sentence.find("Arcanae may expect") == 0;
  }));
  Wishes wishes;
  table.press("hide_advantage", wishes);
  REQUIRE(wishes.requests.size() == 1);
  CHECK_FALSE(std::get<request::ShowAdvantage>(wishes.requests[0]).shown);
}

}  // namespace mael::web::maelstrom
