// How well a seat stands, for bots: works on observations as well as on full states.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/cards/action.h"

namespace mael::cards {

// What a standing is made of. Each is counted for both seats; the other's is taken off.
enum class Term : std::uint8_t {
  Stockpile,  // resources
  Income,     // tenths of a resource planets will still yield
  Attack,     // points of the attack stacks, as long as there is time to use them
  Guard,      // points of defence beside own syphons
  Screen,     // points of defence in attack stacks
  Danger,     // points by which an enemy stack beats the guard of a syphon
  Hand,       // cards
  Answers,    // events in hand besides: they may interrupt
  Loss,       // what a victor will destroy, in tenths of a resource
  Actions,    // still to come this turn
};
inline constexpr int kTerms = 10;

using Terms = std::array<int, kTerms>;

// The terms of one seat alone, nothing taken off. The game must be running.
Terms count_terms(const State& state, Seat seat);

// What one of each is worth, in hundredths of a resource.
int weight_of(Term term);

// The standing, seen from `seat`: tenths of a resource with six turns to go, up to twice that the
// fewer there are; kWon / -kWon when the game is decided.
// While bids or numbers are secret, what sensible players expect of them.
inline constexpr int kWon = 1'000'000;
int evaluate(const State& state, Seat seat);

// What a resource in the stockpile is worth in that.
int value_of_resource(const State& state);

// The same of a battle that bids are awaited for, seen by the attacker, the bids themselves left
// out: by whether the sums decide against it, for neither or for it.
struct BattleOutcomes {
  int lost = 0, tied = 0, won = 0;
  int resource = 0;  // what one is worth
};
// The attacker is ahead by anything from `least` to `most`: what that leaves out is not looked at.
BattleOutcomes weigh_battle(const State& state, int least, int most);

// Whether an action does nothing but let the game go on: what a bot falls back to.
inline bool passes(const Action& action) {
  return std::holds_alternative<EndTurn>(action.deed) ||
         std::holds_alternative<Decline>(action.deed);
}

}  // namespace mael::cards
