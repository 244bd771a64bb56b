// Where the pointer is and whether it is down, for code that paints what lies under it. Pure.
#pragma once

#include "web/base/gesture.h"

namespace mael::web {

class PointerTrace {
 public:
  void follow(const Gesture& gesture);

  // CSS pixels; outside of the page for nowhere, as where a finger was lifted.
  [[nodiscard]] Vec2 at() const { return at_; }
  [[nodiscard]] bool is_pressed() const { return pressed_; }

 private:
  Vec2 at_{-1, -1};
  bool pressed_ = false;
};

}  // namespace mael::web
