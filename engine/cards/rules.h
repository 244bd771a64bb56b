// The rules of the Edge card game (sheet sections 1–12 and the rulings) behind the functions every
// game of the house offers (engine/core/rule_set.h).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/cards/action.h"
#include "engine/cards/event.h"
#include "engine/cards/state.h"
#include "engine/core/result.h"
#include "engine/core/rule_set.h"
#include "engine/core/violation.h"

namespace mael::cards {

// What is agreed before the game.
struct Setup {
  Options options;
  std::array<CardKind, kPlanets> planets{};  // left to right (ECG-R15)
  // Chosen by the players in turn where there are none (ECG-R54); both or neither.
  std::array<CardKind, kSeats> factions{kNoCard, kNoCard};
  friend bool operator==(const Setup&, const Setup&) = default;
};

// The planets in the order of the catalogue, factions still to be chosen.
Setup usual_setup();

// The first state of a game, or every reason why there can be none.
Result<State, std::vector<Violation>> start(const Setup& setup);

Awaited to_act(const State& state);

// The only judge of legality: nothing, or the first rule in the way, in the order turn and window,
// card or stack, target, cost. Never changes anything.
Verdict check(const State& state, const Action& action);

// Tells apart what a seat may be awaited for: where a hidden hand decides whether a window opens,
// one action leads to the same seat's answer or to its own turn.
std::uint32_t stage_of(const State& state);

// Every action of the awaited seat (or of chance) that check accepts, each once, in an order that
// depends on the state alone; not the choices an observer does not see.
void legal_actions(const State& state, std::vector<Action>& actions);
constexpr bool lists_all(const State&, Seat) { return true; }

// The end of the player-turn, or the pass, of a seat that can do nothing else (ECG-R12). `legal` is
// the list of legal_actions or that of the seat.
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal);

// Carries out a legal action (asserted in checked builds) and, if `events` is given, appends what
// happened in rulebook order.
//
// In an observation, a window opens for cards known to be in the responder's hand only: whoever
// cannot see them does not expect an answer. Where a number or bid is not seen, both being in
// settles nothing, and no seat is awaited.
void apply(State& state, const Action& action, Events* events = nullptr);

constexpr Seats seats_of(const State&) { return Seats::first(kSeats); }

// Who won, and by which rule.
Outcome outcome(const State& state);

// Grows with every player-turn.
int turn_number(const State& state);

// What chance may do now, and how often of how many; and one of them, drawn. Chance must be
// awaited.
void chances(const State& state, std::vector<Weighted<Action>>& actions);
Action deal(const State& state, Random& random);

// Nothing, or the invariant that is broken: for everything read from outside.
Verdict validate(const State& state);

// A number that tells different states apart, equal on every platform.
std::uint64_t hash_of(const State& state);

}  // namespace mael::cards
