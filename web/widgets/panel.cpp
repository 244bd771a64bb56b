#include "web/widgets/panel.h"

#include <algorithm>

#include "web/base/ink.h"

namespace mael::web {

Rgba washed(Rgba panel, Rgba enamel, float share) {
  constexpr double kReadable = 4.5;
  constexpr float kStep = 0.85F;
  constexpr float kLeast = 0.02F;  // from where on it is all panel
  const Rgba words = theme().color.text_muted;
  while (share > kLeast && contrast(words, mix(panel, enamel, share)) < kReadable) share *= kStep;
  return mix(panel, enamel, share);
}

void paint_panel(ImDrawList& list, Rect rect, PanelLook look) {
  const Palette& color = theme().color;
  const float radius = theme().metrics.radius;
  switch (look) {
    case PanelLook::Bare: return;
    case PanelLook::Raised:
      cast_shadow(list, rect, radius, 18, 0.75F);
      fill(list, rect, with_alpha(mix(color.panel, rgb(0xFFFFFF), 0.035F), 0.97F),
           with_alpha(color.panel, 0.97F), radius);
      outline(list, rect, with_alpha(color.line, 0.9F), radius, 1);
      return;
    case PanelLook::Bar:
      cast_shadow(list, rect, 0, 16, 0.6F);
      fill(list, rect, with_alpha(mix(color.panel, rgb(0xFFFFFF), 0.03F), 0.97F),
           with_alpha(color.panel, 0.97F), 0);
      outline(list, grown(rect, 1), with_alpha(color.line, 0.9F), 0, 1);
      return;
    case PanelLook::Paper:
      cast_shadow(list, rect, radius, 22, 0.8F);
      fill(list, rect, color.paper, color.paper_shade, radius);
      outline(list, rect, mix(color.paper, rgb(0xFFFFFF), 0.5F), radius, 1);
      return;
  }
}

void paint_strip(ImDrawList& list, float width, float bottom, float scroll) {
  if (scroll <= 0) return;
  const Palette& color = theme().color;
  const Rect strip{{}, {width, bottom}};
  const float cover = std::min(1.0F, scroll / 24);
  fill(list, strip, with_alpha(color.table, cover));
  fill(list, {{0, strip.max.y - 1}, strip.max}, with_alpha(color.edge, cover * 0.5F));
}

Panel::Panel(const char* id, Rect rect, PanelLook look, float padding)
    : inside_(grown(rect, -padding)) {
  ImGui::SetNextWindowPos(im(rect.min));
  ImGui::SetNextWindowSize(im({rect.width(), rect.height()}));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {padding, padding});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();  // the shadow lies outside
  paint_panel(list, rect, look);
  list.PopClipRect();
}

Panel::~Panel() { ImGui::End(); }

}  // namespace mael::web
