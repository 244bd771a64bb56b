// A screen before a table as one frame after the other sees it, without an app.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "web/app/screen.h"

namespace mael::web {

// Self is what inherits this.
template <class Self, class Face>
struct Frames {
  Face face;
  typename Face::Wishes wishes;  // of the last frame
  FrameInput input;

  Self& frame(std::vector<Gesture> gestures, std::vector<KeyPress> keys = {}) {
    input.gestures = gestures;
    input.keys = keys;
    wishes.clear();
    face.read(input, wishes);
    return self();
  }
  Self& press(Key key, char letter = 0) { return frame({}, {{key, letter, false, false}}); }
  Self& at(std::string_view id, GestureKind kind) {
    INFO(id);
    const std::optional<Rect> place = face.where(id);
    REQUIRE(place);
    return point(place->center(), kind);
  }
  Self& tap(std::string_view id) { return at(id, GestureKind::Tap); }
  Self& tap_at(Vec2 at) { return point(at, GestureKind::Tap); }

 private:
  Self& self() { return static_cast<Self&>(*this); }
  Self& point(Vec2 at, GestureKind kind) {
    Gesture gesture;
    gesture.kind = kind;
    gesture.at = at;
    return frame({gesture});
  }
};

}  // namespace mael::web
