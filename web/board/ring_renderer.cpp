#include "web/board/ring_renderer.h"

#include <array>

#include "embedded/scene_shaders.h"
#include "web/board/gl_board.h"
#include "web/board/kept_board.h"
#include "web/board/ring_paint.h"

namespace mael::web {
namespace {

constexpr std::size_t kMostRings = 6;  // as in shaders/sea.frag

void set_rings(const GlProgram& program, const std::vector<RingBand>& rings) {
  std::array<float, 4 * kMostRings> values{};
  const std::size_t count = std::min(rings.size(), kMostRings);
  for (std::size_t i = 0; i < count; ++i) {
    const RingBand& ring = rings[i];
    const std::array<float, 4> one{ring.inner, ring.outer, ring.turn, ring.depth};
    std::copy(one.begin(), one.end(), values.begin() + static_cast<std::ptrdiff_t>(4 * i));
  }
  glUniform4fv(program.place("u_rings"), kMostRings, values.data());
  glUniform1i(program.place("u_count"), static_cast<GLint>(count));
}

}  // namespace

RingRenderer& ring_renderer() { return kept_board<RingRenderer>(BoardKind::Rings); }

bool RingRenderer::create() {
  ground_.begin();
  sea_.begin(embedded::kSeaVert, embedded::kSeaFrag);
  shapes_.begin();
  bool good = ground_.finish();
  good = sea_.finish() && good;
  good = shapes_.finish() && good;
  if (good) glGenVertexArrays(1, &empty_array_);
  if (!good) destroy();
  return good;
}

void RingRenderer::destroy() {
  ground_.destroy();
  sea_.destroy();
  shapes_.destroy();
  glDeleteVertexArrays(1, &empty_array_);
  forget();
}

void RingRenderer::forget() {
  ground_.forget();
  sea_ = GlProgram{};
  shapes_.forget();
  empty_array_ = 0;
}

void RingRenderer::paint(const RingScene& scene, const Camera& camera, Rect clip,
                         float pixel_ratio) {
  if (!sea_.ready()) return;
  begin_painting(camera, clip, pixel_ratio);
  wanted_.clear();
  icons_of(scene, wanted_);
  textures_.bind(wanted_);
  ground_.paint(scene.ground, {.lit = bounds_of(scene)}, camera, pixel_ratio);
  if (!scene.rings.empty()) paint_sea(scene, camera, pixel_ratio);
  ShapeList list(textures_.sheet(), camera.scale);
  paint_rings(scene, list);
  shapes_.paint(list, camera, pixel_ratio);
}

void RingRenderer::paint_sea(const RingScene& scene, const Camera& camera, float pixel_ratio) {
  sea_.use();
  set_camera(sea_, camera);
  set_rings(sea_, scene.rings);
  glUniform1i(sea_.place("u_grain"), 1);
  glUniform1f(sea_.place("u_reach"), scene.rings.back().outer * 1.15F);
  glUniform1f(sea_.place("u_eye"), scene.eye_turn);
  const RingTrack& track = scene.track;
  const float done = track.steps > 0 ? track.reached / static_cast<float>(track.steps) : 0;
  glUniform2f(sea_.place("u_mist"), track.from, (track.to - track.from) * done);
  glUniform1f(sea_.place("u_css"), 1 / camera.scale);
  glUniform1f(sea_.place("u_pixel"), 1 / (camera.scale * pixel_ratio));
  set_color(sea_, "u_near", rgb(0x1C7484));
  set_color(sea_, "u_far", rgb(0x082E48));
  set_color(sea_, "u_foam", rgb(0xBFEDE9));
  glBindVertexArray(empty_array_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

}  // namespace mael::web
