// How a state passes through an archive: as tightly as the rules allow, so that in the packed
// archive a position is a few dozen bytes. Cards are passed zone by zone, each zone saying only
// what the copies left still allow; the deck is what remains.
//
// The state must be valid (see validate); the one that is read may not be.
#pragma once

#include <algorithm>

#include "engine/cards/text/serialize.h"
#include "engine/cards/zones.h"

namespace mael::cards {
namespace archived {

template <class Archive>
class StateCoder {
 public:
  StateCoder(Archive& archive, State& state) : archive_(archive), state_(state) {}

  void pass(std::uint32_t version) {
    options(archive_, state_.options, version);
    for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
      left_[kind] = catalogue()[kind].copies_in(state_.options.deck);
    }
    pass_stage();
    pass_planets();
    for (SideState& side : state_.sides) pass_side(side);
    pass_declared();
    for (SideState& side : state_.sides) pass_hand(side);
    pass_discard();
    pass_pending();
  }

 private:
  static constexpr bool kLoading = is_loading<Archive>;

  void pass_stage() {
    ranged(archive_, state_.step, Step::Setup, Step::Over);
    ranged(archive_, state_.first, Seat::A, Seat::B);
    ranged(archive_, state_.active, Seat::A, Seat::B);
    if (state_.step == Step::Over) {
      state_.awaiting = Awaiting::Nothing;
    } else if (state_.step == Step::DrawUp) {
      state_.awaiting = Awaiting::Draw;
    } else {
      ranged(archive_, state_.awaiting, Awaiting::Draw, Awaiting::Casualty);
    }
    if (state_.step == Step::Setup) return;
    ranged(archive_, state_.turn, 1, state_.options.last_turn);
    ranged(archive_, state_.empty_turns, 0, state_.options.stall);
    if (state_.step != Step::Actions) return;
    ranged(archive_, state_.actions_left, 0, kActionsPerTurn);
    ranged(archive_, state_.ceasefire, 0, 1);
    ranged(archive_, state_.window, Window::None, Window::End);
  }

  void pass_planets() {
    const bool any_order = coded(archive_, !are_usual_planets());
    int count = any_order ? coded(archive_, state_.planets.size(), 0, kPlanets) : kPlanets;
    for (int i = 0; i < count; ++i) {
      if constexpr (kLoading) {
        state_.planets.push_back(
            {static_cast<CardKind>(catalogue().first(CardType::Planet) + i), 0, {}});
      }
      Planet& planet = state_.planets[i];
      if (any_order) card(archive_, planet.kind, CardType::Planet, CardType::Planet);
      mostly_small(archive_, planet.stock, 12, kMaxResources);
      pass_attached(planet.attached);
    }
  }

  bool are_usual_planets() const {
    if (state_.planets.size() != kPlanets) return false;
    for (int i = 0; i < kPlanets; ++i) {
      if (state_.planets[i].kind != catalogue().first(CardType::Planet) + i) return false;
    }
    return true;
  }

  void pass_attached(Attached& attached) {
    for (int i = 0;; ++i) {
      const bool more = i < kMaxAttached && coded(archive_, i < attached.size());
      if (!more) return;
      CardKind kind = kLoading ? CardKind{0} : attached[i];
      card(archive_, kind, CardType::Event, CardType::Modifier);
      if constexpr (kLoading) attached.push_back(kind);
      use(kind);
    }
  }

  void pass_side(SideState& side) {
    faction(archive_, side.faction);
    mostly_small(archive_, side.stockpile, 48, kMaxResources);
    const int count = coded(archive_, side.ships.size(), 0, kMaxShips);
    Place least = 0;
    for (int i = 0; i < count; ++i) {
      if constexpr (kLoading) side.ships.push_back({});
      Ship& ship = side.ships[i];
      pass_place(ship.at, least);
      least = ship.at;
      const CardType last = ship.is_attacking() ? CardType::Military : CardType::Syphon;
      const bool military = last == CardType::Military || coded(archive_, type_of_ship(ship));
      const CardType type = military ? CardType::Military : CardType::Syphon;
      card(archive_, ship.kind, type, type);
      pass_attached(ship.attached);
      use(ship.kind);
    }
  }

