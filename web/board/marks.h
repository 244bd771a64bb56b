// Whose a piece is and what is marked about it, on every kind of board.
#pragma once

#include <cstdint>

namespace mael::web {

// The pattern of an owner's rim. Colour follows the theme's seat, but the pattern alone tells seats
// apart.
enum class OwnerMark : std::uint8_t { None, Sun, Moon, Wave, Cross, Leaf };

// Bits; they may be combined.
enum BoardMark : std::uint16_t {
  kMarkHovered = 1U << 0U,     // under the pointer or finger
  kMarkFocused = 1U << 1U,     // keyboard cursor
  kMarkLegal = 1U << 2U,       // may be chosen now
  kMarkSelected = 1U << 3U,    // chosen
  kMarkPath = 1U << 4U,        // on the way of a move
  kMarkThreatened = 1U << 5U,  // target of the attack being prepared
  kMarkStruck = 1U << 6U,      // would receive a wound
  kMarkFresh = 1U << 7U,       // changed since the player last looked
  kMarkBlocked = 1U << 8U,     // refused: shown barred
};

}  // namespace mael::web
