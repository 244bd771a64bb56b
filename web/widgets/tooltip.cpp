#include "web/widgets/tooltip.h"

#include "web/widgets/ink.h"

namespace mael::web {
namespace {

constexpr float kMargin = 10;  // from the edges of the canvas

Rect canvas() { return rect_at({}, vec(ImGui::GetIO().DisplaySize)); }

// The rectangle of that size above `at`, or below where there is no room, inside the canvas.
Rect beside(Vec2 at, float above, float below, Vec2 size) {
  const Rect room = grown(canvas(), -kMargin);
  const bool fits_above = at.y - above - size.y >= room.min.y;
  const float top = fits_above ? at.y - above - size.y : at.y + below;
  const float left =
      std::clamp(at.x - size.x / 2, room.min.x, std::max(room.min.x, room.max.x - size.x));
  return rect_at({left, top}, size);
}

void draw_slip(ImDrawList& list, Rect rect, Rgba paper, Rgba border) {
  cast_shadow(list, rect, theme().metrics.radius_small, 14, 0.6F);
  fill(list, rect, paper, theme().metrics.radius_small);
  outline(list, rect, border, theme().metrics.radius_small, 1);
}

void draw_pointer(ImDrawList& list, Rect rect, Vec2 at, Rgba paper) {
  const float x = std::clamp(at.x, rect.min.x + 16, rect.max.x - 16);
  const bool above = rect.max.y <= at.y;
  const float y = above ? rect.max.y : rect.min.y;
  const float tip = above ? y + 8 : y - 8;
  list.AddTriangleFilled({x - 8, y}, {x + 8, y}, {x, tip}, packed(paper));
}

}  // namespace

void tooltip(Rect about, std::string_view words) {
  const ImFont& font = *look().fonts.caption;
  const Vec2 text = measure(font, words, 280);
  const Vec2 middle{about.center().x, about.min.y};
  const Rect rect =
      beside(middle, 8, about.height() + 8, text + Vec2{20, 14});
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  draw_slip(list, rect, theme().color.paper, theme().color.paper_shade);
  write(list, font, rect.min + Vec2{10, 7}, theme().color.paper_ink, words, 280);
}

bool refusal_tip(const RefusalSpec& spec) {
  const Palette& color = theme().color;
  const ImFont& font = *look().fonts.body;
  const ImFont& small = *look().fonts.caption;
  const float wrap = std::min(300.0F, canvas().width() - 2 * kMargin - 70);
  const Vec2 text = measure(font, spec.sentence, wrap);
  const float rule_height = spec.rule.empty() ? 0 : 30;
  const Rect rect = beside(spec.at, 14, 20, {text.x + 62, text.y + 26 + rule_height});

  ImGui::SetNextWindowPos(im(rect.min));
  ImGui::SetNextWindowSize(im({rect.width(), rect.height()}));
  ImGui::Begin("##refusal", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
  ImGui::PushClipRect(im(canvas().min), im(canvas().max), false);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const auto faded = [&spec](Rgba c) { return with_alpha(c, spec.opacity); };
  draw_slip(list, rect, faded(color.paper), faded(color.danger_deep));
  draw_pointer(list, rect, spec.at, faded(color.paper));
  draw_icon(list, Icon::Warning, rect.min + Vec2{26, 13 + 10}, 22, faded(color.danger_deep));
  write(list, font, rect.min + Vec2{46, 12}, faded(color.paper_ink), spec.sentence, wrap);
  bool pressed = false;
  if (!spec.rule.empty()) {
    const Rect link{{rect.min.x + 40, rect.max.y - 38}, {rect.max.x - 8, rect.max.y - 4}};
    pressed = touch_area("rule", link).pressed;
    const Vec2 at{rect.min.x + 46, rect.max.y - 30};
    write(list, small, at, faded(color.paper_muted), spec.rule);
    const float width = measure(small, spec.rule).x;
    list.AddLine(im({at.x, at.y + 17}), im({at.x + width, at.y + 17}),
                 packed(faded(color.paper_muted)), 1);
    draw_icon(list, Icon::Next, {at.x + width + 10, at.y + 9}, 13, faded(color.paper_muted));
  }
  ImGui::PopClipRect();
  ImGui::End();
  return pressed;
}

}  // namespace mael::web
