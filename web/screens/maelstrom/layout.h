// Where everything of the table goes, for every size of screen. Pure arithmetic in CSS pixels.
//
//   wide (tablet, desktop)                 tall (phone, tablet upright)
//   +--------+---------------+--------+    +-----------------------+
//   | other  |    header     | tools  |    | other         | tools |
//   +--------+               +--------+    | header                |
//   |             board      | prompt |    |                       |
//   +--------+               |        |    |         board         |
//   | own    |---------------+--------+    |        prompt         |
//   |        |     hand      |buttons |    | own                   |
//   +--------+---------------+--------+    | buttons               |
//                                          | hand                  |
//   flat (phone on its side) has the       +-----------------------+
//   columns of wide and rows cut low
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "web/widgets/vec2.h"

namespace mael::web::maelstrom {

enum class Form : std::uint8_t { Tall, Flat, Wide };

struct LayoutInput {
  Vec2 viewport;
  Insets safe;
  bool touch = false;
  int hand_tiles = 0;
  int buttons = 0;
  int tools = 0;
  bool choosing_hand = false;  // the hand fills the middle, a tile a cell
};

struct Layout {
  Form form = Form::Wide;
  Rect header;
  Rect other;
  Rect own;
  Rect hand;
  std::vector<Rect> hand_tiles;  // in order, may overlap to the right; later ones lie on top
  float hand_scale = 40;         // pixels per board unit of the pieces in the hand
  Rect buttons;
  std::vector<Rect> button_places;
  Rect tools;
  std::vector<Rect> tool_places;
  Rect prompt;                   // at most this large; filled from the bottom
  Rect log;                      // beside the board; empty where the log is a sheet
  Rect sheet;                    // cards, lists and questions over everything
  Insets board;                  // what panels take from the board
};

Layout make_layout(const LayoutInput& input);

// The hand tile under a point, the topmost one; nothing beside them.
std::optional<int> hand_tile_at(const Layout& layout, Vec2 point);

// Whether the board answers there: not on a panel or in the hand. `prompt_height` is what the
// prompt fills now, from its bottom.
bool is_on_board(const Layout& layout, Vec2 point, float prompt_height);

}  // namespace mael::web::maelstrom
