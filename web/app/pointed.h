// Which item of a screen of controls the pointer is over, and how it looks there.
#pragma once

#include "web/base/gesture.h"
#include "web/base/pointer_look.h"

namespace mael::web {

struct Pointed {
  int item = -1;      // -1: none
  bool held = false;  // the pointer is down

  // Follows a gesture; `under` is the item it is at, -1 for none.
  void follow(const Gesture& gesture, int under) {
    switch (gesture.kind) {
      case GestureKind::Hover: item = under; break;
      case GestureKind::HoverEnd:
      case GestureKind::DragStart: item = -1; break;
      case GestureKind::Press:
        item = under;
        held = true;
        break;
      case GestureKind::PressEnd:
        held = false;
        if (gesture.device == PointerDevice::Touch) item = -1;
        break;
      default: break;
    }
  }

  // Touch screens have no pointer to see.
  PointerLook look(bool touch) const {
    return item >= 0 && !touch ? PointerLook::Hand : PointerLook::Arrow;
  }
};

}  // namespace mael::web
