#include "web/widgets/tooltip.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

constexpr float kMargin = 10;  // from the edges of the canvas

Rect canvas() {
  return rect_at({}, vec(ImGui::GetIO().DisplaySize));
}

// The rectangle of that size above `at`, or below where there is no room, inside the canvas.
Rect beside(Vec2 at, float above, float below, Vec2 size) {
  const Rect room = grown(canvas(), -kMargin);
  const bool fits_above = at.y - above - size.y >= room.min.y;
  const float top = fits_above ? at.y - above - size.y : at.y + below;
  const float left =
      std::clamp(at.x - size.x / 2, room.min.x, std::max(room.min.x, room.max.x - size.x));
  return rect_at({left, top}, size);
}

float wrap_of_refusal() {
  return std::min(300.0F, canvas().width() - 2 * kMargin - 70);
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
  const Rect rect = beside(middle, 8, about.height() + 8, text + Vec2{20, 14});
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  draw_slip(list, rect, theme().color.paper, theme().color.paper_shade);
  write(list, font, rect.min + Vec2{10, 7}, theme().color.paper_ink, words, 280);
}

RefusalPlace place_refusal(const RefusalSpec& spec) {
  const float wrap = wrap_of_refusal();
  const Vec2 text = measure(*look().fonts.body, spec.sentence, wrap);
  const float rule_height = spec.rule.empty() ? 0 : 30;
  RefusalPlace place;
  place.slip = beside(spec.at, 14, 20, {text.x + 62, text.y + 26 + rule_height});
  if (!spec.rule.empty()) {
    place.rule = {{place.slip.min.x + 40, place.slip.max.y - 42}, place.slip.max};
  }
  return place;
}

void paint_refusal(ImDrawList& list, const RefusalSpec& spec) {
  const Palette& color = theme().color;
  const RefusalPlace place = place_refusal(spec);
  const Rect& slip = place.slip;
  const auto faded = [&spec](Rgba c) { return with_alpha(c, spec.opacity); };
  draw_slip(list, slip, faded(color.paper), faded(color.danger_deep));
  draw_pointer(list, slip, spec.at, faded(color.paper));
  draw_icon(list, Icon::Warning, slip.min + Vec2{26, 23}, 22, faded(color.danger_deep));
  write(list, *look().fonts.body, slip.min + Vec2{46, 12}, faded(color.paper_ink), spec.sentence,
        wrap_of_refusal());
  if (spec.rule.empty()) return;
  const ImFont& small = *look().fonts.caption;
  const Rgba ink = faded(color.paper_muted);
  const Vec2 at{slip.min.x + 46, slip.max.y - 30};
  const float width = measure(small, spec.rule).x;
  write(list, small, at, ink, spec.rule);
  list.AddLine(im(at + Vec2{0, 17}), im(at + Vec2{width, 17}), packed(ink), 1);
  draw_icon(list, Icon::Next, at + Vec2{width + 10, 9}, 13, ink);
}

bool refusal_tip(const RefusalSpec& spec) {
  const RefusalPlace place = place_refusal(spec);
  ImGui::SetNextWindowPos(im(place.slip.min));
  ImGui::SetNextWindowSize(im({place.slip.width(), place.slip.height()}));
  ImGui::Begin("##refusal", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();  // its shadow and its tip lie outside
  paint_refusal(list, spec);
  list.PopClipRect();
  const bool pressed = !spec.rule.empty() && touch_area("rule", place.rule).pressed;
  ImGui::End();
  return pressed;
}

}  // namespace mael::web