  static bool type_of_ship(const Ship& ship) {
    return !kLoading && type_of(ship.kind) == CardType::Military;
  }

  // Ships lie in the order of their places; a new stack is the next one.
  void pass_place(Place& at, Place least) {
    const Place next = std::max<Place>(kAttackArea, static_cast<Place>(least + 1));
    const int highest = next - least;
    at = static_cast<Place>(least + coded(archive_, kLoading ? 0 : at - least, 0, highest));
  }

  void pass_declared() {
    Declared& declared = state_.declared;
    if (state_.step != Step::Actions) return;
    ranged(archive_, declared.kind, Declared::Kind::Nothing, Declared::Kind::Attack);
    if (declared.kind == Declared::Kind::Nothing) return;
    if (declared.kind == Declared::Kind::Card) {
      card(archive_, declared.card, CardType::Syphon, CardType::Modifier);
      use(declared.card);
    } else {
      const bool gone = coded(archive_, declared.stack == kNoStack);
      if (gone) {
        declared.stack = kNoStack;
      } else {
        ranged(archive_, declared.stack, 0, kMaxShips - 1);
      }
    }
    target(archive_, declared.target);
  }

  void pass_hand(SideState& side) {
    for (CardKind kind = catalogue().first(CardType::Syphon); kind < catalogue().size(); ++kind) {
      pass_count(side.hand[kind], kind);
      const bool open = side.hand[kind] > 0 && is_deck_card(kind);
      if (open) ranged(archive_, side.shown[kind], 0, side.hand[kind]);
      if (!is_deck_card(kind)) side.shown[kind] = side.hand[kind];
    }
    mostly_small(archive_, side.unknown_hand, 10, kMaxUnknown);
  }

  void pass_discard() {
    for (CardKind kind = catalogue().first(CardType::Syphon); kind < catalogue().size(); ++kind) {
      if (is_deck_card(kind)) {
        pass_count(state_.discard[kind], kind);
      } else {  // what is neither in a hand nor in play was destroyed
        state_.discard[kind] = static_cast<std::uint8_t>(std::max(left_[kind], 0));
      }
    }
  }

  void pass_count(std::uint8_t& count, CardKind kind) {
    ranged(archive_, count, 0, static_cast<std::uint8_t>(std::max(left_[kind], 0)));
    left_[kind] -= count;
  }

  // A card met on the table; with hostile bytes there may be too many, which validate finds.
  void use(CardKind kind) { --left_[kind]; }

  void pass_pending() {
    if (state_.awaiting == Awaiting::Draw) {
      ranged(archive_, state_.drawer, Seat::A, Seat::B);
      if (state_.step == Step::Actions) ranged(archive_, state_.draws_left, 0, 9);
    }
    if (state_.awaiting == Awaiting::Number) ranged(archive_, state_.maelstrom, Seat::A, Seat::B);
    if (state_.awaiting == Awaiting::Casualty) ranged(archive_, state_.victor, Seat::A, Seat::B);
    if (state_.awaiting == Awaiting::Number || state_.awaiting == Awaiting::Bid) {
      for (SideState& side : state_.sides) sealed(archive_, side.sealed);
    }
    if (state_.step != Step::Over) return;
    ranged(archive_, state_.ending, Ending::Normal, Ending::Stall);
    mael::archived::seat_or_chance(archive_, state_.winner, kSeats);
  }

  static constexpr std::uint8_t kMaxUnknown = 60;

  Archive& archive_;
  State& state_;
  std::array<int, kMaxKinds> left_{};
};

}  // namespace archived

// A state that is read must be fresh.
template <class Archive>
void serialize(Archive& archive, State& state, std::uint32_t version) {
  if (version < 1 || version > kStateVersion) return refuse(archive);
  archived::StateCoder<Archive>(archive, state).pass(version);
}

}  // namespace mael::cards

CEREAL_CLASS_VERSION(mael::cards::State, mael::cards::kStateVersion)
