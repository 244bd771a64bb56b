// What a board lies on, and the colours of what is drawn on every board. Plain values.
#pragma once

#include "web/base/color.h"

namespace mael::web {

struct Ground {
  Rgba far{};  // away from the lamp
  Rgba lit{};  // under it
  Rgba line{};
};

inline constexpr Ground kSeaGround{rgb(0x05202C), rgb(0x0F4F60), rgb(0x4FA3AF)};
inline constexpr Ground kDustGround{rgb(0x1E1B10), rgb(0x453E27), rgb(0x948758)};

// Lines on boards, each with a dark casing.
inline constexpr Rgba kOwnLine = rgb(0xFFE2A0);
inline constexpr Rgba kGainLine = rgb(0x74E0C0);
inline constexpr Rgba kHarmLine = rgb(0xFF7E68);
inline constexpr Rgba kBlockedLine = rgb(0xAAB4C4);
inline constexpr Rgba kDriftLine = rgb(0xE3C2FF);
inline constexpr Rgba kCasing{8, 10, 14, 215};

}  // namespace mael::web
