#include <algorithm>
#include <string>

#include "tests/web/screens/maelstrom/table_game.h"
#include "web/board/hex_geometry.h"
#include "web/screens/maelstrom/panels.h"
#include "web/screens/maelstrom/screen.h"
#include "web/table/parts/pill_places.h"
#include "web/table/parts/side_places.h"

namespace mael::web::maelstrom {
namespace {

// A table with a pointer over it, playing on as an app would.
class Seated {
 public:
  Seated(State state, PlayerKind a, PlayerKind b) : state_(state) {
    players_[0].kind = a;
    players_[1].kind = b;
    table.open(players_, state_, Journal(players_), {});
    frame({});
  }

  Seated& frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
    FrameInput input;
    input.now = now_ += 10;
    input.viewport = viewport;
    input.gestures = gestures;
    input.keys = keys;
    Wishes wishes;
    table.read(input, wishes);
    requests = wishes.requests;
    actions.clear();
    for (const Action& action : wishes.actions) {
      if (writes_slowly) {
        wished.push_back(action);
      } else {
        carry_out(action);
      }
    }
    return *this;
  }
  Vec2 viewport{1280, 800};
  bool writes_slowly = false;  // what is wished is carried out later
  std::vector<Action> wished;

  Seated& wait(Milliseconds time) {
    now_ += time;
    return *this;
  }
  Seated& key(char letter) { return frame({}, {{Key::Character, letter, false, false}}); }
  Seated& key(Key which) { return frame({}, {{which, 0, false, false}}); }

  Seated& tap(std::string_view thing, PointerDevice device = PointerDevice::Mouse) {
    return frame({gesture(GestureKind::Tap, thing, device)});
  }
  Seated& drag(std::string_view from, std::string_view to) {
    Gesture start = gesture(GestureKind::DragStart, from, PointerDevice::Mouse);
    start.from = start.at;
    frame({start});
    return frame({gesture(GestureKind::DragMove, to, PointerDevice::Mouse),
                  gesture(GestureKind::Drop, to, PointerDevice::Mouse)});
  }

  Gesture gesture(GestureKind kind, std::string_view thing, PointerDevice device) const {
    const std::optional<Rect> place = table.where(thing);
    INFO(thing);
    REQUIRE(place);
    Gesture made;
    made.kind = kind;
    made.device = device;
    made.at = place->center();
    return made;
  }

  void carry_out(const Action& action) {
    actions.push_back(write_action(state_, action));
    REQUIRE_FALSE(check(state_, action).has_value());
    const State before = state_;
    Events events;
    apply(state_, action, &events);
    table.applied({{before, action, events, state_}}, now_);
  }

  Milliseconds now() const { return now_; }
  const State& state() const { return state_; }

  Table table;
  std::vector<std::string> actions;
  std::vector<Request> requests;

 private:
  std::array<Player, kSeats> players_;
  State state_;
  Milliseconds now_ = 0;
};

constexpr auto kPerson = PlayerKind::Person;
constexpr auto kBot = PlayerKind::GreedyBot;
using Log = std::vector<std::string>;

// Tiles far above and below the Vortex.
constexpr std::string_view kSpread =
    "maelstrom/1 a=arcanae b=brood phase=summon turn=5 to=a hand.a=AcA2+IrE2 hand.b=Chi1 "
    "mass=1.0aAcA1,1.3bLoF1,2.0aAcA2,2.6bLoF2";

TEST_CASE("the example game's third turn by pointer", "[rule:MAE-244][rule:MAE-245]") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.tap("1.0").tap("2.3");
  CHECK(seated.actions == Log{"b DHo1-2.3"});
  REQUIRE(seated.table.forced());  // no other minion: the phase ends by itself
  seated.carry_out(*seated.table.forced());
  seated.tap("1.2").key(Key::Enter);
  CHECK(seated.actions == Log{"b DHo1*AcA1"});
  seated.key('d');
  CHECK(seated.actions == Log{"b draw"});
  CHECK(seated.table.view().todo == "Chance decides…");
}

