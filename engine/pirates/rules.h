// The rules of the pirates' game: how it starts, who decides, what is allowed and what follows.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/outcome.h"
#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/core/violation.h"
#include "engine/pirates/action.h"
#include "engine/pirates/event.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

struct Setup {
  int seats = 2;
  Options options;
  friend bool operator==(const Setup&, const Setup&) = default;
};

// The recommended switches for so many seats (PIR-033, PIR-R83, PIR-R86).
Options usual_options(int seats);
inline Setup usual_setup(int seats = 2) { return {seats, usual_options(seats)}; }

Result<State, std::vector<Violation>> start(const Setup& setup);

inline Seats seats_of(const State& state) { return Seats::first(state.seats); }
inline bool is_seat(const State& state, Seat seat) { return seats_of(state).includes(seat); }
// Rounds and the turns in them; 0 while the game is set up.
int turn_number(const State& state);
Awaited to_act(const State& state);

// Nothing, or the first rule in the way. Of a state a seat observes as well: what it cannot see is
// taken to be possible.
Verdict check(const State& state, const Action& action);

// Everything but trades: of these it names those of one piece of loot, or none, for one, and of one
// for what it would bring at a merchant.
void legal_actions(const State& state, std::vector<Action>& actions);
bool lists_all(const State& state, Seat seat);
std::optional<Action> forced_action(const State& state, Seat seat,
                                    const std::vector<Action>& legal);

// Requires a legal action. Goes on by itself to the next decision.
void apply(State& state, const Action& action, Events* events = nullptr);

Action deal(const State& state, Random& random);
void chances(const State& state, std::vector<Weighted<Action>>& weighted);

Outcome outcome(const State& state);

// What a seat has at the end, or would have now: saved points, loot and titles turned over.
struct Total {
  int saved = 0, loot = 0, titles = 0;
  int sum() const { return saved + loot + titles; }
};
Total total_of(const State& state, Seat seat);
// Whom totals rank; all others come behind them.
Seats ranked_of(const State& state);
// How a game alone is rated where neither its goal nor its end was reached (PIR-R85).
enum class Rating : std::uint8_t { Deckhand, Mate, Captain, Legend };
Rating rating_of(int total);

Verdict validate(const State& state);
// Whether it may be shown and written, even if it cannot occur.
bool well_formed(const State& state);

std::uint64_t hash_of(const State& state);
// Whether two moments one action apart hold the same pieces.
bool keeps_pieces(const State& before, const State& after);

}  // namespace mael::pirates
