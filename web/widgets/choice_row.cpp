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

void paint_choice_row(ImDrawList& list, Rect row, const ChoiceRowSpec& spec, ControlTouch touch) {
  const Palette& color = theme().color;
  const Rect at = grown(row, -2);
  paint_row_ground(list, at, spec.primary, false, touch);
  const Rgba ink = ink_on_row(spec.primary, false);
  const float left = spec.icon == Icon::None ? at.min.x + 14 : at.min.x + 46;
  if (spec.icon != Icon::None) {
    draw_icon(list, spec.icon, {at.min.x + 24, at.center().y}, 26,
              spec.primary ? ink : color.accent);
  }
  const ImFont& strong = *look().fonts.strong;
  if (spec.line.empty()) {
    const Rect room{{left, at.min.y}, {at.max.x - 8, at.max.y}};
    const bool fits = measure(strong, spec.label).x <= room.width();
    if (fits) return write_left(list, strong, room, ink, spec.label);
    return write_wrapped(list, *look().fonts.caption, room, ink, spec.label, false);
  }
  const float split = at.center().y;
  write_left(list, strong, {{left, at.min.y + 3}, {at.max.x - 8, split + 2}}, ink, spec.label);
  write_left(list, *look().fonts.caption, {{left, split}, {at.max.x - 8, at.max.y - 2}},
             spec.primary ? ink : color.text_muted, spec.line);
}

}  // namespace mael::web