TEST_CASE("a tap that cuts a bot's motion short leaves its marks to be seen") {
  Seated seated(example_game_turn_3().state(), kPerson, kBot);
  const auto is_fresh = [&] { return is_marked(seated.table.view(), "2.3", kMarkFresh); };
  seated.carry_out(*read_action(seated.state(), "b DHo1-2.3"));
  seated.frame({});
  REQUIRE(seated.table.is_moving(seated.now()));
  CHECK(is_fresh());
  seated.tap("4.1");
  CHECK_FALSE(seated.table.is_moving(seated.now()));
  CHECK(is_fresh());
  seated.tap("4.1");
  CHECK_FALSE(is_fresh());
}

TEST_CASE("no space that may be chosen lies under what stands round the board") {
  constexpr float kRounding = 0.5F;
  const auto lies_over = [](const Rect& a, const Rect& b) {
    return a.min.x < b.max.x - kRounding && b.min.x < a.max.x - kRounding &&
           a.min.y < b.max.y - kRounding && b.min.y < a.max.y - kRounding;
  };
  int lit = 0;
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{360, 640}, Vec2{844, 390}, Vec2{1024, 768},
                              Vec2{768, 1024}, Vec2{1280, 800}, Vec2{1920, 1080}}) {
    for (const State& state : {example_game_turn_3().state(), position(kSpread)}) {
      const Seat seat = state.active;
      Seated seated(state, seat == Seat::A ? kPerson : kBot, seat == Seat::B ? kPerson : kBot);
      seated.viewport = viewport;
      seated.frame({});
      const Layout& layout = seated.table.layout();
      const auto check_all = [&] {
        for (const SpaceView& space : seated.table.view().spaces) {
          if ((space.marks & kMarkLegal) == 0) continue;
          ++lit;
          const std::string name = write_space(space.at);
          INFO(viewport.x << " x " << viewport.y << ", " << name);
          const Rect place = *seated.table.where(name);
          for (const Rect& panel : {layout.panels[0], layout.panels[1], layout.bar, layout.log}) {
            CHECK_FALSE(lies_over(place, panel));
          }
          for (const Rect& tool : layout.tool_places) CHECK_FALSE(lies_over(place, tool));
        }
      };
      check_all();
      for (std::size_t tile = 1; tile <= seated.table.view().hand.size(); ++tile) {
        seated.key(static_cast<char>('0' + tile));
        check_all();
      }
    }
  }
  CHECK(lit > 50);
}

TEST_CASE("what is asked on a phone on its side stands beside the board") {
  for (const Vec2 viewport : {Vec2{844, 390}, Vec2{932, 430}}) {
    INFO(viewport.x);
    Seated seated(position("maelstrom/1 a=arcanae b=brood phase=action turn=5 "
                           "mass=1.0aIrE1,1.1bKCr1,1.2aIrG1,1.5bLoF1"),
                  kPerson, kBot);
    seated.viewport = viewport;
    seated.frame({});
    const Camera before = seated.table.picture(seated.now()).camera;
    const auto edge = [&] {
      float right = 0;
      for (const SpaceView& space : seated.table.view().spaces) {
        right = std::max(right, seated.table.where(write_space(space.at))->max.x);
      }
      return right;
    };
    seated.tap("1.1").tap("1.0");
    REQUIRE(seated.table.view().attack);
    const Picture picture = seated.table.picture(seated.now());
    CHECK(picture.camera == before);
    const Rect prompt = picture.places->prompt;
    CHECK(prompt.width() >= 200);
    for (const TileView& tile : seated.table.view().tiles) {
      CHECK(to_pixels(picture.camera, hex_bounds(hex_center(tile.at))).max.x <= prompt.min.x);
    }
    CHECK(to_pixels(picture.camera, hex_bounds({}, 3)).max.x <= prompt.min.x);
    CHECK(edge() <= prompt.min.x);
    for (const Rect& tool : seated.table.layout().tool_places) CHECK(prompt.max.x <= tool.min.x);
  }
}

