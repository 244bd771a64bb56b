// What the kit does at every table, held with the toy's: refusals, taking back, the log, motion,
// commands, the table in words, settings.
#include <algorithm>
#include <set>

#include "tests/toy/screen/played.h"
#include "tests/web/screens/named_keys.h"
#include "web/base/say.h"

namespace mael::web::toy {
namespace {

const std::string kTurn =
    "toy/1 seats=3 round=1 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 "
    "at=0,0;9000,9000;9000,9000";

Players alone() { return persons_at(Seats::only(Seat::A)); }

Vec2 at_sea(const Played& game, Point at) { return game.table.layout().on_screen(at); }

// What one frame asks for, and nothing of it is carried out.
Wishes wished(Played& game, std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
  FrameInput input;
  input.now = game.now;
  input.gestures = gestures;
  input.keys = keys;
  Wishes wishes;
  game.table.read(input, wishes);
  return wishes;
}

}  // namespace

// ---- Refusals ----------------------------------------------------------------------------------

TEST_CASE("what may not be done is told with its rule, where it was tried", "[toy][table]") {
  Played game(kTurn, alone());
  CHECK(game.table.picture(game.now).refusal.rule == Rect{});
  const Vec2 far = at_sea(game, {9000, 0});
  game.tap_at(far);
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.view().refusal->rule == "TOY-020"_rule);
  CHECK(game.table.words().words.alert == "TOY-020 says no to Skiff A and Skiff E (TOY-020)");
  CHECK(game.table.picture(game.now).refused_at == far);
  CHECK(game.is_offered("open_rule"));
  const Rect rule = game.table.picture(game.now).refusal.rule;
  REQUIRE(rule.width() > 0);
  game.tap_at(rule.center());
  CHECK(game.requested<request::OpenRule>().rule == "TOY-020"_rule);
}

TEST_CASE("a refusal is gone with the next thing that is done", "[toy][table]") {
  Played game(kTurn, alone());
  game.tap_at(at_sea(game, {9000, 0}));
  REQUIRE(game.table.view().refusal);
  game.tap("sea 3000,0");
  CHECK_FALSE(game.table.view().refusal);
  CHECK(game.table.words().words.alert.empty());
  CHECK(game.table.picture(game.now).refusal.rule == Rect{});
  game.tap_at(at_sea(game, {9000, 0}));
  REQUIRE(game.table.view().refusal);
  game.press(Key::Escape);
  CHECK_FALSE(game.table.view().refusal);
}

TEST_CASE("what keys may not do is told at the bar, as after the screen was turned",
          "[toy][table]") {
  Played game(kTurn, alone());
  game.press('u');
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.picture(game.now).refused_at == game.table.layout().bar.center());
  game.tap_at(at_sea(game, {9000, 0}));
  game.viewport = {390, 844};
  game.frame({}, {});
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.picture(game.now).refused_at == game.table.layout().bar.center());
}

// ---- Taking back, and waiting ------------------------------------------------------------------

TEST_CASE("what is taken back never was", "[toy][table]") {
  Played game(kTurn, alone());
  game.table.set_may_take_back(true);
  const Words before = game.table.words().words;
  game.press('r');
  CHECK_FALSE(game.table.words().words == before);
  game.table.set_may_take_back(true);
  game.choose("take_back");
  game.requested<request::TakeBack>();
  game.take_back();
  game.table.set_may_take_back(true);
  CHECK(game.table.words().words == before);
}

TEST_CASE("where nothing can be taken back no button offers it", "[toy][table]") {
  Played game(kTurn, alone());
  CHECK_FALSE(game.is_offered("take_back"));
  game.press('u');
  CHECK(game.requests.empty());
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.view().refusal->sentence == say("ui.refusal.take_back"));
}

TEST_CASE("nothing more is decided while the table writes, but one may look around",
          "[toy][table]") {
  Played game(kTurn, alone());
  game.tap("sea 3000,0");
  game.table.set_waiting(true);
  game.press('r');
  game.tap("button confirm");
  game.drag(game.middle_of("skiff a"), at_sea(game, {2000, 0}));
  CHECK(game.log.empty());
  game.press('l');
  CHECK(game.table.view().sheet == OpenSheet::Log);
  game.press('l');
  game.table.set_waiting(false);
  game.press('r');
  CHECK(game.written() == std::vector<std::string>{"a rest"});
}

