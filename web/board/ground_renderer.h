// Paints what a ring or a plane lies on: a lamp over a ground, framed where there is a table.
#pragma once

#include <GLES3/gl3.h>

#include "web/base/theme.h"
#include "web/board/camera.h"
#include "web/board/gl_program.h"

namespace mael::web {

struct GroundPlan {
  Rect lit{};      // board units; the lamp shines here
  float grid = 0;  // board units between lines; above 0 `lit` is a framed table
  Vec2 origin{};   // a crossing of the grid
  Rgba beside{};   // round a framed table
};

class GroundRenderer {
 public:
  void begin();
  bool finish();
  void destroy();
  // After the context was lost: nothing of it may be deleted.
  void forget();

  // Between `begin_painting` and the end of the pass, with the grain bound as texture 1.
  void paint(const Ground& ground, const GroundPlan& plan, const Camera& camera, float pixel_ratio);

 private:
  GlProgram program_;
  GLuint empty_array_ = 0;
};

}  // namespace mael::web
