// The words of a bar too low for a title. Pure.
#pragma once

#include <string_view>

#include "web/base/measure.h"

namespace mael::web {

// Large where they fit beside each other, else small, and as many lines as there is room for.
inline TextStyle style_of_line(std::string_view line, float room, const Measure& measure) {
  return measure.size(TextStyle::Body, line).x <= room ? TextStyle::Body : TextStyle::Caption;
}

}  // namespace mael::web
