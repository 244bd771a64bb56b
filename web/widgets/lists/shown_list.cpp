#include "web/widgets/lists/shown_list.h"

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
  // Before it grew.
  const bool at_end = scroll_.at_end();
  const bool changed = lines_seen_ != shown.lines || height_ != shown.height;
  height_ = shown.height;
  scroll_.set_range(std::max(0.0F, shown.height - shown.window));
  if (shown.is_log && changed && (at_end || lines_seen_ == 0)) {
    scroll_.show_end();
    if (height_ > 0) lines_seen_ = shown.lines;
  }
  const float elapsed = scrolled_at_ ? static_cast<float>(now - *scrolled_at_) : 16.0F;
  scrolled_at_.reset();
  if (scroll_.advance(std::min(elapsed, 50.0F))) scrolled_at_ = now;
}

}  // namespace mael::web
