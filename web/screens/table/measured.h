// What of a table only its painter knows, since it measures words.
#pragma once

#include "web/base/vec2.h"

namespace mael::web {

struct Measured {
  float list_height = 0;  // of the log or the sheet that is shown
  float list_window = 0;  // and how much of it is seen at once
  Rect rule_link;         // of the refusal; empty without one
};

}  // namespace mael::web
