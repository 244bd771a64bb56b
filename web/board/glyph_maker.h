// Makes the sheet of distance fields from the fonts, cell by cell when something is first shown.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "web/board/glyph_sheet.h"

namespace mael::web {

inline constexpr int kSheetWidth = 2048;
inline constexpr int kSheetHeight = 2048;

class GlyphMaker {
 public:
  // Makes those of `icons` (and, the first time, the letters) that are missing, of fonts that have
  // not been taken up as well (theme_imgui.h). True when the picture changed. Where the sheet is
  // full it begins afresh with these, at most 200.
  bool make(std::span<const Icon> icons);

  [[nodiscard]] const GlyphSheet& sheet() const { return sheet_; }
  // kSheetWidth x kSheetHeight bytes; empty until the first `make`.
  [[nodiscard]] const std::vector<std::uint8_t>& picture() const { return picture_; }

 private:
  [[nodiscard]] std::vector<Icon> missing_of(std::span<const Icon> icons) const;
  void make_letters();
  void make_icons(std::span<const Icon> icons);
  Rect store(const std::vector<std::uint8_t>& coverage);

  GlyphSheet sheet_;
  std::vector<std::uint8_t> picture_;
  int cells_ = 0;
};

}  // namespace mael::web
