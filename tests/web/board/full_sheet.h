// A sheet of signs in which all are made, or only some.
#pragma once

#include <span>
#include <vector>

#include "web/board/glyph_sheet.h"

namespace mael::web {

inline GlyphSheet sheet_with(std::span<const Icon> icons) {
  GlyphSheet sheet;
  for (const Icon icon : icons) {
    if (icon != Icon::None) {
      sheet.icons.at(static_cast<std::size_t>(icon)) = {{{0, 0}, {0.1F, 0.1F}}, 1, true};
    }
  }
  for (GlyphCell& cell : sheet.letters) cell = {{{0.2F, 0}, {0.3F, 0.1F}}, 0.6F, true};
  return sheet;
}

inline GlyphSheet full_sheet() {
  std::vector<Icon> all;
  for (std::size_t i = 1; i <= kIconCount; ++i) all.push_back(static_cast<Icon>(i));
  return sheet_with(all);
}

}  // namespace mael::web
