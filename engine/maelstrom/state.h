// A moment of a game of Maelstrom: everything a save must hold and nothing that can be worked out.
//
// The same type serves as an observation: hidden zones then count unknown tiles (unknown_hand) and
// what they may be follows from the force list less everything seen. The order of a draw stack is
// not part of any state: it is settled tile by tile when drawn, so nothing can leak it.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "engine/core/fixed_list.h"
#include "engine/core/hex.h"
#include "engine/core/rule_id.h"
#include "engine/core/seat.h"
#include "engine/core/two_seats.h"
#include "engine/maelstrom/content.h"

namespace mael::maelstrom {

inline constexpr int kSeats = 2;
inline constexpr int kMaxForce = 60;       // house limit on MAE-228: tiles in one force
inline constexpr int kTableRadius = 30;    // house limit: the table ends behind this ring
inline constexpr int kOpeningHand = 5;     // MAE-048
inline constexpr int kOpeningMaxCost = 3;  // MAE-049
inline constexpr int kMostDiscards = 3;    // VTX-R6
inline constexpr int kActionsPerTurn = 3;  // MAE-094
inline constexpr int kTurnLimit = 400;     // MAE-R77: texts bring tiles back, so progress may go on
inline constexpr int kMaxCounters = 60000;  // Hoards and turns stay below; see validate

// Line of a force list, the way tiles out of play are counted.
using Row = std::uint8_t;
inline constexpr Row kUnknownRow = 0xff;  // a tile the observer has not seen
inline constexpr Row kNoRow = 0xfe;

enum class Edition : std::uint8_t { Maelstrom, Vortex };

// Switches of the rulings, with the rulings as default.
struct Options {
  std::uint8_t essence = 3;          // MAE-003, VTX-013: 1 … 9
  std::uint8_t draw_after = 20;      // MAE-R77: turns without progress; 0 never
  std::uint8_t edge_step = 1;        // MAE-R2: steps follow an edge (0: contact is enough)
  std::uint8_t squeeze = 1;          // MAE-R3: walkers pass between two tiles
  std::uint8_t primary_limited = 1;  // MAE-R67: the four Primary strongholds are Limited too
  std::uint8_t same_faction = 0;     // MAE-R86: both may play the same force
  std::uint8_t first_discards = 0;   // VTX-R6: tiles that who begins in Vortex pays (MAE-054)
  friend bool operator==(const Options&, const Options&) = default;
};

struct ForceRow {
  TileKind kind = 0;
  std::uint8_t count = 0;    // copies in the force
  std::uint8_t hand = 0;     // known copies in hand
  std::uint8_t discard = 0;  // on the discard stack (public, MAE-052)
  friend bool operator==(const ForceRow&, const ForceRow&) = default;
};

enum class Mark : std::uint8_t {
  Energy = 1 << 0,     // destroyed, face down, without an owner (MAE-119)
  Moved = 1 << 1,      // this Movement Phase (MAE-072)
  Attacked = 1 << 2,   // this turn (MAE-108)
  Consumed = 1 << 3,   // this turn (MAE-131)
  Fresh = 1 << 4,      // summoned in this Summon Phase (MAE-142, MAE-148)
  Spent = 1 << 5,      // its Output was used this phase (MAE-149)
  Used = 1 << 6,       // its active ability, this turn (MAE-139)
  Triggered = 1 << 7,  // its once-per-turn trigger; unlike the others on both seats' tiles
};

// A tile in play. Its name is row and copy: the lowest copy number free when it came into play.
struct BoardTile {
  Row row = 0;
  std::uint8_t copy = 0;  // from 1
  Hex at;
  std::uint8_t wounds = 0;
  std::uint8_t marks = 0;

