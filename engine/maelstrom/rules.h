// The rules of Maelstrom (sheet sections 1–18) behind the functions every game of the
// house offers (engine/core/rule_set.h).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rule_set.h"
#include "engine/core/violation.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/event.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// What is agreed before the game. Seat A's stronghold stands at (1,0), seat B's at (-1,0)
// (MAE-R85).
struct Setup {
  Edition edition = Edition::Maelstrom;
  bool advanced = false;  // both forces by the rules of section 17, else two lists (MAE-034) …
  bool free = false;      // … or by agreement any forces a game can begin with (not in Vortex)
  Options options;
  std::array<std::vector<ForceLine>, kSeats> forces;  // by catalogue order, counts at least 1
  friend bool operator==(const Setup&, const Setup&);
};

// A basic game (MAE-034) between two of the four major factions; with a minor one it is free.
Setup basic_setup(Faction a, Faction b, const Options& options = {});

// The first state of a game, or every reason why there can be none.
Result<State, std::vector<Violation>> start(const Setup& setup);

Awaited to_act(const State& state);

// The only judge of legality: nothing, or the first rule in the way, in the order turn and phase,
// actor, target, cost, Golden Rule. Never changes anything (MAE-090).
Verdict check(const State& state, const Action& action);

// Tells apart what a seat may be awaited for: where a hidden hand decides whether an event may be
// answered, one action leads to the same seat's answer, its defence or its own turn.
std::uint32_t stage_of(const State& state);

// Every action of the awaited seats (or of chance) that check accepts, each once, in an order that
// depends on the state alone; except table talk, of which only the answer to an offer is listed.
// Summons are listed only with payers none of whom could be left out (MAE-R61); attacks on a target
// with more than eight possible attackers only with groups of up to two and with all of them.
void legal_actions(const State& state, std::vector<Action>& actions);

// Whether every group that could attack is listed: no target has more than eight attackers.
bool lists_all(const State& state, Seat seat);

// What a seat can do without having been asked: the only stronghold or tile to take, doing without
// an answer, going on from a Movement or Action Phase in which nothing is left to do (MAE-R48). The
// end of a turn is never forced. `legal` is the list of legal_actions or that of the seat.
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal);

// Carries out a legal action (asserted in checked builds) and, if `events` is given, appends what
// happened in rulebook order.
void apply(State& state, const Action& action, Events* events = nullptr);

constexpr Seats seats_of(const State&) { return Seats::first(kSeats); }

// Who won, and by which rule.
Outcome outcome(const State& state);

// Grows with every turn.
inline int turn_number(const State& state) { return state.turn; }

// What chance may do now, and how often of how many; and one of them, drawn. Chance must be
// awaited.
void chances(const State& state, std::vector<Weighted<Action>>& actions);
Action deal(const State& state, Random& random);

// Nothing, or the invariant that is broken: for everything read from outside.
Verdict validate(const State& state);

// Marks a face-up tile of this seat may carry now: a phase once left does not come back (MAE-064).
std::uint8_t possible_marks(const State& state, Seat seat, Row row);

// A number that tells different states apart, equal on every platform.
std::uint64_t hash_of(const State& state);

// Sides of the Vortex held by a seat's minions and strongholds (MAE-161).
int sides_held(const State& state, Seat seat);

// What a seat's tiles at the Vortex count for in a Burn Phase: one each, unless a text says more.
int presence(const State& state, Seat seat);

}  // namespace mael::maelstrom
