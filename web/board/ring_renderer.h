// Paints a RingScene straight to the framebuffer. Draws nothing by itself: a frame is painted when
// somebody asks for one.
#pragma once

#include "web/base/theme_imgui.h"
#include "web/board/board_textures.h"
#include "web/board/ground_renderer.h"
#include "web/board/ring_board.h"
#include "web/board/shape_renderer.h"

namespace mael::web {

class RingRenderer final : public BoardRenderer {
 public:
  // The textures are those of the page, and outlive this.
  explicit RingRenderer(BoardTextures& textures) : textures_(textures) {}

  bool create() override;
  void destroy();
  void forget() override;

  // The camera's viewport is the whole canvas in CSS pixels; `clip` too.
  void paint(const RingScene& scene, const Camera& camera, Rect clip, float pixel_ratio);

 private:
  void paint_sea(const RingScene& scene, const Camera& camera, float pixel_ratio);

  BoardTextures& textures_;
  GroundRenderer ground_;
  GlProgram sea_;
  ShapeRenderer shapes_;
  GLuint empty_array_ = 0;
  std::vector<Icon> wanted_{};
};

// The page's own, made when it is first asked for.
RingRenderer& ring_renderer();

}  // namespace mael::web
