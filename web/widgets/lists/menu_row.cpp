#include "web/widgets/lists/menu_row.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

// From the left of a row to the middle of its icon and to its words, and behind these.
struct MenuInsets {
  float icon, words, end;
};
constexpr float kNarrowRow = 200;

MenuInsets insets_of(float width) {
  return width < kNarrowRow ? MenuInsets{17, 32, 4} : MenuInsets{26, 50, 12};
}

Rgba ink_of_row(const ButtonSpec& spec) {
  const Palette& color = theme().color;
  if (!spec.enabled) return color.text_off;
  return spec.look == ButtonLook::Danger ? color.text_muted : color.text;
}

}  // namespace

void paint_menu_group(ImDrawList& list, Rect group, float row) {
  const Palette& color = theme().color;
  const float radius = theme().metrics.radius;
  const MenuInsets inset = insets_of(group.width());
  fill(list, group, color.panel_raised, radius);
  for (float y = group.min.y + row; y < group.max.y - 1; y += row) {
    fill(list, {{group.min.x + inset.words, y - 0.5F}, {group.max.x - inset.end, y + 0.5F}},
         with_alpha(color.line, 0.8F));
  }
  outline(list, group, color.line, radius, 1);
}

void paint_menu_row(ImDrawList& list, Rect at, const ButtonSpec& spec, ControlTouch touch) {
  const Palette& color = theme().color;
  const Rgba ink = ink_of_row(spec);
  const MenuInsets inset = insets_of(at.width());
  if (touch.held || touch.hovered) {
    fill(list, grown(at, -2), touch.held ? color.panel : color.panel_pressed,
         theme().metrics.radius_small);
  }
  if (touch.focused) focus_ring(list, grown(at, -2), theme().metrics.radius_small);
  const bool plain = spec.enabled && spec.look != ButtonLook::Danger;
  draw_icon(list, spec.icon, {at.min.x + inset.icon, at.center().y}, 22,
            plain ? color.accent : ink);
  Rect words{{at.min.x + inset.words, at.min.y}, {at.max.x - inset.end, at.max.y}};
  const ImFont& body = *look().fonts.body;
  const float key = key_cap_width(spec.key_hint);
  if (key > 0 && measure(body, spec.label).x <= words.width() - key) {
    paint_key_cap(list, at, spec.key_hint, ink);
    words.max.x -= key;
  }
  if (measure(body, spec.label).x <= words.width()) {
    write_left(list, body, words, ink, spec.label);
  } else {
    write_wrapped(list, *look().fonts.caption, words, ink, spec.label, false);
  }
}

}  // namespace mael::web
