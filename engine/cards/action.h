// Every decision of the Edge card game (sheet section 16).
#pragma once

#include <compare>
#include <cstdint>
#include <variant>

#include "engine/cards/state.h"

namespace mael::cards {

// Setup and ties.
struct ChooseFaction {
  CardKind card = 0;
  auto operator<=>(const ChooseFaction&) const = default;
};
struct ChooseOrder {
  bool first = true;
  auto operator<=>(const ChooseOrder&) const = default;
};

// Chance.
struct Coin {
  Seat winner = Seat::A;
  auto operator<=>(const Coin&) const = default;
};
// kUnknownCard where the observer does not see it.
struct DrawCard {
  CardKind card = 0;
  auto operator<=>(const DrawCard&) const = default;
};

// A card from hand: an action in the own player-turn, an event in a window of the opponent's.
struct Play {
  CardKind card = 0;
  Target target;
  auto operator<=>(const Play&) const = default;
};
// With an own stack against a stack, a fleet or a planet's stock.
struct Attack {
  std::uint8_t stack = 0;
  Target target;
  auto operator<=>(const Attack&) const = default;
};
// An own ship for a fee of one (ECG-090): to a planet, a stack or a new stack.
struct MoveShip {
  std::uint8_t ship = 0;
  Target target;
  auto operator<=>(const MoveShip&) const = default;
};
struct Pass {
  auto operator<=>(const Pass&) const = default;
};  // forced (ECG-R12)
struct EndTurn {
  auto operator<=>(const EndTurn&) const = default;
};  // of the player
struct Decline {
  auto operator<=>(const Decline&) const = default;
};  // to answer

// Sealed; kUnknownSealed where the observer does not see it.
struct PickNumber {
  std::uint16_t number = 0;
  auto operator<=>(const PickNumber&) const = default;
};
struct Bid {
  std::uint16_t amount = 0;
  auto operator<=>(const Bid&) const = default;
};

// The victor's choice of the one card destroyed.
struct Kill {
  Target ship;
  auto operator<=>(const Kill&) const = default;
};

// Only ever appended to: saves number the kinds by place.
using Deed = std::variant<ChooseFaction, ChooseOrder, Coin, DrawCard, Play, Attack, MoveShip, Pass,
                          EndTurn, Decline, PickNumber, Bid, Kill>;

struct Action {
  Seat by = Seat::Chance;
  Deed deed;
  // Not <=>: the standard library of older web toolchains has none for variants.
  // Kinds first: a search compares each action with all that have been listed.
  friend bool operator==(const Action& a, const Action& b) {
    return a.by == b.by && a.deed.index() == b.deed.index() && a.deed == b.deed;
  }
  friend bool operator<(const Action& a, const Action& b) {
    return a.by != b.by ? a.by < b.by : a.deed < b.deed;
  }
};

}  // namespace mael::cards