TEST_CASE("a number on the panel of a side is told when it is tapped, discards when the panel is") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  const Rect panel = seated.table.layout().panels[0];
  const SidePlaces places =
      place_side(panel_of(seated.table.view().sides[0]), panel, fixed_measure());
  const auto tap_at = [&](Vec2 at) {
    Gesture tap;
    tap.kind = GestureKind::Tap;
    tap.at = tap.from = at;
    seated.frame({tap});
  };
  REQUIRE(places.facts.size() == 5);
  tap_at(places.facts[0].center());
  REQUIRE(seated.table.view().refusal);
  CHECK(seated.table.view().refusal->rule == "MAE-161"_rule);
  CHECK(seated.table.view().refusal->sentence.find("Sides of the Vortex held: 3") == 0);
  CHECK(seated.table.view().sheet == OpenSheet::None);
  tap_at(places.facts[4].center());
  CHECK(seated.table.view().sheet == OpenSheet::Discard);
  seated.key(Key::Escape);
  tap_at(places.sign.center());
  CHECK(seated.table.view().sheet == OpenSheet::Discard);
}

TEST_CASE("a fact beside the tools is told at length when it is tapped") {
  Game game = example_game_turn_3().play({"b DHo1-2.3", "b end", "b DHo1*AcA1", "b draw",
                                          "~draw:Chi", "b draw", "~draw:Chi", "b end"});
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{1280, 800}}) {
    INFO(viewport.x);
    Seated seated(game.state(), kBot, kPerson);
    seated.viewport = viewport;
    seated.frame({});
    const Layout& layout = seated.table.layout();
    const auto pills = pills_of(seated.table.view(), layout.form);
    const auto places = place_pills(pills, layout.notice, fixed_measure());
    REQUIRE_FALSE(places.empty());
    for (std::size_t i = 0; i < places.size(); ++i) {
      Gesture tap;
      tap.kind = GestureKind::Tap;
      tap.device = PointerDevice::Touch;
      tap.at = places[i].at.center();
      seated.frame({tap});
      const bool burns = pills[i].icon == Icon::Burn;
      const auto& told = seated.table.view().refusal;
      REQUIRE(told);
      CHECK(told->names);
      CHECK(told->sentence ==
            (burns ? seated.table.view().burn->sentence : seated.table.view().turn));
      CHECK(told->rule.text() == (burns ? "MAE-161" : ""));
    }
    CHECK(pills[0].icon == (layout.form == Form::Wide ? Icon::None : Icon::Burn));
  }
}

TEST_CASE("the same by touch and drag", "[touch]") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.drag("1.0", "2.3");
  CHECK(seated.actions == Log{"b DHo1-2.3"});
}

TEST_CASE("the same by keyboard", "[rule:MAE-244]") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.key('n').key(Key::Enter);
  for (int i = 0; i < 20 && !(seated.table.selection().cursor == space("2.3")); ++i)
    seated.key('n');
  seated.key(Key::Enter);
  CHECK(seated.actions == Log{"b DHo1-2.3"});
}

TEST_CASE("a hand tile is dragged to its space") {
  Seated seated(example_game().state(), kBot, kPerson);
  seated.drag("hand 2", "1.0");
  CHECK(seated.actions == Log{"b DHo1@1.0=LoF1"});
}

TEST_CASE("a finger drags a piece that hangs above it") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  Gesture start = seated.gesture(GestureKind::DragStart, "1.0", PointerDevice::Touch);
  start.from = start.at;
  seated.frame({start});
  const Picture picture = seated.table.picture(seated.now());
  REQUIRE(picture.carried);
  CHECK(picture.carried->at.y < start.at.y - 20);
  Gesture drop = seated.gesture(GestureKind::Drop, "2.3", PointerDevice::Touch);
  drop.at.y += start.at.y - picture.carried->at.y;
  seated.frame({drop});
  CHECK(seated.actions == Log{"b DHo1-2.3"});
}

