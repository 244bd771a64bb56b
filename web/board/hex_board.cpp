#include "web/board/hex_board.h"

namespace mael::web {
namespace {

int last_under(const HexScene& scene, Vec2 board, bool lifted) {
  for (int i = static_cast<int>(scene.sprites.size()) - 1; i >= 0; --i) {
    const HexSprite& sprite = scene.sprites[static_cast<std::size_t>(i)];
    if ((sprite.lift > 0) == lifted && hex_contains(sprite.center, sprite.size, board)) return i;
  }
  return -1;
}

}  // namespace

HexPick pick(const HexScene& scene, Vec2 board) {
  const int lifted = last_under(scene, board, true);
  return {cell_at(board), lifted >= 0 ? lifted : last_under(scene, board, false)};
}

Rect bounds_of(const HexScene& scene, Rect none) {
  if (scene.sprites.empty()) return none;
  Rect all = hex_bounds(scene.sprites.front().center, scene.sprites.front().size);
  for (const HexSprite& sprite : scene.sprites) {
    all = around(all, hex_bounds(sprite.center, sprite.size));
  }
  return all;
}

Vec2 badge_offset(BadgePlace place) {
  switch (place) {
    case BadgePlace::UpperLeft: return {-0.40F, -0.60F};
    case BadgePlace::UpperRight: return {0.40F, -0.60F};
    case BadgePlace::Left: return {-0.72F, 0};
    case BadgePlace::Right: return {0.72F, 0};
    case BadgePlace::LowerLeft: return {-0.40F, 0.58F};
    case BadgePlace::LowerRight: return {0.40F, 0.58F};
  }
  return {};
}

}  // namespace mael::web
