// A moment of the Edge card game: everything a save must hold and nothing that can be worked out.
//
// The same type serves as an observation: hidden hands then count unknown cards (unknown_hand),
// sealed bids and numbers are kUnknownSealed, and what the unknown cards may be follows from the
// deck less everything seen. The order of the deck is not part of any state: it is settled card by
// card when drawn, so nothing can leak it.
//
// Not kept, because nothing in the rules asks for it: who laid an attached card, and the resource
// on a faction card, which is made and taken before any player decides anything (ECG-030, ECG-041).
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/cards/content.h"
#include "engine/core/fixed_list.h"
#include "engine/core/sealed.h"
#include "engine/core/seat.h"
#include "engine/core/two_seats.h"

namespace mael::cards {

inline constexpr int kSeats = 2;           // ECG-001
inline constexpr int kPlanets = 4;         // ECG-006
inline constexpr int kOpeningShips = 2;    // ECG-019
inline constexpr int kOpeningStock = 5;    // ECG-020
inline constexpr int kActionsPerTurn = 2;  // ECG-044
inline constexpr int kFullHand = 7;        // ECG-048
inline constexpr int kLowHand = 3;         // ECG-110
inline constexpr int kStackSize = 2;       // ECG-059
inline constexpr int kHighestPick = 10;    // ECG-077
inline constexpr int kMoveFee = 1;         // ECG-090
inline constexpr int kFactionYield = 1;    // ECG-030

inline constexpr int kMaxShips = 23;        // of one seat: three syphons and all military
inline constexpr int kMaxAttached = 8;      // on one card: more than there are for any
inline constexpr int kMaxResources = 9999;  // house limit of a stock or stockpile: more is lost

inline constexpr CardKind kUnknownCard = 0xff;  // a card the observer has not seen
inline constexpr CardKind kNoCard = 0xfe;

// How many cards of each kind.
using Counts = std::array<std::uint8_t, kMaxKinds>;

// Switches of the rulings, with the rulings as default, and the deck of new games.
struct Options {
  std::uint8_t always_ask = 0;  // ECG-R43: a window every time
  std::uint8_t stall = 5;       // ECG-R59: turns that begin with an empty deck, 1 … 20
  std::uint8_t last_turn = 30;  // ECG-R59: 1 … 99
  Deck deck = kDecks;           // what the game is dealt from, so that old games keep theirs
  friend bool operator==(const Options&, const Options&) = default;
};

using Attached = FixedList<CardKind, kMaxAttached>;  // in the order laid (ECG-085)

// Where a ship is: at the planet of this place in the row, or from kAttackArea on in an attack
// stack. Stacks are numbered without gaps.
using Place = std::uint8_t;
inline constexpr Place kAttackArea = kPlanets;

struct Ship {
  CardKind kind = 0;  // a syphon or military card
  Place at = 0;
  Attached attached;

  bool is_attacking() const { return at >= kAttackArea; }
  int stack() const { return at - kAttackArea; }
  friend bool operator==(const Ship&, const Ship&) = default;
};

struct Planet {
  CardKind kind = 0;
  std::uint16_t stock = 0;
  Attached attached;
  friend bool operator==(const Planet&, const Planet&) = default;
};

struct SideState {
  FixedList<Ship, kMaxShips> ships;  // in play, by place and kind
  Counts hand{};                     // known cards
  Counts shown{};                    // of these, what the opponent has seen too
  std::uint8_t unknown_hand = 0;     // cards in hand the observer cannot see
  CardKind faction = kNoCard;
  std::uint16_t stockpile = 0;
  std::uint16_t sealed = kNotSealed;  // a secret number or bid
  friend bool operator==(const SideState&, const SideState&) = default;
};

// What a card is played onto, an attack goes against, or a ship is moved to.
enum class Spot : std::uint8_t {
  None,
  Planet,  // index: place in the row; of an attack: its stock
  Stack,   // index: number of an attack stack
  NewStack,
  Fleet,  // index: place of the planet where the seat's ships are
  Ship,   // index: place in the seat's list of ships
  Gone,   // was destroyed since it was named (ECG-R41, ECG-R42)
};

struct Target {
  Spot spot = Spot::None;
  Seat seat = Seat::A;  // whose fleet or ship; otherwise Seat::A
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(Target, Target) = default;
};

// An action announced by the active seat and not yet carried out (ECG-R29), or the attack whose
// battle is being fought.
struct Declared {
  enum class Kind : std::uint8_t { Nothing, Card, Attack };
  Kind kind = Kind::Nothing;
  CardKind card = 0;       // played; its cost is paid already
  std::uint8_t stack = 0;  // attacking; kNoStack once it is gone
  Target target;
  friend bool operator==(const Declared&, const Declared&) = default;
};
inline constexpr std::uint8_t kNoStack = 0xff;

enum class Step : std::uint8_t { Setup, Actions, DrawUp, Over };  // steps 1 and 2 ask for nothing

// What has to be decided next.
enum class Awaiting : std::uint8_t {
  Draw,      // chance: a card for `drawer`
  Coin,      // chance: who decides about going first
  Order,     // the active seat, which has won the toss
  Faction,   // the active seat
  Turn,      // the active seat
  Answer,    // the other seat, in a window
  Number,    // both in turn, in secret: first whose Maelstrom it is
  Bid,       // both in turn, in secret: first the attacker
  Casualty,  // the victor of a battle
  Nothing,   // the game is over
};

// When the responder may act (ECG-R28).
enum class Window : std::uint8_t { None, Start, Action, Pass, End };

enum class Ending : std::uint8_t { Running, Normal, Stall };

struct State {
  std::array<SideState, kSeats> sides;
  FixedList<Planet, kPlanets> planets;  // left to right (ECG-R15)
  Counts discard{};
  Options options;
  Step step = Step::Setup;
  Awaiting awaiting = Awaiting::Draw;
  Window window = Window::None;
  Seat first = Seat::A;           // who acts first this turn
  Seat active = Seat::A;          // whose player-turn it is, or who decides in setup
  Seat drawer = Seat::A;          // while a card is drawn; otherwise Seat::A
  Seat maelstrom = Seat::Chance;  // whose Maelstrom waits for its numbers
  Seat victor = Seat::Chance;     // of a battle, until a casualty is chosen
  Seat winner = Seat::Chance;
  std::uint8_t turn = 0;         // from 1; 0 during setup
  std::uint8_t empty_turns = 0;  // turns begun with an empty deck (ECG-R59)
  std::uint8_t actions_left = 0;
  std::uint8_t ceasefire = 0;   // for the rest of this player-turn
  std::uint8_t draws_left = 0;  // of an event
  Declared declared;
  Ending ending = Ending::Running;

  SideState& side(Seat seat) { return sides[static_cast<std::size_t>(index_of(seat))]; }
  const SideState& side(Seat seat) const { return sides[static_cast<std::size_t>(index_of(seat))]; }
  const Ship& ship(Target target) const { return side(target.seat).ships[target.index]; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 2048, "states are copied all the time");

}  // namespace mael::cards