// Where a tile is seen first once the first wish is carried out, in CSS pixels.
Vec2 seen_first(Seated& seated, std::string_view at) {
  REQUIRE(seated.wished.size() == 1);
  seated.carry_out(seated.wished[0]);
  const Picture picture = seated.table.picture(seated.now());
  CHECK_FALSE(picture.carried);
  const View& view = *picture.view;
  const TileView* tile = tile_shown_at(view, space(at));
  REQUIRE(tile);
  const auto place = static_cast<std::size_t>(tile - view.tiles.data());
  const std::size_t before = 1 + view.spaces.size();  // sprites of the Vortex and of spaces
  const HexSprite& sprite = picture.scene.sprites.at(before + place);
  CHECK(sprite.opacity == 1);
  return to_pixels(picture.camera, sprite.center);
}

TEST_CASE("a tile goes on from where the finger let go of it", "[touch]") {
  for (const auto& [from, to] : {std::pair{"1.0", "2.3"}, std::pair{"hand 2", "1.0"}}) {
    CAPTURE(from);
    const bool hand = std::string_view(from) == "hand 2";
    Seated seated(hand ? example_game().state() : example_game_turn_3().state(), kBot, kPerson);
    seated.writes_slowly = true;
    Gesture start = seated.gesture(GestureKind::DragStart, from, PointerDevice::Mouse);
    start.from = start.at;
    Gesture move = seated.gesture(GestureKind::DragMove, to, PointerDevice::Mouse);
    move.at.x += 9;
    Gesture drop = move;
    drop.kind = GestureKind::Drop;
    seated.frame({start}).frame({move, drop}).frame({});
    // Until it is written the tile hangs there.
    const Picture waiting = seated.table.picture(seated.now());
    REQUIRE(waiting.carried);
    CHECK(waiting.carried->at == drop.at);
    CHECK(distance(seen_first(seated, to), drop.at) < 0.5F);
  }
}

TEST_CASE("a tapped hand tile goes on from where it stands out") {
  Seated seated(example_game().state(), kBot, kPerson);
  const Vec2 home = seated.table.where("hand 2")->center();
  seated.tap("hand 2").frame({});
  const Vec2 raised = seated.table.where("hand 2")->center();
  REQUIRE(raised.y < home.y - 5);
  seated.writes_slowly = true;
  seated.tap("1.0").frame({});
  CHECK(seated.table.where("hand 2")->center() == raised);
  CHECK(seated.table.picture(seated.now()).lifted == 1);
  CHECK(distance(seen_first(seated, "1.0"), raised) < 0.5F);
}

TEST_CASE("what came to nothing lies where it lay") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.writes_slowly = true;
  seated.drag("1.0", "2.3");
  REQUIRE(seated.table.picture(seated.now()).carried);
  seated.table.set_waiting(true);
  seated.table.set_waiting(false);
  CHECK_FALSE(seated.table.picture(seated.now()).carried);
  CHECK_FALSE(seated.table.view().prompt);
}

TEST_CASE("a drag beside the tiles moves the board, and it stays where it was put") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  const Rect before = *seated.table.where("1.0");
  Gesture start = seated.gesture(GestureKind::DragStart, "3.2", PointerDevice::Mouse);
  start.from = start.at;
  Gesture move = start;
  move.kind = GestureKind::DragMove;
  move.delta = {30, 12};
  seated.frame({start, move});
  const Rect after = *seated.table.where("1.0");
  CHECK(after.center().x - before.center().x > 20);
  seated.tap("1.0").tap("2.3");
  CHECK(distance(seated.table.where("1.0")->center(), after.center()) < 0.5F);
}

TEST_CASE("a sheet over the table keeps the board from answering") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.key('l').tap("1.0");
  CHECK_FALSE(seated.table.selection().tile.has_value());
  seated.key(Key::Escape).tap("1.0");
  CHECK(seated.table.selection().tile.has_value());
}

