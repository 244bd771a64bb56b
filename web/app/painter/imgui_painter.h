// Paints with Dear ImGui and our own shaders into the WebGL context that is current.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "web/app/painter/painter.h"
#include "web/base/theme_imgui.h"
#include "web/board/hex_renderer.h"

namespace mael::web {

class ImguiPainter : public Painter {
 public:
  // They must outlive the painter.
  explicit ImguiPainter(std::span<const IconSource> icons) { look_.icon_sources = icons; }

  // Needs the context. False where the shaders do not work.
  bool create();

  void resize(const Viewport& viewport) override;
  void pointer(const PointerEvent& event) override;
  void wheel(const WheelEvent& event) override;
  void graphics_lost() override;
  void graphics_restored() override;
  const Measure& measure() const override;
  void use_icons_of(std::string_view letters) override;
  void paint(const PageScreen& screen, const Frame& frame) override;
  const char* cursor() const override;

 private:
  void bake();
  void begin(const Frame& frame);
  void end();

  bool baked_ = false;
  Look look_;
  HexRenderer renderer_;
  Viewport viewport_;
  Themed styled_ = Themed::Dark;
  Milliseconds last_frame_ = 0;
  bool finger_lifted_ = false;
};

}  // namespace mael::web
