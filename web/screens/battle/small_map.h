// The table in small beside what is shown of it, and the glass over what hangs at a finger. Pure.
#pragma once

#include "engine/battle/battlefield.h"
#include "web/board/camera.h"
#include "web/screens/battle/game.h"

namespace mael::web::battle {

// In the lower left corner of the board, in the shape of the table.
Rect map_place(const Battlefield& field, Rect board);
Vec2 on_map(const Battlefield& field, Rect map, Point at);
Point off_map(const Battlefield& field, Rect map, Vec2 at);

// A square in the upper corner of the board farthest from the pointer.
Rect glass_place(Rect board, Vec2 pointer);
// Shows what lies at `focus`, in CSS pixels under `camera`, larger in the middle of the glass.
Camera glass_camera(const Camera& camera, Rect glass, Vec2 focus);

}  // namespace mael::web::battle
