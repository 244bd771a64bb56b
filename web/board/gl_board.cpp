#include "web/board/gl_board.h"

namespace mael::web {
namespace {

const void* at(std::size_t offset) { return reinterpret_cast<const void*>(offset); }

}  // namespace

void set_color(const GlProgram& program, const char* name, Rgba c) {
  constexpr float k = 1.0F / 255.0F;
  glUniform3f(program.place(name), static_cast<float>(c.r) * k, static_cast<float>(c.g) * k,
              static_cast<float>(c.b) * k);
}

void set_camera(const GlProgram& program, const Camera& camera) {
  glUniform2f(program.place("u_center"), camera.center.x, camera.center.y);
  const Vec2 half = camera.viewport / (2 * camera.scale);
  glUniform2f(program.place("u_half"), half.x, half.y);
}

void read_floats(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribPointer(location, 4, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride), at(offset));
  glVertexAttribDivisor(location, 1);
}

void read_color(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribPointer(location, 4, GL_UNSIGNED_BYTE, GL_TRUE, static_cast<GLsizei>(stride),
                        at(offset));
  glVertexAttribDivisor(location, 1);
}

void read_words(GLuint location, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(location);
  glVertexAttribIPointer(location, 4, GL_UNSIGNED_SHORT, static_cast<GLsizei>(stride), at(offset));
  glVertexAttribDivisor(location, 1);
}

void begin_painting(const Camera& camera, Rect clip, float pixel_ratio) {
  const auto pixels = [pixel_ratio](float v) {
    return static_cast<GLint>(std::lround(v * pixel_ratio));
  };
  glViewport(0, 0, pixels(camera.viewport.x), pixels(camera.viewport.y));
  glEnable(GL_SCISSOR_TEST);
  glScissor(pixels(clip.min.x), pixels(camera.viewport.y - clip.max.y),
            std::max(pixels(clip.width()), 0), std::max(pixels(clip.height()), 0));
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_STENCIL_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

}  // namespace mael::web
