// The table in small beside what is shown of it, and the glass over what hangs at a finger. Pure.
#pragma once

#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "web/board/camera.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/lens.h"

namespace mael::web::battle {

// In the lower left corner of the board, in the shape of the table as it lies; in another one,
// counter-clockwise, where any of the points that are kept free would lie below it, or fewer of the
// others would. Empty where there is no corner without the former.
struct MapSpots {
  std::vector<Vec2> kept, others;
};
Rect map_place(const Battlefield& field, Rect board, const Lie& lie = {},
               const MapSpots& spots = {});
// A point of the picture of the table (plane_board.h) on its map, and the other way round: beside
// the map the nearest point of the table.
Vec2 on_map(Rect table, Rect map, Vec2 at);
Vec2 off_map(Rect table, Rect map, Vec2 at);

// A square in the upper corner of the board farthest from the pointer.
Rect glass_place(Rect board, Vec2 pointer);
// Shows what lies at `focus`, in CSS pixels under `camera`, larger in the middle of the glass.
Camera glass_camera(const Camera& camera, Rect glass, Vec2 focus);

}  // namespace mael::web::battle
