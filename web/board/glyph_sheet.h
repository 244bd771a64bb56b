// Where the board's icons and digits lie in the sheet of distance fields. Pure data; glyph_maker.h
// fills it.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "assets/icon_table.h"
#include "web/base/vec2.h"

namespace mael::web {

// A square cell of the sheet. Distances span 0..1 over a quarter of the cell's width, 0.5 lying on
// the outline.
struct GlyphCell {
  Rect uv{};
  float advance = 1;   // width of the letter, in cells
  bool ready = false;  // false: not made yet, nothing is painted
};

// Its corners on the sheet; nowhere where nothing is painted.
inline std::array<float, 4> uv_of(const GlyphCell& cell) {
  if (!cell.ready) return {};
  return {cell.uv.min.x, cell.uv.min.y, cell.uv.max.x, cell.uv.max.y};
}

inline constexpr std::string_view kSheetLetters = "0123456789+-";
inline constexpr float kLetterHeight = 0.6875F;  // of a digit, in cells
inline constexpr float kIconExtent = 0.875F;     // of an icon's own square, in cells

struct GlyphSheet {
  std::array<GlyphCell, kIconCount + 1> icons{};  // by Icon; None is never ready
  std::array<GlyphCell, kSheetLetters.size()> letters{};

  [[nodiscard]] const GlyphCell& icon(Icon which) const {
    return icons.at(static_cast<std::size_t>(which));
  }
};

}  // namespace mael::web
