// Paints a PlaneScene straight to the framebuffer. Draws nothing by itself: a frame is painted when
// somebody asks for one.
#pragma once

#include "web/base/theme_imgui.h"
#include "web/board/board_textures.h"
#include "web/board/ground_renderer.h"
#include "web/board/plane_board.h"
#include "web/board/shape_renderer.h"

namespace mael::web {

class PlaneRenderer final : public BoardRenderer {
 public:
  // The textures are those of the page, and outlive this.
  explicit PlaneRenderer(BoardTextures& textures) : textures_(textures) {}

  // Needs a current WebGL 2 context. May be called again after `destroy` or `forget`.
  bool create() override;
  void destroy();
  // After the context was lost: nothing of it may be deleted.
  void forget() override;

  // The camera's viewport is the whole canvas in CSS pixels; `clip` too.
  void paint(const PlaneScene& scene, const Camera& camera, Rect clip, float pixel_ratio);

 private:
  BoardTextures& textures_;
  GroundRenderer ground_;
  ShapeRenderer shapes_;
  std::vector<Icon> wanted_{};
};

// The page's own, made when it is first asked for.
PlaneRenderer& plane_renderer();

}  // namespace mael::web
