// The judgements check and legal_actions share.
#pragma once

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

// Calls f with every place of the table a card could be put on or an attack could go against,
// allowed or not, until f returns true. Returns whether it did.
template <class F>
bool any_target(const State& state, F&& f) {
  const auto at = [](Spot spot, Seat seat, int index) {
    return Target{spot, seat, static_cast<std::uint8_t>(index)};
  };
  if (f(at(Spot::None, Seat::A, 0)) || f(at(Spot::NewStack, Seat::A, 0))) return true;
  for (int i = 0; i < state.planets.size(); ++i) {
    if (f(at(Spot::Planet, Seat::A, i))) return true;
  }
  int stacks = 0;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int count = stack_count(state.side(seat));
    stacks = stacks < count ? count : stacks;
    for (int i = 0; i < state.planets.size(); ++i) {
      if (f(at(Spot::Fleet, seat, i))) return true;
    }
    for (int i = 0; i < state.side(seat).ships.size(); ++i) {
      if (f(at(Spot::Ship, seat, i))) return true;
    }
  }
  for (int i = 0; i < stacks; ++i) {
    if (f(at(Spot::Stack, Seat::A, i))) return true;
  }
  return false;
}

// Whether a seat can play a card of this kind now, whatever it is put on.
bool is_playable(const State& state, Seat seat, CardKind kind);

// Whether the responder is known to hold an event it can play now (ECG-R43).
bool can_answer(const State& state);

// Whether the active seat has an action: a card known to be in its hand, or an attack (ECG-R12).
bool can_act(const State& state);

}  // namespace mael::cards
