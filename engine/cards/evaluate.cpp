#include "engine/cards/evaluate.h"

#include <algorithm>

#include "engine/cards/battle.h"
#include "engine/cards/effects.h"
#include "engine/cards/legality.h"

namespace mael::cards {
namespace {

// Weights in tenths of a resource: set by hand so that one action ahead already syphons, guards
// what it syphons with and fights at good odds.
constexpr int kResource = 10;
constexpr int kSyphon = 6;     // a syphon ship besides what it takes
constexpr int kStrength = 3;   // a point of attack or defence of a military ship
constexpr int kGuard = 4;      // a point of defence at a planet, up to what an enemy stack attacks with
constexpr int kCard = 5;       // in hand
constexpr int kEvent = 8;      // an event in hand more than that: it may answer
constexpr int kLaterTurns = 8; // income of a later turn, against 10 for the next
constexpr int kCardsATurn = 4; // the deck gives the length of the game away

// Turns still to come after this one.
int turns_left(const State& state) {
  const int limit = state.options.last_turn - state.turn;
  const int by_deck = 1 + (deck_size(state) + kCardsATurn - 1) / kCardsATurn;
  return std::clamp(std::min(limit, by_deck), 0, 6);
}

int income(const State& state, Seat seat, int turns) {
  if (turns == 0) return 0;
  int value = 0;
  for (int place = 0; place < state.planets.size(); ++place) {
    const Planet& planet = state.planets[place];
    const int a = syphon_rate(state, Seat::A, place), b = syphon_rate(state, Seat::B, place);
    if ((seat == Seat::A ? a : b) == 0) continue;
    const int rate = rate_of(planet);
    const auto own = static_cast<std::size_t>(index_of(seat));
    value += kResource * distribute(planet.stock + rate, rate, a, b).shares[own].total();
    value += kLaterTurns * (turns - 1) * distribute(rate, rate, a, b).shares[own].total();
  }
  return value;
}

int strength_of(const Ship& ship) {
  return is_military(ship) ? kStrength * (attack_of(ship) + defence_of(ship)) : kSyphon;
}

int strongest_attack(const SideState& side) {
  int strongest = 0;
  for (int stack = 0; stack < stack_count(side); ++stack) {
    strongest = std::max(strongest, attack_at(side, stack_place(stack)));
  }
  return strongest;
}

int value_of_ships(const State& state, Seat seat) {
  const SideState& side = state.side(seat);
  int value = 0;
  for (const Ship& ship : side.ships) value += strength_of(ship);
  const int threat = strongest_attack(state.side(opponent_of(seat)));
  for (int place = 0; place < state.planets.size(); ++place) {
    if (syphons_at(side, static_cast<Place>(place)) == 0) continue;
    value += kGuard * std::min(defence_at(side, static_cast<Place>(place)), threat + 1);
  }
  return value;
}

int value_of_hand(const SideState& side) {
  int value = kCard * hand_size(side);
  for (CardKind kind = catalogue().first(CardType::Event); kind < catalogue().last(CardType::Event);
       ++kind) {
    value += kEvent * side.hand[kind];
  }
  return value;
}

// What a victor will still destroy, from its loser's side.
int coming_loss(const State& state, Seat seat) {
  if (state.awaiting != Awaiting::Casualty || state.victor == seat) return 0;
  int loss = 0;
  for (int i = 0; i < state.side(seat).ships.size(); ++i) {
    const Target ship{Spot::Ship, seat, static_cast<std::uint8_t>(i)};
    if (!judge_casualty(state, ship)) loss = std::max(loss, strength_of(state.ship(ship)));
  }
  return loss;
}

int standing(const State& state, Seat seat) {
  return kResource * state.side(seat).stockpile + income(state, seat, turns_left(state)) +
         value_of_ships(state, seat) + value_of_hand(state.side(seat)) - coming_loss(state, seat);
}

// ---- Secrets -----------------------------------------------------------------------------------

bool is_in(std::uint16_t sealed) { return sealed < kUnknownSealed; }

// The own bid or number is in, and the other's is not seen.
bool waits_for_secret(const State& state, Seat seat) {
  const bool secret = state.awaiting == Awaiting::Bid || state.awaiting == Awaiting::Number;
  return secret && is_in(state.side(seat).sealed) && !is_in(state.side(opponent_of(seat)).sealed);
}

int average_over_secrets(const State& state, Seat seat) {
  constexpr int kMostTried = 6;  // higher bids are too dear to be likely
  const Seat other = opponent_of(seat);
  const bool bids = state.awaiting == Awaiting::Bid;
  const int high = bids ? std::min<int>(state.side(other).stockpile, kMostTried) : kHighestPick;
  int sum = 0;
  for (int secret = 0; secret <= high; ++secret) {
    State after = state;
    after.side(other).sealed = static_cast<std::uint16_t>(secret);
    const Course course{after, nullptr};
    if (bids) {
      reveal_bids(course);
    } else {
      reveal_numbers(course);
    }
    sum += evaluate(after, seat);
  }
  return sum / (high + 1);
}

}  // namespace

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  if (waits_for_secret(state, seat)) return average_over_secrets(state, seat);
  return standing(state, seat) - standing(state, opponent_of(seat));
}

}  // namespace mael::cards
