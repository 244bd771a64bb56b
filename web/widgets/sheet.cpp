#include "web/widgets/sheet.h"

#include "web/widgets/button.h"
#include "web/widgets/ink.h"

namespace mael::web {
namespace {

constexpr ImGuiWindowFlags kFlags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoNav |
    ImGuiWindowFlags_NoScrollWithMouse;

void draw_ground(ImDrawList& list, Rect rect, bool from_below) {
  const Palette& color = theme().color;
  const float radius = from_below ? 18.0F : 14.0F;
  Rect body = rect;
  if (from_below) body.max.y += radius;  // its lower corners lie outside the page
  cast_shadow(list, body, radius, 30, 0.9F);
  fill(list, body, mix(color.panel_raised, rgb(0xFFFFFF), 0.03F), color.panel, radius);
  outline(list, body, color.line, radius, 1);
  if (from_below) {
    fill(list, rect_at({rect.center().x - 20, rect.min.y + 8}, {40, 4}), color.edge, 2);
  }
}

}  // namespace

Sheet::Sheet(const SheetSpec& spec) {
  const Vec2 page = vec(ImGui::GetIO().DisplaySize);
  const bool from_below = sheet_from_below(page);
  const Rect rect = sheet_rect(spec, page);
  const Palette& color = theme().color;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(im(page));
  ImGui::SetNextWindowFocus();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin(spec.id, nullptr, kFlags);
  ImGui::PopStyleVar();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  Rgba shade = color.shade;
  shade.a = static_cast<std::uint8_t>(static_cast<float>(shade.a) * spec.shown);
  fill(list, {{}, page}, shade, 0);
  draw_ground(list, rect, from_below);

  const float pad = 20;
  const float top = rect.min.y + (from_below ? 18 : 14);
  write_left(list, *look().fonts.title, {{rect.min.x + pad, top}, {rect.max.x - 60, top + 40}},
             color.text, spec.title);
  inside_ = {{rect.min.x + pad, top + 52}, {rect.max.x - pad, rect.max.y - pad}};
  if (from_below) inside_.max.y -= spec.safe.bottom;
  ImGui::SetCursorScreenPos({rect.max.x - 56, top - 2});
  if (spec.closes) dismissed_ = icon_button("close", Icon::Close, "").pressed;
  const Vec2 mouse = vec(ImGui::GetIO().MousePos);
  if (spec.closes && ImGui::IsMouseReleased(0) && !rect.contains(mouse) &&
      !rect.contains(vec(ImGui::GetIO().MouseClickedPos[0]))) {
    dismissed_ = true;
  }
  ImGui::SetCursorScreenPos(im(inside_.min));
  ImGui::BeginChild("inside", im({inside_.width(), inside_.height()}), 0, kFlags);
}

Sheet::~Sheet() {
  ImGui::EndChild();
  ImGui::End();
}

}  // namespace mael::web