TEST_CASE("one frame decides once", "[toy][table]") {
  Played game(kTurn, alone());
  const KeyPress rest{Key::Character, 'r'};
  CHECK(wished(game, {}, {rest, rest}).actions.size() == 1);
}

TEST_CASE("what was decided with stays as it is until what comes of it is shown", "[toy][table]") {
  Played game(kTurn, alone());
  game.tap("sea 3000,0");
  const Vec2 confirm = game.middle_of("button confirm");
  const Gesture tap{.kind = GestureKind::Tap, .at = confirm, .from = confirm};
  REQUIRE(wished(game, {tap}).actions.size() == 1);
  CHECK(game.table.view().path == std::vector<Point>{{3000, 0}});
  CHECK_FALSE(game.table.selection().draft);
  SECTION("and goes when it was shown") {
    game.play("a sail:3000,0");
    CHECK(game.table.view().path.empty());
  }
  SECTION("and goes when one looks around before that") {
    wished(game, {{.kind = GestureKind::Press, .at = confirm, .from = confirm}});
    CHECK(game.table.view().path.empty());
  }
  SECTION("and goes when it could not be written") {
    game.table.set_waiting(true);
    CHECK_FALSE(game.table.view().path.empty());
    game.table.set_waiting(false);
    CHECK(game.table.view().path.empty());
  }
}

// ---- The pointer -------------------------------------------------------------------------------

TEST_CASE("what is dragged is carried, and does what it is let go on", "[toy][table]") {
  Played game(kTurn, alone());
  const Vec2 from = game.middle_of("skiff a"), to = at_sea(game, {2000, 1000});
  game.gesture({.kind = GestureKind::DragStart, .at = from, .from = from});
  CHECK(game.table.picture(game.now).pointer == PointerLook::Grab);
  game.gesture({.kind = GestureKind::DragCancel, .at = to, .from = from});
  CHECK(game.table.picture(game.now).pointer != PointerLook::Grab);
  CHECK(game.log.empty());
  game.drag(from, to);
  REQUIRE(game.log.size() == 1);
  const auto* sail = std::get_if<Sail>(&game.log[0].deed);
  REQUIRE(sail);
  CHECK(length_between(sail->path[0], {2000, 1000}) < 40);  // a pixel is some 40 mils
  game.drag(at_sea(game, game.state().of(Seat::A).at), game.middle_of("button log"));
  CHECK(game.log.size() == 1);
}

TEST_CASE("nothing below an open sheet answers", "[toy][table]") {
  Played game(kTurn, alone());
  const Vec2 rest = game.middle_of("button rest"), target = game.middle_of("sea 3000,0");
  game.press('m');
  REQUIRE(game.table.view().sheet == OpenSheet::Menu);
  CHECK(game.table.picture(game.now).lists->height() == 0);  // it is no list
  CHECK_FALSE(game.table.where("button rest"));
  CHECK_FALSE(game.table.where("sea 3000,0"));
  game.tap_at(rest);  // beside the sheet: it is closed
  CHECK(game.log.empty());
  CHECK(game.table.view().sheet == OpenSheet::None);
  game.press('m');
  game.drag(target, rest);
  CHECK(game.log.empty());
  game.tap("button leave");
  game.requested<request::Leave>();
}

// ---- The log -----------------------------------------------------------------------------------

namespace {

// Two of them rest their way through a game.
struct ToldGame : Played {
  explicit ToldGame(Vec2 page = {1280, 800})
      : Played("toy/1 seats=2 round=1 step=bid hands=1+2,3+4 coins=5,5 bids=-,- at=0,0;0,0",
               alone()) {
    viewport = page;
    for (int round = 1; round <= kRounds; ++round) {
      for (const char* action : {"a bid:1", "b bid:0", "a rest"}) play(action);
      play(rolled(2));
    }
  }
};

}  // namespace

TEST_CASE("the log beside the table shows its end, and is scrolled by wheel and finger",
          "[toy][table]") {
  ToldGame game({1280, 530});
  game.press(Key::Escape);
  game.tap("button close");
  const auto scroll = [&] { return game.table.picture(game.now).scroll; };
  const Lists& lists = *game.table.picture(game.now).lists;
  REQUIRE(lists.docked);
  const float end = lists.height() - lists.window();
  REQUIRE(end > 100);
  CHECK(scroll() == end);
  const Vec2 at = lists.docked->place.center();
  game.gesture({.kind = GestureKind::Zoom, .at = at, .from = at, .factor = 1.25F});
  CHECK(scroll() == end - 60);
  game.gesture({.kind = GestureKind::DragStart, .at = at, .from = at});
  game.gesture({.kind = GestureKind::DragMove, .at = at, .from = at, .delta = {0, 20}});
  CHECK(scroll() == end - 80);
  CHECK(game.table.picture(game.now).told == game.table.log().size());
}