  bool is(Mark mark) const { return (marks & static_cast<std::uint8_t>(mark)) != 0; }
  void set(Mark mark) {
    marks = static_cast<std::uint8_t>(marks | static_cast<std::uint8_t>(mark));
  }
  bool is_energy() const { return is(Mark::Energy); }
  friend bool operator==(const BoardTile&, const BoardTile&) = default;
};

// A set of one seat's tiles in play: bit i is tiles[i].
using TileMask = std::uint64_t;
constexpr TileMask bit_of(int index) { return TileMask{1} << index; }

// Which of a seat's tiles in play: its place in SideState::tiles, for this state only.
struct TileRef {
  Seat seat = Seat::A;
  std::uint8_t index = 0;
  friend constexpr auto operator<=>(TileRef, TileRef) = default;
};

// A tile's lasting name, good across states of one game.
struct TileName {
  Seat seat = Seat::A;
  Row row = 0;
  std::uint8_t copy = 0;
  friend constexpr auto operator<=>(TileName, TileName) = default;
};

// An effect in force on one tile for a time (MAE-R56).
struct Lasting {
  TileName tile;
  std::uint8_t effect = 0;  // its number in the effect table
  Seat controller = Seat::A;
  std::uint16_t last_turn = 0;
  friend bool operator==(const Lasting&, const Lasting&) = default;
};

// A triggered ability that has yet to take place. The last of the list comes first (MAE-175).
struct Pending {
  TileName source;
  TileName that;            // the tile the trigger speaks of
  std::uint8_t effect = 0;  // number of the ability's first row in the effect table
  Seat controller = Seat::A;
  Hex site;  // where it happened
  friend bool operator==(const Pending&, const Pending&) = default;
};

// What the user of an ability or event chooses, in the order of its text: tiles, where they go, or
// a tile out of play. How many of each there are, the text says.
struct Choice {
  std::array<TileRef, 2> tiles{};
  std::array<Hex, 2> spaces{};
  std::uint8_t count = 0;  // of tiles chosen, or of spaces for a tile that moves itself
  Row row = kNoRow;
  friend bool operator==(const Choice&, const Choice&) = default;
  // By members in order; not defaulted, since the standard library of older web toolchains cannot
  // order arrays that way.
  friend std::strong_ordering operator<=>(const Choice& a, const Choice& b) {
    for (std::size_t i = 0; i < a.tiles.size(); ++i) {
      if (const auto order = a.tiles[i] <=> b.tiles[i]; order != 0) return order;
    }
    for (std::size_t i = 0; i < a.spaces.size(); ++i) {
      if (const auto order = a.spaces[i] <=> b.spaces[i]; order != 0) return order;
    }
    if (const auto order = a.count <=> b.count; order != 0) return order;
    return a.row <=> b.row;
  }
};

// Something announced that the opponent may answer before it takes place (MAE-R53, VTX-R17). The
// last of the list comes first.
struct Play {
  enum class Kind : std::uint8_t { Attack, Ability, Event };
  Kind kind = Kind::Attack;  // an attack's particulars are in State::attack
  Seat controller = Seat::A;
  std::uint8_t cancelled = 0;
  TileName tile;  // whose ability; an event has only a row
  Choice choice;
  friend bool operator==(const Play&, const Play&) = default;
};

// A relic in play: beside the table, on no space.
struct Relic {
  Row row = 0;
  std::uint8_t marks = 0;
  friend bool operator==(const Relic&, const Relic&) = default;
};

inline constexpr int kMaxLasting = 24;
inline constexpr int kMaxPending = 32;
inline constexpr int kMaxPlays = 6;
inline constexpr int kMaxRelics = 6;
inline constexpr int kMaxKnownTop = 6;

struct SideState {
  FixedList<ForceRow, kMaxForce> rows;    // by catalogue order; counts add up to the force
  FixedList<BoardTile, kMaxForce> tiles;  // in play, by row and copy
  FixedList<Relic, kMaxRelics> relics;
  FixedList<Row, kMaxKnownTop> top;  // known tiles on top of the stack, the last comes first
  std::uint16_t hoard = 0;
  std::uint8_t essence = 0;
  std::uint8_t unknown_hand = 0;      // tiles in hand the observer cannot see
  Row primary = kNoRow;               // chosen, not yet placed (MAE-046); else kNoRow
  std::uint8_t limited_summoned = 0;  // this turn (MAE-199)
  friend bool operator==(const SideState&, const SideState&) = default;
};

enum class Phase : std::uint8_t {
  Primary,
  OpeningHand,
  FirstPlayer,
  Movement,
  Action,
  Summon,
  Over
};

// What has to be decided next.
enum class Awaiting : std::uint8_t {
  Primary,        // both seats, in secret (MAE-046)
  OpeningHand,    // both seats, in secret (MAE-048)
  Coin,           // chance (MAE-053)
  FirstDiscard,   // chance (MAE-054)
  DrawnTile,      // chance (MAE-055, MAE-099)
  Turn,           // the active seat
  Defence,        // the other seat: a normal attack (MAE-113)
  Counterstrike,  // the other seat: before the attack is applied (MAE-R32)
  LateDefence,    // the other seat: after Overpower (MAE-188)
  DrawAnswer,     // the seat a draw was offered to (MAE-R77)
  Answer,         // the opponent of who made the last play: an event, or to pass
  Trigger,        // the controller of the last pending ability: its choice, or to decline it
  Nothing,        // the game is over
};

struct PendingAttack {
  TileMask attackers = 0;   // of the active seat; 0 when no attack is under way
  std::uint8_t target = 0;  // of the other seat
  friend bool operator==(const PendingAttack&, const PendingAttack&) = default;
};

enum class Ending : std::uint8_t { Running, Essence, Surround, Resignation, NoProgress, Agreement };

struct State {
  std::array<SideState, kSeats> sides;
  FixedList<Play, kMaxPlays> plays;
  FixedList<Pending, kMaxPending> pending;
  FixedList<Lasting, kMaxLasting> lasting;
  PendingAttack attack;
  Options options;
  Edition edition = Edition::Maelstrom;
  Phase phase = Phase::Primary;
  Awaiting awaiting = Awaiting::Primary;
  Seat active = Seat::A;                // whose turn it is
  std::uint16_t turn = 0;               // from 1; 0 during setup
  std::uint16_t actions_left = 0;       // may exceed three (MAE-170)
  std::uint8_t quiet_turns = 0;         // turns without progress in a row (MAE-R77)
  std::uint8_t progress = 0;            // whether this turn has seen progress
  Awaiting resume = Awaiting::Nothing;  // what goes on when a draw offer is declined
  Ending ending = Ending::Running;
  Seat winner = Seat::Chance;   // Chance: neither
  Seat offerer = Seat::Chance;  // who offered a draw; Chance: neither
  Seat drawer = Seat::Chance;   // who draws, while chance is to name the tile; Chance: neither

  SideState& side(Seat seat) { return sides[static_cast<std::size_t>(seat)]; }
  const SideState& side(Seat seat) const { return sides[static_cast<std::size_t>(seat)]; }
  BoardTile& tile(TileRef ref) { return side(ref.seat).tiles[ref.index]; }
  const BoardTile& tile(TileRef ref) const { return side(ref.seat).tiles[ref.index]; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 2048);

inline const TileData& data_of(const State& state, Seat seat, Row row) {
  return catalogue()[state.side(seat).rows[row].kind];
}
inline const TileData& data_of(const State& state, TileRef ref) {
  return data_of(state, ref.seat, state.tile(ref).row);
}
inline int hand_size(const SideState& side) {
  int size = side.unknown_hand;
  for (const ForceRow& row : side.rows) size += row.hand;
  return size;
}
// Copies of a row that are neither in play nor discarded nor known in hand or on top of the stack:
// somewhere in the draw stack, or among the unknown tiles of the hand.
int unseen(const SideState& side, Row row);
// Size of the draw stack.
int stack_size(const SideState& side);
// MAE-060, MAE-061: each seat's first turn is a Summon Phase only.
inline bool is_first_turn(const State& state) { return state.turn <= 2; }

}  // namespace mael::maelstrom
