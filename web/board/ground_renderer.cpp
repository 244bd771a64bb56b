#include "web/board/ground_renderer.h"

#include "embedded/scene_shaders.h"
#include "embedded/shaders.h"
#include "web/board/gl_board.h"

namespace mael::web {

void GroundRenderer::begin() { program_.begin(embedded::kTableVert, embedded::kGroundFrag); }

bool GroundRenderer::finish() {
  if (!program_.finish()) return false;
  glGenVertexArrays(1, &empty_array_);
  return true;
}

void GroundRenderer::destroy() {
  program_.destroy();
  glDeleteVertexArrays(1, &empty_array_);
  forget();
}

void GroundRenderer::forget() {
  program_ = GlProgram{};
  empty_array_ = 0;
}

void GroundRenderer::paint(const Ground& ground, const GroundPlan& plan, const Camera& camera,
                           float pixel_ratio) {
  program_.use();
  set_camera(program_, camera);
  glUniform1i(program_.place("u_grain"), 1);
  glUniform4f(program_.place("u_lit"), plan.lit.min.x, plan.lit.min.y, plan.lit.max.x,
              plan.lit.max.y);
  glUniform1f(program_.place("u_grid"), plan.grid);
  glUniform2f(program_.place("u_origin"), plan.origin.x, plan.origin.y);
  glUniform1f(program_.place("u_css"), 1 / camera.scale);
  glUniform1f(program_.place("u_pixel"), 1 / (camera.scale * pixel_ratio));
  set_color(program_, "u_far", ground.far);
  set_color(program_, "u_near", ground.lit);
  set_color(program_, "u_line", ground.line);
  set_color(program_, "u_beside", plan.beside);
  glBindVertexArray(empty_array_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

}  // namespace mael::web
