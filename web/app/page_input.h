// Collects what happens between two frames: gestures, keys, and whether a finger was last.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "web/app/screen.h"
#include "web/base/gesture.h"

namespace mael::web {

class PageInput {
 public:
  // Time never runs backwards here, although events and frames are stamped by different hands.
  Milliseconds at(Milliseconds time) { return now_ = std::max(now_, time); }
  Milliseconds now() const { return now_; }

  void feed(PointerEvent event) {
    event.stamp = event.time;
    event.time = at(event.time);
    touch_ = event.device == PointerDevice::Touch;
    reader_.feed(event, gestures_);
  }
  void feed(const WheelEvent& event) { reader_.feed(event, gestures_); }
  void feed(const KeyPress& key) { keys_.push_back(key); }

  // How the device is used as a rule, until a pointer shows it.
  void expect_touch(bool touch) { touch_ = touch; }

  // Forgets what is half done: another screen came up.
  void reset() { reader_.reset(gestures_); }

  // What one frame gets; it stays as it is until clear().
  FrameInput frame(Vec2 viewport, Insets safe) {
    reader_.tick(now_, gestures_);
    return {viewport, safe, now_, gestures_, keys_, touch_};
  }
  void clear() {
    gestures_.clear();
    keys_.clear();
  }

  std::optional<Milliseconds> wake_at() const { return reader_.wake_at(); }

 private:
  GestureReader reader_;
  std::vector<Gesture> gestures_;
  std::vector<KeyPress> keys_;
  Milliseconds now_ = 0;
  bool touch_ = false;
};

}  // namespace mael::web
