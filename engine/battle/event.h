// What happened when an action was applied, in rulebook order. Log, motion and sound are made of
// these; they are never saved, since replay makes them again.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/state.h"

namespace mael::battle {

// In brackets: what the other fields of an event hold; fields not named are at their defaults.
enum class Happened : std::uint8_t {
  TurnBegan,        // [amount: turn]
  RolledOff,        // [seat, other: its die, amount: the other's]
  PriorityChosen,   // [seat]
  CommandGained,    // [seat, amount]
  Activated,        // [seat, unit]
  TokensLost,       // [unit]
  Acted,            // [unit, other: target or kNone, thing: Act]
  Moved,            // [unit, amount: mils of its way, at: where its leader stands then]
  BonusRolled,      // [unit, amount: inches]
  TokensGained,     // [unit, thing: 0 Cover 1 On the Move, of abilities Token + 1, amount]
  Ordered,          // [unit, other: whose suppression falls]
  Charged,          // [unit, other]
  FragThrown,       // [unit, other, model]
  DefensiveFire,    // [unit, other, amount: 0 declined]
  ShotsRolled,      // [unit]
  DiceRemoved,      // [unit, amount]
  HitsRolled,       // [unit, amount: dice]
  HitsFlipped,      // [unit, amount: flips paid]
  HitsScored,       // [unit, other, amount: hits]
  Defended,         // [unit, thing: Defense, amount: hits blocked]
  AvChosen,         // [unit, amount]
  ArmorRolled,      // [unit, amount: dice]
  ArmorFlipped,     // [unit, amount: flips paid]
  DamageRolled,     // [unit]
  Injured,          // [unit, model, amount: FOR lost]
  Removed,          // [unit, model]
  Destroyed,        // [seat, unit]
  LeaderNamed,      // [unit, model]
  Suppressed,       // [unit, amount: levels]
  Steadied,         // [unit, amount: levels]
  TestsRolled,      // [unit, amount: passed]
  NerveTested,      // [unit, amount: 1 passed]
  Retreats,         // [unit]
  Ground,           // dangerous [unit, amount: levels]
  ActivationEnded,  // [unit]
  Held,             // [seat]
  Retired,          // [unit]
  Scored,           // [seat, amount: VPs]
  Ended,            // [seat: winner, thing: Cause]
  Used,             // [seat, unit, other: its target or helper, thing: ability, amount: CPs]
  TokensTaken,      // of abilities [unit, thing: Token + 1, amount]
  FieldRolled,      // of a cascade field [unit, amount: levels it costs]
  Confused,         // [unit]
  DidElse,          // of a critical hit [unit, other: target, thing: ability, amount: die]
  Rayed,            // hits that removed models injure others [unit, amount: injuries]
  Burned,           // [unit, amount: levels]
};

struct Event {
  Happened what = Happened::TurnBegan;
  Seat seat = Seat::Chance;
  UnitId unit = kNone;
  UnitId other = kNone;
  ModelId model = kNone;
  std::uint8_t thing = 0;
  int amount = 0;
  Point at{};
};

using Events = std::vector<Event>;

}  // namespace mael::battle