TEST_CASE("the log lies on a sheet as well, where it is scrolled too", "[toy][table]") {
  ToldGame game({390, 500});  // no room beside the table
  game.press(Key::Escape);
  game.tap("button close");
  CHECK_FALSE(game.table.picture(game.now).lists->docked);
  game.tap("button log");
  const Lists& lists = *game.table.picture(game.now).lists;
  REQUIRE(lists.log);
  CHECK(lists.log->lines.size() == game.table.log().size());
  const auto scroll = [&] { return game.table.picture(game.now).scroll; };
  const float end = lists.height() - lists.window();
  REQUIRE(end > 30);
  CHECK(scroll() == end);
  const Vec2 at = lists.sheet->center();
  game.gesture({.kind = GestureKind::DragStart, .at = at, .from = at});
  game.gesture({.kind = GestureKind::DragMove, .at = at, .from = at, .delta = {0, 20}});
  CHECK(scroll() == end - 20);
  game.press(Key::Escape);
  CHECK_FALSE(game.table.picture(game.now).lists->log);
}

// ---- Motion ------------------------------------------------------------------------------------

TEST_CASE("what happened is shown in motion, and told when it was seen", "[toy][table]") {
  Played game(kTurn, alone(), {});
  const std::size_t told = game.table.log().size();
  game.play("a sail:3000,0");
  REQUIRE(game.table.is_moving(game.now));
  CHECK_FALSE(game.table.lets_play_on(game.now));
  CHECK(game.table.wake_at(game.now) == game.now);
  const Picture picture = game.table.picture(game.now);
  REQUIRE(picture.voyages.size() == 1);
  CHECK(picture.voyages[0].from == Point{0, 0});
  CHECK(picture.voyages[0].to == Point{3000, 0});
  CHECK(picture.told == told);
  CHECK(game.table.log().size() > told);
  game.now += 10'000;
  game.frame({}, {});
  CHECK_FALSE(game.table.is_moving(game.now));
  CHECK(game.table.lets_play_on(game.now));
  CHECK_FALSE(game.table.wake_at(game.now));
  CHECK(game.table.picture(game.now).told == game.table.log().size());
}

TEST_CASE("a tap that cuts motion short acts as well", "[toy][table]") {
  Played game(kTurn, alone(), {});
  game.play("a sail:3000,0");
  REQUIRE(game.table.is_moving(game.now));
  game.tap("button log");
  CHECK_FALSE(game.table.is_moving(game.now));
  CHECK(game.table.view().sheet == OpenSheet::Log);
}

TEST_CASE("a key that cuts motion short acts as well", "[toy][table]") {
  Played game(kTurn, alone(), {});
  game.play("a sail:3000,0");
  REQUIRE(game.table.is_moving(game.now));
  game.press('l');
  CHECK_FALSE(game.table.is_moving(game.now));
  CHECK(game.table.view().sheet == OpenSheet::Log);
}

TEST_CASE("a pointer that only passes over cuts nothing short", "[toy][table]") {
  Played game(kTurn, alone(), {});
  game.play("a sail:3000,0");
  game.gesture({.kind = GestureKind::Hover, .at = {40, 40}});
  CHECK(game.table.is_moving(game.now));
}

TEST_CASE("a tap on what hides the table does no more than cut it short", "[toy][table]") {
  Played game("toy/1 seats=2 round=1 step=dice captain=b hands=1+2,3+4 coins=5,5 at=0,0;0,0",
              alone(), {});
  game.play(rolled(1));
  REQUIRE(game.table.is_moving(game.now));
  const Vec2 number = game.middle_of("number 2");
  game.tap_at(number);
  CHECK_FALSE(game.table.is_moving(game.now));
  CHECK(game.table.selection().number == 0);
  game.tap_at(number);
  CHECK(game.table.selection().number == 2);
}

TEST_CASE("the end of a game is told when what led to it was seen", "[toy][table]") {
  Played game("toy/1 seats=2 round=4 step=dice captain=b hands=1+2,3+4 coins=5,5 at=0,0;0,0",
              alone(), {});
  game.play(rolled(1));
  REQUIRE(game.table.is_moving(game.now));
  CHECK_FALSE(game.table.view().notice);
  game.now += 10'000;
  game.frame({}, {});
  CHECK(game.table.view().notice);
}

