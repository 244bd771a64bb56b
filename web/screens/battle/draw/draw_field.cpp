// The battlefield and what is written over it: reach, tags, dice that have just fallen.
#include <algorithm>
#include <array>
#include <vector>

#include "web/base/ink.h"
#include "web/board/plane_labels_paint.h"
#include "web/board/plane_renderer.h"
#include "web/screens/battle/draw/draw_parts.h"
#include "web/screens/battle/thrown_dice.h"

namespace mael::web::battle {
namespace {

// Solid where a Move leads, half as strong where only a Dash does.
void paint_reach(const Canvas& canvas, const ReachArea& reach) {
  const Rgba legal = printed_theme().color.legal;
  const Lens lens{canvas.picture.camera, canvas.picture.lie};
  for (const ReachArea::Patch& patch : reach.patches) {
    const Vec2 a = lens.pixels(patch.low), b = lens.pixels(patch.high);
    canvas.list.AddRectFilled({std::min(a.x, b.x), std::min(a.y, b.y)},
                              {std::max(a.x, b.x), std::max(a.y, b.y)},
                              packed(with_alpha(legal, patch.second ? 0.10F : 0.22F)));
  }
  for (const ReachArea::Edge& edge : reach.edges) {
    canvas.list.AddLine(im(lens.pixels(edge.from)), im(lens.pixels(edge.to)),
                        packed(with_alpha(legal, edge.second ? 0.5F : 0.9F)), 1.6F);
  }
}

// Slanted strokes over what is not seen.
void paint_unseen(const Canvas& canvas, const std::vector<HatchStroke>& strokes) {
  for (const auto& [from, to] : strokes) {
    canvas.list.AddLine(im(from), im(to), packed({6, 8, 12, 150}), 2.6F);
  }
}

// Everything of the page that lies beside a square in it.
std::array<Rect, 4> beside(Rect page, Rect square) {
  return {Rect{page.min, {page.max.x, square.min.y}}, Rect{{page.min.x, square.max.y}, page.max},
          Rect{{page.min.x, square.min.y}, {square.min.x, square.max.y}},
          Rect{{square.max.x, square.min.y}, {page.max.x, square.max.y}}};
}

}  // namespace

Rgba color_on_map(GroundLook look) {
  switch (look) {
    case GroundLook::Wood: return rgb(0x2F5B36);
    case GroundLook::Ruin: return rgb(0x565656);
    case GroundLook::Hill: return rgb(0x8E854D);
    case GroundLook::Water: return rgb(0x2B7488);
    case GroundLook::Hollow: return rgb(0x3A331F);
    case GroundLook::Crates: return rgb(0xA8793F);
    case GroundLook::Bunker: return rgb(0x8A8C86);
    default: return rgb(0x9A8577);
  }
}

void paint_field(const Canvas& canvas) {
  plane_renderer().paint(canvas.picture.board.scene, canvas.picture.camera,
                         {{}, canvas.frame.viewport}, look().pixel_ratio);
  if (!canvas.picture.glass) return;
  plane_renderer().paint(canvas.picture.board.scene, canvas.picture.glass->camera,
                         canvas.picture.glass->at, look().pixel_ratio);
}

// As far as the ground is seen: where panels begin it is they that cut it.
void paint_field_words(const Canvas& canvas) {
  const Rect page{{}, canvas.frame.viewport};
  const PlaneScene& scene = canvas.picture.board.scene;
  const auto paint_within = [&](Rect room) {
    canvas.list.PushClipRect(im(room.min), im(room.max), true);
    if (canvas.picture.unseen) paint_unseen(canvas, *canvas.picture.unseen);
    if (canvas.picture.reach) paint_reach(canvas, *canvas.picture.reach);
    paint_labels(canvas.list, scene, canvas.picture.labels);
    if (canvas.places().ring) paint_ring(canvas, *canvas.places().ring);
    canvas.list.PopClipRect();
  };
  if (!canvas.picture.glass) return paint_within(page);
  for (const Rect room : beside(page, canvas.picture.glass->at)) paint_within(room);
}

void paint_small_map(const Canvas& canvas) {
  const Rect map = canvas.places().map;
  if (map.width() <= 0) return;
  const PlaneScene& scene = canvas.picture.board.scene;
  const Rect table = bounds_of(scene);
  const auto place = [&](Vec2 at) { return on_map(table, map, at); };
  cast_shadow(canvas.list, map, 6, 10, 0.6F);
  fill(canvas.list, grown(map, 3), theme().color.panel, 8);
  fill(canvas.list, map, rgb(0x453E27), 4);
  canvas.list.PushClipRect(im(map.min), im(map.max), true);
  for (const PlaneArea& area : scene.areas) {
    std::vector<ImVec2> corners;
    for (const Point corner : area.corners) corners.push_back(im(place(to_picture(corner))));
    canvas.list.AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()),
                                    packed(color_on_map(area.look)));
  }
  for (const PlaneDisc& disc : scene.discs) {
    const ImVec2 at = im(place(to_picture(disc.at)));
    canvas.list.AddCircleFilled(at, 3.2F, packed({10, 13, 18, 255}), 10);
    canvas.list.AddCircleFilled(at, 2.4F, packed(disc.owner), 10);
  }
  const Rect board = canvas.layout().board;
  const Rect shown{place(to_board(canvas.picture.camera, board.min)),
                   place(to_board(canvas.picture.camera, board.max))};
  outline(canvas.list, shown, printed_theme().color.paper, 2, 2);
  canvas.list.PopClipRect();
  outline(canvas.list, grown(map, 3), theme().color.edge, 8, 1.2F);
}

// What is chosen has a rim of the accent, what may be chosen one of what is possible. Below them
// the ground ends, as at the edge of the page.
void paint_strips(const Canvas& canvas) {
  for (const Rect& rail : canvas.places().rails) {
    fill(canvas.list, rail, with_alpha(theme().color.panel, 0.9F), theme().metrics.radius);
  }
  for (const StripPlace& place : canvas.places().strips) {
    const SquadView& squad = canvas.view().squads[place.squad];
    const Palette& color = printed_theme().color;
    Rgba lit{0, 0, 0, 0};
    if (squad.may_be_picked) lit = color.legal;
    if (squad.selected || squad.acts || squad.marches) lit = color.accent;
    paint_tag_square(canvas.list, canvas.picture.board.tags[place.squad], place.at, lit);
  }
}

void paint_glass(const Canvas& canvas) {
  if (!canvas.picture.glass) return;
  const Rect at = canvas.picture.glass->at;
  outline(canvas.list, grown(at, 3), rgb(0x0A0D12), 10, 4);
  outline(canvas.list, grown(at, 1), printed_theme().color.accent, 8, 2.5F);
  const ImVec2 middle = im(at.center());
  canvas.list.AddCircle(middle, 5, packed({255, 255, 255, 210}), 20, 1.6F);
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

void paint_dice(const Canvas& canvas) {
  if (!canvas.picture.dice) return;
  const Lens lens{canvas.picture.camera, canvas.picture.lie};
  const Palette& color = printed_theme().color;
  for (const auto& [at, face] : thrown_dice(*canvas.picture.dice, lens, canvas.layout().board)) {
    paint_die(canvas.list, at, face, color.paper, color.paper_ink);
  }
}

}  // namespace mael::web::battle
