// The colours of what is drawn on every board. Plain values.
#pragma once

#include "web/base/color.h"

namespace mael::web {

// Lines on boards, each with a dark casing.
inline constexpr Rgba kOwnLine = rgb(0xFFE2A0);
inline constexpr Rgba kGainLine = rgb(0x74E0C0);
inline constexpr Rgba kHarmLine = rgb(0xFF7E68);
inline constexpr Rgba kBlockedLine = rgb(0xAAB4C4);
inline constexpr Rgba kDriftLine = rgb(0xE3C2FF);
inline constexpr Rgba kCasing{8, 10, 14, 215};

}  // namespace mael::web
