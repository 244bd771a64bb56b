// Every decision of a game of Maelstrom, named with the rulebook's verbs (sheet, "Legal action
// kinds"). Tiles are named by their place in their seat's list of tiles in play.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <variant>

#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// Setup. Secret until both seats have decided (MAE-R83).
struct ChoosePrimary {
  Row row = 0;
  auto operator<=>(const ChoosePrimary&) const = default;
};
// One tile of the opening hand; five of these make the hand (MAE-048).
struct TakeTile {
  Row row = 0;
  auto operator<=>(const TakeTile&) const = default;
};

// Chance.
struct Coin {
  Seat first = Seat::A;
  auto operator<=>(const Coin&) const = default;
};
struct RandomDiscard {
  Row row = 0;
  auto operator<=>(const RandomDiscard&) const = default;
};
// The tile drawn; kUnknownRow where the observer does not see it.
struct DrawnTile {
  Row row = 0;
  auto operator<=>(const DrawnTile&) const = default;
};

// Movement Phase.
struct MoveMinion {
  std::uint8_t tile = 0;
  Hex to;
  auto operator<=>(const MoveMinion&) const = default;
};

// Action Phase.
struct DrawTile {
  auto operator<=>(const DrawTile&) const = default;
};
struct Attack {
  TileMask attackers = 0;   // of the acting seat
  std::uint8_t target = 0;  // of the opponent
  auto operator<=>(const Attack&) const = default;
};
// The defender's choice of the one attacker to hit (MAE-113, MAE-193).
struct Defend {
  std::uint8_t attacker = 0;
  auto operator<=>(const Defend&) const = default;
};
struct Consume {
  std::uint8_t tile = 0;
  TileRef energy;
  auto operator<=>(const Consume&) const = default;
};
struct EnergyToAction {
  auto operator<=>(const EnergyToAction&) const = default;
};
struct ActionsToEnergy {
  auto operator<=>(const ActionsToEnergy&) const = default;
};

// Summon Phase. Energy goes to the payers; on which of them it lies makes no difference, since
// every payer is used up and the added Output has the payers' own colour (MAE-159, MAE-R60).
struct Summon {
  TileMask payers = 0;
  Row row = 0;
  Hex at;
  std::uint8_t energy = 0;
  auto operator<=>(const Summon&) const = default;
};

// Ends the Movement, Action or Summon Phase.
struct EndPhase {
  auto operator<=>(const EndPhase&) const = default;
};

// An active ability (MAE-137).
struct UseAbility {
  std::uint8_t tile = 0;
  Choice choice;
  auto operator<=>(const UseAbility&) const = default;
};
// An event from the hand, in its window (VTX-055).
struct PlayEvent {
  Row row = 0;
  Choice choice;
  auto operator<=>(const PlayEvent&) const = default;
};
// The choice for a triggered ability; doing without it, or without answering.
struct Resolve {
  Choice choice;
  auto operator<=>(const Resolve&) const = default;
};
struct Decline {
  auto operator<=>(const Decline&) const = default;
};

// Table talk (MAE-R77): allowed to either seat at any time, never listed among the legal actions
// except for the answer to an offer.
struct Resign {
  auto operator<=>(const Resign&) const = default;
};
struct OfferDraw {
  auto operator<=>(const OfferDraw&) const = default;
};
struct AcceptDraw {
  auto operator<=>(const AcceptDraw&) const = default;
};
struct DeclineDraw {
  auto operator<=>(const DeclineDraw&) const = default;
};

// Only ever appended to: saves number the kinds by place.
using Deed =
    std::variant<ChoosePrimary, TakeTile, Coin, RandomDiscard, DrawnTile, MoveMinion, DrawTile,
                 Attack, Defend, Consume, EnergyToAction, ActionsToEnergy, Summon, EndPhase, Resign,
                 OfferDraw, AcceptDraw, DeclineDraw, UseAbility, Resolve, Decline, PlayEvent>;

struct Action {
  Seat by = Seat::Chance;
  Deed deed;
  // Not <=>: the standard library of older web toolchains has none for variants.
  // Most differ in their kind, which is settled on the spot.
  friend bool operator==(const Action& a, const Action& b) {
    return a.by == b.by && a.deed.index() == b.deed.index() && a.deed == b.deed;
  }
  friend bool operator<(const Action& a, const Action& b) {
    return a.by != b.by ? a.by < b.by : a.deed < b.deed;
  }
};

}  // namespace mael::maelstrom
