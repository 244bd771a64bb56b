// What passes through an archive, saves and links alike: set-ups, actions, and (in
// serialize_state.h) states. A card is named by its type and its place among the cards of that
// type: a type that grows takes a new version here.
//
// Version 1 of set-ups and states is from before there was a second deck.
#pragma once

#include <cereal/cereal.hpp>
#include <type_traits>
#include <variant>

#include "engine/cards/action.h"
#include "engine/cards/rules.h"
#include "engine/core/archived.h"
#include "engine/core/packed_archive.h"

namespace mael::cards {

inline constexpr std::uint32_t kSetupVersion = 2;
inline constexpr std::uint32_t kActionVersion = 1;
inline constexpr std::uint32_t kStateVersion = 2;

namespace archived {

template <class Archive>
void options(Archive& archive, Options& options, std::uint32_t version) {
  if (version == 1) {
    options.deck = 1;
  } else {
    ranged(archive, options.deck, 1, kDecks);
  }
  Options usual;
  usual.deck = options.deck;
  if (coded(archive, options == usual)) return;
  ranged(archive, options.always_ask, 0, 1);
  ranged(archive, options.stall, 1, 20);
  ranged(archive, options.last_turn, 1, 99);
}

// A card of one of the types from `first` to `last`.
template <class Archive>
void card(Archive& archive, CardKind& kind, CardType first, CardType last) {
  ranged(archive, kind, catalogue().first(first),
         static_cast<CardKind>(catalogue().last(last) - 1));
}

template <class Archive>
void faction(Archive& archive, CardKind& faction) {
  const int none = catalogue().count(CardType::Faction);
  const int code = coded(archive, faction == kNoCard ? none : faction, 0, none);
  faction = code == none ? kNoCard : static_cast<CardKind>(code);
}

// A card of the deck, or that it is not known.
template <class Archive>
void drawn(Archive& archive, CardKind& kind) {
  const int base = catalogue().first(CardType::Military), none = catalogue().size() - base;
  const int code = coded(archive, kind == kUnknownCard ? none : kind - base, 0, none);
  kind = code == none ? kUnknownCard : static_cast<CardKind>(base + code);
}

template <class Archive>
void target(Archive& archive, Target& target) {
  ranged(archive, target.spot, Spot::None, Spot::Gone);
  switch (target.spot) {
    case Spot::Planet: return ranged(archive, target.index, 0, kPlanets - 1);
    case Spot::Stack: return ranged(archive, target.index, 0, kMaxShips - 1);
    case Spot::Fleet:
      ranged(archive, target.seat, Seat::A, Seat::B);
      return ranged(archive, target.index, 0, kPlanets - 1);
    case Spot::Ship:
      ranged(archive, target.seat, Seat::A, Seat::B);
      return ranged(archive, target.index, 0, kMaxShips - 1);
    default: return;
  }
}

// A bid or number: not in (`none`), not seen, or what it is.
template <class Archive>
void sealed(Archive& archive, std::uint16_t& value) {
  const int kind = coded(archive, value == kNotSealed ? 0 : value == kUnknownSealed ? 1 : 2, 0, 2);
  if (kind < 2) {
    value = kind == 0 ? kNotSealed : kUnknownSealed;
    return;
  }
  if constexpr (is_loading<Archive>) value = 0;
  mostly_small(archive, value, 16, kMaxResources);
}

// What each kind of deed holds.
template <class Archive>
struct DeedFields {
  Archive& archive;

  void operator()(ChooseFaction& deed) const {
    card(archive, deed.card, CardType::Faction, CardType::Faction);
  }
  void operator()(ChooseOrder& deed) const { deed.first = coded(archive, deed.first); }
  void operator()(Coin& deed) const { ranged(archive, deed.winner, Seat::A, Seat::B); }
  void operator()(DrawCard& deed) const { drawn(archive, deed.card); }
  void operator()(Play& deed) const {
    card(archive, deed.card, CardType::Syphon, CardType::Modifier);
    target(archive, deed.target);
  }
  void operator()(Attack& deed) const {
    ranged(archive, deed.stack, 0, kMaxShips - 1);
    target(archive, deed.target);
  }
  void operator()(MoveShip& deed) const {
    ranged(archive, deed.ship, 0, kMaxShips - 1);
    target(archive, deed.target);
  }
  void operator()(PickNumber& deed) const { sealed(archive, deed.number); }
  void operator()(Bid& deed) const { sealed(archive, deed.amount); }
  void operator()(Kill& deed) const { target(archive, deed.ship); }
  template <class Bare>
  void operator()(Bare&) const {
    static_assert(std::is_empty_v<Bare>);
  }
};

}  // namespace archived

template <class Archive>
void serialize(Archive& archive, Setup& setup, std::uint32_t version) {
  if (version < 1 || version > kSetupVersion) return refuse(archive);
  archived::options(archive, setup.options, version);
  for (CardKind& planet : setup.planets) {
    archived::card(archive, planet, CardType::Planet, CardType::Planet);
  }
  for (CardKind& faction : setup.factions) archived::faction(archive, faction);
}

// In links the version is that of the state the actions follow: they are the same in both.
template <class Archive>
void serialize(Archive& archive, Action& action, std::uint32_t version) {
  if (version < 1 || version > kStateVersion) return refuse(archive);
  mael::archived::action(archive, action, kSeats, archived::DeedFields<Archive>{archive});
}

}  // namespace mael::cards

CEREAL_CLASS_VERSION(mael::cards::Setup, mael::cards::kSetupVersion)
CEREAL_CLASS_VERSION(mael::cards::Action, mael::cards::kActionVersion)
