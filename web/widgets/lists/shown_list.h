// The list a table shows at a time, its log or a sheet: fingers and wheel scroll it, another list
// begins at its top, and a log that is at its end stays there as it grows. Pure.
#pragma once

#include <cstddef>
#include <optional>

#include "web/base/gesture.h"
#include "web/widgets/lists/kinetic_scroll.h"

namespace mael::web {

class ShownList {
 public:
  struct Shown {
    int list = 0;  // which one; any numbering
    bool is_log = false;
    std::size_t lines = 0;  // of the log
    float height = 0;       // how high the list was laid out,
    float window = 0;       // and how much of it is seen at once
  };

  // A gesture that moved the list by so many pixels; positive shows what is further down.
  void read(const Gesture& gesture, float moved);
  // Coasts on after a flick. Once a frame, when the list is laid out.
  void advance(const Shown& shown, Milliseconds now);

  [[nodiscard]] float offset() const { return scroll_.offset(); }
  [[nodiscard]] bool wants_frame() const { return scrolled_at_.has_value(); }

 private:
  KineticScroll scroll_;
  float height_ = 0;
  int list_ = 0;
  std::size_t lines_seen_ = 0;
  std::optional<Milliseconds> scrolled_at_;
};

}  // namespace mael::web
