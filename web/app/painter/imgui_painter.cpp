#include "web/app/painter/imgui_painter.h"

#include <GLES3/gl3.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cfloat>

#include "embedded/fonts.h"
#include "web/app/painter/drawn_letters.h"
#include "web/base/ink.h"
#include "web/base/noted_letters.h"

namespace mael::web {

namespace {

constexpr const char* kShaderVersion = "#version 300 es";
constexpr float kLongestStep = 0.1F;  // seconds; after a sleep, widgets go on as if it were short

ImGuiMouseSource source_of(PointerDevice device) {
  switch (device) {
    case PointerDevice::Touch: return ImGuiMouseSource_TouchScreen;
    case PointerDevice::Pen: return ImGuiMouseSource_Pen;
    default: return ImGuiMouseSource_Mouse;
  }
}

}  // namespace

bool ImguiPainter::create() {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;  // the page shows it
  use_look(look_);
  look_.renderer = &renderer_;
  apply_style();
  take_up_icons(look_, embedded::kHouseIcons);
  bake_fonts(look_, 1);
  baked_ = true;
  return ImGui_ImplOpenGL3_Init(kShaderVersion) && renderer_.create();
}

void ImguiPainter::resize(const Viewport& viewport) {
  const bool sharper = viewport.ratio != viewport_.ratio;
  viewport_ = viewport;
  if (sharper) bake();
}

void ImguiPainter::use_icons_of(std::string_view letters) {
  for (const IconSource& source : look_.icon_sources) {
    const bool here = letters.find(source.code) != letters.npos;
    if (here && take_up_font(look_, source.font)) baked_ = false;
  }
}

// What Dear ImGui has on the graphics card, the fonts among it, is made again for the next frame.
void ImguiPainter::bake() {
  bake_fonts(look_, viewport_.ratio);
  draw_noted_letters(look_);
  ImGui_ImplOpenGL3_DestroyDeviceObjects();
  baked_ = true;
}

void ImguiPainter::pointer(const PointerEvent& event) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(source_of(event.device));
  if (event.action == PointerAction::Leave) return io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  io.AddMousePosEvent(event.at.x, event.at.y);
  const bool up = event.action == PointerAction::Up || event.action == PointerAction::Cancel;
  if (event.button == PointerButton::Primary && event.action != PointerAction::Move) {
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, !up);
  }
  finger_lifted_ = up && event.device == PointerDevice::Touch;
}

void ImguiPainter::wheel(const WheelEvent& event) {
  constexpr float kNotch = 100;  // CSS pixels that count as one line of scrolling by five
  if (!event.zooms)
    ImGui::GetIO().AddMouseWheelEvent(-event.delta.x / kNotch, -event.delta.y / kNotch);
}

// After the context was lost nothing of it may be deleted; it is made anew when there is one again.
void ImguiPainter::graphics_lost() {
  renderer_.forget();
  for (const auto& board : look_.boards) {
    if (board) board->forget();
  }
}

void ImguiPainter::graphics_restored() {
  ImGui_ImplOpenGL3_DestroyDeviceObjects();
  ImGui_ImplOpenGL3_CreateDeviceObjects();
  renderer_.create();
  for (const auto& board : look_.boards) {
    if (board) board->create();
  }
}

void ImguiPainter::begin(const Frame& frame) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {viewport_.size.x, viewport_.size.y};
  io.DisplayFramebufferScale = {
      static_cast<float>(viewport_.pixel_width) / std::max(1.0F, viewport_.size.x),
      static_cast<float>(viewport_.pixel_height) / std::max(1.0F, viewport_.size.y)};
  const auto step = static_cast<float>(frame.now - last_frame_) / 1000;
  io.DeltaTime = std::clamp(step, 0.001F, kLongestStep);
  last_frame_ = frame.now;
  look_.touch = frame.touch;

  if (!baked_ || noted_letters().grown) bake();
  if (worn_theme() != styled_) {
    apply_style();
    styled_ = worn_theme();
  }
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  glViewport(0, 0, viewport_.pixel_width, viewport_.pixel_height);
  const Rgba table = theme().color.table;
  glClearColor(static_cast<float>(table.r) / 255, static_cast<float>(table.g) / 255,
               static_cast<float>(table.b) / 255, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  renderer_.begin_frame(viewport_.ratio);
}

void ImguiPainter::end() {
  ImGui::Render();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  // A finger that is gone hovers over nothing.
  if (finger_lifted_) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  finger_lifted_ = false;
}

const Measure& ImguiPainter::measure() const { return page_measure(); }

void ImguiPainter::paint(const PageScreen& screen, const Frame& frame) {
  // Once more where words brought letters that the fonts did not have yet.
  do {
    begin(frame);
    screen.paint(frame);
    end();
  } while (noted_letters().grown);
}

const char* ImguiPainter::cursor() const {
  switch (ImGui::GetMouseCursor()) {
    case ImGuiMouseCursor_Hand: return "pointer";
    case ImGuiMouseCursor_ResizeAll: return "grab";
    case ImGuiMouseCursor_NotAllowed: return "not-allowed";
    default: return "default";
  }
}

}  // namespace mael::web
