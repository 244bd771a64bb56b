// Small facts: counters with an icon, and what is left of something as pips.
#pragma once

#include <string_view>

#include "assets/icon_table.h"
#include "web/base/color.h"
#include "web/base/vec2.h"

struct ImDrawList;

namespace mael::web {

struct ChipSpec {
  Icon icon = Icon::None;
  Rgba tint{};               // of the icon
  std::string_view value{};  // "3"
  std::string_view label{};  // "Essence"; left out on narrow places
  bool flash = false;        // just changed
};

// Paints at `at` (upper left) and tells how wide it is; 30 pixels high.
float draw_chip(ImDrawList& list, Vec2 at, const ChipSpec& spec);
float chip_width(const ChipSpec& spec);
inline constexpr float kChipHeight = 30;

// `left` full signs of `total`, the rest hollow; returns the width. `size` of one sign.
float draw_pips(ImDrawList& list, Vec2 at, Icon icon, int left, int total, float size, Rgba color);

}  // namespace mael::web
