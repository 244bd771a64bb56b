#include "web/widgets/sheet.h"

#include "web/base/ink.h"

namespace mael::web {
namespace {

constexpr ImGuiWindowFlags kFlags = ImGuiWindowFlags_NoDecoration |
                                    ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                                    ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse;

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

void paint_sheet(ImDrawList& list, const SheetSpec& spec, Vec2 page) {
  const SheetPlace place = place_sheet(spec, page);
  Rgba shade = theme().color.shade;
  shade.a = static_cast<std::uint8_t>(static_cast<float>(shade.a) * spec.shown);
  fill(list, {{}, page}, shade, 0);
  draw_ground(list, place.body, sheet_from_below(page));
  write_title(list, *look().fonts.title, place.title, theme().color.text, spec.title);
  if (spec.leads != Icon::None) {
    draw_icon(list, spec.leads, place.leads.center(), 24, theme().color.text_muted);
  }
  if (spec.closes) draw_icon(list, Icon::Close, place.close.center(), 22, theme().color.text);
}

Sheet::Sheet(const SheetSpec& spec) {
  const Vec2 page = vec(ImGui::GetIO().DisplaySize);
  const SheetPlace place = place_sheet(spec, page);
  inside_ = place.inside;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize(im(page));
  ImGui::SetNextWindowFocus();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin(spec.id, nullptr, kFlags);
  ImGui::PopStyleVar();
  paint_sheet(*ImGui::GetWindowDrawList(), spec, page);
  if (spec.closes) {
    dismissed_ = touch_area("close", place.close).pressed;
    const bool began_beside = !place.body.contains(vec(ImGui::GetIO().MouseClickedPos[0]));
    const bool ended_beside = !place.body.contains(vec(ImGui::GetIO().MousePos));
    if (ImGui::IsMouseReleased(0) && began_beside && ended_beside) dismissed_ = true;
  }
  ImGui::SetCursorScreenPos(im(inside_.min));
  ImGui::BeginChild("inside", im({inside_.width(), inside_.height()}), 0, kFlags);
}

Sheet::~Sheet() {
  ImGui::EndChild();
  ImGui::End();
}

}  // namespace mael::web
