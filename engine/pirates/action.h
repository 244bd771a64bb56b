// Every decision of the pirates' game (sheet section 24), and what chance does.
#pragma once

#include <compare>
#include <cstdint>
#include <tuple>
#include <variant>

#include "engine/pirates/state.h"

namespace mael::pirates {

// Chance.
struct DrawFirst {
  Seat seat = Seat::A;
  auto operator<=>(const DrawFirst&) const = default;
};
// Without <=>, which arrays of older web toolchains have not.
struct TurnCircles {
  Turned turned{};
  friend bool operator==(const TurnCircles&, const TurnCircles&) = default;
  friend bool operator<(const TurnCircles& a, const TurnCircles& b) { return a.turned < b.turned; }
};
// A card for whom one is due; 0 where the observer does not see it.
struct DrawTreasure {
  std::uint8_t card = 0;
  auto operator<=>(const DrawTreasure&) const = default;
};
struct DrawChest {
  std::uint8_t kind = 1;
  auto operator<=>(const DrawChest&) const = default;
};
struct DrawArtifact {
  Item item = kFirstArtifact;
  auto operator<=>(const DrawArtifact&) const = default;
};
struct DrawCalamity {
  Kind kind = 1;
  auto operator<=>(const DrawCalamity&) const = default;
};
struct DrawTitle {
  std::uint8_t value = 1;
  auto operator<=>(const DrawTitle&) const = default;
};

// Setting up. Chance places Forbans where that is agreed.
struct ChoosePawn {
  std::uint8_t pawn = 1;
  auto operator<=>(const ChoosePawn&) const = default;
};
struct PlaceShip {
  Cell cell = 0;
  auto operator<=>(const PlaceShip&) const = default;
};
struct PlaceForban {
  Cell cell = 0;
  auto operator<=>(const PlaceForban&) const = default;
};

// The own turn.
struct ChooseConvert {
  Convert what = Convert::None;
  auto operator<=>(const ChooseConvert&) const = default;
};
struct Move {
  Cell cell = 0;
  auto operator<=>(const Move&) const = default;
};
struct Teleport {
  Cell cell = 0;
  auto operator<=>(const Teleport&) const = default;
};
// Chance too, where the sea is restless. Circle 0 … 2, quarters 1 … 3.
struct Rotate {
  std::uint8_t circle = 0, quarters = 1;
  auto operator<=>(const Rotate&) const = default;
};
// Alone, or with those who are asked and accept.
struct Attack {
  Target target;
  SeatBits asked = 0;
  auto operator<=>(const Attack&) const = default;
};
struct Claim {
  std::uint8_t card = 1;
  auto operator<=>(const Claim&) const = default;
};
struct PickUp {
  Item item = 1;
  auto operator<=>(const PickUp&) const = default;
};
struct Stow {
  Item chest = 1;
  auto operator<=>(const Stow&) const = default;
};
struct Unstow {
  auto operator<=>(const Unstow&) const = default;
};
// 0: the chest on the strongbox.
struct Sell {
  Item item = 1;
  auto operator<=>(const Sell&) const = default;
};
struct BuyTile {
  std::uint8_t tile = 1;
  auto operator<=>(const BuyTile&) const = default;
};
struct BuyTreasure {
  auto operator<=>(const BuyTreasure&) const = default;
};
struct Repair {
  auto operator<=>(const Repair&) const = default;
};
struct OfferTrade {
  Trade trade;
};
struct MoveCalamity {
  std::uint8_t place = 0;
  Cell cell = 0;
  auto operator<=>(const MoveCalamity&) const = default;
};
struct EndTurn {
  auto operator<=>(const EndTurn&) const = default;
};

// Whatever has to be decided in between.
struct ChooseReturn {
  Cell cell = 0;
  auto operator<=>(const ChooseReturn&) const = default;
};
struct AnswerJoint {
  bool joins = false;
  auto operator<=>(const AnswerJoint&) const = default;
};
// 0: nothing.
struct TakeLoot {
  Item item = 0;
  auto operator<=>(const TakeLoot&) const = default;
};
struct ShareLoot {
  Item item = 1;
  Seat to = Seat::A;
  auto operator<=>(const ShareLoot&) const = default;
};
struct DropLoot {
  Item item = 1;
  auto operator<=>(const DropLoot&) const = default;
};
struct ChooseEquip {
  bool equips = false;
  auto operator<=>(const ChooseEquip&) const = default;
};
struct AnswerTrade {
  bool takes = false;
  auto operator<=>(const AnswerTrade&) const = default;
};
struct ChooseIsland {
  Cell cell = 0;
  auto operator<=>(const ChooseIsland&) const = default;
};
struct ChooseToken {
  Kind kind = 1;
  auto operator<=>(const ChooseToken&) const = default;
};
// kNoCell: the ship stays.
struct FreeMove {
  Cell cell = kNoCell;
  auto operator<=>(const FreeMove&) const = default;
};

bool operator==(const OfferTrade& a, const OfferTrade& b);
bool operator<(const OfferTrade& a, const OfferTrade& b);

// Only ever appended to: saves number the kinds by place.
using Deed =
    std::variant<DrawFirst, TurnCircles, DrawTreasure, DrawChest, DrawArtifact, DrawCalamity,
                 DrawTitle, ChoosePawn, PlaceShip, PlaceForban, ChooseConvert, Move, Teleport,
                 Rotate, Attack, Claim, PickUp, Stow, Unstow, Sell, BuyTile, BuyTreasure, Repair,
                 OfferTrade, MoveCalamity, EndTurn, ChooseReturn, AnswerJoint, TakeLoot, ShareLoot,
                 DropLoot, ChooseEquip, AnswerTrade, ChooseIsland, ChooseToken, FreeMove>;

struct Action {
  Seat by = Seat::Chance;
  Deed deed;
  // Not <=>: the standard library of older web toolchains has none for variants.
  friend bool operator==(const Action&, const Action&) = default;
  friend bool operator<(const Action& a, const Action& b) {
    return a.by != b.by ? a.by < b.by : a.deed < b.deed;
  }
};

}  // namespace mael::pirates
