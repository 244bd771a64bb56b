#include "web/widgets/shown_list.h"

#include <algorithm>

namespace mael::web {

void ShownList::read(const Gesture& gesture, float moved) {
  if (moved == 0 && gesture.kind != GestureKind::Drop) return;
  if (gesture.kind == GestureKind::DragMove) {
    scroll_.grab();
    scroll_.drag(-moved);
  } else if (gesture.kind == GestureKind::Drop && scroll_.held()) {
    scroll_.release(gesture.velocity.y);
  } else {
    scroll_.wheel(moved);
  }
}

void ShownList::advance(const Shown& shown, Milliseconds now) {
  if (list_ != shown.list) {
    list_ = shown.list;
    scroll_ = {};
    lines_seen_ = 0;
  }
  const bool at_end = scroll_.at_end();
  set_range();
  if (shown.is_log && lines_seen_ != shown.lines && (at_end || lines_seen_ == 0)) {
    scroll_.show_end();
    if (height_ > 0) lines_seen_ = shown.lines;
  }
  const float elapsed = scrolled_at_ ? static_cast<float>(now - *scrolled_at_) : 16.0F;
  scrolled_at_.reset();
  if (scroll_.advance(std::min(elapsed, 50.0F))) scrolled_at_ = now;
}

void ShownList::measure(float height, float window, bool is_log) {
  const bool grown = height != height_;
  height_ = height;
  window_ = window;
  if (!grown || !is_log || !scroll_.at_end()) return;
  set_range();
  scroll_.show_end();
}

void ShownList::set_range() { scroll_.set_range(std::max(0.0F, height_ - window_)); }

}  // namespace mael::web
