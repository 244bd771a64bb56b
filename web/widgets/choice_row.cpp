#include "web/widgets/choice_row.h"

#include "web/base/ink.h"

namespace mael::web {

void paint_row_ground(ImDrawList& list, Rect at, bool primary, bool selected, ControlTouch touch) {
  const Palette& color = theme().color;
  const Rgba face = primary ? color.brass : selected ? color.paper : color.panel_raised;
  const Rgba under = primary ? color.brass_lit : color.panel_pressed;
  fill(list, at, touch.hovered && !selected ? under : face, 8);
  outline(list, at, selected ? color.paper_shade : color.edge, 8);
}

Rgba ink_on_row(bool primary, bool selected) {
  const Palette& color = theme().color;
  return primary ? color.brass_ink : selected ? color.paper_ink : color.text;
}

namespace {

// The icon or what stands in its place; answers with where the words begin.
float paint_sign(ImDrawList& list, Rect at, const ChoiceRowSpec& spec, Rgba ink) {
  if (spec.icon == Icon::None && spec.sign.empty()) return at.min.x + kRowStart;
  if (spec.sign.empty()) {
    draw_icon(list, spec.icon, {at.min.x + 24, at.center().y}, 26, ink);
    return at.min.x + kRowIcon;
  }
  const Rect room{{at.min.x + 8, at.min.y}, {at.min.x + 56, at.max.y}};
  write_left(list, fitting(*look().fonts.strong, *look().fonts.caption, spec.sign, room.width()),
             room, ink, spec.sign);
  return at.min.x + 60;
}

// In a line, or in small words as they fit.
void write_label(ImDrawList& list, Rect room, Rgba ink, std::string_view label) {
  const ImFont& strong = *look().fonts.strong;
  if (measure(strong, label).x <= room.width()) return write_left(list, strong, room, ink, label);
  write_wrapped(list, *look().fonts.caption, room, ink, label, false);
}

}  // namespace

void paint_choice_row(ImDrawList& list, Rect row, const ChoiceRowSpec& spec, ControlTouch touch) {
  constexpr float kOneLine = 50;  // the height of a row of a label and a line
  const Palette& color = theme().color;
  const Rect at = grown(row, -kRoundRow);
  paint_row_ground(list, at, spec.primary, false, touch);
  const Rgba ink = ink_on_row(spec.primary, false);
  const float left = paint_sign(list, at, spec, spec.primary ? ink : color.accent);
  const float right = at.max.x - kRowEnd;
  if (spec.line.empty()) {
    return write_label(list, {{left, at.min.y}, {right, at.max.y}}, ink, spec.label);
  }
  const bool high = at.height() > kOneLine;
  const float split = high ? at.max.y - 20 : at.center().y;
  const Rect above{{left, at.min.y + 3}, {right, split + 2}};
  if (high) {
    write_label(list, above, ink, spec.label);
  } else {
    write_left(list, *look().fonts.strong, above, ink, spec.label);
  }
  write_left(list, *look().fonts.caption, {{left, split}, {right, at.max.y - 2}},
             spec.primary ? ink : color.text_muted, spec.line);
}

}  // namespace mael::web
