// A moment of the pirates' game: everything a save must hold and nothing that can be worked out.
//
// The same type serves as an observation: treasure cards in the hands of others are then a number
// of unknown cards. No pile has an order: each draw is settled when it is made, so no state can
// leak it; only what was sold lies in the order all have seen. For the same reason the backs of
// titles are dealt at the final count.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "engine/core/fixed_list.h"
#include "engine/core/seat.h"
#include "engine/pirates/board.h"
#include "engine/pirates/content.h"

namespace mael::pirates {

inline constexpr int kSeats = 5;         // PIR-001
inline constexpr int kMostPoints = 250;  // house limit of a ship's points: more is lost
inline constexpr int kMostCounted = 250;

// A chest that can be held, by its kind, or an artifact. 0: none.
using Item = std::uint8_t;
inline constexpr Item kArtifactChest = 10;  // is never held
inline constexpr Item kFirstArtifact = 11, kLastArtifact = 20;
constexpr bool is_chest(Item item) { return item >= 1 && item < kArtifactChest; }
constexpr bool is_artifact(Item item) { return item >= kFirstArtifact && item <= kLastArtifact; }
constexpr bool is_item(Item item) { return is_chest(item) || is_artifact(item); }
constexpr Item artifact_of(Power power) {
  return static_cast<Item>(kFirstArtifact + static_cast<int>(power));
}
// Sets of artifacts, a bit each.
constexpr std::uint16_t artifact_bit(Item item) {
  return static_cast<std::uint16_t>(1u << (item - kFirstArtifact));
}
inline bool is_cursed(Item item) { return is_chest(item) && chest(item).type == ChestType::Cursed; }

// Treasure cards, a bit each: card 1 is bit 0.
using Cards = std::uint32_t;
inline constexpr Cards kAllCards = (Cards{1} << kTreasures) - 1;
constexpr Cards card_bit(int card) { return Cards{1} << (card - 1); }

// In ascending order; more than three only until one is dropped (PIR-R30).
using Hold = FixedList<Item, 6>;

enum class Status : std::uint8_t {
  Ashore,  // not placed yet
  Afloat,
  Dead,  // comes back at its next turn, or at once in its own
  Gone,  // for good (PIR-156)
};

struct Ship {
  Status status = Status::Ashore;
  std::uint8_t pawn = 0;  // 1 … 5; 0 until it is chosen
  Cell cell = kNoCell;    // of a dead one, where it died
  std::uint8_t life = 0;
  std::uint8_t points = 0;
  std::array<std::uint8_t, kStatistics> tiles{};  // the tile in each slot; 0: none
  Item artifact = 0;                              // the one that is equipped
  Item box = 0;                                   // a chest on the strongbox (PIR-111)
  Hold hold;
  Cards cards = 0;  // treasure cards known to the observer
  std::uint8_t unknown_cards = 0;
  std::uint8_t deaths = 0;
  std::uint8_t islands = 0;  // lost islands revealed
  std::uint8_t forbans = 0;  // Forbans it took part in killing

  bool is_afloat() const { return status == Status::Afloat; }
  bool has(Power power) const { return artifact == artifact_of(power); }
  friend bool operator==(const Ship&, const Ship&) = default;
};

// A calamity token on the board.
struct Token {
  Kind kind = 0;
  Cell cell = 0;
  std::uint8_t damage = 0;  // marks
  friend bool operator==(const Token&, const Token&) = default;
};
using Tokens = FixedList<Token, kMostTokens>;  // in the order of arrival

// Loot that lies on a cell.
struct Dropped {
  Cell cell = 0;
  Item item = 0;
  friend bool operator==(const Dropped&, const Dropped&) = default;
};
inline constexpr int kMostDropped = 34;  // every chest that can be held and every artifact

// What is attacked: a ship by its seat, a token by its place in the list.
class Target {
 public:
  constexpr Target() = default;
  static constexpr Target ship(Seat seat) { return Target(index_of(seat)); }
  static constexpr Target token(int place) { return Target(kTokens + place); }
  static constexpr Target coded(int code) { return Target(code); }
  constexpr bool is_ship() const { return code_ < kTokens; }
  constexpr Seat seat() const { return seat_at(code_); }
  constexpr int place() const { return code_ - kTokens; }
  constexpr int code() const { return code_; }
  static constexpr int kTokens = 8;
  static constexpr int kLast = kTokens + kMostTokens - 1;
  friend constexpr auto operator<=>(Target, Target) = default;

