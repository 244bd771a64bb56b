#include "web/base/gesture.h"

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

using Catch::Approx;

// A hand with a clock: says what it does and keeps what was understood.
struct Hand {
  GestureReader reader{};
  std::vector<Gesture> seen{};
  Milliseconds now = 1000;
  Milliseconds late = 0;  // how long ago what it does was done
  PointerDevice device = PointerDevice::Touch;
  PointerButton button = PointerButton::Primary;

  void does(PointerAction action, Vec2 at, int id = 1) {
    reader.feed(PointerEvent{action, device, button, id, at, now, now - late}, seen);
  }
  void down(Vec2 at, int id = 1) { does(PointerAction::Down, at, id); }
  void move(Vec2 at, int id = 1) { does(PointerAction::Move, at, id); }
  void up(Vec2 at, int id = 1) { does(PointerAction::Up, at, id); }
  // Frame by frame.
  void wait(Milliseconds time) {
    constexpr Milliseconds kFrame = 16;
    for (const Milliseconds end = now + time; now < end;) {
      now = std::min(now + kFrame, end);
      reader.tick(now, seen);
    }
  }
  // The page was busy: this long no frame, and then one.
  void stall(Milliseconds time) {
    now += time;
    reader.tick(now, seen);
  }
  [[nodiscard]] int count(GestureKind kind) const {
    int n = 0;
    for (const Gesture& gesture : seen) n += gesture.kind == kind ? 1 : 0;
    return n;
  }
  [[nodiscard]] const Gesture& last(GestureKind kind) const {
    const Gesture* found = &seen.at(0);
    for (const Gesture& gesture : seen) {
      if (gesture.kind == kind) found = &gesture;
    }
    return *found;
  }
};

TEST_CASE("a short touch is a tap", "[gesture]") {
  Hand hand;
  hand.down({50, 60});
  hand.wait(120);
  hand.move({54, 63});
  hand.up({54, 63});
  CHECK(hand.count(GestureKind::Tap) == 1);
  CHECK(hand.last(GestureKind::Tap).at == Vec2{54, 63});
  CHECK(hand.count(GestureKind::DragStart) == 0);
  CHECK(hand.reader.idle());
}

TEST_CASE("the second of two close taps counts two", "[gesture]") {
  Hand hand;
  for (int i = 0; i < 2; ++i) {
    hand.down({50, 60});
    hand.up({50, 60});
    hand.wait(100);
  }
  CHECK(hand.last(GestureKind::Tap).count == 2);
  hand.down({50, 60});
  hand.up({50, 60});
  CHECK(hand.last(GestureKind::Tap).count == 1);
}

TEST_CASE("taps far apart in place or time are single", "[gesture]") {
  Hand hand;
  hand.down({50, 60});
  hand.up({50, 60});
  hand.down({150, 60});
  hand.up({150, 60});
  CHECK(hand.last(GestureKind::Tap).count == 1);
  hand.wait(1000);
  hand.down({150, 60});
  hand.up({150, 60});
  CHECK(hand.last(GestureKind::Tap).count == 1);
}

TEST_CASE("a finger that rests asks what this is, and its lifting taps nothing", "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  REQUIRE(hand.reader.wake_at() == 1500);
  hand.wait(499);
  CHECK(hand.count(GestureKind::LongPress) == 0);
  hand.wait(1);
  CHECK(hand.count(GestureKind::LongPress) == 1);
  CHECK_FALSE(hand.reader.wake_at().has_value());
  hand.move({90, 90});
  hand.up({90, 90});
  CHECK(hand.count(GestureKind::Tap) == 0);
  CHECK(hand.count(GestureKind::DragStart) == 0);
}

TEST_CASE("a finger that has moved drags, however late frames and its moves come", "[gesture]") {
  Hand hand;
  hand.down({242, 270});
  hand.stall(700);  // longer than a long press takes; what the finger did meanwhile comes after
  CHECK(hand.count(GestureKind::LongPress) == 0);
  hand.move({242, 278});  // no farther than a finger trembles
  hand.wait(40);
  hand.move({242, 286});
  CHECK(hand.count(GestureKind::DragStart) == 1);
  hand.stall(900);
  hand.move({242, 364});
  hand.up({242, 364});
  CHECK(hand.count(GestureKind::Drop) == 1);
  CHECK(hand.count(GestureKind::LongPress) == 0);
}

