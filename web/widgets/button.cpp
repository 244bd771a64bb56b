#include "web/widgets/button.h"

#include <algorithm>

#include "web/base/ink.h"
#include "web/widgets/tooltip.h"

namespace mael::web {
namespace {

struct Paint {
  Rgba top{};
  Rgba bottom{};
  Rgba border{};
  Rgba ink{};
  bool body = true;
};

Paint resting(ButtonLook wanted) {
  const Palette& color = theme().color;
  switch (wanted) {
    case ButtonLook::Primary:
      return {mix(color.brass, color.brass_lit, 0.7F), mix(color.brass, rgb(0xC08A35), 0.35F),
              rgb(0xFBE3B0), color.brass_ink};
    case ButtonLook::Quiet: return {color.panel, color.panel, color.panel, color.text, false};
    case ButtonLook::Danger:
    case ButtonLook::Plain: break;
  }
  const bool gives_up = wanted == ButtonLook::Danger;
  return {mix(color.panel_raised, rgb(0xFFFFFF), 0.07F), color.panel_raised, color.line,
          gives_up ? color.danger : color.text};
}

Paint paint_of(const ButtonSpec& spec, ControlTouch touched) {
  const Palette& color = theme().color;
  Paint paint = resting(spec.look);
  if (!spec.enabled) {
    return {with_alpha(color.panel_raised, 0.6F), with_alpha(color.panel_raised, 0.6F),
            with_alpha(color.line, 0.7F), color.text_off, spec.look != ButtonLook::Quiet};
  }
  if (spec.selected) {
    paint = {color.panel_pressed, color.panel_pressed, color.accent, color.text, true};
  }
  const float light = touched.held ? -0.10F : touched.hovered ? 0.08F : 0;
  const Rgba towards = light < 0 ? rgb(0x000000) : rgb(0xFFFFFF);
  if (light != 0) {
    paint.top = mix(paint.top, towards, std::abs(light));
    paint.bottom = mix(paint.bottom, towards, std::abs(light));
    if (spec.look == ButtonLook::Quiet) {
      paint.top = paint.bottom = color.panel_raised;
      paint.border = color.line;
      paint.body = true;
    }
  }
  return paint;
}

float height_of() { return look().touch ? theme().metrics.touch : theme().metrics.compact + 4; }

const ImFont& font_of() { return *look().fonts.strong; }

constexpr float kSide = 16;  // from the border to the words
constexpr float kIconSize = 20;
constexpr float kIconGap = 8;
constexpr float kStackedSide = 2;  // beside small words under an icon
constexpr float kStackedIcon = 18;
constexpr float kLeastStacked = 40;  // height that an icon and words under it take

float natural_width(const ButtonSpec& spec, float height) {
  const bool wordless = *spec.label == 0;
  if (wordless) return height;
  if (spec.stacked) return measure(*look().fonts.caption, spec.label).x + 2 * kStackedSide;
  float width = 2 * kSide + measure(font_of(), spec.label).x;
  if (spec.icon != Icon::None) width += kIconSize + kIconGap - 4;
  if (*spec.key_hint != 0 && !look().touch) width += key_cap_width(spec.key_hint) + 6;
  return width;
}

void draw_body(ImDrawList& list, Rect rect, const Paint& paint, bool raised) {
  const float radius = theme().metrics.radius_small;
  if (!paint.body) return;
  if (raised) cast_shadow(list, rect, radius, 8, 0.35F);
  fill(list, rect, paint.top, paint.bottom, radius);
  outline(list, rect, paint.border, radius, 1);
}

void draw_label(ImDrawList& list, Rect rect, const ButtonSpec& spec, Rgba ink) {
  if (*spec.label == 0) {
    draw_icon(list, spec.icon, rect.center(), 22, ink);
    return;
  }
  if (spec.stacked) {
    const float split = rect.center().y + 2;
    draw_icon(list, spec.icon, {rect.center().x, split - kStackedIcon / 2 + 1}, kStackedIcon, ink);
    write_middle(list, *look().fonts.caption, {{rect.min.x, split}, {rect.max.x, rect.max.y - 2}},
                 ink, spec.label);
    return;
  }
  Rect words = shrunk(rect, {kSide, 0, kSide, 0});
  if (*spec.key_hint != 0 && !look().touch && rect.width() >= natural_width(spec, 0)) {
    paint_key_cap(list, rect, spec.key_hint, ink);
    words.max.x -= key_cap_width(spec.key_hint) + 2;
  }
  if (spec.icon == Icon::None) {
    write_middle(list, font_of(), words, ink, spec.label);
    return;
  }
  // Icon and words are centred together.
  const float whole = kIconSize + kIconGap + measure(font_of(), spec.label).x;
  const float left = words.min.x - 4 + std::max(0.0F, (words.width() + 4 - whole) / 2);
  draw_icon(list, spec.icon, {left + kIconSize / 2, rect.center().y}, kIconSize, ink);
  words.min.x = left + kIconSize + kIconGap;
  write_left(list, font_of(), words, ink, spec.label);
}

}  // namespace

float key_cap_width(const char* key) {
  return *key == 0 ? 0 : measure(*look().fonts.caption, key).x + 14;
}

void paint_key_cap(ImDrawList& list, Rect rect, const char* key, Rgba ink) {
  const Rect cap{{rect.max.x - 10 - key_cap_width(key), rect.center().y - 10},
                 {rect.max.x - 10, rect.center().y + 10}};
  outline(list, cap, with_alpha(ink, 0.45F), 4, 1);
  write_middle(list, *look().fonts.caption, cap, with_alpha(ink, 0.85F), key);
}

void paint_button(ImDrawList& list, Rect rect, const ButtonSpec& spec, ControlTouch touch) {
  const Paint paint = paint_of(spec, touch);
  const Vec2 sunk{0, touch.held && spec.enabled ? 1.0F : 0.0F};
  const Rect drawn{rect.min + sunk, rect.max + sunk};
  const bool raised = spec.enabled && spec.look == ButtonLook::Primary && !touch.held;
  draw_body(list, drawn, paint, raised);
  draw_label(list, drawn, spec, paint.ink);
  if (touch.focused) focus_ring(list, drawn, theme().metrics.radius_small);
}

float button_width(const ButtonSpec& spec) { return natural_width(spec, height_of()); }

ButtonSpec fitted(ButtonSpec spec, const char* brief, Vec2 room) {
  const Icon icon = spec.icon;
  const auto fits = [&] { return button_width(spec) <= room.x + 1; };
  if (!fits()) spec.key_hint = "";
  if (!fits()) spec.icon = Icon::None;
  if (fits()) return spec;
  spec.label = brief;
  spec.icon = icon;
  if (fits()) return spec;
  spec.stacked = icon != Icon::None && room.y >= kLeastStacked;
  if (fits()) return spec;
  spec.stacked = false;
  spec.icon = Icon::None;
  if (fits() || icon == Icon::None) return spec;
  spec.icon = icon;
  spec.label = "";
  return spec;
}

void paint_button_row(ImDrawList& list, std::span<const RowButton> row) {
  const auto size = [](const RowButton& each) {
    return Vec2{each.place.width(), each.place.height()};
  };
  const bool stacked = std::any_of(row.begin(), row.end(), [&](const RowButton& each) {
    return fitted(each.spec, each.brief, size(each)).stacked;
  });
  for (const RowButton& each : row) {
    ButtonSpec spec = fitted(each.spec, each.brief, size(each));
    if (stacked && each.spec.icon != Icon::None) {
      spec = each.spec;
      spec.label = each.brief;
      spec.stacked = true;
    }
    paint_button(list, each.place, spec, each.touch);
  }
}

ButtonResult button(const ButtonSpec& spec) {
  const float height = height_of();
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = spec.width > 0   ? spec.width
                      : spec.width < 0 ? room
                                       : natural_width(spec, height);
  const Rect rect = rect_at(vec(ImGui::GetCursorScreenPos()), {width, height});
  const Touched touched = touch_area(spec.id, rect);
  paint_button(*ImGui::GetWindowDrawList(), rect, spec, {touched.hovered, touched.held, false});
  if (touched.hovered && *spec.tooltip != 0) {
    tooltip(rect, spec.tooltip, vec(ImGui::GetIO().DisplaySize));
  }
  return {touched.pressed && spec.enabled, touched.pressed && !spec.enabled, touched.hovered};
}

ButtonResult icon_button(const char* id, Icon icon, const char* words, bool enabled,
                         bool selected) {
  ButtonSpec spec;
  spec.id = id;
  spec.icon = icon;
  spec.look = ButtonLook::Quiet;
  spec.tooltip = words;
  spec.enabled = enabled;
  spec.selected = selected;
  return button(spec);
}

}  // namespace mael::web
