// Paints with Dear ImGui and our own shaders into the WebGL context that is current.
#pragma once

#include "web/app/painter.h"
#include "web/app/theme_imgui.h"
#include "web/widgets/hex_renderer.h"

namespace mael::web {

class ImguiPainter : public Painter {
 public:
  // Needs the context. False where the shaders do not work.
  bool create();

  void resize(const Viewport& viewport) override;
  void pointer(const PointerEvent& event) override;
  void wheel(const WheelEvent& event) override;
  void graphics_lost() override;
  void graphics_restored() override;
  void paint(maelstrom::Table& table, const FrameInput& input,
             maelstrom::Wishes& wishes) override;
  void paint(start::Start& start, const FrameInput& input, start::Wishes& wishes) override;
  void paint(forces::Forces& forces, const FrameInput& input, forces::Wishes& wishes) override;
  const char* cursor() const override;

 private:
  void begin(const FrameInput& input);
  void end();

  Look look_;
  HexRenderer renderer_;
  Viewport viewport_;
  Milliseconds last_frame_ = 0;
  bool finger_lifted_ = false;
};

}  // namespace mael::web
