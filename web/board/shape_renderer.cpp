#include "web/board/shape_renderer.h"

#include <cstddef>

#include "embedded/scene_shaders.h"
#include "web/board/gl_board.h"

namespace mael::web {
namespace {

constexpr std::size_t kCornersWide = 1024;  // as in shaders/shape.frag

void point_at_shapes() {
  constexpr std::size_t stride = sizeof(ShapeInstance);
  read_floats(0, stride, offsetof(ShapeInstance, place));
  read_floats(1, stride, offsetof(ShapeInstance, turn));
  read_floats(2, stride, offsetof(ShapeInstance, form));
  read_floats(3, stride, offsetof(ShapeInstance, line));
  read_floats(4, stride, offsetof(ShapeInstance, cell));
  read_color(5, stride, offsetof(ShapeInstance, fill));
  read_color(6, stride, offsetof(ShapeInstance, edge));
  read_color(7, stride, offsetof(ShapeInstance, casing));
  read_color(8, stride, offsetof(ShapeInstance, core));
  read_words(9, stride, offsetof(ShapeInstance, style));
}

}  // namespace

void ShapeRenderer::begin() { program_.begin(embedded::kShapeVert, embedded::kShapeFrag); }

bool ShapeRenderer::finish() {
  if (!program_.finish()) return false;
  glGenVertexArrays(1, &array_);
  glGenBuffers(1, &buffer_);
  glGenTextures(1, &corners_);
  return true;
}

void ShapeRenderer::destroy() {
  program_.destroy();
  glDeleteVertexArrays(1, &array_);
  glDeleteBuffers(1, &buffer_);
  glDeleteTextures(1, &corners_);
  forget();
}

void ShapeRenderer::forget() {
  program_ = GlProgram{};
  array_ = buffer_ = corners_ = 0;
}

void ShapeRenderer::send_corners(const std::vector<Vec2>& corners) {
  const std::size_t rows = corners.size() / kCornersWide + 1;
  texels_.assign(rows * kCornersWide, {});
  std::copy(corners.begin(), corners.end(), texels_.begin());
  glActiveTexture(GL_TEXTURE2);
  glBindSampler(2, 0);
  glBindTexture(GL_TEXTURE_2D, corners_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RG32F, static_cast<GLsizei>(kCornersWide),
               static_cast<GLsizei>(rows), 0, GL_RG, GL_FLOAT, texels_.data());
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
  glActiveTexture(GL_TEXTURE0);
}

void ShapeRenderer::paint(const ShapeList& list, const Camera& camera, float pixel_ratio) {
  if (!program_.ready() || list.size() == 0) return;
  send_corners(list.corners());
  program_.use();
  set_camera(program_, camera);
  glUniform1f(program_.place("u_css"), 1 / camera.scale);
  glUniform1f(program_.place("u_pixel"), 1 / (camera.scale * pixel_ratio));
  glUniform1i(program_.place("u_sheet"), 0);
  glUniform1i(program_.place("u_corners"), 2);
  upload(array_, buffer_, list.shapes());
  point_at_shapes();
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(list.size()));
  glBindVertexArray(0);
}

}  // namespace mael::web
