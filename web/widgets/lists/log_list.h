// A list of lines that scrolls by wheel and by finger and stays at its end while lines are added.
#pragma once

#include <span>

#include "web/base/vec2.h"
#include "web/widgets/lists/kinetic_scroll.h"
#include "web/widgets/lists/log_lines.h"

struct ImDrawList;

namespace mael::web {

// Kept between frames by the code that shows the list.
struct LogMemory {
  KineticScroll scroll{};
  int lines_seen = 0;
  float pressed_y = 0;
  float last_y = 0;
  double last_time = 0;  // ImGui's clock, seconds
  float speed = 0;
  bool dragged = false;
};

struct LogResult {
  int pressed = -1;     // the line that was tapped
  bool moving = false;  // another frame is wanted
};

// Only paints, scrolled down by `offset` pixels; the line under `pointer` is returned, else -1.
int paint_log(ImDrawList& list, const LaidLog& log, float offset, Vec2 pointer = {-1, -1});

LogResult log_list(const char* id, Rect rect, std::span<const LogLine> lines, LogMemory& memory);

}  // namespace mael::web
