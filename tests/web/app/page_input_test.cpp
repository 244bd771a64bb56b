// What a frame is told of the pointers that were used.
#include <catch2/catch_test_macros.hpp>

#include "web/app/page_input.h"

namespace mael::web {
namespace {

bool is_touched(PageInput& input) { return input.frame({1024, 768}, {}).touch; }

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

}  // namespace
}  // namespace mael::web
