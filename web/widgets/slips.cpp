#include "web/widgets/slips.h"

#include <algorithm>

#include "web/base/ink.h"

namespace mael::web {

void paint_pill(ImDrawList& list, const PillSpec& spec) {
  const ImFont& font = *look().fonts.caption;
  const float sign = spec.icon == Icon::None ? 0.0F : spec.wraps ? 18.0F : 20.0F;
  const float side = spec.wraps ? 7.0F : 13.0F, end = spec.wraps ? 5.0F : 8.0F;
  const Rect pill = spec.at;
  const float round = spec.wraps ? theme().metrics.radius : pill.height() / 2;
  fill(list, pill, with_alpha(theme().color.panel, 0.9F), round);
  outline(list, pill, with_alpha(spec.tint, 0.7F), round, 1);
  const float left = pill.min.x + side;
  if (spec.icon != Icon::None) {
    draw_icon(list, spec.icon, {left + 7, pill.center().y}, 16, spec.tint);
  }
  const Rect words{{left + sign, pill.min.y}, {pill.max.x - end, pill.max.y}};
  if (spec.wraps) {
    write_wrapped(list, font, shrunk(words, {0, 4, 0, 2}), spec.ink, spec.words, false);
  } else {
    write_left(list, font, words, spec.ink, spec.words);
  }
}

void paint_label(ImDrawList& list, const LabelSpec& spec) {
  const float radius = spec.at.height() / 2;
  fill(list, spec.at, spec.ground, radius);
  if (spec.edge) outline(list, spec.at, *spec.edge, radius);
  write_middle(list, spec.small ? *look().fonts.caption : *look().fonts.strong, spec.at, spec.ink,
               spec.words);
}

float width_of_label(std::string_view words, bool small) {
  return measure(small ? *look().fonts.caption : *look().fonts.strong, words).x + 16;
}

void paint_rising(ImDrawList& list, Vec2 at, std::string_view words, RisingTone tone, float opacity,
                  bool large) {
  const Palette& color = theme().color;
  const ImFont& font = large ? *look().fonts.lead : *look().fonts.strong;
  const float half = large ? 16 : 14;
  const float width = measure(font, words).x + (large ? 26.0F : 24.0F);
  const Rect pill = rect_at(at - Vec2{width / 2, half}, {width, 2 * half});
  const Rgba ink = tone == RisingTone::Harm   ? color.danger
                   : tone == RisingTone::Gain ? color.accent
                                              : color.text;
  fill(list, pill, with_alpha(color.table, 0.84F * opacity), half);
  write_middle(list, font, pill, with_alpha(ink, opacity), words);
}

void paint_pointer_slip(ImDrawList& list, const PointerSlip& spec) {
  constexpr float kWidest = 260;
  constexpr Vec2 kPad{10, 6};
  if (spec.words.empty()) return;
  const ImFont& font = *look().fonts.caption;
  const Palette& color = theme().color;
  const Vec2 size = measure(font, spec.words, kWidest) + kPad * 2;
  Vec2 at = spec.pointer + Vec2{18, spec.above ? -size.y - 14 : 20};
  at.x = std::min(at.x, spec.page.x - size.x - 6);
  at.y = std::clamp(at.y, 8.0F, std::max(8.0F, spec.page.y - size.y - 6));
  const Rect slip = rect_at(at, size);
  fill(list, slip, with_alpha(color.panel, 0.95F), 8);
  outline(list, slip, spec.alarm ? color.danger_deep : color.line, 8);
  write(list, font, at + kPad, spec.alarm ? color.danger : color.text, spec.words, kWidest);
}

}  // namespace mael::web
