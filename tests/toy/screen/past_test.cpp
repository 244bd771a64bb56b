// Looking at an earlier moment of the toy while the game goes on: where one goes, what is seen,
// what stays as it was.
#include "tests/toy/screen/played.h"

namespace mael::web::toy {
namespace {

const std::string kSailing =
    "toy/1 seats=3 round=2 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 at=0,0;0,0;0,0";

// A has sailed, B hailed and was bribed, C said nothing; it is the third round now.
struct Playing {
  explicit Playing(Players players = persons_at(Seats::only(Seat::A)),
                   ScreenSettings settings = without_motion())
      : game(kSailing, players, settings) {
    for (const char* action : {"a sail:2000,0", "b hail", "a bribe:2", "c hush"}) game.play(action);
    game.play(rolled(1));
    game.frame({}, {});
  }

  const std::optional<PastMoment>& past() const { return game.table.view().past; }
  int at() const {
    REQUIRE(past());
    return past()->at;
  }
  State seen_after(int entries, Seat seat) const {
    return observe(game.state_after(entries), seat);
  }
  void look_back() {
    game.choose("look_back");
    game.frame({}, {});
  }
  // The middle of a line of the log beside the board.
  Vec2 line(const std::string& holds) {
    REQUIRE(game.table.picture(game.now).lists->docked);
    const LaidLog& log = *game.table.picture(game.now).lists->docked;
    float y = log.place.min.y - game.table.picture(game.now).scroll;
    for (std::size_t i = 0; i < log.lines.size(); ++i) {
      if (log.lines[i].text.find(holds) != std::string::npos) {
        return {log.place.center().x, y + log.heights[i] / 2};
      }
      y += log.heights[i];
    }
    FAIL("no line says " << holds);
    return {};
  }

