#include "web/widgets/moment.h"

#include "web/base/ink.h"
#include "web/widgets/panel.h"

namespace mael::web {

void paint_moment_panel(ImDrawList& list, Rect at) {
  cast_shadow(list, at, 14, 26, 0.8F);
  paint_panel(list, at, PanelLook::Raised);
  outline(list, at, theme().color.accent, theme().metrics.radius, 1.5F);
}

void paint_moment_words(ImDrawList& list, Vec2 middle, std::string_view words, bool large) {
  const Palette& color = theme().color;
  const ImFont& font = large ? *look().fonts.display : *look().fonts.strong;
  const float half = large ? 34 : 17;
  const float width = std::max(measure(font, words).x + 2 * half, large ? 340.0F : 0.0F);
  const Rect band = rect_at(middle - Vec2{width / 2, half}, {width, 2 * half});
  fill(list, band, with_alpha(color.table, large ? 0.86F : 0.92F), half);
  outline(list, band, color.accent, half, 1.5F);
  write_middle(list, font, band, color.text, words);
}

}  // namespace mael::web