// ---- Sounds ------------------------------------------------------------------------------------

TEST_CASE("what happens is heard when it is seen, the end of the game too", "[toy][table]") {
  using Sounds = std::vector<Sound>;
  Played game("toy/1 seats=2 round=4 step=dice captain=b hands=1+2,3+4 coins=5,5 at=0,0;0,0",
              alone(), {});
  game.play(rolled(1));
  CHECK(game.heard == Sounds{Sound::Seal});
  game.now += 10'000;
  game.frame({}, {});
  CHECK(game.heard == Sounds{Sound::Seal, Sound::Win});
  game.frame({}, {});
  CHECK(game.heard.size() == 2);
}

TEST_CASE("where nothing moves all is heard at once", "[toy][table]") {
  Played game(kTurn, alone());
  game.play("a sail:3000,0");
  CHECK(game.heard == std::vector<Sound>{Sound::Slide});
}

TEST_CASE("a refusal is heard, and that it is still shown is not", "[toy][table]") {
  Played game(kTurn, alone());
  game.tap_at(at_sea(game, {9000, 0}));
  REQUIRE(game.table.view().refusal);
  CHECK(game.heard == std::vector<Sound>{Sound::Refuse});
  game.gesture({.kind = GestureKind::Hover, .at = {40, 40}});
  CHECK(game.heard.size() == 1);
}

// ---- Settings ----------------------------------------------------------------------------------

TEST_CASE("with reduced motion nothing moves", "[toy][table]") {
  Played game(kTurn, alone(), {});
  game.table.set_settings(without_motion());
  game.play("a sail:3000,0");
  CHECK_FALSE(game.table.is_moving(game.now));
  CHECK_FALSE(game.table.wake_at(game.now));
  CHECK(game.table.picture(game.now).voyages.empty());
  CHECK(game.table.picture(game.now).told == game.table.log().size());
}

TEST_CASE("who stands better is shown as chosen, and judged as an onlooker would", "[toy][table]") {
  Played game(
      "toy/1 seats=3 round=2 step=turn captain=a hands=1+2,3+4,1+1 coins=9,5,5 "
      "at=0,0;0,0;0,0",
      alone());
  CHECK_FALSE(game.table.view().advantage);
  ScreenSettings settings = without_motion();
  settings.advantage = true;
  game.table.set_settings(settings);
  REQUIRE(game.table.view().advantage);
  CHECK(*game.table.view().advantage > 0.5F);  // nobody else has as much
  CHECK(game.is_offered("hide_advantage"));
  game.choose("hide_advantage");
  CHECK_FALSE(game.requested<request::ShowAdvantage>().shown);
}

TEST_CASE("who wants no hints is offered none, and is told why a key gives none", "[toy][table]") {
  Played game(kTurn, alone());
  REQUIRE(game.is_offered("advise"));
  ScreenSettings settings = without_motion();
  settings.hints = false;
  game.table.set_settings(settings);
  CHECK_FALSE(game.is_offered("advise"));
  game.press('t');
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.view().refusal->sentence == say("ui.refusal.hints_off"));
}

TEST_CASE("motion takes the time that is chosen, from the next action on", "[toy][table]") {
  const auto lasts = [](int percent) {
    Played game(kTurn, alone(), {.time_percent = percent});
    const Milliseconds start = game.now;
    game.play("a sail:3000,0");
    while (game.table.is_moving(game.now)) ++game.now;
    return game.now - start;
  };
  CHECK(lasts(100) > 0);
  CHECK(lasts(200) == 2 * lasts(100));
}

// ---- Commands ----------------------------------------------------------------------------------

namespace {

std::vector<Command> all_commands() {
  std::vector<Command> all;
  for (int i = 0; i < kCommonCommands; ++i) all.emplace_back(static_cast<Common>(i));
  for (const Own own : {Own::Rest, Own::Agree, Own::TurnBack, Own::Less, Own::More}) {
    all.emplace_back(own);
  }
  return all;
}

}  // namespace

