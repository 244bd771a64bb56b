// The rules of a battle: how it starts, who decides, what is allowed and what follows.
//
// A firefight is the battle of this edition: squads of two sides on a fixed table, deployed by the
// program, five turns, victory by what is destroyed. What the sheet's later sections bring
// (buildings, reserves, force building, other objectives) is no part of it yet.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/event.h"
#include "engine/battle/state.h"
#include "engine/core/chance.h"
#include "engine/core/outcome.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/violation.h"

namespace mael::battle {

// X of both kill objectives, and the VPs that win (EDG-485, EDG-494, EDG-570).
inline constexpr int kAlphaStrike = 1, kMeatGrinder = 1, kVictoryTotal = 4;
inline constexpr int kCrushingLead = 5;  // EDG-569

struct Setup {
  BattlefieldId battlefield = kNoBattlefield;
  Deployment deployment = Deployment::FaceOff;
  Seat attacker = Seat::A;
  std::array<ForceId, kSeats> forces{};  // what the sides field; only good in this process
  friend bool operator==(const Setup&, const Setup&) = default;
};

// Two squads of the Foundation against two of the Enclave on the first 3'×3' table: such as are
// about equally strong (of 120 battles of one bot with itself either side won 49 and 40).
Setup usual_setup();

// Everything against the set-up: sides that field nothing or too much (EDG-041), units that may not
// be as they are (roster.h), units of several factions on one side (EDG-409).
Result<State, std::vector<Violation>> start(const Setup& setup);

inline Seats seats_of(const State&) { return Seats::first(kSeats); }
// Activations begun and turns, so that it grows whenever a player's go ends.
int turn_number(const State& state);
Awaited to_act(const State& state);

// Nothing, or the first rule in the way.
Verdict check(const State& state, const Action& action);

// Complete wherever choices can be counted (lists_all); else candidates: ends of moves, volleys,
// flips and allotments a sensible player looks at. Each is accepted by check. Giving up, which is
// always allowed, is left out.
void legal_actions(const State& state, std::vector<Action>& actions);
bool lists_all(const State& state, Seat seat);
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal);

// Requires a legal action. Goes on by itself to the next decision.
void apply(State& state, const Action& action, Events* events = nullptr);

Action deal(const State& state, Random& random);
// Every roll of one die or two; nothing where more are due.
void chances(const State& state, std::vector<Weighted<Action>>& weighted);

Outcome outcome(const State& state);

Verdict validate(const State& state);
// Whether it may be shown and written, even if it cannot occur.
bool well_formed(const State& state);

std::uint64_t hash_of(const State& state);
// Whether two moments one action apart hold the same units, and no model has gained in strength.
bool keeps_pieces(const State& before, const State& after);

}  // namespace mael::battle
