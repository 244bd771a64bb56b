// The judgements check and legal_actions share.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/cards/derived.h"
#include "engine/cards/rules.h"
#include "engine/cards/things.h"
#include "engine/cards/zones.h"

namespace mael::cards {

// The seat that may answer in a window, or defends in a battle.
inline Seat responder_of(const State& state) { return opponent_of(state.active); }

// Whether a card can be played now by the seat, whatever it is put on: in the own player-turn any
// card, in a window an event. Whether it is in hand is not asked.
Verdict judge_card(const State& state, Seat seat, CardKind kind);

// Whether the seat can pay for it.
Verdict judge_cost(const State& state, Seat seat, CardKind kind);

// Whether a card of this kind may be put on the target.
Verdict judge_target(const State& state, Seat seat, CardKind kind, Target target);

Verdict judge_attack(const State& state, int stack, Target target);
Verdict judge_move(const State& state, int ship, Target target);
Verdict judge_casualty(const State& state, Target ship);

// Sorts of targets, a bit each.
using Spots = std::uint8_t;
template <class... Each>
constexpr Spots spots(Each... each) {
  return static_cast<Spots>(((1u << static_cast<unsigned>(each)) | ...));
}

// Where a card of this kind could be put, and where attacks and ships could go.
Spots spots_for(CardKind kind);
inline constexpr Spots kBattlefields = spots(Spot::Planet, Spot::Fleet, Spot::Stack);
inline constexpr Spots kBerths = spots(Spot::NewStack, Spot::Planet, Spot::Stack);

// Calls f with every target of these sorts on the table, allowed or not, until f returns true.
// Returns whether it did.
template <class F>
bool any_target(const State& state, Spots sorts, F&& f) {
  const auto at = [](Spot spot, Seat seat, int index) {
    return Target{spot, seat, static_cast<std::uint8_t>(index)};
  };
  const auto any = [&](Spot spot, Seat seat, int count) {
    if ((sorts & spots(spot)) == 0) return false;
    for (int i = 0; i < count; ++i) {
      if (f(at(spot, seat, i))) return true;
    }
    return false;
  };
  if (any(Spot::None, Seat::A, 1) || any(Spot::NewStack, Seat::A, 1)) return true;
  if (any(Spot::Planet, Seat::A, state.planets.size())) return true;
  int stacks = 0;
  for (const Seat seat : {Seat::A, Seat::B}) {
    stacks = std::max(stacks, stack_count(state.side(seat)));
    if (any(Spot::Fleet, seat, state.planets.size())) return true;
    if (any(Spot::Ship, seat, state.side(seat).ships.size())) return true;
  }
  return any(Spot::Stack, Seat::A, stacks);
}

// Whether a seat can play a card of this kind now, whatever it is put on.
bool is_playable(const State& state, Seat seat, CardKind kind);

// Whether the responder is known to hold an event it can play now (ECG-R43).
bool can_answer(const State& state);

// Whether the active seat has an action: a card known to be in its hand, or an attack (ECG-R12).
bool can_act(const State& state);

// Lists what legal_actions does, paid moves left out.
void list_without_moves(const State& state, std::vector<Action>& actions);

}  // namespace mael::cards
