#include "engine/cards/evaluate.h"

#include <algorithm>

#include "engine/cards/legality.h"
#include "engine/cards/secrets.h"

namespace mael::cards {
namespace {

// In hundredths of a resource; set by hand and tried in games between bots.
constexpr std::array<int, kTerms> kWeights{100, 8, 60, 50, 30, -75, -110, 150, -10, -60};

// Turns still to come after this one: until the deck is empty, and then until a hand is low.
constexpr int kCardsATurn = 4;
constexpr int kMostTurns = 9;
// In the last turns ships have ever less time to be of use.
constexpr int kTimeToFight = 4;
constexpr int kMostDanger = 4;
// Of the income of a turn, what is left of it a turn later, in percent: ships are lost, planets
// destroyed.
constexpr int kLasting = 78;

// A lead counts for more the fewer turns are left to turn it.
constexpr int kFewTurns = 6;

int turns_left(const State& state) {
  const int low = std::min(hand_size(state.side(Seat::A)), hand_size(state.side(Seat::B)));
  const int deck = deck_size(state);
  const int hands = deck > 0 ? kFullHand : low;
  const int until_low = std::max(0, (hands - kLowHand + 1) / kActionsPerTurn);
  const int by_cards = (deck + kCardsATurn - 1) / kCardsATurn + until_low;
  return std::clamp(by_cards, 0, std::min(kMostTurns, state.options.last_turn - state.turn));
}

struct Outlook {
  int turns = 0;    // still to come
  int later = 0;    // the income of all but the next of them, in percent of one turn's
  int fighting = 0; // turns that count for ships: 0 … kTimeToFight
};

Outlook outlook_of(const State& state) {
  Outlook outlook;
  outlook.turns = turns_left(state);
  int each = 100;
  for (int turn = 1; turn < outlook.turns; ++turn) {
    each = each * kLasting / 100;
    outlook.later += each;
  }
  outlook.fighting = std::min(outlook.turns, kTimeToFight);
  return outlook;
}

// Tenths of a resource one planet will still yield a seat.
int income_at(const State& state, Seat seat, int place, const Outlook& outlook) {
  const Planet& planet = state.planets[place];
  const int a = syphon_rate(state, Seat::A, place), b = syphon_rate(state, Seat::B, place);
  if ((seat == Seat::A ? a : b) == 0 || outlook.turns == 0) return 0;
  const int rate = rate_of(planet);
  const auto own = static_cast<std::size_t>(index_of(seat));
  const int next = distribute(planet.stock + rate, rate, a, b).shares[own].total();
  // What lies there now may last for some turns of full takings.
  const int lean = distribute(rate, rate, a, b).shares[own].total();
  const int surplus = std::max(0, planet.stock + 2 * rate - a - b);
  const int full = distribute(surplus, rate, a, b).shares[own].total();
  const int second = outlook.turns > 1 ? std::max(full, lean) - lean : 0;
  return 10 * next + lean * outlook.later / 10 + 8 * second;
}

// What a ship does in its place, in hundredths of a resource.
int worth_of(const State& state, Seat seat, const Ship& ship, const Outlook& outlook) {
  if (!is_military(ship)) {
    const int rate = syphon_rate(state, seat, ship.at);
    return rate == 0 ? 0
                     : 10 * income_at(state, seat, ship.at, outlook) * syphon_of(ship) / rate;
  }
  const int time = outlook.fighting;
  if (!ship.is_attacking()) return weight_of(Term::Guard) * defence_of(ship) * time / kTimeToFight;
  return (weight_of(Term::Attack) * attack_of(ship) + weight_of(Term::Screen) * defence_of(ship)) *
         time / kTimeToFight;
}

// What a victor will still destroy, from its loser's side, in tenths of a resource.
int coming_loss(const State& state, Seat seat, const Outlook& outlook) {
  if (state.awaiting != Awaiting::Casualty || state.victor == seat) return 0;
  int loss = 0;
  for (int i = 0; i < state.side(seat).ships.size(); ++i) {
    const Target ship{Spot::Ship, seat, static_cast<std::uint8_t>(i)};
    if (judge_casualty(state, ship)) continue;
    loss = std::max(loss, worth_of(state, seat, state.ship(ship), outlook));
  }
  return loss / 10;
}

// Of this turn; whoever acts second has them all before it.
int actions_to_come(const State& state, Seat seat) {
  if (state.step != Step::Actions) return 0;
  if (seat == state.active) return state.actions_left;
  return state.active == state.first ? kActionsPerTurn : 0;
}

Terms count_with(const State& state, Seat seat, const Outlook& outlook) {
  Terms terms{};
  const auto add = [&](Term term, int count) { terms[static_cast<std::size_t>(term)] += count; };
  const SideState& side = state.side(seat);
  add(Term::Stockpile, side.stockpile);
  int attack = 0, guard = 0, screen = 0, danger = 0;
  for (const Ship& ship : side.ships) {
    if (!is_military(ship)) continue;
    if (ship.is_attacking()) {
      attack += attack_of(ship);
      screen += defence_of(ship);
    } else {
      guard += defence_of(ship);
    }
  }
  const int threat = strongest_attack(state.side(opponent_of(seat)));
  for (int place = 0; place < state.planets.size(); ++place) {
    add(Term::Income, income_at(state, seat, place, outlook));
    const auto planet = static_cast<Place>(place);
    if (threat == 0 || syphons_at(side, planet) == 0) continue;
    danger += std::clamp(threat + 1 - defence_at(side, planet), 0, kMostDanger);
  }
  const auto in_time = [&](int points) { return points * outlook.fighting / kTimeToFight; };
  add(Term::Attack, in_time(attack));
  add(Term::Guard, in_time(guard));
  add(Term::Screen, in_time(screen));
  add(Term::Danger, in_time(danger));
  add(Term::Hand, hand_size(side));
  for (CardKind kind = catalogue().first(CardType::Event); kind < catalogue().last(CardType::Event);
       ++kind) {
    add(Term::Answers, outlook.turns > 0 ? side.hand[kind] : 0);
  }
  add(Term::Loss, coming_loss(state, seat, outlook));
  add(Term::Actions, actions_to_come(state, seat));
  return terms;
}

int standing(const State& state, Seat seat, const Outlook& outlook) {
  const Terms terms = count_with(state, seat, outlook);
  int sum = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) sum += kWeights[i] * terms[i];
  return sum;
}

}  // namespace

int weight_of(Term term) { return kWeights[static_cast<std::size_t>(term)]; }

Terms count_terms(const State& state, Seat seat) {
  return count_with(state, seat, outlook_of(state));
}

int value_of_resource(const State& state) {
  return weight_of(Term::Stockpile) * kFewTurns / (turns_left(state) + kFewTurns) / 5;
}

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  if (is_sealed(state)) return expect_of_secrets(state, seat);
  const Outlook outlook = outlook_of(state);
  const int lead = standing(state, seat, outlook) - standing(state, opponent_of(seat), outlook);
  return lead * kFewTurns / (outlook.turns + kFewTurns) / 5;
}

}  // namespace mael::cards
