// A moment of a battle: everything a save must hold and nothing that can be worked out. Nothing in
// a battle is hidden, so every observation is the state itself.
//
// What interrupts what stands in `frames`, the last of the list first: an activation, in it a round
// of shooting, in that injuries a player must allot, in these a leader to be named. Each frame is
// at one step of the sequence it stands for (steps.h).
#pragma once

#include <array>
#include <cstdint>

#include "engine/battle/content/forces.h"
#include "engine/battle/ground/battlefields.h"
#include "engine/core/compact_list.h"
#include "engine/core/fixed_list.h"
#include "engine/core/heading.h"
#include "engine/core/plane.h"
#include "engine/core/seat.h"
#include "engine/core/wide_bits.h"

namespace mael::battle {

inline constexpr int kSeats = 2;
inline constexpr int kMostSideUnits = 40;    // 120 points buy at most 33 …
inline constexpr int kMostSideModels = 120;  // … and 116
inline constexpr int kMostUnits = kSeats * kMostSideUnits;
inline constexpr int kMostModels = kSeats * kMostSideModels;
inline constexpr int kMostShots = 12;       // weapons a unit uses at once
inline constexpr int kTurns = 5;            // EDG-002
inline constexpr int kMostSuppression = 6;  // EDG-096
inline constexpr int kMostTokens = 3;       // of one kind on one unit
inline constexpr int kMostDice = 64;        // of one hit roll
inline constexpr int kMostHits = 96;        // of one round, and dice of any other roll
inline constexpr int kMostActions = 3;      // EDG-232

using UnitId = std::uint8_t;   // 0 … of State::units
using ModelId = std::uint8_t;  // 0 … of State::models
inline constexpr std::uint8_t kNone = 0xff;

// A model stands on the level of its centre (EDG-R161), which the battlefield knows.
struct Model {
  Point at{};
  Seat side = Seat::A;         // whose force its line is of
  std::uint8_t fortitude = 0;  // left; 0: removed (EDG-107)
  std::uint16_t line = 0;      // of the force

  bool is_alive() const { return fortitude > 0; }
  // Where a removed one lay is nobody's business any more, and no link tells it.
  friend bool operator==(const Model& a, const Model& b) {
    return a.side == b.side && a.line == b.line && a.fortitude == b.fortitude &&
           (!a.is_alive() || a.at == b.at);
  }
};

// Tokens of abilities on a unit: each kind of Token from Painted on. Of some kinds the rules name
// no most; of these there is room for more than a battle brings, and what goes beyond is lost.
class UnitTokens {
 public:
  static constexpr Token kFirst = Token::Painted, kLast = Token::Zealot;
  static constexpr int kKinds = static_cast<int>(kLast) - static_cast<int>(kFirst) + 1;
  static constexpr Token kind_at(int place) {
    return static_cast<Token>(static_cast<int>(kFirst) + place);
  }
  static constexpr std::uint8_t most_of(Token kind) {
    return kind == Token::Zealot ? 3 : 60;  // EDG-R218
  }

  constexpr std::uint8_t& of(Token kind) { return counts_[place_of(kind)]; }
  constexpr int of(Token kind) const { return counts_[place_of(kind)]; }
  constexpr bool any() const { return *this != UnitTokens{}; }
  friend constexpr bool operator==(const UnitTokens&, const UnitTokens&) = default;

 private:
  static constexpr std::size_t place_of(Token kind) {
    return static_cast<std::size_t>(kind) - static_cast<std::size_t>(kFirst);
  }
  std::array<std::uint8_t, kKinds> counts_{};
};

struct Unit {
  Seat owner = Seat::A;
  std::uint8_t place = 0;  // of its side's force
  ModelId first = 0;       // its models stand together, in the order of their lines
  std::uint8_t models = 0;
  ModelId leader = 0;
  std::uint8_t suppression = 0;  // 0 … kMostSuppression
  std::uint8_t cover = 0;        // Cover tokens
  std::uint8_t moving = 0;       // On the Move tokens
  std::uint8_t activated = 0;    // this turn
  std::uint8_t orders = 0;       // given this turn by its command model
  std::uint8_t retired = 0;      // gone by its owner's choice
  ModelId counted = kNone;       // whom its leader counts as touching (EDG-659), else kNone
  Heading heading = 0;
  UnitTokens tokens;

