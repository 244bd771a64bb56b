// Where everything of the table goes, for every size of screen: the frame of all tables
// (web/table/parts/frame.h) round the board, relics beside the panels of their players, the prompt
// over the hand. Pure arithmetic in CSS pixels.
#pragma once

#include <optional>
#include <vector>

#include "web/base/vec2.h"
#include "web/board/tile_fan.h"
#include "web/table/parts/frame.h"

namespace mael::web::maelstrom {

struct LayoutInput : TableWish {
  bool touch = false;
  int own_relics = 0;
  int other_relics = 0;
  bool advising = false;       // a hint is shown, and the hand it may be about stays in sight
  bool choosing_hand = false;  // the hand fills the board's place, a tile a cell
};

// A count over the upper edge of a tile of the hand reaches so far above it.
inline constexpr float kCountAbove = 16;

// The prompt is filled from the bottom.
struct Layout : FrameLayout {
  std::vector<FanSlot> hand_slots;
  float hand_label = 0;  // height of the names below tiles; 0 where only one is named at a time
  std::vector<Rect> own_relics;  // a row beside the player's panel
  std::vector<Rect> other_relics;
  Insets board;  // what panels take from the board
};

Layout make_layout(const LayoutInput& input);

// What is taken from the board when it is framed to show all of its content, in board units: on a
// low screen, what that leaves free lies at the right, as much of it as a prompt takes.
Insets framed_in(const Layout& layout, Vec2 viewport, Rect content);

// Where a prompt goes beside the board of a low screen whose content ends there; nothing where it
// would be too narrow.
std::optional<Rect> beside_board(const Layout& layout, float right);

// The hand tile under a point, the topmost one; nothing beside them.
std::optional<int> hand_tile_at(const Layout& layout, Vec2 point);

// Whether the board answers there: on no panel and in no hand.
bool is_on_board(const Layout& layout, Vec2 point);

}  // namespace mael::web::maelstrom
