// The ring round a squad that is about to go somewhere: its grip is drawn round, and the squad
// faces that way. Pure.
#pragma once

#include "engine/core/heading.h"
#include "web/board/camera.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/view.h"

namespace mael::web::battle {

struct Ring {
  Vec2 middle;       // of the leader's ghost, in CSS pixels
  float radius = 0;  // round all ghosts, as far as it would not be too large
  Vec2 grip;         // on the ring where the squad faces; nearer where that is not on the board
  Heading heading = 0;
};
// Nothing where no heading is to be chosen, or the leader is not shown.
std::optional<Ring> make_ring(const BoardView& view, const Camera& camera, Rect board);

// What a pointer there turns it to: the nearest of 128 headings.
Heading heading_at(const Ring& ring, Vec2 pointer);

}  // namespace mael::web::battle