TEST_CASE("a finger that rests asks what this is even where every frame is late", "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  hand.stall(700);
  REQUIRE(hand.count(GestureKind::LongPress) == 0);
  const auto due = hand.reader.wake_at();
  REQUIRE(due);
  CHECK(*due > hand.now);
  hand.stall(700);
  CHECK(hand.count(GestureKind::LongPress) == 1);
  hand.up({10, 10});
  CHECK(hand.count(GestureKind::Tap) == 0);
  // The next one is put off as well.
  hand.down({10, 10});
  hand.stall(700);
  CHECK(hand.count(GestureKind::LongPress) == 1);
}

TEST_CASE("a finger lifted where it has rested says so, and one that moved on does not",
          "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  hand.wait(900);
  hand.up({14, 12});  // no farther than a finger trembles
  CHECK(hand.count(GestureKind::HoldEnd) == 1);
  CHECK(hand.last(GestureKind::HoldEnd).at == Vec2{10, 10});
  CHECK(hand.count(GestureKind::Tap) == 0);
  hand.down({10, 10});
  hand.wait(900);
  hand.move({60, 10});
  hand.move({10, 10});
  hand.up({10, 10});
  CHECK(hand.count(GestureKind::HoldEnd) == 1);
}

TEST_CASE("a touch that was short is a tap, however late it is told of", "[gesture]") {
  for (const Milliseconds busy : {500, 540, 700, 2000}) {
    INFO(busy);
    Hand hand;
    hand.down({10, 10});
    hand.stall(busy);
    hand.wait(200);
    REQUIRE(hand.count(GestureKind::LongPress) == 1);
    hand.late = busy + 200 - 98;
    hand.up({10, 10});
    CHECK(hand.count(GestureKind::HoldUndone) == 1);
    CHECK(hand.seen.back().kind == GestureKind::HoverEnd);
    CHECK(hand.last(GestureKind::Tap).at == Vec2{10, 10});
    CHECK(hand.count(GestureKind::Tap) == 1);
    CHECK(hand.count(GestureKind::HoldEnd) == 0);
    CHECK(hand.reader.idle());
  }
}

TEST_CASE("a finger that moved on early drags, however late it is told of", "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  hand.wait(700);
  REQUIRE(hand.count(GestureKind::LongPress) == 1);
  hand.late = 300;
  hand.move({14, 12});  // no farther than a finger trembles
  CHECK(hand.count(GestureKind::HoldUndone) == 0);
  hand.move({60, 10});
  CHECK(hand.count(GestureKind::HoldUndone) == 1);
  CHECK(hand.count(GestureKind::LongPress) == 1);
  CHECK(hand.last(GestureKind::DragStart).from == Vec2{10, 10});
  CHECK(hand.last(GestureKind::DragMove).delta == Vec2{50, 0});
  hand.up({70, 10});
  CHECK(hand.count(GestureKind::Drop) == 1);
  CHECK(hand.count(GestureKind::Tap) == 0);
  CHECK(hand.count(GestureKind::HoldEnd) == 0);
  CHECK(hand.reader.idle());
}

TEST_CASE("a long press that moves on says so, and how far", "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  hand.wait(600);
  REQUIRE(hand.count(GestureKind::LongPress) == 1);
  CHECK(hand.last(GestureKind::LongPress).delta == Vec2{});
  hand.move({14, 12});  // no farther than a finger trembles
  CHECK(hand.count(GestureKind::LongPress) == 1);
  hand.move({60, 10});
  hand.move({70, 15});
  CHECK(hand.count(GestureKind::LongPress) == 3);
  CHECK(hand.last(GestureKind::LongPress).at == Vec2{70, 15});
  CHECK(hand.last(GestureKind::LongPress).from == Vec2{10, 10});
  CHECK(hand.last(GestureKind::LongPress).delta == Vec2{10, 5});
  hand.up({70, 15});
  CHECK(hand.count(GestureKind::Tap) == 0);
  CHECK(hand.count(GestureKind::Drop) == 0);
}

