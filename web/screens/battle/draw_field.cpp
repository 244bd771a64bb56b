// The battlefield and what is written over it: reach, tags, dice that have just fallen.
#include <algorithm>
#include <array>

#include "web/base/ink.h"
#include "web/base/say.h"
#include "web/board/plane_labels_paint.h"
#include "web/board/plane_renderer.h"
#include "web/screens/battle/draw_parts.h"

namespace mael::web::battle {
namespace {

// Solid where a Move leads, half as strong where only a Dash does.
void paint_reach(const Canvas& canvas, const Reach& reach) {
  const Rgba legal = theme().color.legal;
  for (const Reach::Patch& patch : reach.patches) {
    const Vec2 a = to_pixels(canvas.picture.camera, to_picture(patch.low));
    const Vec2 b = to_pixels(canvas.picture.camera, to_picture(patch.high));
    canvas.list.AddRectFilled({a.x, b.y}, {b.x, a.y},
                              packed(with_alpha(legal, patch.second ? 0.10F : 0.22F)));
  }
  for (const Reach::Edge& edge : reach.edges) {
    const Vec2 a = to_pixels(canvas.picture.camera, to_picture(edge.from));
    const Vec2 b = to_pixels(canvas.picture.camera, to_picture(edge.to));
    canvas.list.AddLine(im(a), im(b), packed(with_alpha(legal, edge.second ? 0.5F : 0.9F)), 1.6F);
  }
}

}  // namespace

void paint_field(const Canvas& canvas) {
  plane_renderer().paint(canvas.picture.board.scene, canvas.picture.camera,
                         {{}, canvas.frame.viewport}, look().pixel_ratio);
}

void paint_field_words(const Canvas& canvas) {
  const Rect board = canvas.layout().board;
  canvas.list.PushClipRect(im(board.min), im(board.max));
  if (canvas.picture.reach) paint_reach(canvas, *canvas.picture.reach);
  paint_labels(canvas.list, canvas.picture.board.scene,
               lay_labels(canvas.picture.board.scene, canvas.picture.camera, board, page_measure(),
                          say("battle.decimal")[0]));
  canvas.list.PopClipRect();
}

void paint_die(ImDrawList& list, Rect at, int face, Rgba ground, Rgba pips) {
  cast_shadow(list, at, at.width() * 0.2F, 5, 0.5F);
  fill(list, at, ground, at.width() * 0.2F);
  constexpr std::array<std::array<int, 9>, 6> kPips{{{0, 0, 0, 0, 1, 0, 0, 0, 0},
                                                     {1, 0, 0, 0, 0, 0, 0, 0, 1},
                                                     {1, 0, 0, 0, 1, 0, 0, 0, 1},
                                                     {1, 0, 1, 0, 0, 0, 1, 0, 1},
                                                     {1, 0, 1, 0, 1, 0, 1, 0, 1},
                                                     {1, 0, 1, 1, 0, 1, 1, 0, 1}}};
  const auto& there = kPips.at(static_cast<std::size_t>(std::clamp(face, 1, 6) - 1));
  for (std::size_t i = 0; i < there.size(); ++i) {
    if (there[i] == 0) continue;
    const auto x = static_cast<float>(i % 3) - 1, y = static_cast<float>(i / 3) - 1;
    const Vec2 middle = at.center() + Vec2{x, y} * (at.width() * 0.26F);
    list.AddCircleFilled(im(middle), at.width() * 0.09F, packed(pips), 16);
  }
}

// In rows over the middle of the field, coming down within the first part of their time.
void paint_dice(const Canvas& canvas) {
  if (!canvas.picture.dice) return;
  constexpr float kSize = 38, kGap = 10;
  constexpr int kAcross = 8;
  const DiceScene& scene = *canvas.picture.dice;
  const Rect board = canvas.layout().board;
  const auto count = static_cast<int>(scene.faces.size());
  const int across = std::min(count, kAcross), rows = (count + kAcross - 1) / kAcross;
  const float fall = std::clamp(scene.t / 0.3F, 0.0F, 1.0F);
  const Vec2 size{static_cast<float>(across) * (kSize + kGap) - kGap,
                  static_cast<float>(rows) * (kSize + kGap) - kGap};
  const Vec2 corner = board.center() - size / 2 - Vec2{0, 60 * (1 - fall)};
  for (int i = 0; i < count; ++i) {
    const auto x = static_cast<float>(i % kAcross), y = static_cast<float>(i / kAcross);
    const int face = scene.faces[static_cast<std::size_t>(i)];
    const int shown = fall < 1 ? (face + i + static_cast<int>(fall * 12)) % 6 + 1 : face;
    const Vec2 at = corner + Vec2{x, y} * (kSize + kGap);
    paint_die(canvas.list, rect_at(at, {kSize, kSize}), shown, printed_theme().color.paper,
              printed_theme().color.paper_ink);
  }
}

}  // namespace mael::web::battle
