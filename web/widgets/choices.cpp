#include "web/widgets/choices.h"

#include "web/base/ink.h"
#include "web/widgets/panel.h"

namespace mael::web {
namespace {

Rect next_rect(float width, float height) {
  const float wide = width > 0 ? width : ImGui::GetContentRegionAvail().x;
  return rect_at(vec(ImGui::GetCursorScreenPos()), {wide, height});
}

void draw_switch(ImDrawList& list, Rect rect, bool on) {
  const Palette& color = theme().color;
  const float radius = rect.height() / 2;
  fill(list, rect, on ? color.brass : color.table, radius);
  outline(list, rect, on ? color.brass_lit : color.edge, radius, 1.5F);
  const float x = on ? rect.max.x - radius : rect.min.x + radius;
  list.AddCircleFilled({x, rect.center().y}, radius - 4, packed(on ? color.brass_ink : color.edge),
                       24);
  // Not by colour alone.
  if (on) draw_icon(list, Icon::Check, {x, rect.center().y}, 12, color.accent);
}

// An icon with as many strokes under it as what it stands for is strong.
void draw_ranked(ImDrawList& list, Rect rect, const Segment& segment, Rgba ink) {
  constexpr float kStroke = 5, kStep = 7;
  const Vec2 middle = rect.center();
  if (segment.strength == 0) return draw_icon(list, segment.icon, middle, 22, ink);
  draw_icon(list, segment.icon, middle - Vec2{0, 5}, 20, ink);
  const auto strokes = static_cast<float>(segment.strength);
  float x = middle.x - (strokes * kStep - (kStep - kStroke)) / 2;
  for (int i = 0; i < segment.strength; ++i, x += kStep) {
    fill(list, rect_at({x, middle.y + 9}, {kStroke, 3}), ink, 1.5F);
  }
}

void draw_segment(ImDrawList& list, Rect rect, const Segment& segment, bool chosen, bool hot) {
  const Palette& color = theme().color;
  const float radius = theme().metrics.radius_small - 2;
  if (chosen) {
    cast_shadow(list, rect, radius, 5, 0.4F);
    fill(list, rect, color.paper, color.paper_shade, radius);
  } else if (hot) {
    fill(list, rect, color.panel_raised, radius);
  }
  const Rgba ink = chosen ? color.paper_ink : color.text;
  if (segment.label.empty()) return draw_ranked(list, rect, segment, ink);
  const ImFont& font = *look().fonts.strong;
  Rect words = grown(rect, -6);
  if (segment.icon != Icon::None) {
    const float whole = 20 + 6 + measure(font, segment.label).x;
    const float left = std::max(words.min.x, rect.center().x - whole / 2);
    draw_icon(list, segment.icon, {left + 10, rect.center().y}, 18, ink);
    words.min.x = left + 26;
    write_left(list, font, words, ink, segment.label);
    return;
  }
  write_middle(list, font, words, ink, segment.label);
}

void draw_card(ImDrawList& list, Rect rect, const CardChoice& card, bool chosen, bool hot) {
  const Palette& color = theme().color;
  const TintColor& tint = theme().tint(card.tint);
  const float radius = theme().metrics.radius;
  const float live = card.enabled ? 1.0F : 0.35F;
  if (chosen) cast_shadow(list, rect, radius, 16, 0.7F);
  const float wash = chosen ? 0.85F : hot ? 0.55F : 0.38F;
  fill(list, rect, washed(color.panel_raised, tint.face, wash * live),
       washed(color.panel, tint.face, (chosen ? 0.45F : 0.12F) * live), radius);
  outline(list, rect, chosen ? color.accent : with_alpha(tint.bright, hot ? 0.8F : 0.35F), radius,
          chosen ? 2.5F : 1.0F);
  const bool tall = rect.height() >= 110;
  const float size = tall ? std::min(rect.height() * 0.42F, 84.0F) : rect.height() * 0.62F;
  const Vec2 middle = tall ? Vec2{rect.center().x, rect.min.y + 14 + size / 2}
                           : Vec2{rect.min.x + 12 + size / 2, rect.center().y};
  draw_icon(list, card.emblem, middle, size,
            mix(color.panel, chosen ? tint.ink : tint.bright, live));
  const Rgba ink = card.enabled ? color.text : color.text_off;
  if (tall) {
    const float y = middle.y + size / 2;
    write_title(list, *look().fonts.title, {{rect.min.x + 8, y + 4}, {rect.max.x - 8, y + 36}}, ink,
                card.title, true);
    write_middle(list, *look().fonts.caption, {{rect.min.x + 8, y + 34}, {rect.max.x - 8, y + 54}},
                 mix(ink, tint.bright, 0.35F), card.line);
  } else {
    const float x = middle.x + size / 2 + 12;
    const float y = rect.center().y;
    write_title(list, *look().fonts.title, {{x, y - 27}, {rect.max.x - 8, y + 5}}, ink, card.title);
    write_left(list, *look().fonts.caption, {{x, y + 3}, {rect.max.x - 8, y + 24}},
               mix(ink, tint.bright, 0.35F), card.line);
  }
  if (card.taken_by >= 0) {
    draw_seat(list, card.taken_by, {rect.max.x - 20, rect.min.y + 20}, 24);
  }
}

}  // namespace

void paint_toggle(ImDrawList& list, Rect rect, std::string_view label, bool on,
                  ControlTouch touch) {
  const Rect lever{{rect.max.x - 48, rect.center().y - 13}, {rect.max.x - 2, rect.center().y + 13}};
  write_wrapped(list, *look().fonts.body, {rect.min, {lever.min.x - 8, rect.max.y}},
                theme().color.text, label, false);
  draw_switch(list, lever, on);
  if (touch.focused) focus_ring(list, lever, lever.height() / 2);
}

Rect segment_rect(Rect rect, std::size_t count, std::size_t index) {
  const float each = rect.width() / static_cast<float>(std::max<std::size_t>(count, 1));
  const float left = rect.min.x + each * static_cast<float>(index);
  return {{left, rect.min.y}, {left + each, rect.max.y}};
}

void paint_segments(ImDrawList& list, Rect rect, std::span<const Segment> segments, int chosen,
                    int hovered) {
  fill(list, rect, theme().color.table, theme().metrics.radius_small);
  outline(list, rect, theme().color.line, theme().metrics.radius_small, 1);
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const int index = static_cast<int>(i);
    draw_segment(list, grown(segment_rect(rect, segments.size(), i), -3), segments[i],
                 chosen == index, hovered == index);
  }
}

