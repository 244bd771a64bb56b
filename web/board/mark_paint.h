// Marks round things on boards, in shapes: each mark has a line of its own, not only a colour.
#pragma once

#include "web/board/shapes.h"

namespace mael::web {

// Rings round a thing of that radius.
void paint_marks_round(ShapeList& list, Vec2 at, float radius, std::uint16_t marks);

// How the outline of an area with these marks is drawn; no width where there is nothing to show.
ShapeStyle area_mark_style(std::uint16_t marks);

// A star: harm; and a barred circle: closed.
void paint_star(ShapeList& list, Vec2 at, float radius);
void paint_bar(ShapeList& list, Vec2 at, float radius);

// A row of lives, those lost hollow, its middle at `at`.
void paint_pips(ShapeList& list, Vec2 at, float radius, int pips, int lost);

// The emblem of an owner.
Icon sign_of(OwnerMark mark);

}  // namespace mael::web
