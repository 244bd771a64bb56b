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
constexpr int kStrength = 6;   // a point of attack or defence of a military ship
constexpr int kDanger = 6;     // a point by which an enemy stack could beat the guard of syphons
constexpr int kMostDanger = 4; // points that count so
constexpr int kCard = -10;       // in hand
constexpr int kEvent = 8;      // an event in hand more than that: it may answer
constexpr int kDuty = 60;      // an action that must still be done: else moves would put it off
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
    const auto planet = static_cast<Place>(place);
    if (threat == 0 || syphons_at(side, planet) == 0) continue;
    value -= kDanger * std::clamp(threat + 1 - defence_at(side, planet), 0, kMostDanger);
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
         value_of_ships(state, seat) + value_of_hand(state.side(seat)) - coming_loss(state, seat) -
         (seat == state.active ? kDuty * state.actions_left : 0);
}

// ---- Secrets -----------------------------------------------------------------------------------

bool is_in(std::uint16_t sealed) { return sealed < kUnknownSealed; }

bool waits_for_secrets(const State& state) {
  return state.awaiting == Awaiting::Bid || state.awaiting == Awaiting::Number;
}

// What a seat's secret may be: the one that is in, or any that is likely enough; every number falls
// on some planet alike, and high bids are too dear.
struct Range {
  int low = 0, high = 0;
};

Range likely_secrets(const State& state, Seat seat, int most) {
  const SideState& side = state.side(seat);
  if (is_in(side.sealed)) return {side.sealed, side.sealed};
  return {0, state.awaiting == Awaiting::Bid ? std::min<int>(side.stockpile, most) : kPlanets - 1};
}

int average_over_secrets(const State& state, Seat seat) {
  constexpr int kOwnBids = 2, kOtherBids = 2;
  const Seat other = opponent_of(seat);
  const Range own = likely_secrets(state, seat, kOwnBids);
  const Range others = likely_secrets(state, other, kOtherBids);
  int sum = 0, count = 0;
  for (int mine = own.low; mine <= own.high; ++mine) {
    for (int secret = others.low; secret <= others.high; ++secret, ++count) {
      State after = state;
      after.side(seat).sealed = static_cast<std::uint16_t>(mine);
      after.side(other).sealed = static_cast<std::uint16_t>(secret);
      const Course course{after, nullptr};
      if (state.awaiting == Awaiting::Bid) {
        reveal_bids(course);
      } else {
        reveal_numbers(course);
      }
      sum += evaluate(after, seat);
    }
  }
  return sum / count;
}

}  // namespace

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  if (waits_for_secrets(state)) return average_over_secrets(state, seat);
  return standing(state, seat) - standing(state, opponent_of(seat));
}

}  // namespace mael::cards
