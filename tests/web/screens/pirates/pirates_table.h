// A small vocabulary for tests of the pirates' table: a position in notation, looked at by a seat,
// and a table that plays without an app.
#pragma once

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pirates/observe.h"
#include "engine/pirates/text/notation.h"
#include "web/screens/pirates/screen.h"

namespace mael::web::pirates {

inline State position(std::string_view text) {
  const Result<State> read = read_position(text);
  INFO(text << "\n" << (read ? std::string() : describe(read.error())));
  REQUIRE(read);
  return *read;
}

inline Action action(const State& state, std::string_view text) {
  const Result<Action> read = read_action(state, text);
  INFO(text);
  REQUIRE(read);
  return *read;
}

// Persons in all seats, by name.
inline std::array<Player, kSeats> crew() {
  std::array<Player, kSeats> players;
  const char* names[] = {"Ada", "Bruno", "Cleo", "Dario", "Esme"};
  for (std::size_t i = 0; i < players.size(); ++i) players[i].name = names[i];
  return players;
}
// A person at seat A, bots elsewhere.
inline std::array<Player, kSeats> alone_at_a() {
  std::array<Player, kSeats> players = crew();
  for (std::size_t i = 1; i < players.size(); ++i) players[i].kind = PlayerKind::GreedyBot;
  return players;
}

inline Situation seen_by_a(std::string_view text) {
  const std::array<Player, kSeats> players = alone_at_a();
  const State state = position(text);
  const HandOver device = follow({}, state, Seats::only(Seat::A));
  return make_situation<Situation>(observe(state, device.viewer), device, players, false);
}

// A table without an app: wishes are carried out at once.
class Played {
 public:
  explicit Played(const State& state, const std::array<Player, kSeats>& players = alone_at_a(),
                  bool reduced = true)
      : state_(state) {
    settings_.reduced_motion = reduced;
    table.open(players, state_, Journal(players), settings_);
    frame({}, {});
  }
  explicit Played(std::string_view text) : Played(position(text)) {}

  void tap(std::string_view name, GestureKind kind = GestureKind::Tap) {
    INFO("tap " << name);
    const std::optional<Rect> at = table.where(name);
    REQUIRE(at);
    frame({{.kind = kind, .at = at->center(), .from = at->center()}}, {});
  }
  void press(Key key, char character = 0) { frame({}, {{key, character, false, false}}); }
  void press(char character) { press(Key::Character, character); }

  // A circle is dragged round the middle, `quarters` clockwise (may be negative), and let go.
  void drag_ring(int circle, int quarters, bool lets_go = true) {
    const std::optional<Rect> grip = table.where("ring " + std::to_string(circle + 1));
    REQUIRE(grip);
    const Vec2 middle = table.layout().board.center();
    const Vec2 arm = grip->center() - middle;
    const auto turned = [&](float angle) {
      const Vec2 up = towards(angle_of(arm) + angle) * length(arm);
      return middle + up;
    };
    constexpr int kSteps = 8;
    const float all = static_cast<float>(quarters) * kQuarter;
    Vec2 at = grip->center();
    for (int i = 1; i <= kSteps; ++i) {
      const Vec2 next = turned(all * static_cast<float>(i) / kSteps);
      Gesture gesture;
      gesture.kind = i == 1 ? GestureKind::DragStart : GestureKind::DragMove;
      gesture.from = grip->center();
      gesture.at = next;
      gesture.delta = next - at;
      at = next;
      frame({gesture}, {});
    }
    if (!lets_go) return;
    Gesture drop;
    drop.kind = GestureKind::Drop;
    drop.at = at;
    drop.from = grip->center();
    frame({drop}, {});
  }

  void drag(std::string_view from, std::string_view to) {
    const std::optional<Rect> start = table.where(from), end = table.where(to);
    REQUIRE((start && end));
    frame({{.kind = GestureKind::DragStart, .at = start->center(), .from = start->center()}}, {});
    frame({{.kind = GestureKind::DragMove, .at = end->center(), .from = start->center()},
           {.kind = GestureKind::Drop, .at = end->center(), .from = start->center()}},
          {});
  }

  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys) {
    FrameInput input;
    input.viewport = viewport;
    input.now = now_ += 16;
    input.gestures = gestures;
    input.keys = keys;
    Wishes wishes;
    table.read(input, wishes);
    requests.insert(requests.end(), wishes.requests.begin(), wishes.requests.end());
    for (const Action& each : wishes.actions) play(each);
  }

  void play(const Action& wanted) {
    REQUIRE_FALSE(check(state_, wanted).has_value());
    done.push_back(wanted);
    const State before = state_;
    Events events;
    apply(state_, wanted, &events);
    table.applied({{before, wanted, events, state_}}, now_);
  }
  void play(std::string_view text) { play(action(state_, text)); }
  // The next frame, so much later.
  void wait(Milliseconds length) {
    now_ += length;
    frame({}, {});
  }

  const State& state() const { return state_; }
  const View& view() const { return table.view(); }
  Milliseconds now() const { return now_; }
  // The last thing done, in notation; empty for nothing.
  std::string last() const {
    return done.empty() ? std::string() : write_action(state_, done.back());
  }

  Table table;
  Vec2 viewport{1280, 800};
  std::vector<Request> requests;
  std::vector<Action> done;

 private:
  State state_;
  ScreenSettings settings_;
  Milliseconds now_ = 0;
};

}  // namespace mael::web::pirates
