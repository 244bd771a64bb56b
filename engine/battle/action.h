// Every decision of a battle (sheet, "Legal action kinds"), and what chance does.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/battle/ground/ways.h"
#include "engine/battle/state.h"

namespace mael::battle {

// How a unit moves: the squad leader along `path`, from where it stands; the others to `places`,
// one for each of them that is alive, in the order of the roster.
struct Course {
  Waypoints path;
  Heading heading = 0;
  FixedList<Point, kMostSquadModels> places;
  bool dynamic = false;  // over models and terrain (EDG-091)
  friend bool operator==(const Course&, const Course&) = default;
};

struct Flip {
  std::uint8_t die = 0;
  std::uint8_t value = 1;
  friend constexpr auto operator<=>(const Flip&, const Flip&) = default;
};

// A hit, by its place among the armor dice, and the model it is given to.
struct Given {
  std::uint8_t hit = 0;
  ModelId model = 0;
  friend constexpr auto operator<=>(const Given&, const Given&) = default;
};

// What a unit uses against a target. Frag grenades are a shot too.
struct Volley {
  UnitId target = 0;
  Declared shots;
  friend bool operator==(const Volley&, const Volley&) = default;
};

// Chance: every die of the moment (EDG-R23).
struct Roll {
  FixedList<std::uint8_t, kMostHits> dice;
  friend bool operator==(const Roll&, const Roll&) = default;
};

// The turn.
struct ChoosePriority {
  Seat seat = Seat::A;
  friend bool operator==(const ChoosePriority&, const ChoosePriority&) = default;
};
struct Activate {
  UnitId unit = 0;
  friend bool operator==(const Activate&, const Activate&) = default;
};
struct EndGo {
  friend bool operator==(const EndGo&, const EndGo&) = default;
};
struct Hold {
  friend bool operator==(const Hold&, const Hold&) = default;
};
struct Retire {
  UnitBits units = 0;
  friend bool operator==(const Retire&, const Retire&) = default;
};
struct Concede {
  friend bool operator==(const Concede&, const Concede&) = default;
};

// An activation.
struct Move {
  Course course;
  friend bool operator==(const Move&, const Move&) = default;
};
struct Dash {
  Course course;
  friend bool operator==(const Dash&, const Dash&) = default;
};
struct Charge {
  UnitId target = 0;
  Course course;
  ModelId thrower = kNone;  // of a frag grenade
  friend bool operator==(const Charge&, const Charge&) = default;
};
struct GoOnTheMove {
  friend bool operator==(const GoOnTheMove&, const GoOnTheMove&) = default;
};
struct BonusMove {
  Course course;
  friend bool operator==(const BonusMove&, const BonusMove&) = default;
};
struct Stay {
  friend bool operator==(const Stay&, const Stay&) = default;
};
struct TakeAim {
  friend bool operator==(const TakeAim&, const TakeAim&) = default;
};
struct TakeCover {
  friend bool operator==(const TakeCover&, const TakeCover&) = default;
};
struct Consolidate {
  Course course;
  friend bool operator==(const Consolidate&, const Consolidate&) = default;
};
struct Fire {
  Volley volley;
  friend bool operator==(const Fire&, const Fire&) = default;
};
struct SuppressiveFire {
  Volley volley;
  friend bool operator==(const SuppressiveFire&, const SuppressiveFire&) = default;
};
struct Fight {
  Volley volley;
  friend bool operator==(const Fight&, const Fight&) = default;
};
struct HitAndRun {
  Volley volley;
  friend bool operator==(const HitAndRun&, const HitAndRun&) = default;
};
struct Order {
  UnitId to = 0;
  friend bool operator==(const Order&, const Order&) = default;
};
struct ShakeOff {
  friend bool operator==(const ShakeOff&, const ShakeOff&) = default;
};
struct Regroup {
  friend bool operator==(const Regroup&, const Regroup&) = default;
};
struct EndActivation {
  friend bool operator==(const EndActivation&, const EndActivation&) = default;
};

// Interrupts.
struct Defend {
  Volley volley;
  friend bool operator==(const Defend&, const Defend&) = default;
};
struct HoldFire {
  friend bool operator==(const HoldFire&, const HoldFire&) = default;
};
struct RemoveDice {
  FixedList<std::uint8_t, kMostShots> counts;  // of each shot
  friend bool operator==(const RemoveDice&, const RemoveDice&) = default;
};
struct FlipDice {
  FixedList<Flip, kMostDice> flips;  // by die
  friend bool operator==(const FlipDice&, const FlipDice&) = default;
};
struct ChooseDefense {
  Defense kind = Defense::None;
  HitBits blocked = 0;
  friend bool operator==(const ChooseDefense&, const ChooseDefense&) = default;
};
struct ChooseAv {
  std::uint8_t av = 0;
  friend bool operator==(const ChooseAv&, const ChooseAv&) = default;
};
struct Allocate {
  FixedList<Given, kMostDice> given;
  friend bool operator==(const Allocate&, const Allocate&) = default;
};
struct Injure {
  ModelId model = 0;
  friend bool operator==(const Injure&, const Injure&) = default;
};
struct NameLeader {
  ModelId model = 0;
  bool swaps = false;  // takes the place of the one that fell (EDG-R31)
  friend bool operator==(const NameLeader&, const NameLeader&) = default;
};
struct Retreat {
  Course course;
  friend bool operator==(const Retreat&, const Retreat&) = default;
};

// What an ability offers, at a point of the activation that its unit chooses (EDG-235).
struct Use {
  std::uint8_t ability = 0;  // of Content::abilities
  UnitId target = kNone;     // of what is aimed at a unit
  UnitId helper = kNone;     // who spares its price, or a part of it
  friend bool operator==(const Use&, const Use&) = default;
};

// Burn tokens are taken off (EDG-265).
struct Extinguish {
  friend bool operator==(const Extinguish&, const Extinguish&) = default;
};
// What critical hits do instead of striking perfectly, by die (EDG-R62).
struct Critical {
  std::uint8_t die = 0;
  std::uint8_t effect = 1;  // of its weapon's, from 1 on
  friend constexpr auto operator<=>(const Critical&, const Critical&) = default;
};
struct ChooseCriticals {
  FixedList<Critical, kMostDice> chosen;
  friend bool operator==(const ChooseCriticals&, const ChooseCriticals&) = default;
};

// Only ever appended to: saves number the kinds by place.
using Deed = std::variant<Roll, ChoosePriority, Activate, EndGo, Hold, Retire, Concede, Move, Dash,
                          Charge, GoOnTheMove, BonusMove, Stay, TakeAim, TakeCover, Consolidate,
                          Fire, SuppressiveFire, Fight, Order, ShakeOff, Regroup, EndActivation,
                          Defend, HoldFire, RemoveDice, FlipDice, ChooseDefense, ChooseAv, Allocate,
                          Injure, NameLeader, Retreat, HitAndRun, Use, Extinguish, ChooseCriticals>;

struct Action {
  Seat by = Seat::Chance;
  Deed deed;
  friend bool operator==(const Action&, const Action&) = default;
};
// Some order of actions, by what they are packed as.
bool operator<(const Action& a, const Action& b);

}  // namespace mael::battle
