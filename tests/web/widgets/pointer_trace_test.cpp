// Where the pointer is, for whoever paints what lies under it.
#include "web/widgets/pointer_trace.h"

#include <catch2/catch_test_macros.hpp>

namespace mael::web {
namespace {

constexpr Vec2 kNowhere{-1, -1};

TEST_CASE("a mouse is where it was seen last until it leaves", "[gesture]") {
  PointerTrace trace;
  CHECK(trace.at() == kNowhere);
  trace.follow({.kind = GestureKind::Hover, .at = {5, 6}});
  CHECK(trace.at() == Vec2{5, 6});
  trace.follow({.kind = GestureKind::Press, .at = {5, 7}});
  CHECK(trace.is_pressed());
  trace.follow({.kind = GestureKind::Tap, .at = {5, 8}});
  CHECK_FALSE(trace.is_pressed());
  CHECK(trace.at() == Vec2{5, 8});
  trace.follow({.kind = GestureKind::HoverEnd, .at = {5, 8}});
  CHECK(trace.at() == kNowhere);
}

TEST_CASE("a finger is nowhere once it is lifted", "[gesture]") {
  PointerTrace trace;
  trace.follow({.kind = GestureKind::Press, .device = PointerDevice::Touch, .at = {5, 6}});
  CHECK(trace.at() == Vec2{5, 6});
  CHECK(trace.is_pressed());
  trace.follow({.kind = GestureKind::LongPress, .device = PointerDevice::Touch, .at = {5, 6}});
  CHECK(trace.at() == kNowhere);
  CHECK_FALSE(trace.is_pressed());
}

}  // namespace
}  // namespace mael::web
