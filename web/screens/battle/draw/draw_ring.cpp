// The ring that turns a squad: the front half of its view strong and lit, the rear half dashed.
#include <imgui.h>

#include "web/base/ink.h"
#include "web/board/plane_board.h"
#include "web/screens/battle/draw/draw_parts.h"

namespace mael::web::battle {
namespace {

constexpr float kRightAngle = kTurn / 4;

// Headings run counter-clockwise, angles of the screen clockwise.
float angle_of(Heading heading) { return -kTurn * static_cast<float>(heading) / kHeadings; }

void stroke(ImDrawList& list, const Ring& ring, float from, float to, Rgba color, float width) {
  list.PathArcTo(im(ring.middle), ring.radius, from, to, 48);
  list.PathStroke(packed(color), 0, width);
}

void paint_arcs(ImDrawList& list, const Ring& ring, Rgba color) {
  const float ahead = angle_of(ring.heading);
  list.PathLineTo(im(ring.middle));
  list.PathArcTo(im(ring.middle), ring.radius, ahead - kRightAngle, ahead + kRightAngle, 48);
  list.PathFillConvex(packed(with_alpha(color, 0.10F)));
  stroke(list, ring, ahead - kRightAngle, ahead + kRightAngle, rgb(0x0A0D12), 5);
  stroke(list, ring, ahead - kRightAngle, ahead + kRightAngle, color, 2.5F);
  constexpr int kDashes = 14;
  constexpr float kDash = 2 * kRightAngle / kDashes;
  for (int i = 0; i < kDashes; ++i) {
    const float from = ahead + kRightAngle + kDash * (static_cast<float>(i) + 0.3F);
    stroke(list, ring, from, from + kDash * 0.45F, rgb(0x0A0D12), 4);
    stroke(list, ring, from, from + kDash * 0.45F, rgb(0xAAB4C4), 2);
  }
}

void paint_grip(const Canvas& canvas, const Ring& ring, Rgba color) {
  ImDrawList& list = canvas.list;
  const bool held =
      canvas.picture.turning || touch_on(canvas, grown({ring.grip, ring.grip}, 22)).hovered;
  const float radius = held ? kGrip : kGrip - 2;
  const Vec2 way = heading_direction(ring.heading), aside{-way.y, way.x};
  list.AddLine(im(ring.middle), im(ring.grip), packed(with_alpha(color, 0.5F)), 1.6F);
  list.AddCircleFilled(im(ring.grip), radius + 2, packed(rgb(0x0A0D12)), 28);
  list.AddCircleFilled(im(ring.grip), radius, packed(held ? color : rgb(0x123A33)), 28);
  list.AddCircle(im(ring.grip), radius, packed(color), 28, 2);
  const Rgba ink = held ? rgb(0x0A0D12) : color;
  list.AddTriangleFilled(im(ring.grip + way * 8), im(ring.grip - way * 4 + aside * 7),
                         im(ring.grip - way * 4 - aside * 7), packed(ink));
}

}  // namespace

void paint_ring(const Canvas& canvas, const Ring& ring) {
  const Rgba color = printed_theme().color.legal;
  paint_arcs(canvas.list, ring, color);
  paint_grip(canvas, ring, color);
}

}  // namespace mael::web::battle
