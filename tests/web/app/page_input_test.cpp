// What a frame is told of the pointers that were used.
#include "web/app/page_input.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

bool is_touched(PageInput& input) { return input.frame({1024, 768}, {}).touch; }

// What a frame at this time reads.
std::vector<GestureKind> frame_at(PageInput& input, Milliseconds time) {
  input.at(time);
  const FrameInput frame = input.frame({390, 844}, {});
  std::vector<GestureKind> kinds;
  for (const Gesture& gesture : frame.gestures) kinds.push_back(gesture.kind);
  input.clear();
  return kinds;
}

TEST_CASE("touch layout applies before the first touch on a touch-only device", "[app]") {
  PageInput input;
  CHECK_FALSE(is_touched(input));
  input.expect_touch(true);
  CHECK(is_touched(input));
  input.feed(KeyPress{Key::Enter});
  CHECK(is_touched(input));
  PointerEvent mouse;
  input.feed(mouse);
  CHECK_FALSE(is_touched(input));
}

TEST_CASE("a finger tells more than what was expected of the device", "[app]") {
  PageInput input;
  input.expect_touch(false);
  PointerEvent finger;
  finger.device = PointerDevice::Touch;
  input.feed(finger);
  CHECK(is_touched(input));
}

// Frames are stamped when they begin, and moves may be delivered after one that took long.
TEST_CASE("moves that are delivered after a late frame still drag", "[app]") {
  PageInput input;
  PointerEvent finger{PointerAction::Down, PointerDevice::Touch, {}, 1, {242, 270}, 1000};
  input.feed(finger);
  CHECK(frame_at(input, 1600) == std::vector{GestureKind::Press});
  finger.action = PointerAction::Move;
  finger.at = {242, 286};
  finger.time = 1080;
  input.feed(finger);
  CHECK(frame_at(input, 2200) ==
        std::vector{GestureKind::PressEnd, GestureKind::DragStart, GestureKind::DragMove});
}

TEST_CASE("the stamps of a tap that is delivered after a late frame tell that it was short",
          "[app]") {
  PageInput input;
  PointerEvent finger{PointerAction::Down, PointerDevice::Touch, {}, 1, {242, 270}, 1000};
  input.feed(finger);
  CHECK(frame_at(input, 1540) ==
        std::vector{GestureKind::Press, GestureKind::PressEnd, GestureKind::LongPress});
  finger.action = PointerAction::Up;
  finger.time = 1098;
  input.feed(finger);
  CHECK(frame_at(input, 1560) ==
        std::vector{GestureKind::HoldUndone, GestureKind::Tap, GestureKind::HoverEnd});
}

}  // namespace
}  // namespace mael::web