TEST_CASE("a second finger does not carry on a long press", "[gesture]") {
  Hand hand;
  hand.down({50, 60});
  hand.wait(500);
  REQUIRE(hand.count(GestureKind::LongPress) == 1);
  hand.down({200, 200}, 2);
  hand.move({240, 240}, 2);
  CHECK(hand.count(GestureKind::LongPress) == 1);
  hand.move({80, 60});
  CHECK(hand.count(GestureKind::LongPress) == 2);
  CHECK(hand.last(GestureKind::LongPress).delta == Vec2{30, 0});
  hand.up({80, 60});
  hand.move({280, 240}, 2);
  CHECK(hand.count(GestureKind::LongPress) == 2);
  hand.up({280, 240}, 2);
  CHECK(hand.count(GestureKind::Tap) == 0);
  CHECK(hand.reader.idle());
}

TEST_CASE("after a pinch the finger that is left says nothing", "[gesture]") {
  Hand hand;
  hand.down({100, 100}, 1);
  hand.down({200, 100}, 2);
  hand.up({200, 100}, 2);
  hand.move({150, 150}, 1);
  CHECK(hand.count(GestureKind::LongPress) == 0);
}

TEST_CASE("a mouse button held still stays a click", "[gesture]") {
  Hand hand{.device = PointerDevice::Mouse};
  hand.down({10, 10});
  CHECK_FALSE(hand.reader.wake_at().has_value());
  hand.wait(3000);
  hand.up({10, 10});
  CHECK(hand.count(GestureKind::Tap) == 1);
}

TEST_CASE("the secondary button asks what this is", "[gesture]") {
  Hand hand{.device = PointerDevice::Mouse, .button = PointerButton::Secondary};
  hand.down({10, 10});
  hand.up({10, 10});
  CHECK(hand.count(GestureKind::LongPress) == 1);
  CHECK(hand.count(GestureKind::Tap) == 0);
}

TEST_CASE("moving past the slop drags from where the finger went down", "[gesture]") {
  Hand hand;
  hand.down({10, 10});
  hand.move({18, 10});
  CHECK(hand.count(GestureKind::DragStart) == 0);
  hand.move({25, 10});
  CHECK(hand.count(GestureKind::DragStart) == 1);
  CHECK(hand.last(GestureKind::DragMove).delta == Vec2{15, 0});
  hand.move({30, 14});
  CHECK(hand.last(GestureKind::DragMove).delta == Vec2{5, 4});
  hand.up({30, 14});
  CHECK(hand.count(GestureKind::Drop) == 1);
  CHECK(hand.last(GestureKind::Drop).from == Vec2{10, 10});
  CHECK(hand.count(GestureKind::Tap) == 0);
}

TEST_CASE("a press is always ended, whatever becomes of it", "[gesture]") {
  Hand hand;
  hand.down({0, 0});
  hand.up({0, 0});
  hand.down({0, 0});
  hand.move({50, 0});
  hand.up({50, 0});
  hand.down({0, 0});
  hand.wait(600);
  hand.up({0, 0});
  hand.down({0, 0});
  hand.does(PointerAction::Cancel, {0, 0});
  CHECK(hand.count(GestureKind::Press) == 4);
  CHECK(hand.count(GestureKind::PressEnd) == 4);
}

TEST_CASE("a second finger turns a drag into a pinch", "[gesture]") {
  Hand hand;
  hand.down({100, 100}, 1);
  hand.move({140, 100}, 1);
  hand.down({240, 100}, 2);
  CHECK(hand.count(GestureKind::DragCancel) == 1);
  hand.move({290, 100}, 2);
  const Gesture& pinch = hand.last(GestureKind::Pinch);
  CHECK(pinch.factor == Approx(1.5));
  CHECK(pinch.from == Vec2{190, 100});
  CHECK(pinch.at == Vec2{215, 100});
}

