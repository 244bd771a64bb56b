// A hand of pieces along the lower edge: where each lies, which one a finger means, and the scene
// that paints them. Pure.
#pragma once

#include <optional>
#include <vector>

#include "web/board/hex_board.h"

namespace mael::web {

struct FanSpec {
  Rect room{};  // CSS pixels; the pieces stand on its lower edge
  int count = 0;
  float size = 52;  // centre to corner of a piece at most; smaller when many must share
  int lifted = -1;  // hovered, pressed or selected: stands out and pushes its neighbours aside
  float lift = 1;   // 0..1, for gliding
};

struct FanSlot {
  Vec2 center{};   // CSS pixels
  float size = 0;  // centre to corner, CSS pixels
  float turn = 0;  // radians
  float lift = 0;  // 0..1
};

// From left to right, none outside the room's width.
std::vector<FanSlot> layout_fan(const FanSpec& spec);

// The piece under the point: the lifted one first, then the upper of two that overlap.
std::optional<int> fan_at(const std::vector<FanSlot>& slots, Vec2 pixels);

// Puts the pieces on their slots, in CSS pixels as board units (camera: scale 1, centre in the
// middle of the canvas). `sprites` and `slots` are equally many; the lifted one is painted last.
HexScene fan_scene(const std::vector<FanSlot>& slots, std::vector<HexSprite> sprites);

// Whether a drag that began on the hand has left it towards the board.
constexpr bool fan_left(Rect room, Vec2 pixels) { return pixels.y < room.min.y - 8; }

}  // namespace mael::web
