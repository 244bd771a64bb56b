// What the player has picked up and not yet decided, and what the device shows. Places of tokens
// hold for one state only: a selection starts afresh whenever the state changes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/screens/pirates/game.h"
#include "web/table/parts/chrome.h"

namespace mael::web::pirates {

// What a sheet is about.
struct Subject {
  enum class Kind : std::uint8_t {
    None,
    Cell,      // which: the cell
    Ship,      // which: the seat
    Calamity,  // which: its kind; `token` if it is one on the board
    Loot,      // which: the item
    Treasure,  // which: the card
    Tile,      // which: the tile
    Title,     // which: the title, from 1
  };
  Kind kind = Kind::None;
  int which = 0;
  int token = -1;  // place in the list
  friend bool operator==(const Subject&, const Subject&) = default;
};

// An action lit up on the table, and words about it: advice, or what a review is about.
struct Advised {
  Action action;
  std::string sentence;
  friend bool operator==(const Advised&, const Advised&) = default;
};

// A circle that is held or was let go, not turned yet.
struct RingHold {
  std::uint8_t circle = 0;
  std::uint8_t quarters = 0;  // 0 … 3 clockwise from as it lies
  bool held = false;          // by the finger
  friend bool operator==(const RingHold&, const RingHold&) = default;
};

// At most one of the parts from `sailing` to `offer` is in use.
struct Selection : Looking {
  bool sailing = false;  // the own ship is picked up
  std::optional<RingHold> ring;
  bool attacking = false;             // targets are listed
  std::optional<Target> target;       // of an attack that is looked at before it is made
  SeatBits asked = 0;                 // who shall be asked to join it
  bool leashing = false;              // tokens are listed that may be moved (PIR-106)
  std::optional<std::uint8_t> token;  // the one of them that is picked up
  std::optional<Trade> offer;         // an exchange being made; its partner may lack
  std::uint8_t tile = 0;              // looked at in the shop, from 1
  Cell fanned = kNoCell;              // its pieces are spread, so that each can be pressed
  std::optional<Advised> advised;     // that was asked for, until something else is done
  std::string cursor;                 // of the keyboard: the name of a hit (places.h)
  Subject subject;
  friend bool operator==(const Selection&, const Selection&) = default;

  bool is_empty() const {
    return !sailing && !ring && !attacking && !target && !leashing && !token && !offer;
  }
};

}  // namespace mael::web::pirates