TEST_CASE("after a pinch nothing is read until all fingers are up", "[gesture]") {
  Hand hand;
  hand.down({100, 100}, 1);
  hand.down({200, 100}, 2);
  hand.up({200, 100}, 2);
  hand.move({160, 160}, 1);
  hand.up({160, 160}, 1);
  CHECK(hand.count(GestureKind::PinchEnd) == 1);
  CHECK(hand.count(GestureKind::Tap) == 0);
  CHECK(hand.count(GestureKind::DragStart) == 0);
  hand.down({10, 10}, 3);
  hand.up({10, 10}, 3);
  CHECK(hand.count(GestureKind::Tap) == 1);
}

TEST_CASE("fingers lifted in the other order end the pinch too", "[gesture]") {
  Hand hand;
  hand.down({100, 100}, 1);
  hand.down({200, 100}, 2);
  hand.up({100, 100}, 1);
  hand.up({200, 100}, 2);
  CHECK(hand.reader.idle());
  CHECK(hand.count(GestureKind::PinchEnd) == 1);
}

TEST_CASE("a drag taken away by the system puts things back", "[gesture]") {
  Hand hand;
  hand.down({0, 0});
  hand.move({50, 0});
  hand.does(PointerAction::Cancel, {50, 0});
  CHECK(hand.count(GestureKind::DragCancel) == 1);
  CHECK(hand.count(GestureKind::Drop) == 0);
  CHECK(hand.reader.idle());
}

TEST_CASE("hover ends when a finger is lifted", "[gesture]") {
  Hand hand;
  hand.down({5, 5});
  hand.up({5, 5});
  CHECK(hand.seen.back().kind == GestureKind::HoverEnd);
}

TEST_CASE("a mouse hovers, a finger never does", "[gesture]") {
  Hand finger;
  finger.move({5, 5});
  CHECK(finger.seen.empty());
  Hand mouse{.device = PointerDevice::Mouse};
  mouse.move({5, 5});
  CHECK(mouse.count(GestureKind::Hover) == 1);
}

TEST_CASE("a flick carries its speed, a drag that stopped has none", "[gesture]") {
  Hand hand;
  hand.down({0, 0});
  for (int i = 1; i <= 10; ++i) {
    hand.now += 10;
    hand.move({static_cast<float>(i) * 20, 0});
  }
  hand.up({200, 0});
  CHECK(hand.last(GestureKind::Drop).velocity.x == Approx(2).epsilon(0.2));
  hand.down({0, 0});
  hand.now += 10;
  hand.move({100, 0});
  hand.now += 300;
  hand.up({100, 0});
  CHECK(hand.last(GestureKind::Drop).velocity.x == Approx(0));
}

TEST_CASE("wheel notches and trackpad pinches zoom, trackpad scrolls pan", "[gesture]") {
  Hand hand;
  hand.reader.feed(WheelEvent{.at = {9, 9}, .delta = {0, -100}, .steps = true}, hand.seen);
  CHECK(hand.last(GestureKind::Zoom).factor > 1);
  CHECK(hand.last(GestureKind::Zoom).at == Vec2{9, 9});
  hand.reader.feed(WheelEvent{.at = {9, 9}, .delta = {0, 40}, .zooms = true}, hand.seen);
  CHECK(hand.last(GestureKind::Zoom).factor < 1);
  hand.reader.feed(WheelEvent{.at = {9, 9}, .delta = {12, -7}}, hand.seen);
  CHECK(hand.last(GestureKind::Pan).delta == Vec2{-12, 7});
}

TEST_CASE("losing the window forgets everything", "[gesture]") {
  Hand hand;
  hand.down({0, 0});
  hand.move({50, 0});
  hand.reader.reset(hand.seen);
  CHECK(hand.count(GestureKind::DragCancel) == 1);
  CHECK(hand.reader.idle());
  hand.move({80, 0});
  CHECK(hand.count(GestureKind::DragMove) == 1);
}

}  // namespace
}  // namespace mael::web