  friend bool operator==(const Unit&, const Unit&) = default;
};

// What an ability does to a unit for a time: one of its clauses, which says for how long. Of what
// is used once a turn that it was, by whom, stands likewise.
struct Lasting {
  UnitId unit = 0;  // to whom
  UnitId by = 0;    // by an ability of whom
  std::uint8_t ability = 0;
  std::uint8_t clause = 0;  // its place in the ability; kSpent: that it was used
  friend constexpr auto operator<=>(const Lasting&, const Lasting&) = default;
};
inline constexpr std::uint8_t kSpent = 7;
inline constexpr int kMostLasting = 160;

// ---- What goes on ------------------------------------------------------------------------------

// The stages of a turn (section 1). What happens inside an activation or a retirement stands in
// frames.
enum class Stage : std::uint8_t {
  Priority,        // the roll-off
  ChoosePriority,  // by its winner
  Go,              // a player activates a unit
  Second,          // or a second one, or lets go
  Active,          // a unit acts
  Retire,          // units are taken off
  Over,
};

// Where a frame stands. The order is that of the sequences (steps.h).
enum class Step : std::uint8_t {
  // An activation.
  Acting,     // its owner acts
  BonusDice,  // how far the bonus move of On the Move goes
  BonusMove,
  Charged,   // the target of a charge, or of a Hit & Run, may fire
  Striking,  // the Hit & Run goes on after that
  ShakeTest,
  Regrouping,
  Closing,  // dangerous ground, then the end
  // A round of shooting.
  ShotDice,    // numbers of shots that are rolled
  RemoveDice,  // for a negative skill
  HitDice,
  FlipHits,
  Criticals,  // what sixes do
  Defense,    // special defense …
  FieldDice,  // … and what a cascade field asks for the hits it blocked
  ChooseAv,
  ArmorDice,
  FlipArmor,
  DamageDice,
  Allocate,
  Suppress,     // suppression of step 7
  CqTest,       // whether the target of a fight holds
  Retreat,      // where it goes
  Regather,     // what it costs to have retreated
  SupportDice,  // of Suppressive Fire: suppression tests …
  NerveDice,    // … and the target's WP tests
  RoundOver,
  // What stands above both.
  Injuries,     // the owner allots injuries
  Leader,       // the owner names a leader
  PenaltyDice,  // dangerous ground whose penalty is rolled
  Sweep,        // those around rise by a level, one after the other
};

struct Frame {
  Step step = Step::Acting;
  UnitId unit = 0;         // whose activation, injuries, or leader; of a round the shooter
  std::uint8_t count = 0;  // injuries; dice of a penalty; of a sweep the unit that is next
  // What comes on top of these dice; of injuries 1 where they are such of hits of the round, which
  // count for what follows from these (EDG-R195).
  std::uint8_t fixed = 0;
  std::uint64_t sides = 0;  // of them: bit i where die i counts in full and is not halved
  friend bool operator==(const Frame&, const Frame&) = default;
};
// A shot's round in an activation, in it a way back over dangerous ground, injuries it brings, and
// whom they ask about; one more for what interrupts them.
inline constexpr int kMostFrames = 6;

enum class Act : std::uint8_t {
  None,
  Move,
  Dash,
  Charge,
  OnTheMove,
  Aim,
  TakeCover,
  Consolidate,
  Fire,
  SuppressiveFire,
  Fight,
  HitAndRun,
  Use,  // what an ability asks an action for; more than once where there are several such
  Extinguish,
};
constexpr std::uint16_t bit_of(Act act) {
  return static_cast<std::uint16_t>(1u << static_cast<int>(act));
}
inline constexpr int kActs = 14;

// A model and the weapon it uses: the place of that in its profile's list, or one of these: frag
// grenades stand for a weapon in declarations (EDG-382), bare hands where there is none.
inline constexpr std::uint8_t kFrag = 0xfe, kBareHands = 0xfd;
struct Shot {
  ModelId model = 0;
  std::uint8_t weapon = 0;
  friend constexpr auto operator<=>(const Shot&, const Shot&) = default;
};
using Declared = FixedList<Shot, kMostShots>;  // in their order

// A Hit & Run as it was declared, while its target may fire first (EDG-392).
struct Strike {
  Declared shots;  // empty: none waits
  std::uint8_t wild = 0;
  std::uint8_t open = 0;
  friend bool operator==(const Strike&, const Strike&) = default;
};

// Units, a bit each.
using UnitBits = WideBits;
constexpr UnitBits unit_bit(UnitId unit) { return wide_bit(unit); }

// What the active unit has done.
struct Activation {
  UnitId unit = kNone;       // kNone: none is active
  std::uint8_t actions = 0;  // taken, of kMostActions
  Act last = Act::None;
  std::uint8_t bonus = 0;  // inches of a bonus move to come
  UnitId target = kNone;   // of its charge or its Hit & Run
  // Enemies in whose rear arc its movement action began (EDG-245, EDG-395), those outside the front
  // arc of whose leader it did (EDG-309), and those its leader passed within an inch of (EDG-391).
  // Of a charge its target is told, of units with a weapon for a Hit & Run every enemy.
  UnitBits from_behind = 0, unseen = 0, passed = 0;
  ModelId thrower = kNone;     // threw a frag grenade while charging (EDG-383)
  std::uint8_t walked = 0;     // it made some move (EDG-385)
  std::uint8_t recovered = 0;  // Shake-Off or Regroup was tried (EDG-R92)
  std::uint16_t done = 0;      // bits of Act
  Strike strike;

