// Paints a ShapeList in one call, in its order.
#pragma once

#include <GLES3/gl3.h>

#include "web/board/camera.h"
#include "web/board/gl_program.h"
#include "web/board/shapes.h"

namespace mael::web {

class ShapeRenderer {
 public:
  ShapeRenderer() = default;
  ShapeRenderer(const ShapeRenderer&) = delete;
  ShapeRenderer& operator=(const ShapeRenderer&) = delete;

  // Begins to compile; `finish` waits for it and says whether the driver agreed.
  void begin();
  bool finish();
  void destroy();
  // After the context was lost: nothing of it may be deleted.
  void forget();

  // Between `begin_painting` and the end of the pass, with the sheet bound as texture 0.
  void paint(const ShapeList& list, const Camera& camera, float pixel_ratio);

 private:
  void send_corners(const std::vector<Vec2>& corners);

  GlProgram program_;
  GLuint array_ = 0;
  GLuint buffer_ = 0;
  GLuint corners_ = 0;
  std::vector<Vec2> texels_{};
};

}  // namespace mael::web
