#include "web/board/plane_renderer.h"

#include "web/board/gl_board.h"
#include "web/board/kept_board.h"
#include "web/board/plane_paint.h"

namespace mael::web {

PlaneRenderer& plane_renderer() { return kept_board<PlaneRenderer>(BoardKind::Plane); }

bool PlaneRenderer::create() {
  ground_.begin();
  shapes_.begin();
  bool good = ground_.finish();
  good = shapes_.finish() && good;
  if (!good) destroy();
  return good;
}

void PlaneRenderer::destroy() {
  ground_.destroy();
  shapes_.destroy();
}

void PlaneRenderer::forget() {
  ground_.forget();
  shapes_.forget();
}

void PlaneRenderer::paint(const PlaneScene& scene, const Camera& camera, Rect clip,
                          float pixel_ratio) {
  begin_painting(camera, clip, pixel_ratio);
  wanted_.clear();
  icons_of(scene, camera.scale, wanted_);
  textures_.bind(wanted_);
  const Rect table = bounds_of(scene);
  ground_.paint(scene.ground, {table, inches(scene.grid), table.min, scene.beside}, camera,
                pixel_ratio);
  ShapeList list(textures_.sheet(), camera.scale);
  paint_plane(scene, list);
  shapes_.paint(list, camera, pixel_ratio);
}

}  // namespace mael::web
