// A small vocabulary for tests of the card table: a position in notation, looked at by a seat, and
// a table that plays.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>

#include "engine/cards/observe.h"
#include "engine/cards/text/notation.h"
#include "web/screens/cards/input/input.h"
#include "web/screens/cards/screen.h"

namespace mael::web::cards {

// The middle of a game: a fleet at every kind of place, a stack of two, a hand of all sorts.
inline constexpr std::string_view kMiddleGame =
    "edge-cards/1 planets=Zyc:4+Dou,Goc:3,Yul:2+Ski,Tar:5 "
    "ships.a=P1.Res,P1.Esc,P2.Min+Pum,A1.Rai,A1.Lin ships.b=P1.Eva,P3.Res,P3.Bul+Hul,A1.Pic,A2.Lan "
    "hand.a=Eva+Dre+Mae+Boo+Con+Esc2+Sab hand.b=Min+Rai+Rel+Wav+Lin stockpile=9,12 turn=5 to=a";

inline State position(std::string_view text) {
  const Result<State> read = read_position(text);
  INFO(text << "\n" << (read ? std::string() : describe(read.error())));
  REQUIRE(read);
  return *read;
}

inline CardKind card(std::string_view tag) { return static_cast<CardKind>(catalogue().find(tag)); }

inline std::array<Player, kSeats> person_and_bot() {
  std::array<Player, kSeats> players;
  players[1].kind = PlayerKind::GreedyBot;
  return players;
}

// A person at seat A looks, the other seat is a bot.
inline Situation seen_by_a(std::string_view text) {
  const std::array<Player, kSeats> players = person_and_bot();
  const State state = position(text);
  const HandOver device = follow({}, state, Seats::only(Seat::A));
  return make_situation<Situation>(observe(state, device.viewer), device, players, false);
}

// A table without an app: wishes are carried out at once.
class Played {
 public:
  explicit Played(std::string_view text, std::array<Player, kSeats> players = {})
      : state_(position(text)) {
    ScreenSettings settings;
    settings.reduced_motion = true;
    table.open(players, state_, Journal(players), settings);
  }

  void tap(std::string_view name, GestureKind kind = GestureKind::Tap) {
    const std::optional<Rect> at = table.where(name);
    INFO("nothing called " << name);
    REQUIRE(at);
    frame({{.kind = kind, .at = at->center(), .from = at->center()}}, {});
  }
  void drag(std::string_view from, std::string_view to) {
    const std::optional<Rect> start = table.where(from), end = table.where(to);
    REQUIRE((start && end));
    frame({{.kind = GestureKind::DragStart, .at = start->center(), .from = start->center()}}, {});
    frame({{.kind = GestureKind::DragMove, .at = end->center(), .from = start->center()},
           {.kind = GestureKind::Drop, .at = end->center(), .from = start->center()}},
          {});
  }
  void press(Key key, char character = 0) { frame({}, {{key, character}}); }
  void press(char character) { press(Key::Character, character); }

  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys) {
    FrameInput input;
    input.viewport = viewport;
    input.now = ++now_;
    input.gestures = gestures;
    input.keys = keys;
    Wishes wishes;
    table.read(input, wishes);
    requests.insert(requests.end(), wishes.requests.begin(), wishes.requests.end());
    for (const Action& action : wishes.actions) play(action);
  }

  void play(const Action& action) {
    REQUIRE_FALSE(check(state_, action).has_value());
    const State before = state_;
    Events events;
    apply(state_, action, &events);
    table.applied({{before, action, events, state_}}, now_);
  }

  const State& state() const { return state_; }
  Milliseconds now() const { return now_; }

  Table table;
  Vec2 viewport{1280, 800};
  std::vector<Request> requests;

 private:
  State state_;
  Milliseconds now_ = 0;
};

}  // namespace mael::web::cards
