// A made-up position that shows everything a board can show.
#pragma once

#include "web/board/hex_board.h"

namespace mael::web {

HexScene sample_board();

// A tile as it lies in a hand: kind 0..7.
HexSprite sample_tile(int kind, int seat);

}  // namespace mael::web
