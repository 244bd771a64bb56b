// The card table played by pointer and by keys, and looked at all the way through random games.
#include <algorithm>
#include <set>

#include "assets/icon_table.h"
#include "engine/cards/game.h"
#include "engine/core/random.h"
#include "tests/web/screens/cards/card_table.h"
#include "tests/web/screens/named_keys.h"
#include "web/base/say.h"
#include "web/screens/cards/input/pointer.h"

namespace mael::web::cards {
namespace {

TEST_CASE("a card is played by a tap and a tap", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("hand 1");
  CHECK(game.table.selection().card == card("Eva"));
  game.tap("planet 4");
  CHECK(game.state().declared.kind != Declared::Kind::Attack);
  CHECK(game.state().side(Seat::A).stockpile == 7);
}

TEST_CASE("a card is dragged to its place", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.drag("hand 1", "planet 4");
  CHECK(game.state().side(Seat::A).hand[card("Eva")] == 0);
  CHECK(game.table.selection().is_empty());
}

// Where the only card in the air is seen first.
Vec2 seen_flying(Played& game) {
  const Picture picture = game.table.picture(game.now());
  REQUIRE(picture.flying.size() == 1);
  CHECK_FALSE(picture.carried);
  return picture.flying[0].at;
}

TEST_CASE("a card goes on from where the finger let go of it", "[card_table]") {
  for (const auto& [from, to] :
       {std::pair{"hand 1", "planet 4"}, std::pair{"ship a 4", "planet 2"}}) {
    CAPTURE(from);
    Played game(kMiddleGame, person_and_bot());
    game.table.set_settings({});
    game.drag(from, to);
    CHECK(seen_flying(game) == game.table.where(to)->center());
  }
}

TEST_CASE("a tapped card goes on from where it stands out", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.table.set_settings({});
  game.tap("hand 1");
  game.frame({}, {});
  const int raised = game.table.picture(game.now()).lifted;
  REQUIRE(raised == 0);
  const Vec2 standing = game.table.layout().hand_slots[0].center;
  game.tap("planet 4");
  CHECK(seen_flying(game) == standing);
}

TEST_CASE("a card let go over its hand stays there", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.drag("hand 1", "hand 5");
  CHECK(game.state().side(Seat::A).hand[card("Eva")] == 1);
  CHECK(game.table.selection().is_empty());
}

// A card is held up in the middle of the table while it is played.
TEST_CASE("a tap ends a motion and acts, unless it is on what lies before the table",
          "[card_table]") {
  const auto play = [](Played& game) {
    game.table.set_settings({});
    const auto action = read_action(game.state(), "a Eva@P4");
    REQUIRE(action);
    game.play(*action);
    game.frame({}, {});
    REQUIRE(game.table.picture(game.now()).scene);
  };
  Played beside(kMiddleGame, person_and_bot());
  play(beside);
  beside.tap("button menu");
  CHECK_FALSE(beside.table.is_moving(beside.now()));
  CHECK(beside.table.view().sheet == OpenSheet::Menu);

  Played on(kMiddleGame, person_and_bot());
  play(on);
  const auto cover =
      place_of_scene(on.table.picture(on.now()).scene->kind, on.table.layout().table, on.viewport);
  REQUIRE(cover);
  const Vec2 at = cover->center();
  on.frame({{.kind = GestureKind::Tap, .at = at, .from = at}}, {});
  CHECK_FALSE(on.table.is_moving(on.now()));
  CHECK(on.table.view().sheet == OpenSheet::None);
  CHECK(on.table.selection().is_empty());
}

TEST_CASE("a long press that was none brings back nothing from before a move", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("hand 1");
  REQUIRE_FALSE(game.table.selection().is_empty());
  game.tap("planet 1", GestureKind::LongPress);
  const auto action = read_action(game.state(), "a Eva@P4");
  REQUIRE(action);
  game.play(*action);
  game.tap("planet 1", GestureKind::HoldUndone);
  CHECK(game.table.selection().is_empty());
}

TEST_CASE("the log tells of each action when its motion is over", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.table.set_settings({});
  const auto told = [&](Milliseconds now) { return game.table.picture(now).told; };
  const std::size_t before = told(0);
  for (const char* text : {"a Eva@P4", "b decline", "a A1.Rai-A"}) {
    const auto action = read_action(game.state(), text);
    REQUIRE(action);
    game.play(*action);
  }
  REQUIRE(game.table.is_moving(1));
  CHECK(told(1) == before);
  std::set<std::size_t> steps;
  Milliseconds now = 1;
  for (; game.table.is_moving(now); now += 10) {
    CHECK((steps.empty() || told(now) >= *steps.rbegin()));
    steps.insert(told(now));
  }
  CHECK(told(now) == game.table.log().size());
  CHECK(steps.size() > 1);
  CHECK(*steps.rbegin() < game.table.log().size());
}

TEST_CASE("an attack is looked at before it is declared", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("ship a 4");
  game.tap("fleet b 1");
  REQUIRE(game.table.view().prompt);
  REQUIRE(game.table.view().prompt->battle);
  CHECK((*game.table.view().prompt->battle)[0].value == 4);
  CHECK(game.state().actions_left == 2);
  game.tap("button confirm");
  CHECK(game.state().actions_left == 1);
}

TEST_CASE("what may not be done says why, with its rule", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("button end_turn");
  REQUIRE(game.table.view().refusal);
  CHECK(game.table.view().refusal->rule == "ECG-044"_rule);
  game.tap("hand 1");
  CHECK_FALSE(game.table.view().refusal);
  game.tap("ship b 1");
  // The syphon goes to the planet that ship lies at.
  CHECK(game.state().side(Seat::A).hand[card("Eva")] == 0);
}

TEST_CASE("the words of a card are scrolled where they are longer than its sheet", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.viewport = {844, 390};
  game.frame({}, {});
  game.tap("planet 1", GestureKind::LongPress);
  const Lists& lists = *game.table.picture(0).lists;
  REQUIRE(lists.words);
  REQUIRE(lists.height() > lists.window() + 60);
  CHECK(game.table.picture(0).scroll == 0);
  const Vec2 at = lists.sheet->center();
  game.frame({{.kind = GestureKind::Zoom, .at = at, .from = at, .factor = 0.8F}}, {});
  CHECK(game.table.picture(0).scroll == 60);
}

TEST_CASE("the log beside the table gives way to a prompt", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.frame({}, {});
  REQUIRE(game.table.picture(0).lists->docked);
  CHECK(game.table.picture(0).lists->docked->lines.size() == 1);  // that nothing is told yet
  game.tap("ship a 4");
  game.tap("fleet b 1");
  REQUIRE(game.table.view().prompt);
  CHECK_FALSE(game.table.picture(0).lists->docked);
}

TEST_CASE("a modifier on a card it is not made for is refused", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("hand 7");
  REQUIRE(game.table.selection().card == card("Boo"));
  game.tap("stack b 1");
  REQUIRE(game.table.view().refusal);
  CHECK_FALSE(game.table.view().refusal->sentence.empty());
}

TEST_CASE("a long press tells what a thing is and how its values come about", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.tap("planet 1", GestureKind::LongPress);
  REQUIRE(game.table.view().detail);
  const Detail& detail = *game.table.view().detail;
  CHECK(detail.values[0].now == 8);
  CHECK(detail.values[0].printed == 4);
  REQUIRE(detail.values[0].changes.size() == 1);
  CHECK(detail.values[0].changes[0] == "×2 from Double Output");
  game.press(Key::Escape);
  CHECK(game.table.view().sheet == OpenSheet::None);
}

TEST_CASE("a card says how many of it are in the deck of its game", "[card_table]") {
  const auto notes_of = [](std::string position) {
    Played game(position, person_and_bot());
    game.tap("hand 4", GestureKind::LongPress);
    REQUIRE(game.table.view().detail);
    return game.table.view().detail->notes;
  };
  const auto holds = [](const std::vector<std::string>& notes, std::string_view note) {
    return std::find(notes.begin(), notes.end(), note) != notes.end();
  };
  CHECK(holds(notes_of("edge-cards/1 hand.a=Min+Eva+Res+Bul"), "2 of it are in the box."));
  CHECK(holds(notes_of("edge-cards/2 hand.a=Min+Eva+Res+Bul"), "5 of it are in the box."));
}

TEST_CASE("the keyboard plays a card", "[card_table]") {
  Played game(kMiddleGame, person_and_bot());
  game.press('1');
  CHECK(game.table.selection().card == card("Eva"));
  game.press(Key::Tab);
  CHECK(game.table.cursor() == "planet 1");
  game.press(Key::Right);
  CHECK(game.table.cursor() == "planet 2");
  game.press(Key::Enter);
  CHECK(game.state().side(Seat::A).hand[card("Eva")] == 0);
}

// ---- Two persons -------------------------------------------------------------------------------

constexpr std::string_view kBattle =
    "edge-cards/1 planets=Zyc:4,Goc:3,Yul:2,Tar:5 ships.a=A1.Rai,A1.Lin ships.b=A1.Pic,A2.Lan "
    "hand.a=Min+Eva+Res+Boo hand.b=Min+Eva+Res+Lin stockpile=9,12 turn=5 to=a";

TEST_CASE("both enter their bids behind the curtain", "[card_table]") {
  Played game(kBattle);
  CHECK(game.table.view().hand_covered);
  CHECK_FALSE(game.table.view().curtain.empty());
  game.tap("curtain");
  CHECK(game.table.view().hand.size() == 4);
  game.tap("ship a 1");
  game.tap("stack b 1");
  game.tap("button confirm");
  REQUIRE(game.state().awaiting == Awaiting::Bid);
  for (int i = 0; i < 3; ++i) game.tap("button more");
  game.tap("button confirm");
  CHECK(game.state().side(Seat::A).sealed == 3);
  CHECK(game.table.view().curtain.find("Karist") != std::string::npos);
  CHECK(game.table.view().hand.empty());
  CHECK(game.table.seen().side(Seat::A).sealed == kUnknownSealed);
  game.tap("button lift");
  game.press(Key::Plus);
  game.press(Key::Plus);
  CHECK(game.table.view().prompt->dial->value == 2);
  game.tap("button confirm");
  CHECK(game.state().side(Seat::A).stockpile == 6);
  CHECK(game.state().side(Seat::B).stockpile == 10);
}

TEST_CASE("digits turn the dial of a bid", "[card_table]") {
  Played game(kBattle);
  game.tap("curtain");
  game.tap("ship a 1");
  game.tap("stack b 1");
  game.press(Key::Enter);
  game.press('9');
  CHECK(game.table.view().prompt->dial->value == 9);
  game.press('4');
  CHECK(game.table.view().prompt->dial->value == 4);
  game.press(Key::Enter);
  CHECK(game.state().side(Seat::A).sealed == 4);
}

TEST_CASE("one person never waits for a curtain", "[card_table]") {
  Played game(kBattle, person_and_bot());
  CHECK(game.table.view().curtain.empty());
}

// ---- Whole games -------------------------------------------------------------------------------

void check_words(const Table& table) {
  const TableWords<Action> words = table.words();
  const auto check_text = [](const std::string& text) {
    INFO(text);
    CHECK_FALSE(text.empty());
    CHECK(text.find('[') == std::string::npos);  // a text that is missing
    CHECK(text.find('{') == std::string::npos);
  };
  check_text(words.words.title);
  check_text(words.words.status);
  for (const std::string& line : words.words.scene) check_text(line);
  if (!words.words.log.empty()) check_text(words.words.log.back());
  for (const Words::Choice& choice : words.words.choices) check_text(choice.label);
  REQUIRE(words.actions.size() == words.words.choices.size());
}

void check_places(const Played& game) {
  const Rect page = grown({{}, game.viewport}, 0.5F);
  const auto inside = [&](Rect at) {
    return at.min.x >= page.min.x && at.min.y >= page.min.y && at.max.x <= page.max.x &&
           at.max.y <= page.max.y;
  };
  const Layout& layout = game.table.layout();
  for (const Rect& at : layout.planets) CHECK(inside(at));
  for (const Rect& at : layout.button_places) CHECK((inside(at) && at.height() >= 44));
  for (const Rect& at : layout.tool_places) CHECK((inside(at) && at.height() >= 44));
  const Picture picture = game.table.picture(0);
  for (const ShipPlace& place : picture.places->ships) CHECK(inside(place.at));
  for (const Rect& key : picture.places->keys) {
    CHECK(inside(key));
    CHECK(std::min(key.width(), key.height()) >= 44);
  }
  if (!picture.places->prompt_rows.empty()) CHECK(inside(picture.places->prompt));
}

// Plays a whole game at random on a table, the curtain lifted whenever it falls.
void play_at_random(std::uint64_t seed, Vec2 viewport, std::array<Player, kSeats> players) {
  Random random(seed);
  const State first = *start(EdgeCards::draw_odd_setup(random));
  Played game(write_position(first), players);
  game.viewport = viewport;
  for (int i = 0; i < 2000 && game.state().step != Step::Over; ++i) {
    game.frame({}, {});
    if (!game.table.view().curtain.empty()) game.press('h');
    if (i % 5 == 0) check_words(game.table);
    if (i % 5 == 0) check_places(game);
    std::vector<Action> actions;
    if (to_act(game.state()).includes(Seat::Chance)) {
      std::vector<Weighted<Action>> weighted;
      chances(game.state(), weighted);
      for (const Weighted<Action>& each : weighted) actions.push_back(each.value);
    } else {
      legal_actions(game.state(), actions);
    }
    REQUIRE_FALSE(actions.empty());
    game.play(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  CHECK(game.state().step == Step::Over);
  CHECK(game.table.view().notice);
}

TEST_CASE("a whole game is shown on every screen and told in words", "[card_table]") {
  std::uint64_t seed = 1;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1024, 768}, Vec2{1280, 800}, Vec2{844, 390}}) {
    INFO(viewport.x << " × " << viewport.y);
    play_at_random(++seed, viewport, {});
    play_at_random(++seed, viewport, person_and_bot());
  }
}

TEST_CASE("whatever is shown to one hides the other's hand", "[card_table]") {
  const std::string hidden(kMiddleGame);
  std::string other = hidden;
  other.replace(other.find("Min+Rai+Rel"), 11, "Min+Pic+Cea");
  const Played one(hidden, person_and_bot()), two(other, person_and_bot());
  const TableWords<Action> a = one.table.words(), b = two.table.words();
  CHECK(a.words == b.words);
}

TEST_CASE("every card has an icon of its own", "[card_table]") {
  std::set<Icon> icons;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    const Icon icon = find_icon(catalogue()[kind].icon);
    INFO(catalogue()[kind].tag);
    CHECK(icon != Icon::None);
    CHECK(icons.insert(icon).second);
  }
}

TEST_CASE("the help names every key of the card table", "[card_table]") {
  const auto acts = [](char key) {
    // These two the screen takes for the cursor.
    return key == 'n' || key == 'p' || read_key({Key::Character, key}, View()).has_value();
  };
  CHECK(keys_missing_in(say("cards.help.keys"), acts).empty());
}

}  // namespace
}  // namespace mael::web::cards
