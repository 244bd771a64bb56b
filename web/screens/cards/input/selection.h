// What the player has picked up and not yet decided, and what the device shows. Places of ships
// hold for one state only: a selection starts afresh whenever the state changes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/screens/cards/game.h"
#include "web/table/parts/chrome.h"

namespace mael::web::cards {

// Something on the table one can point at. The seat says whose stack, ships or new stack it is; of
// planets it is Seat::A.
using Thing = Target;

constexpr Thing thing_at(Spot spot, Seat seat, int index) {
  return {spot, seat, static_cast<std::uint8_t>(index)};
}

// The card a sheet is about: of a kind, or the one that lies there.
struct Subject {
  CardKind kind = kNoCard;
  Thing at;  // Spot::None: out of play
  friend bool operator==(const Subject&, const Subject&) = default;
};

// An action lit up on the table, and words about it: advice, or what a review is about.
struct Advised {
  Action action;
  std::string sentence;
  friend bool operator==(const Advised&, const Advised&) = default;
};

struct Selection : Looking {
  std::optional<CardKind> card;      // of the hand
  std::optional<std::uint8_t> ship;  // own ship, to attack with its stack or to be moved
  std::optional<Thing> target;       // of an attack that is looked at before it is declared
  int number = 0;                    // bid or secret number, not sealed yet
  std::optional<Advised> advised;    // that was asked for, until something else is done
  std::string cursor;                // of the keyboard: the name of a spot (places.h)
  Subject subject;
  friend bool operator==(const Selection&, const Selection&) = default;

  bool is_empty() const { return !card && !ship; }
};

}  // namespace mael::web::cards
