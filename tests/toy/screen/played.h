// A table of the toy without an app: what it wishes is carried out at once. Driven by gestures, by
// keys, or by the list in words.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "tests/toy/screen/screen.h"
#include "web/table/session/session.h"

namespace mael::web::toy {

inline State position(const std::string& text) {
  const auto read = read_position(text);
  INFO(text);
  REQUIRE(read);
  REQUIRE_FALSE(validate(*read));
  return *read;
}

inline ScreenSettings without_motion() {
  ScreenSettings settings;
  settings.reduced_motion = true;
  return settings;
}

// Hears nothing of a session.
struct Deaf : SessionListener {
  void opened() override {}
  void went_on(int) override {}
  void went_back() override {}
  void kept() override {}
  void not_stored(StoreProblem) override {}
  void not_allowed(const std::string&) override {}
};

// Bots have all seats but these.
inline Players persons_at(Seats seats) {
  Players players;
  for (int i = 0; i < kSeats; ++i) {
    if (!seats.includes(seat_at(i))) players[static_cast<std::size_t>(i)].kind = PlayerKind::Novice;
  }
  return players;
}

// The dice at the end of a round, so many of them sixes.
inline Action rolled(int sixes) {
  Roll roll;
  while (!roll.dice.full()) roll.dice.push_back(roll.dice.size() < sixes ? 6 : 1);
  return {Seat::Chance, roll};
}

class Played {
 public:
  explicit Played(State first, Players players = {}, ScreenSettings settings = without_motion())
      : first_(std::move(first)), state_(first_), players_(std::move(players)) {
    table.open(players_, state_, Journal(players_), settings);
    frame({}, {});
  }
  explicit Played(const std::string& text, Players players = {},
                  ScreenSettings settings = without_motion())
      : Played(position(text), std::move(players), settings) {}

  // ---- By pointer ----

  void gesture(const Gesture& gesture) { frame({gesture}, {}); }
  void tap_at(Vec2 at) { gesture({.kind = GestureKind::Tap, .at = at, .from = at}); }
  Vec2 middle_of(std::string_view name) const {
    const std::optional<Rect> at = table.where(name);
    INFO("nothing called " << name);
    REQUIRE(at);
    return at->center();
  }
  void tap(std::string_view name) { tap_at(middle_of(name)); }
  void drag(Vec2 from, Vec2 to) {
    gesture({.kind = GestureKind::DragStart, .at = from, .from = from});
    gesture({.kind = GestureKind::DragMove, .at = to, .from = from, .delta = to - from});
    gesture({.kind = GestureKind::Drop, .at = to, .from = from});
  }

  // ---- By keys ----

  void press(Key key, char character = 0) { frame({}, {{key, character}}); }
  void press(char letter) { press(Key::Character, letter); }
  // Goes there with Tab.
  void go_to(std::string_view name) {
    for (int steps = 0; steps < 80 && table.cursor() != name; ++steps) press(Key::Tab);
    INFO("no key leads to " << name);
    REQUIRE(table.cursor() == name);
  }
  void enter(std::string_view name) {
    go_to(name);
    press(Key::Enter);
  }

  // ---- By words ----

  std::vector<std::string> notations() const {
    std::vector<std::string> all;
    for (const Words::Choice& choice : table.words().words.choices) all.push_back(choice.notation);
    return all;
  }
  bool is_offered(std::string_view notation) const {
    const std::vector<std::string> all = notations();
    return std::find(all.begin(), all.end(), notation) != all.end();
  }
  void choose(std::string_view notation) {
    const TableWords<Action> words = table.words();
    for (std::size_t i = 0; i < words.actions.size(); ++i) {
      if (words.words.choices[i].notation != notation) continue;
      if (words.actions[i]) return play(*words.actions[i]);
      Wishes wishes;
      table.press(notation, wishes);
      return carry_out(wishes);
    }
    FAIL("no choice is " << notation);
  }

  // ---- What happens ----

  void frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys) {
    FrameInput input;
    input.viewport = viewport;
    input.now = now;
    input.gestures = gestures;
    input.keys = keys;
    Wishes wishes;
    table.read(input, wishes);
    carry_out(wishes);
  }
  void play(const Action& action) {
    INFO(write_action(state_, action));
    REQUIRE_FALSE(check(state_, action));
    const State before = state_;
    Events events;
    apply(state_, action, &events);
    log.push_back(action);
    table.applied({{before, action, events, state_}}, now);
    frame({}, {});
  }
  void play(std::string_view notation) {
    const auto action = read_action(state_, notation);
    INFO(notation);
    REQUIRE(action);
    play(*action);
  }
  // The last decision is taken back, and what chance answered to it.
  void take_back() {
    do log.pop_back();
    while (!log.empty() && log.back().by == Seat::Chance);
    state_ = first_;
    Journal journal(players_);
    for (const Action& action : log) {
      Events events;
      const State before = state_;
      apply(state_, action, &events);
      journal.record({{before, action, events, state_}});
    }
    table.open(players_, state_, std::move(journal), without_motion());
    frame({}, {});
  }
  template <class R>
  const R& requested() const {
    REQUIRE_FALSE(requests.empty());
    REQUIRE(std::holds_alternative<R>(requests.back()));
    return std::get<R>(requests.back());
  }

  const State& state() const { return state_; }
  const State& first() const { return first_; }
  State state_after(int entries) const {
    State state = first_;
    for (int i = 0; i < entries; ++i) apply(state, log[static_cast<std::size_t>(i)]);
    return state;
  }
  const Players& players() const { return players_; }
  std::vector<std::string> written() const {
    std::vector<std::string> all;
    State state = first_;
    for (const Action& action : log) {
      all.push_back(write_action(state, action));
      apply(state, action);
    }
    return all;
  }

  Table table;
  Vec2 viewport{1280, 800};
  Milliseconds now = 1;
  std::vector<Request> requests;
  std::vector<Sound> heard;
  std::vector<Action> log;

 private:
  void carry_out(const Wishes& wishes) {
    requests.insert(requests.end(), wishes.requests.begin(), wishes.requests.end());
    heard.insert(heard.end(), wishes.sounds.begin(), wishes.sounds.end());
    for (const Action& action : wishes.actions) play(action);
    for (const Request& request : wishes.requests) {
      if (const auto* wish = std::get_if<request::LookAt>(&request)) look_at(*wish);
    }
  }
  void look_at(const request::LookAt& wish) {
    if (!wish.moves) return table.show_past(wish.entries, state_after(wish.entries));
    const State before = state_after(wish.entries - 1);
    const Action& action = log[static_cast<std::size_t>(wish.entries) - 1];
    State after = before;
    Events events;
    apply(after, action, &events);
    table.replay(wish.entries, {{before, action, events, after}});
  }

  State first_;
  State state_;
  Players players_;
};

}  // namespace mael::web::toy