  bool did(Act act) const { return (done & bit_of(act)) != 0; }
  friend bool operator==(const Activation&, const Activation&) = default;
};

// ---- A round of shooting (section 8) -----------------------------------------------------------

enum class RoundKind : std::uint8_t { Fire, Suppressive, Fight, Defensive, HitAndRun };
enum class Band : std::uint8_t { Short, Standard, Long };

// One die of a hit roll.
struct HitDie {
  std::uint8_t rolled = 0;
  std::uint8_t shown = 0;  // after flips
  std::uint8_t shot = 0;   // of Round::shots
  // Of a critical hit which of its weapon's critical effects it has, from 1 on; 0: it strikes
  // perfectly.
  std::uint8_t critical = 0;
  friend constexpr auto operator<=>(const HitDie&, const HitDie&) = default;
};

// A die of an armor roll: for which hit.
struct ArmorDie {
  std::uint8_t rolled = 0;
  std::uint8_t shown = 0;
  std::uint8_t hit = 0;     // its number
  std::uint8_t damage = 0;  // what the hit does where armor does not stop it and it is rolled
  friend constexpr auto operator<=>(const ArmorDie&, const ArmorDie&) = default;
};

// A cascade field is a field that costs something: the owner chooses between both (EDG-R186).
enum class Defense : std::uint8_t { None, Cover, Field, Dodge, Cascade };
inline constexpr Defense kLastDefense = Defense::Cascade;
// Those that block something, in the order in which they are proposed where they are worth the
// same.
inline constexpr std::array kBlockingDefenses{Defense::Cover, Defense::Field, Defense::Dodge,
                                              Defense::Cascade};

// Sets of hits, a bit each. The hit of a die has its number; further hits that dice make are
// numbered from kMostDice on. A hit is of its die's weapon.
using HitBits = WideBits;
constexpr HitBits hit_bit(int hit) { return wide_bit(hit); }
inline constexpr int kMostFurther = kMostWideBits - kMostDice;

// What is settled when a target is declared stays so to the end of the round.
struct Round {
  RoundKind kind = RoundKind::Fire;
  UnitId shooter = kNone;  // kNone: no round
  UnitId target = kNone;
  Band band = Band::Standard;  // of weapons that reach six inches at least (EDG-125 to EDG-128)
  std::uint8_t wild = 0;       // all shooting of the unit is (EDG-150, EDG-152, EDG-309)
  std::uint8_t open = 0;       // a wide open shot
  std::uint8_t behind = 0;     // from the target's rear arc
  std::uint8_t av = kNone;     // chosen; kNone: not yet
  std::uint8_t lost = 0;       // models removed by hits (EDG-191)
  std::uint8_t hurt = 0;       // an injury was caused by hits (EDG-290)
  std::uint8_t passed = 0;     // suppression tests
  std::uint8_t unseen = 0;     // the target, by who shoots: only what needs no sight is used
  std::uint8_t paints = 0;     // Painted tokens the target gets when the action is over (EDG-R197)
  Defense defense = Defense::None;
  std::uint16_t long_shots = 0;  // bits of shots beyond their range, which are wild (EDG-151)
  Declared shots;
  FixedList<std::uint8_t, kMostShots> counts;  // hit dice of each shot
  CompactList<HitDie, kMostDice> dice;
  CompactList<std::uint8_t, kMostFurther> further;  // hits: the die of each
  CompactList<ArmorDie, kMostHits> armor;
  HitBits hits = 0, blocked = 0;  // at most kMostHits

  const HitDie& die_of(int hit) const {
    return dice[hit < kMostDice ? hit : further[hit - kMostDice]];
  }
  friend bool operator==(const Round&, const Round&) = default;
};

// Units destroyed in a turn, for kill objectives.
struct Losses {
  std::array<std::uint8_t, kSeats> units{};  // of each side
  Seat first = Seat::Chance;                 // whose fell first; Chance: neither's
  friend bool operator==(const Losses&, const Losses&) = default;
};

enum class Cause : std::uint8_t { None, Crushing, Standard, Draw, Conceded };

struct State {
  // The table and what both sides field; only good in this process (battlefields.h, forces.h).
  BattlefieldId battlefield = kNoBattlefield;
  std::array<ForceId, kSeats> forces{};
  Deployment deployment = Deployment::BroadFront;  // side A is red
  std::uint8_t turn = 1;
  Stage stage = Stage::Go;
  Seat attacker = Seat::A;
  Seat priority = Seat::A;  // of this turn; while it is rolled for, of the turn before
  Seat to = Seat::A;        // whose go, choice or retirement it is
  Cause cause = Cause::None;
  Seat winner = Seat::Chance;
  std::uint8_t gone = 0;                       // units activated in this go
  std::uint8_t opened = 0;                     // the first activation of the turn is over
  std::array<std::uint8_t, kSeats> points{};   // VPs
  std::array<std::uint8_t, kSeats> command{};  // CPs
  Losses losses;
  CompactList<Unit, kMostUnits> units;
  CompactList<Model, kMostModels> models;
  CompactList<Lasting, kMostLasting> lasting;  // in the order in which it began
  FixedList<Frame, kMostFrames> frames;
  Activation active;
  Round round;

  const Frame& top() const { return frames[frames.size() - 1]; }
  Frame& top() { return frames[frames.size() - 1]; }
  bool has_round() const { return round.shooter != kNone; }

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace mael::battle
