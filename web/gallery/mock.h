// Made-up pages in the manner of the real ones, to judge widgets beside each other.
#pragma once

#include "web/board/hex_renderer.h"
#include "web/gallery/board.h"
#include "web/widgets/choices.h"
#include "web/widgets/lists/log_list.h"

namespace mael::web {

struct MockState {
  LogMemory log{};
  int player = 0;
  int force = 1;
  bool motion = true;
  bool sound = false;
};

// A table in play.
void mock_table(HexRenderer& renderer, Vec2 page, MockState& state);
// The start page: choices of force and player.
void mock_start(HexRenderer& renderer, Vec2 page, MockState& state);
// A sheet with the settings over the table.
void mock_settings(HexRenderer& renderer, Vec2 page, MockState& state);

}  // namespace mael::web