TEST_CASE("a long press opens the card of a tile on the board and in the hand") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.frame({seated.gesture(GestureKind::LongPress, "1.2", PointerDevice::Touch)});
  REQUIRE(seated.table.view().card);
  CHECK(seated.table.view().card->title == "Academy of the Arcane");
  seated.key(Key::Escape);
  seated.frame({seated.gesture(GestureKind::LongPress, "hand 1", PointerDevice::Touch)});
  REQUIRE(seated.table.view().card);
  CHECK(seated.table.view().card->title == "Lake of Fire");
}

// Person a may change its actions for energy, but has no energy to change for actions.
Seated in_action_phase() {
  return Seated(position("maelstrom/1 a=arcanae b=brood phase=action mass=1.2aIrG1,1.5bLoF1"),
                kPerson, kBot);
}

TEST_CASE("a finger that stays on a button is told what it does, and does nothing") {
  Seated seated = in_action_phase();
  const std::string before = write_position(seated.table.seen());
  seated.frame(
      {seated.gesture(GestureKind::LongPress, "button actions_to_energy", PointerDevice::Touch)});
  REQUIRE(seated.table.view().refusal);
  CHECK(seated.table.view().refusal->sentence == "+1 energy for 2 actions");
  CHECK_FALSE(seated.table.view().refusal->asks);
  CHECK(write_position(seated.table.seen()) == before);
  // What cannot be pressed says why.
  seated.frame(
      {seated.gesture(GestureKind::LongPress, "button energy_to_action", PointerDevice::Touch)});
  CHECK(seated.table.view().refusal->rule == "MAE-170"_rule);
  CHECK(seated.table.view().refusal->sentence.starts_with("+1 action for 2 energy. "));
  CHECK_FALSE(seated.table.view().refusal->names);
}

TEST_CASE("a button that is held is named, and pressed when it is let go") {
  Seated seated = in_action_phase();
  const std::string before = write_position(seated.table.seen());
  const auto hold = [&](GestureKind kind) {
    seated.frame({seated.gesture(kind, "button actions_to_energy", PointerDevice::Touch)});
  };
  hold(GestureKind::LongPress);
  REQUIRE(seated.table.view().refusal);
  CHECK(seated.table.view().refusal->names);
  CHECK(write_position(seated.table.seen()) == before);
  hold(GestureKind::HoldEnd);
  CHECK_FALSE(seated.table.view().refusal);
  CHECK(write_position(seated.table.seen()) != before);
}

TEST_CASE("a card that a long press has opened stays open, unless it was none") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  for (const GestureKind end : {GestureKind::HoldEnd, GestureKind::HoldUndone}) {
    seated.frame({seated.gesture(GestureKind::LongPress, "1.2", PointerDevice::Touch)});
    REQUIRE(seated.table.view().card);
    Gesture lifted = seated.gesture(GestureKind::LongPress, "1.2", PointerDevice::Touch);
    lifted.kind = end;
    seated.frame({lifted});
    CHECK(seated.table.view().card.has_value() == (end == GestureKind::HoldEnd));
    seated.key(Key::Escape);
  }
}

// The page reads both in the frame in which it is told that the finger was lifted long ago.
TEST_CASE("a tap that was taken for a long press meets the table, not the card of what it is on") {
  struct SeatedAt : Seated {
    explicit SeatedAt(Vec2 page) : Seated(example_game_turn_3().state(), kBot, kPerson) {
      viewport = page;
      frame({});
    }
  };
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{1280, 800}}) {
    SeatedAt tapped(viewport);
    tapped.tap("1.0", PointerDevice::Touch);
    REQUIRE(tapped.table.selection().tile);
    SeatedAt held(viewport);
    const auto at = [&](GestureKind kind) {
      return held.gesture(kind, "1.0", PointerDevice::Touch);
    };
    const std::vector<Gesture> lifted{at(GestureKind::HoldUndone), at(GestureKind::Tap)};
    held.frame({at(GestureKind::LongPress)});
    REQUIRE(held.table.view().card);
    held.frame(lifted);
    CHECK_FALSE(held.table.view().card);
    CHECK(held.table.selection() == tapped.table.selection());
  }
}

