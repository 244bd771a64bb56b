#include "web/widgets/tooltip.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

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

void tooltip(Rect about, std::string_view words, Vec2 page) {
  const ImFont& font = *look().fonts.caption;
  const Vec2 text = measure(font, words, 280);
  const Vec2 middle{about.center().x, about.min.y};
  const Rect rect = place_slip(page, middle, 8, about.height() + 8, text + Vec2{20, 14});
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  draw_slip(list, rect, theme().color.paper, theme().color.paper_shade);
  write(list, font, rect.min + Vec2{10, 7}, theme().color.paper_ink, words, 280);
}

void paint_refusal(ImDrawList& list, const RefusalSpec& spec, const RefusalPlace& place) {
  const Palette& color = theme().color;
  const Rect& slip = place.slip;
  const auto faded = [&spec](Rgba c) { return with_alpha(c, spec.opacity); };
  const Rgba edge = faded(spec.names ? color.paper_muted : color.danger_deep);
  draw_slip(list, slip, faded(color.paper), edge);
  draw_pointer(list, slip, spec.at, faded(color.paper));
  draw_icon(list, spec.names ? Icon::Help : Icon::Warning, slip.min + Vec2{26, 23}, 22, edge);
  write(list, *look().fonts.body, slip.min + Vec2{46, 12}, faded(color.paper_ink), spec.sentence,
        place.wrap);
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
  const Vec2 page = vec(ImGui::GetIO().DisplaySize);
  const RefusalPlace place = place_refusal(spec, page, page_measure());
  ImGui::SetNextWindowPos(im(place.slip.min));
  ImGui::SetNextWindowSize(im({place.slip.width(), place.slip.height()}));
  ImGui::Begin("##refusal", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();  // its shadow and its tip lie outside
  paint_refusal(list, spec, place);
  list.PopClipRect();
  const bool pressed = !spec.rule.empty() && touch_area("rule", place.rule).pressed;
  ImGui::End();
  return pressed;
}

}  // namespace mael::web
