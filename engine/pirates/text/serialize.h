// What passes through an archive, saves and links alike: set-ups, actions, and (in
// serialize_state.h) states. Pieces are told by their numbers.
#pragma once

#include <cereal/cereal.hpp>
#include <type_traits>

#include "engine/core/archived.h"
#include "engine/core/packed_archive.h"
#include "engine/pirates/action.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation_words.h"

namespace mael::pirates {

inline constexpr std::uint32_t kSetupVersion = 1;
inline constexpr std::uint32_t kActionVersion = 1;
inline constexpr std::uint32_t kStateVersion = 2;

namespace archived {

// A number in 0 … last.
template <class Archive>
void number(Archive& archive, std::uint8_t& value, int last) {
  ranged(archive, value, 0, static_cast<std::uint8_t>(last));
}

template <class Archive>
void cell(Archive& archive, Cell& cell) {
  number(archive, cell, kCells - 1);
}

template <class Archive>
void cell_or_none(Archive& archive, Cell& cell) {
  const int code = coded(archive, cell == kNoCell ? kCells : cell, 0, kCells);
  cell = code == kCells ? kNoCell : static_cast<Cell>(code);
}

// Loot: artifact chests have no place in the numbers.
template <class Archive>
void item(Archive& archive, Item& item) {
  const bool known = !is_loading<Archive>;
  const int code = coded(archive,
                         !known           ? 0
                         : is_chest(item) ? item - 1
                                          : item - 2,
                         0, kLastArtifact - 2);
  item = static_cast<Item>(code + (code < kArtifactChest - 1 ? 1 : 2));
}

template <class Archive>
void item_or_none(Archive& archive, Item& what) {
  if (coded(archive, what != 0)) {
    item(archive, what);
  } else {
    what = 0;
  }
}

template <class Archive>
void options(Archive& archive, Options& options, int seats) {
  const Options usual = usual_options(seats);
  const bool odd = coded(archive, !(options == usual));
  if (!odd) {
    options = usual;
    return;
  }
  for (const auto& option : notation::kOptions) {
    number(archive, options.*option.value, option.high);
  }
}

// `seats` are those of the table.
template <class Archive>
void trade(Archive& archive, Trade& trade, int seats) {
  mael::archived::seat_or_chance(archive, trade.to, seats);
  for (auto* items : {&trade.give, &trade.want}) {
    listed(archive, *items, 3, [&](Item& each) { item(archive, each); });
  }
  mostly_small(archive, trade.give_points, 24, kMostPoints);
  mostly_small(archive, trade.want_points, 24, kMostPoints);
}

// What each kind of deed holds.
template <class Archive>
struct DeedFields {
  Archive& archive;

  void seat(Seat& seat) const { ranged(archive, seat, Seat::A, seat_at(kSeats - 1)); }

  void operator()(DrawFirst& deed) const { seat(deed.seat); }
  void operator()(TurnCircles& deed) const {
    for (std::uint8_t& turned : deed.turned) number(archive, turned, 3);
  }
  void operator()(DrawTreasure& deed) const { number(archive, deed.card, kTreasures); }
  void operator()(DrawChest& deed) const { number(archive, deed.kind, kChestKinds); }
  void operator()(DrawArtifact& deed) const { item(archive, deed.item); }
  void operator()(DrawCalamity& deed) const { number(archive, deed.kind, kCalamities - 1); }
  void operator()(DrawTitle& deed) const { number(archive, deed.value, 9); }
  void operator()(ChoosePawn& deed) const { number(archive, deed.pawn, kSeats); }
  void operator()(PlaceShip& deed) const { cell(archive, deed.cell); }
  void operator()(PlaceForban& deed) const { cell(archive, deed.cell); }
  void operator()(ChooseConvert& deed) const {
    ranged(archive, deed.what, Convert::None, Convert::Rotations);
  }
  void operator()(Move& deed) const { cell(archive, deed.cell); }
  void operator()(Teleport& deed) const { cell(archive, deed.cell); }
  void operator()(Rotate& deed) const {
    number(archive, deed.circle, kCircles - 1);
    number(archive, deed.quarters, 3);
  }
  void operator()(Attack& deed) const {
    deed.target = Target::coded(coded(archive, deed.target.code(), 0, Target::kLast));
    number(archive, deed.asked, (1 << kSeats) - 1);
  }
  void operator()(Claim& deed) const { number(archive, deed.card, kTreasures); }
  void operator()(PickUp& deed) const { item(archive, deed.item); }
  void operator()(Stow& deed) const { item(archive, deed.chest); }
  void operator()(Sell& deed) const { item_or_none(archive, deed.item); }
  void operator()(BuyTile& deed) const { number(archive, deed.tile, kTileKinds); }
  void operator()(OfferTrade& deed) const { trade(archive, deed.trade, kSeats); }
  void operator()(MoveCalamity& deed) const {
    number(archive, deed.place, kMostTokens - 1);
    cell(archive, deed.cell);
  }
  void operator()(ChooseReturn& deed) const { cell(archive, deed.cell); }
  void operator()(AnswerJoint& deed) const { deed.joins = coded(archive, deed.joins); }
  void operator()(TakeLoot& deed) const { item_or_none(archive, deed.item); }
  void operator()(ShareLoot& deed) const {
    item(archive, deed.item);
    seat(deed.to);
  }
  void operator()(DropLoot& deed) const { item(archive, deed.item); }
  void operator()(ChooseEquip& deed) const { deed.equips = coded(archive, deed.equips); }
  void operator()(AnswerTrade& deed) const { deed.takes = coded(archive, deed.takes); }
  void operator()(ChooseIsland& deed) const { cell(archive, deed.cell); }
  void operator()(ChooseToken& deed) const { number(archive, deed.kind, kCalamities - 1); }
  void operator()(FreeMove& deed) const { cell_or_none(archive, deed.cell); }
  template <class Bare>
  void operator()(Bare&) const {
    static_assert(std::is_empty_v<Bare>);
  }
};

}  // namespace archived

template <class Archive>
void serialize(Archive& archive, Setup& setup, std::uint32_t version) {
  if (version != kSetupVersion) return refuse(archive);
  ranged(archive, setup.seats, 1, kSeats);
  archived::options(archive, setup.options, setup.seats);
}

template <class Archive>
void serialize(Archive& archive, Action& action, std::uint32_t version) {
  if (version != kActionVersion) return refuse(archive);
  mael::archived::action(archive, action, kSeats, archived::DeedFields<Archive>{archive});
}

}  // namespace mael::pirates

CEREAL_CLASS_VERSION(mael::pirates::Setup, mael::pirates::kSetupVersion)
CEREAL_CLASS_VERSION(mael::pirates::Action, mael::pirates::kActionVersion)
