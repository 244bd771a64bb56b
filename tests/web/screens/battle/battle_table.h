// A small vocabulary for tests of the battle's table: a position in notation, and a table that
// plays without an app.
#pragma once

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/text/notation.h"
#include "web/screens/battle/screen.h"

namespace mael::web::battle {

inline State position(std::string_view text) {
  const Result<State> read = read_position(text);
  INFO(text << "\n" << (read ? std::string() : read.error().message));
  REQUIRE(read);
  return *read;
}

inline std::array<Player, kSeats> two_persons() {
  std::array<Player, kSeats> players;
  players[0].name = "Ada";
  players[1].name = "Bruno";
  return players;
}

// Two squads face each other over open ground, ten inches apart; the first acts. What lies between
// them is said in notation, with a blank after it.
inline std::string facing(const std::string& terrain = {}) {
  return "edge-battle/1 table=36x36 " + terrain +
         "a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256 "
         "b.i=K01:18/20+17/21+19/21+16/22+20/22,face:768 "
         "stage=active gone=1 active=a1 frames=acting:a1";
}

// A table without an app: wishes are carried out at once.
class Played {
 public:
  explicit Played(const State& state, const std::array<Player, kSeats>& players = two_persons())
      : state_(state) {
    settings_.reduced_motion = true;
    table.open(players, state_, Journal(players), settings_);
    frame({}, {});
  }
  explicit Played(std::string_view text) : Played(position(text)) {}

  void gesture(GestureKind kind, Vec2 at, Vec2 from) {
    frame({{.kind = kind, .at = at, .from = from}}, {});
  }
  // A squad is held by the second button, and then the pointer goes on.
  void hold(std::string_view from, std::string_view to) {
    const Vec2 start = middle_of(from), end = middle_of(to);
    Gesture held{.kind = GestureKind::LongPress,
                 .button = PointerButton::Secondary,
                 .at = start,
                 .from = start};
    frame({held}, {});
    held.delta = end - start;
    held.at = end;
    frame({held}, {});
  }
  // A finger rests, goes on by these points and is lifted.
  void rest(Vec2 from, const std::vector<Vec2>& way) {
    Gesture finger{
        .kind = GestureKind::LongPress, .device = PointerDevice::Touch, .at = from, .from = from};
    frame({finger}, {});
    for (const Vec2 at : way) {
      finger.delta = at - finger.at;
      finger.at = at;
      frame({finger}, {});
    }
    finger.kind = GestureKind::HoverEnd;
    finger.delta = {};
    frame({finger}, {});
  }
  Vec2 middle_of(std::string_view name) const {
    const std::optional<Rect> at = table.where(name);
    INFO(name);
    REQUIRE(at);
    return at->center();
  }
  void tap(std::string_view name, GestureKind kind = GestureKind::Tap) {
    gesture(kind, middle_of(name), middle_of(name));
  }
  void press(Key key, char character = 0) { frame({}, {{key, character, false, false}}); }
  void press(char character) { press(Key::Character, character); }
  void drag(std::string_view from, std::string_view to, bool lets_go = true) {
    const Vec2 start = middle_of(from), end = middle_of(to);
    gesture(GestureKind::DragStart, start, start);
    gesture(GestureKind::DragMove, end, start);
    if (lets_go) gesture(GestureKind::Drop, end, start);
  }

  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys) {
    FrameInput input;
    input.viewport = viewport;
    input.now = now_ += 16;
    input.gestures = gestures;
    input.keys = keys;
    input.measure = measure;
    Wishes wishes;
    table.read(input, wishes);
    requests.insert(requests.end(), wishes.requests.begin(), wishes.requests.end());
    for (const Action& each : wishes.actions) play(each);
  }

  void play(const Action& wanted) {
    INFO(write_action(state_, wanted));
    REQUIRE_FALSE(check(state_, wanted).has_value());
    done.push_back(wanted);
    const State before = state_;
    Events events;
    apply(state_, wanted, &events);
    table.applied({{before, wanted, events, state_}}, now_);
  }

  // As after something has been taken back.
  void reopen(std::string_view text) {
    state_ = position(text);
    table.open(two_persons(), state_, Journal(two_persons()), settings_);
    frame({}, {});
  }

  const State& state() const { return state_; }
  const View& view() const { return table.view(); }

  Table table;
  Vec2 viewport{1280, 800};
  const Measure* measure = &fixed_measure();  // of words
  std::vector<Action> done;
  std::vector<Request> requests;

 private:
  State state_;
  ScreenSettings settings_;
  Milliseconds now_ = 0;
};

inline constexpr Vec2 kPhone{390, 844};
inline constexpr std::array<Vec2, 4> kPages{{{390, 844}, {844, 390}, {1024, 768}, {1440, 900}}};

// On a page of that size.
struct At : Played {
  At(std::string_view position, Vec2 page) : Played(position) {
    viewport = page;
    frame({}, {});
  }
};

}  // namespace mael::web::battle
