// A page for tests of the whole app: it stores at once whatever it is given, and paints nothing.
#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "tests/web/app/fake_platform.h"
#include "web/app/app.h"
#include "web/house/house.h"

namespace mael::web {

// Letters of one width, and whether words were measured.
class HeardMeasure : public Measure {
 public:
  mutable int asked = 0;
  Vec2 size(TextStyle style, std::string_view words, float wrap) const override {
    ++asked;
    return fixed_measure().size(style, words, wrap);
  }
};

// Paints nothing.
class FakePainter : public Painter {
 public:
  bool lost = false;
  HeardMeasure font;
  Frame painted;  // last
  std::string screen;
  std::string icons;  // letters of those that may be shown, in the order they were first asked for
  void resize(const Viewport&) override {}
  void pointer(const PointerEvent&) override {}
  void wheel(const WheelEvent&) override {}
  void graphics_lost() override { lost = true; }
  void graphics_restored() override { lost = false; }
  const Measure& measure() const override { return font; }
  void use_icons_of(std::string_view letters) override {
    for (const char letter : letters) {
      if (icons.find(letter) == std::string::npos) icons += letter;
    }
  }
  void paint(const PageScreen& up, const Frame& frame) override {
    painted = frame;
    screen = up.name();
  }
  const char* cursor() const override { return "default"; }
};

// A page that stores at once whatever it is given, until told otherwise.
struct Page {
  FakePlatform platform;
  FakePainter painter;
  App app{platform, painter, the_house()};
  double now = 0;
  std::size_t stored = 0, kept = 0;
  bool storage_works = true;

  void open(std::string_view fragment = "") {
    app.resized({{1280, 800}, 1, 1280, 800, {}});
    app.motion_reduced(true);
    app.started(fragment, true);
    rest();
  }
  // Half a second of frames and answers of storage, as many as the page asks for. Answers in how
  // many milliseconds the next frame is due; below 0: not before something happens.
  double rest() {
    const double end = now + 480;
    double due = 0;
    do {
      const int woken = platform.wakes;
      due = app.frame(now += std::max(due, 16.0));
      answer_storage();
      if (platform.wakes != woken) due = 0;
    } while (due >= 0 && now + due < end);
    now = end;
    return due;
  }
  // A minute, in which the page draws as seldom as it can.
  void settle() {
    for (const double end = now + 60'000; rest() >= 0 && now < end;) now += 1000;
  }
  void answer_storage() {
    const StoreProblem problem = storage_works ? StoreProblem::None : StoreProblem::Refused;
    const bool keeps = kept != platform.kept.size();
    const bool writes = stored != platform.writes.size();
    kept = platform.kept.size();
    stored = platform.writes.size();
    if (keeps) app.stored(platform.last, problem);
    if (writes) app.stored(platform.last, problem);
  }
  bool choose(std::string_view notation) {
    const auto& choices = platform.words.back().choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (choices[i].notation != notation) continue;
      app.chosen(static_cast<int>(i));
      rest();
      return true;
    }
    return false;
  }
  // From the shelf to the set-up of a game: "maelstrom", "vortex", "cards".
  bool set_up(std::string_view game) { return choose("set_up " + std::string(game)); }
  void answer(std::string_view choice, std::string_view text = "") {
    app.answered(platform.last, choice, text);
    rest();
  }
  // The link to what is open: whole, if it shows hands.
  std::string share() {
    const std::size_t asked = platform.questions.size(), shared = platform.shared.size();
    REQUIRE(choose("share"));
    if (platform.questions.size() > asked) answer("whole");
    REQUIRE(platform.shared.size() == shared + 1);
    return platform.shared.back();
  }
  // Where a thing is; nothing if it is not shown.
  std::optional<Rect> place_of(const std::string& thing) {
    const std::string place = app.command("table where " + thing);
    if (place.find("error") != std::string::npos) return {};
    const auto number = [&](const std::string& key) {
      return std::stof(place.substr(place.find("\"" + key + "\":") + key.size() + 3));
    };
    const Vec2 middle{number("x"), number("y")};
    const Vec2 half{number("width") / 2, number("height") / 2};
    return Rect{middle - half, middle + half};
  }
  void point(PointerAction action, Vec2 at) {
    PointerEvent event;
    event.action = action;
    event.at = at;
    event.time = static_cast<Milliseconds>(now);
    app.pointer(event);
  }
  bool offers(std::string_view notation) const {
    for (const Words::Choice& choice : platform.words.back().choices) {
      if (choice.notation == notation) return true;
    }
    return false;
  }
};

}  // namespace mael::web
