#include "web/board/glyph_maker.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "embedded/fonts.h"
#include "web/base/theme_imgui.h"
#include "web/board/distance_field.h"

namespace mael::web {
namespace {

constexpr int kCell = 128;
constexpr int kColumns = kSheetWidth / kCell;
constexpr int kRows = kSheetHeight / kCell;
constexpr int kMostCells = kColumns * kRows;
constexpr float kReach = 16;  // pixels; the shaders read distances over a quarter of a cell
constexpr float kIconSize = kCell * kIconExtent;
constexpr float kLetterSize = 144;  // makes digits kLetterHeight high in Inter

// Dear ImGui carries a rasteriser; an atlas of its own lends us the coverage of single glyphs.
class Rasteriser {
 public:
  Rasteriser(float size, const ImVector<ImWchar>& ranges) : size_(size), ranges_(ranges) {
    atlas_.Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines;
    atlas_.TexDesiredWidth = 2048;
  }

  // Of each glyph the first font that has it.
  void add(std::span<const std::uint8_t> font) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = 1;
    config.MergeMode = font_ != nullptr;
    // The atlas only reads what it does not own.
    auto* data = const_cast<unsigned char*>(font.data());
    font_ = atlas_.AddFontFromMemoryTTF(data, static_cast<int>(font.size()), size_, &config,
                                        ranges_.Data);
  }

  // When all fonts are added; before glyphs are asked for.
  void rasterise() { atlas_.GetTexDataAsAlpha8(&pixels_, &width_, &height_); }

  [[nodiscard]] const ImFontGlyph* glyph(ImWchar code) const {
    return font_->FindGlyphNoFallback(code);
  }

  // The glyph's coverage in a cell, its line's upper left corner at `origin`.
  [[nodiscard]] std::vector<std::uint8_t> cell(const ImFontGlyph& glyph, Vec2 origin) const {
    std::vector<std::uint8_t> out(static_cast<std::size_t>(kCell) * kCell);
    const auto whole = [](float v) { return static_cast<int>(std::lround(v)); };
    const int left = whole(origin.x + glyph.X0);
    const int top = whole(origin.y + glyph.Y0);
    const int from_x = whole(glyph.U0 * static_cast<float>(width_));
    const int from_y = whole(glyph.V0 * static_cast<float>(height_));
    const int columns = whole(glyph.X1 - glyph.X0);
    const int rows = whole(glyph.Y1 - glyph.Y0);
    for (int y = 0; y < rows; ++y) {
      for (int x = 0; x < columns; ++x) {
        const int to_x = left + x;
        const int to_y = top + y;
        if (to_x < 0 || to_y < 0 || to_x >= kCell || to_y >= kCell) continue;
        out[static_cast<std::size_t>(to_y * kCell + to_x)] =
            pixels_[(from_y + y) * width_ + from_x + x];
      }
    }
    return out;
  }

 private:
  float size_;
  const ImVector<ImWchar>& ranges_;
  ImFontAtlas atlas_;
  ImFont* font_ = nullptr;
  unsigned char* pixels_ = nullptr;
  int width_ = 0;
  int height_ = 0;
};

ImWchar code_of(Icon icon) {
  return static_cast<ImWchar>(kFirstIconGlyph + static_cast<unsigned>(icon) - 1);
}

}  // namespace

std::vector<Icon> GlyphMaker::missing_of(std::span<const Icon> icons) const {
  std::vector<Icon> missing;
  for (const Icon icon : icons) {
    const bool known = icon == Icon::None || sheet_.icon(icon).ready;
    if (!known && std::find(missing.begin(), missing.end(), icon) == missing.end()) {
      missing.push_back(icon);
    }
  }
  return missing;
}

bool GlyphMaker::make(std::span<const Icon> icons) {
  std::vector<Icon> missing = missing_of(icons);
  const bool first = picture_.empty();
  if (first) {
    picture_.resize(static_cast<std::size_t>(kSheetWidth) * kSheetHeight);
    make_letters();
  }
  if (cells_ + static_cast<int>(missing.size()) > kMostCells) {
    sheet_.icons.fill({});
    cells_ = static_cast<int>(kSheetLetters.size());
    missing = missing_of(icons);
  }
  if (!missing.empty()) make_icons(missing);
  return first || !missing.empty();
}

void GlyphMaker::make_letters() {
  ImFontGlyphRangesBuilder builder;
  for (const char letter : kSheetLetters) builder.AddChar(static_cast<ImWchar>(letter));
  ImVector<ImWchar> ranges;
  builder.BuildRanges(&ranges);
  Rasteriser raster(kLetterSize, ranges);
  raster.add(embedded::kStrongFont);
  raster.rasterise();
  const ImFontGlyph* zero = raster.glyph('0');
  const float top = kCell / 2.0F - (zero->Y0 + zero->Y1) / 2;
  for (std::size_t i = 0; i < kSheetLetters.size(); ++i) {
    const ImFontGlyph* glyph = raster.glyph(static_cast<ImWchar>(kSheetLetters[i]));
    const float left = (kCell - glyph->AdvanceX) / 2;
    sheet_.letters.at(i) = {store(raster.cell(*glyph, {left, top})), glyph->AdvanceX / kCell, true};
  }
}

void GlyphMaker::make_icons(std::span<const Icon> icons) {
  ImFontGlyphRangesBuilder builder;
  for (const Icon icon : icons) builder.AddChar(code_of(icon));
  ImVector<ImWchar> ranges;
  builder.BuildRanges(&ranges);
  Rasteriser raster(kIconSize, ranges);
  for (const Icon icon : icons) take_up_font(look(), font_of(icon));
  for (const std::vector<std::uint8_t>& font : look().icon_fonts) raster.add(font);
  raster.rasterise();
  constexpr float kMargin = (kCell - kIconSize) / 2;
  for (const Icon icon : icons) {
    const ImFontGlyph* glyph = raster.glyph(code_of(icon));
    if (glyph == nullptr) continue;
    sheet_.icons.at(static_cast<std::size_t>(icon)) = {
        store(raster.cell(*glyph, {kMargin, kMargin})), 1, true};
  }
}

Rect GlyphMaker::store(const std::vector<std::uint8_t>& coverage) {
  const std::vector<std::uint8_t> field = distance_field(coverage, kCell, kReach);
  const int left = cells_ % kColumns * kCell;
  const int top = cells_ / kColumns * kCell;
  ++cells_;
  for (int y = 0; y < kCell; ++y) {
    std::copy_n(field.begin() + y * kCell, kCell,
                picture_.begin() + (top + y) * kSheetWidth + left);
  }
  const auto u = [](int pixels, int whole) {
    return static_cast<float>(pixels) / static_cast<float>(whole);
  };
  return {{u(left, kSheetWidth), u(top, kSheetHeight)},
          {u(left + kCell, kSheetWidth), u(top + kCell, kSheetHeight)}};
}

}  // namespace mael::web
