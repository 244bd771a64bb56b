#include "web/widgets/lists/shown_list.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

// A log of 500 pixels seen through a window of 200.
constexpr ShownList::Shown kLog{1, true, 10, 500, 200};
constexpr ShownList::Shown kGrown{1, true, 12, 560, 200};

ShownList log_at_its_end() {
  ShownList list;
  list.advance(kLog, 0);
  return list;
}

Gesture gesture_of(GestureKind kind) {
  Gesture gesture;
  gesture.kind = kind;
  return gesture;
}

TEST_CASE("a log begins at its end and stays there as it grows", "[shown_list]") {
  ShownList list = log_at_its_end();
  CHECK(list.offset() == 300);
  list.advance(kGrown, 16);
  CHECK(list.offset() == 360);
}

TEST_CASE("a log that is read further up is left alone", "[shown_list]") {
  ShownList list = log_at_its_end();
  list.read(gesture_of(GestureKind::Hover), -100);
  list.advance(kLog, 16);
  CHECK(list.offset() == 200);
  list.advance(kGrown, 32);
  CHECK(list.offset() == 200);
}

TEST_CASE("another list begins at its top", "[shown_list]") {
  ShownList list = log_at_its_end();
  list.advance({2, false, 10, 500, 200}, 16);
  CHECK(list.offset() == 0);
}

TEST_CASE("a list follows the finger, and coasts on after a flick", "[shown_list]") {
  ShownList list = log_at_its_end();
  list.read(gesture_of(GestureKind::DragMove), -50);
  list.advance(kLog, 16);
  CHECK(list.offset() == 250);
  Gesture flick = gesture_of(GestureKind::Drop);
  flick.velocity = {0, 1};
  list.read(flick, 0);
  list.advance(kLog, 32);
  CHECK(list.wants_frame());
  CHECK(list.offset() < 250);
}

}  // namespace
}  // namespace mael::web
