#include "web/table/parts/legend.h"

#include "web/base/theme.h"

namespace mael::web {

void add_signed(ColumnMaker& column, Icon icon, std::string_view words, Rect inside) {
  constexpr float kSign = 18, kMiddle = 11;  // of the sign, and of the first line of words
  const Palette& color = theme().color;
  const bool has_sign = icon != Icon::None;
  if (has_sign) {
    column.icon({inside.min.x + kSign / 2, column.y() + kMiddle}, kSign, icon, color.accent);
  }
  column.words(TextStyle::Strong, color.accent, words, has_sign ? kSignRoom : 0);
}

void add_legend(ColumnMaker& column, std::span<const LegendLine> lines, Rect inside) {
  for (const LegendLine& line : lines) {
    add_signed(column, line.icon, line.name, inside);
    column.words(TextStyle::Caption, theme().color.text, line.sentence,
                 line.icon == Icon::None ? 0 : kSignRoom);
    column.skip(6);
  }
}

}  // namespace mael::web