  Played game;
};

ScreenSettings with_motion() { return {}; }

}  // namespace

TEST_CASE("an earlier moment is gone to by buttons, by keys and by words", "[toy][past]") {
  Playing shown;
  CHECK_FALSE(shown.past());
  shown.look_back();
  CHECK(shown.at() == 4);
  CHECK(shown.past()->size == 5);
  CHECK(shown.game.table.seen() == shown.seen_after(4, Seat::A));
  shown.game.tap("button back");
  CHECK(shown.at() == 3);
  shown.game.press(Key::Left);
  CHECK(shown.at() == 2);
  shown.game.choose("forward");
  CHECK(shown.at() == 3);
  shown.game.press(Key::Home);
  CHECK(shown.at() == 0);
  CHECK(shown.game.table.seen() == shown.seen_after(0, Seat::A));
  CHECK_FALSE(shown.game.is_offered("back"));
  shown.game.press(Key::Left);
  CHECK(shown.at() == 0);
  shown.game.press(Key::Right);
  CHECK(shown.at() == 1);
  shown.game.tap("button past_first");
  CHECK(shown.at() == 0);
  CHECK(shown.game.table.view().todo == "Back then: step 0 of 5");
}

TEST_CASE("each way back leads to the game as it is now", "[toy][past]") {
  const auto returns = [](const auto& go) {
    Playing shown;
    shown.look_back();
    shown.game.press(Key::Home);
    go(shown.game);
    return !shown.past() && shown.game.table.seen() == observe(shown.game.state(), Seat::A);
  };
  CHECK(returns([](Played& game) { game.press(Key::Escape); }));
  CHECK(returns([](Played& game) { game.press(Key::End); }));
  CHECK(returns([](Played& game) { game.tap("button past_now"); }));
  CHECK(returns([](Played& game) { game.choose("past_now"); }));
  CHECK(returns([](Played& game) {
    for (int step = 0; step < 5; ++step) game.press(Key::Right);
  }));
  CHECK_FALSE(returns([](Played& game) {
    for (int step = 0; step < 4; ++step) game.press(Key::Right);
  }));
}

TEST_CASE("a line of the log leads to the moment it was told", "[toy][past]") {
  Playing shown;
  shown.game.tap_at(shown.line("hail"));
  CHECK(shown.at() == 2);
  const auto marked = [&] {
    for (const LogLine& line : shown.game.table.picture(1).lists->docked->lines) {
      if (line.marked) return line.text;
    }
    return std::string();
  };
  shown.game.frame({}, {});
  CHECK(marked().find("hail") != std::string::npos);
  shown.game.tap_at(shown.line("sail"));
  CHECK(shown.at() == 1);
  const std::vector<ToldLine>& log = shown.game.table.log();
  shown.game.tap_at(shown.line(log.back().text));
  CHECK_FALSE(shown.past());
  shown.game.frame({}, {});
  CHECK(marked().empty());
}

TEST_CASE("a line on the log's sheet leads there too", "[toy][past]") {
  Playing shown;
  shown.game.viewport = {390, 844};
  shown.game.frame({}, {});
  shown.game.press('l');
  const LaidLog log = *shown.game.table.picture(1).lists->log;
  shown.game.tap_at(log.place.min + Vec2{40, 4});
  CHECK(shown.at() == 1);
  CHECK(shown.game.table.view().sheet == OpenSheet::None);
}

TEST_CASE("nobody sees more of an earlier moment than then", "[toy][past]") {
  // Who looks is the person at the device; of the others' cards only the number is known.
  Playing alone;
  alone.look_back();
  for (int entries = 4; entries >= 0; --entries) {
    CHECK(alone.at() == entries);
    CHECK(alone.game.table.seen() == alone.seen_after(entries, Seat::A));
    alone.game.press(Key::Left);
  }
  // Handed over and not lifted yet: neither hand is seen, as it was or is.
  Players two = persons_at(Seats::only(Seat::A).with(Seat::B));
  Played covered("toy/1 seats=2 round=2 step=turn captain=a hands=1+2,3+4 coins=5,5 at=0,0;0,0",
                 two);
  if (covered.is_offered("lift")) covered.choose("lift");
  covered.play("a offer:b:1/3");
  REQUIRE(covered.table.situation().device.is_table_covered());
  covered.choose("look_back");
  REQUIRE(covered.table.view().past);
  CHECK(covered.table.seen() == observe(covered.first(), Seat::Chance));
  CHECK(covered.table.view().hand.empty());
  covered.press(Key::Escape);
  CHECK(covered.table.situation().device.is_table_covered());
}

TEST_CASE("nothing is decided at an earlier moment", "[toy][past]") {
  Playing shown;
  shown.look_back();
  const std::size_t entries = shown.game.log.size();
  for (const char key : {'r', 'y', 'k', 'b', 'u', 't'}) shown.game.press(key);
  shown.game.drag(shown.game.middle_of("skiff a"), shown.game.table.layout().on_screen({500, 500}));
  CHECK(shown.game.log.size() == entries);
  CHECK(shown.at() == 4);
  CHECK_FALSE(shown.game.table.lets_play_on(shown.game.now + 10'000));
  CHECK_FALSE(shown.game.table.awaits_advice());
  for (const auto& action : shown.game.table.words().actions) CHECK_FALSE(action);
  for (const Request& request : shown.game.requests) {
    CHECK_FALSE(std::holds_alternative<request::TakeBack>(request));
  }
}

TEST_CASE("what was picked up is picked up still after a look at the past", "[toy][past]") {
  Playing shown;
  shown.game.press('2');  // of a bid
  REQUIRE(shown.game.table.view().number == 2);
  shown.look_back();
  CHECK_FALSE(shown.game.table.view().number);
  shown.game.press(Key::Escape);
  CHECK(shown.game.table.view().number == 2);
}

TEST_CASE("steps are played one after the other, each when the last has been seen", "[toy][past]") {
  Playing shown(persons_at(Seats::only(Seat::A)), with_motion());
  Played& game = shown.game;
  game.now += 60'000;
  game.frame({}, {});
  shown.look_back();
  game.press(Key::Home);
  CHECK_FALSE(game.table.wake_at(game.now));  // nothing goes on
  game.press(Key::Space);
  CHECK(shown.at() == 1);
  bool moved = false;
  std::vector<int> moments;
  for (int frames = 0; frames < 1000 && shown.past(); ++frames) {
    if (moments.empty() || moments.back() != shown.at()) moments.push_back(shown.at());
    moved = moved || game.table.is_moving(game.now);
    const auto next = game.table.wake_at(game.now);
    REQUIRE(next);
    game.now = std::max(game.now + 16, *next);
    game.frame({}, {});
  }
  CHECK(moments == std::vector<int>{1, 2, 3, 4});
  CHECK(moved);  // A sails once more
  CHECK_FALSE(shown.past());
  CHECK(game.table.seen() == observe(game.state(), Seat::A));
}

TEST_CASE("playing stops where it is told to", "[toy][past]") {
  Playing shown;
  shown.look_back();
  shown.game.press(Key::Home);
  shown.game.choose("past_play");
  CHECK(shown.past()->plays);
  shown.game.frame({}, {});
  CHECK(shown.at() == 1);
  shown.game.now += 500;  // without motion there is time to see what happened
  shown.game.frame({}, {});
  CHECK(shown.at() == 1);
  shown.game.now += 400;
  shown.game.frame({}, {});
  CHECK(shown.at() == 2);
  shown.game.choose("past_play");
  CHECK_FALSE(shown.past()->plays);
  CHECK_FALSE(shown.game.table.wake_at(shown.game.now));
  shown.game.choose("past_play");
  shown.game.press(Key::Left);
  CHECK_FALSE(shown.past()->plays);
}

TEST_CASE("a game of its own goes on from an earlier moment", "[toy][past]") {
  Playing shown;
  shown.look_back();
  shown.game.press(Key::Left);
  shown.game.choose("play_from");
  CHECK(shown.game.requested<request::PlayFrom>().entries == 3);
}

TEST_CASE("what happens meanwhile is shown as the game is now", "[toy][past]") {
  Playing shown;
  shown.look_back();
  shown.game.play("a bid:0");
  CHECK_FALSE(shown.past());
  CHECK(shown.game.table.seen() == observe(shown.game.state(), Seat::A));
}

TEST_CASE("a game that has just begun has no past, nor has a lesson", "[toy][past]") {
  Played fresh(kSailing);
  CHECK_FALSE(fresh.is_offered("look_back"));
  Playing taught;
  taught.game.table.set_mode(TableMode::Carded);
  taught.game.play("a bid:0");
  CHECK_FALSE(taught.game.is_offered("look_back"));
  taught.game.tap_at(taught.line("sail"));
  CHECK_FALSE(taught.past());
}

TEST_CASE("buttons of an earlier moment are large enough for fingers", "[toy][past]") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1024, 768}}) {
    Playing shown;
    shown.game.viewport = viewport;
    shown.look_back();
    shown.game.press(Key::Left);
    for (const Button& button : shown.game.table.view().buttons) {
      const auto place = shown.game.table.where("button " + std::string(button.name));
      INFO(button.name << " at " << viewport.x);
      REQUIRE(place);
      CHECK(place->width() >= 44);
      CHECK(place->height() >= 44);
    }
  }
}

}  // namespace mael::web::toy