 private:
  explicit constexpr Target(int code) : code_(static_cast<std::uint8_t>(code)) {}
  std::uint8_t code_ = 0;
};

// Sets of seats inside states and actions, a bit each.
using SeatBits = std::uint8_t;
constexpr SeatBits bit_of(Seat seat) { return static_cast<SeatBits>(1u << index_of(seat)); }
constexpr bool includes(SeatBits bits, Seat seat) { return (bits & bit_of(seat)) != 0; }
constexpr void exclude(SeatBits& bits, Seat seat) {
  bits = static_cast<SeatBits>(bits & ~bit_of(seat));
}

// Something that is still to be done before the turn goes on, the last of the list first. Which
// fields a kind has stands in kTaskForms (tasks.h); the others keep what they begin with. As short
// as it can be, for states are copied all the time and hashed as they lie in memory.
struct Task {
  enum class Kind : std::uint8_t {
    Hit,         // a calamity attacks ships
    SecondStep,  // sea serpents from this place of the list on move again
    Aftermath,   // of ships that fell: loot, curse, summons, return
    Take,        // a killer takes loot
    Share,       // the rest of a victim's loot is shared out
    Gain,        // loot comes into a hold
    Equip,       // whether an artifact is equipped
    Drop,        // loot is put on a cell
    Curse,       // the marker moves
    Summon,      // a calamity is drawn, or a further token chosen
    Call,        // where a calamity comes up
    Return,      // where a dead ship comes back
    Chests,      // chests are drawn
    Artifact,    // an artifact is drawn
    Points,      // are gained
    Treasures,   // treasure cards are drawn
    Wound,       // life is lost
    Ambush,      // a Forban comes from the box
    Joint,       // ships are asked to attack together
    Trade,       // an exchange is offered
    Step,        // a free move
  };
  Kind kind = Kind::Hit;
  Seat seat = Seat::Chance;  // the player's it is
  union Subject {
    std::uint8_t count = 0;        // chests, cards, points, life; tokens the second step is past
    std::uint8_t token;            // the attacker's place in the list, or kNoToken
    std::uint8_t target;           // of a joint attack, coded
    std::uint8_t forward;          // 1: the curse marker moves on; 0: back
    std::uint8_t printed;          // 1: a calamity comes up on the printed island (PIR-034)
    mael::pirates::Kind calamity;  // that comes up
    Item item;                     // that is gained or equipped
    Cell cell;                     // where loot is dropped
    Seat victim;                   // whose loot is taken or shared
  } about{};
  SeatBits seats = 0;  // still to be hit or asked; among whom loot is shared
  union Attacker {
    SeatBits joined = 0;           // ships, with the initiator of a joint attack
    mael::pirates::Kind calamity;  // that hits
  } by{};
  friend bool operator==(const Task& a, const Task& b) {
    return std::memcmp(&a, &b, sizeof(Task)) == 0;
  }
};
static_assert(std::has_unique_object_representations_v<Task>, "compared byte for byte");
using TaskKind = Task::Kind;
inline constexpr int kTaskKinds = 21;
using Tasks = FixedList<Task, 80>;
inline constexpr std::uint8_t kNoToken = 0xff;  // the attacking token is gone

// A ship that fell and was not dealt with yet.
struct Fallen {
  Seat seat = Seat::A;
  Seat killer = Seat::Chance;  // Chance: no ship
  SeatBits mates = 0;          // who attacked with the killer
  friend bool operator==(const Fallen&, const Fallen&) = default;
};

// An exchange of loot and points between the active ship and another.
struct Trade {
  Seat to = Seat::Chance;         // Chance: nothing is offered
  FixedList<Item, 3> give, want;  // in ascending order
  std::uint8_t give_points = 0, want_points = 0;
  friend bool operator==(const Trade&, const Trade&) = default;
};

enum class Convert : std::uint8_t { None, Attack, Rotations };

// What the active ship has done in its turn.
struct Turn {
  std::uint8_t moved = 0;   // movements used
  std::uint8_t turned = 0;  // rotations used
  std::uint8_t attacked = 0;
  std::uint8_t converted = 0;  // Convert
  std::uint8_t leashed = 0;    // moved a calamity
  std::uint8_t immune = 0;     // has come back and not left the cell since (PIR-R36)
  std::uint8_t slowed = 0;     // started with the Siren
  std::uint8_t asked = 0;      // SeatBits offered a trade
  std::uint8_t stowed = 0;
  std::uint8_t unstowed = 0;
  friend bool operator==(const Turn&, const Turn&) = default;
};

// Switches of the rulings (sheet section 23), agreed at the start.
struct Options {
  std::uint8_t forbans = 4;   // 0 … 9
  std::uint8_t death = 0;     // PIR-155: death ends a player's game
  std::uint8_t shuffled = 0;  // PIR-R9: the circles start turned
  std::uint8_t titles = 1;    // PIR-R82
  std::uint8_t restless = 0;  // PIR-R86, and PIR-R93 for one player
  std::uint8_t poverty = 1;   // PIR-R58
  std::uint8_t quick = 0;     // PIR-R72: Forbans are placed by chance
  friend bool operator==(const Options&, const Options&) = default;
};

// What is done next once no task is left.
enum class Stage : std::uint8_t {
  First,    // chance: who begins
  Circles,  // chance: how the circles are turned
  Pawns,
  Places,
  Deal,  // chance: treasure cards
  Forbans,
  Start,  // a turn begins: its flags, return from death
  Poverty,
  Bastion,  // and the Siren
  Convert,
  Play,
  Drift,  // chance: the restless sea
  Clock,
  Pass,   // to the next ship
  Count,  // chance: backs of titles
  Over,
};

// What ended the game, or is about to when its effect is resolved.
enum class Cause : std::uint8_t {
  None,
  Points,    // PIR-016
  Chests,    // PIR-017
  Curse,     // PIR-018
  LastShip,  // PIR-158
  NoShip,    // PIR-R89
  Rounds,    // PIR-R87
};

struct State {
  std::array<Ship, kSeats> ships{};
  Tokens tokens;
  FixedList<Dropped, kMostDropped> dropped;  // by cell and item
  Tasks tasks;
  FixedList<Fallen, kSeats> fallen;  // in the order they fell
  FixedList<Seat, 16> offers;        // free moves to come (PIR-R48)
  Trade trade;
  Turn turn;
  Options options;
  Turned turned{};
  std::array<std::uint8_t, kChestKinds> chests{};    // left in the pile, by kind
  std::array<Cell, kLostIslands> lost_islands{};     // where each lies; kNoCell
  std::array<Seat, kTitles> titles{};                // whose each is; Chance: no ship's
  std::array<std::uint8_t, kTitles> title_values{};  // once dealt; 0: not yet
  Cards discard = 0;                                 // claimed island cards
  Cards removed = 0;                                 // claimed illustrations
  std::uint16_t called = 0;          // calamity cards no longer in the pile, a bit each
  std::uint16_t artifacts = 0;       // in the pile, a bit each from bit 0
  FixedList<Item, kArtifacts> sold;  // under the pile, what is drawn first first (PIR-R64)
  std::uint8_t seats = 1;
  Seat first = Seat::A;
  Seat active = Seat::A;
  Stage stage = Stage::First;
  std::uint8_t round = 1;
  std::uint8_t curse = 0;
  Seat finder = Seat::Chance;  // of the last chest (PIR-R76)
  std::uint8_t last_turn = 0;  // the finder's next turn has begun
  Cause cause = Cause::None;

  Ship& ship(Seat seat) { return ships[static_cast<std::size_t>(index_of(seat))]; }
  const Ship& ship(Seat seat) const { return ships[static_cast<std::size_t>(index_of(seat))]; }
  // The task that is dealt with now. There must be one.
  Task& top() { return tasks[tasks.size() - 1]; }
  const Task& top() const { return tasks[tasks.size() - 1]; }
  bool is_setup() const { return stage < Stage::Start; }
  friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 2048, "states are copied all the time");

}  // namespace mael::pirates
