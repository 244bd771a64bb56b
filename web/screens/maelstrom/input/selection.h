// What the player has picked up and not yet decided, and what the device shows. Positions of tiles
// hold for one state only: a selection starts afresh whenever the state changes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/maelstrom/powers.h"
#include "web/screens/maelstrom/game.h"
#include "web/table/parts/chrome.h"

namespace mael::web::maelstrom {

// The tile a card is about: one in play, or one out of play by its row.
struct Subject {
  std::optional<Hex> at;
  Seat seat = Seat::A;
  Row row = kNoRow;
  friend bool operator==(const Subject&, const Subject&) = default;
};

// An action lit up on the board, and words about it: advice, or what a review is about.
struct Advised {
  Action action;
  std::string sentence;
  std::vector<Row> hand{};  // of an opening hand: all of it, what was picked before included
  friend bool operator==(const Advised&, const Advised&) = default;
};

struct Selection : Looking {
  // On the board.
  std::optional<TileRef> tile;    // own tile picked up
  std::optional<TileRef> target;  // enemy about to be attacked, or energy about to be consumed
  TileMask attackers = 0;         // who takes part, once a target is chosen
  // From the hand.
  std::optional<Row> hand;                  // tile picked up
  std::optional<Hex> space;                 // where it would stand, while the payment is open
  int way = 0;                              // which way to pay (ways_to_pay)
  std::optional<std::vector<Row>> opening;  // picked for the opening hand; nothing: what is
                                            // proposed (opening_picks)
  // For a text; a trigger that waits is open without being picked up.
  std::optional<Power> power;
  Picks picks;
  // Advice that was asked for, until something else is done.
  std::optional<Advised> advised;
  std::vector<Row> hinted;  // of an opening hand, what has been advised so far
  // Questions and pointers.
  std::optional<Hex> hovered;
  std::optional<Hex> cursor;  // of the keyboard
  Subject subject;
  friend bool operator==(const Selection&, const Selection&) = default;
};

inline void drop_advice(Selection& selection) {
  web::drop_advice<Selection>(selection);
  selection.hinted.clear();
}

}  // namespace mael::web::maelstrom