TEST_CASE("a refusal goes when a card or a sheet is opened, and does not come back") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  const auto refuse = [&] {
    seated.tap("1.0").tap("1.2");
    REQUIRE(seated.table.view().refusal);
  };
  refuse();
  seated.frame({seated.gesture(GestureKind::LongPress, "1.2", PointerDevice::Touch)});
  REQUIRE(seated.table.view().card);
  seated.key(Key::Escape);
  CHECK_FALSE(seated.table.view().refusal);
  seated.key(Key::Escape);
  refuse();
  seated.key('l').key(Key::Escape);
  CHECK_FALSE(seated.table.view().refusal);
}

TEST_CASE("two persons: a single stronghold needs no curtain, a hand does", "[rule:MAE-R83]") {
  Seated seated(Game("maelstrom/1 a=arcanae b=brood").state(), kPerson, kPerson);
  for (int i = 0; i < 2; ++i) {
    REQUIRE(seated.table.forced());
    seated.carry_out(*seated.table.forced());
  }
  CHECK_FALSE(seated.table.forced());
  CHECK(is_table_hidden(seated.table.view()));
  for (const auto& action : seated.table.words().actions) CHECK_FALSE(action);
  seated.key('1');
  CHECK_FALSE(seated.table.selection().opening);
  seated.key(Key::Enter);
  CHECK_FALSE(is_table_hidden(seated.table.view()));
  CHECK(seated.table.view().choosing_hand);
}

TEST_CASE("what a bot chooses meanwhile leaves the own choice alone", "[rule:MAE-R83]") {
  Game game("maelstrom/1 a=arcanae b=brood");
  Seated seated(game.play({"a primary:AcA", "b primary:LoF"}).state(), kPerson, kBot);
  seated.tap("button own_hand").key('1').key('2');
  seated.carry_out(*read_action(seated.state(), "b take:LoF"));
  REQUIRE(seated.table.selection().opening);
  CHECK(seated.table.selection().opening->size() == 2);
  CHECK(seated.table.view().todo == "Choose 3 more tiles for your opening hand.");
  seated.key('1').key('1').key('1').key(Key::Enter);
  CHECK(seated.actions.size() == 5);
  CHECK_FALSE(seated.table.selection().opening);
}

TEST_CASE("a bot waits until the last action has been shown") {
  Seated seated(position("maelstrom/1 a=arcanae b=brood phase=summon hand.a=IrE "
                         "mass=1.2aAcA1,1.5bLoF1"),
                kPerson, kBot);
  seated.tap("hand 1").tap("1.1");
  CHECK(seated.table.is_moving(seated.now()));
  CHECK_FALSE(seated.table.lets_play_on(seated.now()));
  CHECK(seated.table.lets_play_on(seated.now() + 5000));
}

TEST_CASE("while the app writes nothing is decided") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  seated.table.set_waiting(true);
  seated.tap("1.0").key('e');
  CHECK(seated.actions.empty());
  seated.key('l');
  CHECK(seated.table.view().sheet == OpenSheet::Log);
  seated.table.set_waiting(false);
}

TEST_CASE("words for those who do not see the canvas name every choice") {
  Seated seated(example_game_turn_3().state(), kBot, kPerson);
  const TableWords<Action> all = seated.table.words();
  const Words& words = all.words;
  CHECK(words.title == "Turn 3 · Brood");
  CHECK(words.status == "One minion may still move. You hold 3 sides, Arcanae 3: nothing burns.");
  const auto decisions = std::count_if(all.actions.begin(), all.actions.end(),
                                       [](const auto& action) { return action.has_value(); });
  CHECK(static_cast<std::size_t>(decisions) == seated.table.situation().legal.size());
  const auto far = std::find_if(words.choices.begin(), words.choices.end(),
                                [](const auto& each) { return each.notation == "b DHo1-2.3"; });
  REQUIRE(far != words.choices.end());
  CHECK(far->label == "Move Daemon Horde on 1.0 to 2.3");
  REQUIRE(words.scene.size() == 2 + 6);
  CHECK(words.scene[0] ==
        "Brood: Essence 3, Hoard 0, hand 3, draw stack 16, discards 1, sides of the Vortex 3.");
  for (const std::string& sentence : words.scene) CHECK(sentence.find('[') == std::string::npos);
}