TEST_CASE("every command has a name of its own, and an icon where a button shows it",
          "[toy][table]") {
  std::set<std::string_view> names;
  for (const Command command : all_commands()) {
    const CommandSpec& spec = commands().of(command);
    INFO(spec.name);
    CHECK_FALSE(spec.name.empty());
    CHECK(names.insert(spec.name).second);
    CHECK(commands().named(spec.name) == command);
    const bool asks_for_bot = command.common() && seat_for_bot(*command.common());
    CHECK((spec.icon != Icon::None || asks_for_bot));
  }
  CHECK_FALSE(commands().named("nothing"));
}

TEST_CASE("a key stands for one command, and the help names every key", "[toy][table]") {
  std::set<std::string_view> keys;
  for (const Command command : all_commands()) {
    const std::string_view key = commands().of(command).key;
    // Escape closes whatever there is.
    if (!key.empty() && key != "Esc") CHECK(keys.insert(key).second);
  }
  const auto acts = [](char key) {
    return command_at_key({Key::Character, key}, View(), commands()).has_value();
  };
  CHECK(acts('l'));
  CHECK(keys_missing_in(kHelp, acts).empty());
}

TEST_CASE("a key with a modifier is left to the browser", "[toy][table]") {
  Played game(kTurn, alone());
  game.frame({}, {{Key::Character, 'r', false, true}});
  game.frame({}, {{Key::Character, 'l', false, true}});
  CHECK(game.log.empty());
  CHECK(game.table.view().sheet == OpenSheet::None);
}

TEST_CASE("the cursor goes to all that can be chosen, forth and back", "[toy][table]") {
  Played game(kTurn, alone());
  std::set<std::string> choices, reached;
  for (const auto& hit : game.table.picture(game.now).places->hits) {
    if (hit.choice) choices.insert(hit.name);
  }
  REQUIRE(choices.size() > 10);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    game.press(Key::Tab);
    reached.insert(game.table.cursor());
  }
  CHECK(reached == choices);
  const std::string last = game.table.cursor();
  game.press('n');
  CHECK(game.table.cursor() != last);
  game.press('p');
  CHECK(game.table.cursor() == last);
  game.frame({}, {{Key::Tab, 0, true}});
  CHECK(game.table.cursor() != last);
  // Arrows go to what lies there.
  game.go_to("sea 3000,0");
  game.press(Key::Right);
  CHECK(game.middle_of(game.table.cursor()).x > game.middle_of("sea 3000,0").x);
  game.gesture({.kind = GestureKind::Press, .at = {4, 4}});
  CHECK(game.table.cursor().empty());
}

TEST_CASE("Enter presses the main button where the cursor rests nowhere", "[toy][table]") {
  Played game(kTurn, alone());
  game.tap("sea 3000,0");
  game.press(Key::Enter);
  CHECK(game.written() == std::vector<std::string>{"a sail:3000,0"});
}

// ---- The table in words ------------------------------------------------------------------------

TEST_CASE("words offer every decision, then what looks around, then the menu, each once",
          "[toy][table]") {
  Played game(kTurn, alone());
  const TableWords<Action> words = game.table.words();
  std::vector<std::string> groups;
  std::set<std::string> notations;
  std::size_t decisions = 0;
  for (std::size_t i = 0; i < words.actions.size(); ++i) {
    const Words::Choice& choice = words.words.choices[i];
    if (groups.empty() || groups.back() != choice.group) groups.push_back(choice.group);
    CHECK_FALSE(choice.label.empty());
    CHECK(notations.insert(choice.notation).second);
    if (words.actions[i]) ++decisions;
  }
  CHECK(groups == std::vector<std::string>{say("text_view.group.decide"),
                                           say("text_view.group.look"),
                                           say("text_view.group.menu")});
  std::vector<Action> legal;
  legal_actions(game.state(), legal);
  CHECK(decisions == legal.size());
  for (const Action& action : legal) {
    CHECK(notations.contains(write_action(game.state(), action)));
  }
}

TEST_CASE("a finished game offers in words what its notice does", "[toy][table]") {
  ToldGame game;
  REQUIRE(game.table.view().notice);
  CHECK(game.table.words().words.status.find("won") != std::string::npos);
  CHECK(game.notations().front() == "play_again");  // the main one first
  for (const char* button : {"review", "close", "leave"}) {
    const std::vector<std::string> all = game.notations();
    CHECK(std::count(all.begin(), all.end(), button) == 1);  // the menu offers them as well
  }
  game.choose("review");
  game.requested<request::Review>();
  game.choose("close");
  CHECK_FALSE(game.table.view().notice);
  game.press(Key::Enter);
  CHECK(game.requests.size() == 1);
}

}  // namespace mael::web::toy
