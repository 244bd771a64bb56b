// A part of the table shown larger in the words: the models that choices name, where they stand.
// Pure.
#pragma once

#include "web/board/plane_board.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

struct Excerpt {
  Rect at;          // CSS pixels
  Vec2 middle;      // inches, north up
  float scale = 1;  // pixels an inch

  Vec2 place(Point point) const { return at.center() + (to_picture(point) - middle) * scale; }
};

// As large as all its models, and a little round them, have room.
Excerpt make_excerpt(const RosterView& roster, Rect at);

}  // namespace mael::web::battle
