#include "web/widgets/chips.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

constexpr float kChipSide = 8;
constexpr float kIcon = 18;
constexpr float kGap = 6;

}  // namespace

float chip_width(const ChipSpec& spec) {
  float width = 2 * kChipSide + kIcon + kGap + measure(*look().fonts.strong, spec.value).x;
  if (!spec.label.empty()) width += kGap + measure(*look().fonts.caption, spec.label).x;
  return width;
}

float draw_chip(ImDrawList& list, Vec2 at, const ChipSpec& spec) {
  const Palette& color = theme().color;
  const float width = chip_width(spec);
  const Rect rect = rect_at(at, {width, kChipHeight});
  fill(list, rect, with_alpha(color.table, 0.85F), kChipHeight / 2);
  outline(list, rect, spec.flash ? color.accent : color.line, kChipHeight / 2,
          spec.flash ? 2.0F : 1.0F);
  draw_icon(list, spec.icon, {at.x + kChipSide + kIcon / 2, rect.center().y}, kIcon, spec.tint);
  Rect words = rect;
  words.min.x += kChipSide + kIcon + kGap;
  write_left(list, *look().fonts.strong, words, color.text, spec.value);
  if (spec.label.empty()) return width;
  words.min.x += measure(*look().fonts.strong, spec.value).x + kGap;
  write_left(list, *look().fonts.caption, words, color.text_muted, spec.label);
  return width;
}

float draw_pips(ImDrawList& list, Vec2 at, Icon icon, int left, int total, float size, Rgba tint) {
  const float step = size + 4;
  for (int i = 0; i < total; ++i) {
    const Vec2 middle = at + Vec2{size / 2 + static_cast<float>(i) * step, size / 2};
    const bool full = i < left;
    if (full) {
      list.AddCircleFilled(im(middle), size / 2, packed(with_alpha(tint, 0.22F)), 24);
      draw_icon(list, icon, middle, size * 0.74F, tint);
    }
    list.AddCircle(im(middle), size / 2 - 0.5F,
                   packed(full ? tint : with_alpha(theme().color.edge, 0.8F)), 24, 1.3F);
  }
  return static_cast<float>(total) * step - 4;
}

}  // namespace mael::web
