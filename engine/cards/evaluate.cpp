#include "engine/cards/evaluate.h"

#include <algorithm>
#include <numeric>

#include "engine/cards/fleet.h"
#include "engine/cards/legality.h"
#include "engine/cards/secrets.h"

namespace mael::cards {
namespace {

// In hundredths of a resource; set by hand and tried in games between bots.
constexpr std::array<int, kTerms> kWeights{100, 8, 60, 50, 30, -75, -110, 150, -10, -60};

// In the last turns ships have ever less time to be of use.
constexpr int kTimeToFight = 4;
constexpr int kMostDanger = 4;
// Of the income of a turn, what is left of it a turn later, in percent: ships are lost, planets
// destroyed.
constexpr int kLasting = 78;

// A lead counts for more the fewer turns are left to turn it.
constexpr int kFewTurns = 6;

struct Outlook {
  int turns = 0;    // still to come
  int later = 0;    // the income of all but the next of them, in percent of one turn's
  int fighting = 0; // turns that count for ships: 0 … kTimeToFight
};

Outlook outlook_of(const State& state, const Fleets& fleets) {
  Outlook outlook;
  outlook.turns = turns_left(state, fleets);
  int each = 100;
  for (int turn = 1; turn < outlook.turns; ++turn) {
    each = each * kLasting / 100;
    outlook.later += each;
  }
  outlook.fighting = std::min(outlook.turns, kTimeToFight);
  return outlook;
}

// Tenths of a resource one planet will still yield either seat, from its syphon rates.
std::array<int, kSeats> income_at(const Planet& planet, int a, int b, const Outlook& outlook) {
  std::array<int, kSeats> incomes{};
  if (a + b == 0 || outlook.turns == 0) return incomes;
  const int rate = rate_of(planet);
  const Distribution lean = distribute(rate, rate, a, b);
  const Distribution next =
      planet.stock == 0 ? lean : distribute(planet.stock + rate, rate, a, b);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    const int usual = lean.shares[seat].total();
    incomes[seat] = 10 * next.shares[seat].total() + usual * outlook.later / 10;
  }
  // What lies there now may last for some turns of full takings: it counts where more is left than
  // any turn brings.
  const int surplus = planet.stock + 2 * rate - a - b;
  if (outlook.turns < 2 || surplus <= rate) return incomes;
  const Distribution full = distribute(surplus, rate, a, b);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    incomes[seat] += 8 * std::max(full.shares[seat].total() - lean.shares[seat].total(), 0);
  }
  return incomes;
}

// What a ship does in its place, in hundredths of a resource.
int worth_of(const State& state, Seat seat, const Ship& ship, const Outlook& outlook) {
  if (!is_military(ship)) {
    const int a = syphon_rate(state, Seat::A, ship.at), b = syphon_rate(state, Seat::B, ship.at);
    const int rate = seat == Seat::A ? a : b;
    if (rate == 0) return 0;
    const auto own = static_cast<std::size_t>(index_of(seat));
    return 10 * income_at(state.planets[ship.at], a, b, outlook)[own] * syphon_of(ship) / rate;
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

int events_in(const SideState& side) {
  const auto first = side.hand.begin() + catalogue().first(CardType::Event);
  return std::accumulate(first, first + catalogue().count(CardType::Event), 0);
}

// Of this turn; whoever acts second has them all before it.
int actions_to_come(const State& state, Seat seat) {
  if (state.step != Step::Actions) return 0;
  if (seat == state.active) return state.actions_left;
  return state.active == state.first ? kActionsPerTurn : 0;
}

// Of both seats.
std::array<Terms, kSeats> count_both(const State& state, const Fleets& fleets,
                                     const Outlook& outlook) {
  std::array<Terms, kSeats> terms{};
  const auto in_time = [&](int points) { return points * outlook.fighting / kTimeToFight; };
  for (std::size_t i = 0; i < kSeats; ++i) {
    const auto add = [&](Term term, int count) {
      terms[i][static_cast<std::size_t>(term)] += count;
    };
    const SideState& side = state.sides[i];
    const Seat seat = seat_at(static_cast<int>(i));
    const Fleet& fleet = fleets[i];
    const int threat = fleets[1 - i].strongest;
    int danger = 0;
    for (std::size_t place = 0; threat > 0 && place < kPlanets; ++place) {
      if (fleet.syphons[place] == 0) continue;
      danger += std::clamp(threat + 1 - fleet.defence[place], 0, kMostDanger);
    }
    add(Term::Stockpile, side.stockpile);
    add(Term::Attack, in_time(fleet.attack));
    add(Term::Guard, in_time(fleet.guard));
    add(Term::Screen, in_time(fleet.screen));
    add(Term::Danger, in_time(danger));
    add(Term::Hand, fleet.hand);
    if (outlook.turns > 0) add(Term::Answers, events_in(side));
    add(Term::Loss, coming_loss(state, seat, outlook));
    add(Term::Actions, actions_to_come(state, seat));
  }
  for (int place = 0; place < state.planets.size(); ++place) {
    const auto at = static_cast<std::size_t>(place);
    const auto incomes =
        income_at(state.planets[place], fleets[0].syphon[at], fleets[1].syphon[at], outlook);
    for (std::size_t i = 0; i < kSeats; ++i) {
      terms[i][static_cast<std::size_t>(Term::Income)] += incomes[i];
    }
  }
  return terms;
}

}  // namespace

int weight_of(Term term) { return kWeights[static_cast<std::size_t>(term)]; }

Terms count_terms(const State& state, Seat seat) {
  const Fleets fleets = fleets_of(state);
  const auto terms = count_both(state, fleets, outlook_of(state, fleets));
  return terms[static_cast<std::size_t>(index_of(seat))];
}

int value_of_resource(const State& state) {
  const int turns = turns_left(state, fleets_of(state));
  return weight_of(Term::Stockpile) * kFewTurns / (turns + kFewTurns) / 5;
}

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  if (is_sealed(state)) return expect_of_secrets(state, seat);
  const Fleets fleets = fleets_of(state);
  const Outlook outlook = outlook_of(state, fleets);
  const auto own = static_cast<std::size_t>(index_of(seat));
  const auto terms = count_both(state, fleets, outlook);
  int lead = 0;
  for (std::size_t i = 0; i < kWeights.size(); ++i) {
    lead += kWeights[i] * (terms[own][i] - terms[1 - own][i]);
  }
  return lead * kFewTurns / (outlook.turns + kFewTurns) / 5;
}

}  // namespace mael::cards