TEST_CASE("the menu lies on its sheet, large enough for a finger") {
  for (const Vec2 viewport : {Vec2{390, 844}, Vec2{844, 390}, Vec2{640, 400}, Vec2{1280, 800}}) {
    CAPTURE(viewport.x);
    Seated seated(example_game_turn_3().state(), kBot, kPerson);
    FrameInput input;
    input.viewport = viewport;
    Wishes wishes;
    seated.table.press("menu", wishes);
    seated.table.read(input, wishes);
    const Picture picture = seated.table.picture(0);
    REQUIRE(picture.places->sheet_items.size() == picture.view->menu.size());
    const Rect sheet = picture.places->sheet_place.body;
    for (const Rect& item : picture.places->sheet_items) {
      CHECK(item.height() >= 44);
      CHECK(item.min.x >= sheet.min.x);
      CHECK(item.max.x <= sheet.max.x);
      CHECK(item.max.y <= sheet.max.y);
      CHECK(item.max.y <= viewport.y);
    }
  }
}

TEST_CASE("the log tells every reader what that reader may know", "[rule:MAE-R84]") {
  const Game game =
      example_game_turn_3().play({"b DHo1-2.3", "b end", "b DHo1*AcA1", "b draw", "~draw:Chi"});
  const auto& own = game.journal().lines(Seat::B);
  const auto& other = game.journal().lines(Seat::A);
  REQUIRE(own.size() == other.size());
  CHECK(own.back().text == "Brood draws Chitonok.");
  CHECK(other.back().text == "Brood draws a tile.");
  const auto says = [&](std::string_view text) {
    return std::any_of(own.begin(), own.end(),
                       [&](const ToldLine& line) { return line.text == text; });
  };
  CHECK(says("The coin falls for Brood, who begins."));
  CHECK(says("Brood loses Lake of Fire to chance."));
  CHECK(says("Brood summons Daemon Horde on 1.0."));
  CHECK(says("Daemon Horde moves from 1.0 to 2.3."));
  CHECK(says("Daemon Horde attacks Academy of the Arcane."));
  CHECK(says("Academy of the Arcane takes 1 against Armor 1: 1 wound."));
  for (const ToldLine& line : other) {
    CHECK(line.text.find('[') == std::string::npos);
  }
}

// A table on a low screen with a sheet open; frames with at most one gesture.
struct Reading {
  explicit Reading(const Game& game, std::string_view button) {
    table.open({}, game.state(), game.journal(), {});
    input.viewport = {740, 340};
    Wishes wishes;
    table.press("lift", wishes);
    table.press(button, wishes);
    frame({});
  }
  void frame(std::vector<Gesture> gestures) {
    input.now += 10;
    input.gestures = gestures;
    Wishes wishes;
    table.read(input, wishes);
  }
  Picture picture() const { return table.picture(input.now); }
  const Lists& lists() const { return *table.picture(input.now).lists; }

  Table table;
  FrameInput input;
};

TEST_CASE("the help begins at its top, and says more where there are keys", "[help]") {
  Reading reading(example_game_turn_3(), "help");
  REQUIRE(reading.lists().words);
  CHECK(reading.picture().scroll == 0);
  const float height = reading.lists().height();
  CHECK(height > reading.lists().window());
  reading.input.touch = true;
  reading.frame({});
  CHECK(reading.lists().height() < height);
}

}  // namespace
}  // namespace mael::web::maelstrom
