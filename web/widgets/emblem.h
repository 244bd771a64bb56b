// An emblem: on the enamel of a tint or, without one, on black.
#pragma once

#include <optional>

#include "assets/icon_table.h"
#include "web/base/theme.h"

namespace mael::web {

struct Emblem {
  Icon icon = Icon::None;
  std::optional<Tint> tint{};
};

}  // namespace mael::web