void paint_row_choice(ImDrawList& list, Rect rect, const RowChoice& row, ControlTouch touch) {
  const Palette& color = theme().color;
  const float radius = theme().metrics.radius_small;
  const auto tint_of = [](const Emblem& emblem) -> const TintColor& {
    return theme().tint(emblem.tint.value_or(Tint::Slate));
  };
  const TintColor& tint = row.emblems.empty() ? theme().tint(Tint::Slate) : tint_of(row.emblems[0]);
  const float lit = touch.hovered || touch.held ? 0.45F : 0.22F;
  fill(list, rect, washed(color.panel_raised, tint.face, lit),
       washed(color.panel, tint.face, lit * 0.4F), radius);
  outline(list, rect, with_alpha(tint.bright, 0.35F), radius, 1);
  if (touch.focused) focus_ring(list, rect, radius);
  float x = rect.min.x + 26;
  const std::size_t shown = std::min<std::size_t>(row.emblems.size(), 2);
  for (std::size_t i = 0; i < shown; ++i, x += 30) {
    draw_icon(list, row.emblems[i].icon, {x, rect.center().y}, 28, tint_of(row.emblems[i]).bright);
  }
  const float left = rect.min.x + 84, middle = rect.center().y;
  const float right = rect.max.x - (row.fits ? 8.0F : 34.0F);
  write_left(list, *look().fonts.lead, {{left, rect.min.y + 4}, {right, middle + 4}}, color.text,
             row.title);
  write_left(list, *look().fonts.caption, {{left, middle + 3}, {right, rect.max.y - 4}},
             color.text_muted, row.line);
  if (!row.fits) draw_icon(list, Icon::Warning, {rect.max.x - 20, middle}, 20, color.danger);
}

void paint_choice_card(ImDrawList& list, Rect rect, const CardChoice& card, bool chosen,
                       ControlTouch touch) {
  draw_card(list, rect, card, chosen, touch.hovered || touch.held);
  if (touch.focused) focus_ring(list, rect, theme().metrics.radius);
}

bool toggle(const char* id, std::string_view label, bool& on) {
  const Rect rect = next_rect(0, theme().metrics.touch);
  const Touched touched = touch_area(id, rect);
  if (touched.pressed) on = !on;
  paint_toggle(*ImGui::GetWindowDrawList(), rect, label, on);
  return touched.pressed;
}

bool segmented(const char* id, std::span<const Segment> segments, int& chosen, float width) {
  const float height = look().touch ? theme().metrics.touch : theme().metrics.compact + 4;
  const Rect rect = next_rect(width, height);
  const int before = chosen;
  int hovered = -1;
  ImGui::PushID(id);
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const int index = static_cast<int>(i);
    ImGui::PushID(index);
    const Touched touched = touch_area("segment", segment_rect(rect, segments.size(), i));
    ImGui::PopID();
    if (touched.pressed) chosen = index;
    if (touched.hovered) hovered = index;
  }
  ImGui::PopID();
  paint_segments(*ImGui::GetWindowDrawList(), rect, segments, chosen, hovered);
  ImGui::SetCursorScreenPos({rect.min.x, rect.max.y + theme().metrics.gap});
  return chosen != before;
}

bool choice_card(const char* id, const CardChoice& card, bool chosen, float width, float height) {
  const Rect rect = next_rect(width, height);
  const Touched touched = touch_area(id, rect);
  paint_choice_card(*ImGui::GetWindowDrawList(), rect, card, chosen,
                    {touched.hovered, touched.held, false});
  return touched.pressed && card.enabled;
}

}  // namespace mael::web
