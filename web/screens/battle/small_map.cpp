#include "web/screens/battle/small_map.h"

#include <algorithm>
#include <array>

namespace mael::web::battle {
namespace {

constexpr float kEdge = 8, kMapClear = 20;
constexpr float kLeastMap = 84, kMostMap = 150, kMapShare = 0.22F;
constexpr float kLeastGlass = 110, kMostGlass = 190, kGlassShare = 0.36F;
constexpr float kLarger = 2.2F;

float shorter(Rect rect) { return std::min(rect.width(), rect.height()); }

}  // namespace

Rect map_place(const Battlefield& field, Rect board, const Lie& lie, const MapSpots& spots) {
  const float longer = std::clamp(shorter(board) * kMapShare, kLeastMap, kMostMap);
  const auto wide = static_cast<float>(lie.turned ? field.depth() : field.width());
  const auto deep = static_cast<float>(lie.turned ? field.width() : field.depth());
  const Vec2 size = Vec2{wide, deep} * (longer / std::max(wide, deep));
  const Rect room = grown(board, -kEdge);
  const float right = room.max.x - size.x, below = room.max.y - size.y;
  const std::array<Vec2, 4> corners{Vec2{room.min.x, below}, Vec2{right, below},
                                    Vec2{right, room.min.y}, room.min};
  Rect best;
  auto fewest = static_cast<std::ptrdiff_t>(spots.others.size()) + 1;
  for (const Vec2 corner : corners) {
    const Rect map{corner, corner + size};
    const auto lies_below = [&](Vec2 at) { return grown(map, kMapClear).contains(at); };
    if (std::any_of(spots.kept.begin(), spots.kept.end(), lies_below)) continue;
    const auto covered = std::count_if(spots.others.begin(), spots.others.end(), lies_below);
    if (covered < fewest) best = map;
    fewest = std::min(fewest, covered);
  }
  return best;
}

Vec2 on_map(Rect table, Rect map, Vec2 at) {
  return map.min + Vec2{(at.x - table.min.x) / table.width() * map.width(),
                        (at.y - table.min.y) / table.height() * map.height()};
}

Vec2 off_map(Rect table, Rect map, Vec2 at) {
  const float x = std::clamp((at.x - map.min.x) / map.width(), 0.0F, 1.0F);
  const float y = std::clamp((at.y - map.min.y) / map.height(), 0.0F, 1.0F);
  return table.min + Vec2{x * table.width(), y * table.height()};
}

Rect glass_place(Rect board, Vec2 pointer) {
  const float side = std::clamp(shorter(board) * kGlassShare, kLeastGlass, kMostGlass);
  const bool left = pointer.x > board.center().x;
  const float x = left ? board.min.x + kEdge : board.max.x - kEdge - side;
  return box(x, board.min.y + kEdge, side, side);
}

Camera glass_camera(const Camera& camera, Rect glass, Vec2 focus) {
  Camera large = camera;
  large.scale = camera.scale * kLarger;
  large.center = to_board(camera, focus) + (camera.viewport / 2 - glass.center()) / large.scale;
  return large;
}

}  // namespace mael::web::battle
