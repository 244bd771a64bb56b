// The ring round a squad that is about to go somewhere: its grip is drawn round, and the squad
// faces that way. Pure.
#pragma once

#include "engine/core/heading.h"
#include "web/board/camera.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/lens.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

struct Ring {
  Vec2 middle;          // of the leader's ghost, in CSS pixels
  float radius = 0;     // round all ghosts, as far as it would not be too large
  Vec2 grip;            // on the ring, or nearer where that is not on the board
  Heading heading = 0;  // of the picture, as all of it
  Heading aside = 0;    // so far round from where the squad faces stands the grip
};
// Of a grip: how far from its middle it is painted.
inline constexpr float kGrip = 15;

// What a ring has to keep to, in CSS pixels.
struct RingRoom {
  Rect board;
  Rect map{};  // the table in small lies over the board
  // Its grip is held, and stays so far round from where the squad faces.
  std::optional<Heading> held{};
  Lie lie{};
};
// Nothing where no heading is to be chosen, or the leader is not shown. The grip stands where the
// squad faces, and as near to that as there is room beside the leader's ghost.
std::optional<Ring> make_ring(const BoardView& view, const Camera& camera, const RingRoom& room);

// What a pointer that holds the grip there turns it to: the nearest of 128 headings.
Heading heading_at(const Ring& ring, Vec2 pointer);

}  // namespace mael::web::battle
