#include "engine/cards/bots/evaluate.h"

#include <algorithm>

#include "engine/cards/battle.h"
#include "engine/cards/bots/fleet.h"
#include "engine/cards/bots/secrets.h"
#include "engine/cards/legality.h"
#include "engine/cards/zones.h"

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
// The income of all turns but the next, in percent of one turn's, by the turns still to come.
constexpr auto kLater = [] {
  std::array<int, kMostTurns + 1> later{};
  int each = 100;
  for (std::size_t turns = 2; turns < later.size(); ++turns) {
    each = each * kLasting / 100;
    later[turns] = later[turns - 1] + each;
  }
  return later;
}();

// A lead counts for more the fewer turns are left to turn it.
constexpr int kFewTurns = 6;

struct Outlook {
  int turns = 0;     // still to come
  int later = 0;     // the income of all but the next of them, in percent of one turn's
  int fighting = 0;  // turns that count for ships: 0 … kTimeToFight
};

Outlook outlook_of(const State& state, const Fleets& fleets) {
  Outlook outlook;
  outlook.turns = turns_left(state, fleets);
  outlook.later = kLater[static_cast<std::size_t>(outlook.turns)];
  outlook.fighting = std::min(outlook.turns, kTimeToFight);
  return outlook;
}

// Tenths of a resource one planet will still yield either seat, from its syphon rates.
std::array<int, kSeats> income_at(const Planet& planet, int a, int b, const Outlook& outlook) {
  std::array<int, kSeats> incomes{};
  if (a + b == 0 || outlook.turns == 0) return incomes;
  const int rate = rate_of(planet);
  // Where nothing lies but what a planet makes, each player gets its rate, if not more than that.
  const std::array<int, kSeats> usual{std::min(a, rate), std::min(b, rate)};
  const auto takings = [&](int stock) {
    const Distribution sums = distribute(stock, rate, a, b);
    return std::array<int, kSeats>{sums.shares[0].total(), sums.shares[1].total()};
  };
  const auto next = planet.stock == 0 ? usual : takings(planet.stock + rate);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    incomes[seat] = 10 * next[seat] + usual[seat] * outlook.later / 10;
  }
  // What lies there now may last for some turns of full takings: it counts where more is left than
  // any turn brings.
  const int surplus = planet.stock + 2 * rate - a - b;
  if (outlook.turns < 2 || surplus <= rate) return incomes;
  const auto full = takings(surplus);
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    incomes[seat] += 8 * std::max(full[seat] - usual[seat], 0);
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

// The dearest of what a victor may destroy, in tenths of a resource.
int coming_loss(const State& state, const Casualties& ships, const Outlook& outlook) {
  int loss = 0;
  for (const Target ship : ships) {
    loss = std::max(loss, worth_of(state, ship.seat, state.ship(ship), outlook));
  }
  return loss / 10;
}

// Of this turn; the second player has them all before it.
int actions_to_come(const State& state, Seat seat) {
  if (state.step != Step::Actions) return 0;
  if (seat == state.active) return state.actions_left;
  return state.active == state.first ? kActionsPerTurn : 0;
}

using BothTerms = std::array<Terms, kSeats>;

BothTerms count_both(const State& state, const Fleets& fleets, const Outlook& outlook) {
  BothTerms terms{};
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
    if (outlook.turns > 0) add(Term::Answers, count_of(side.hand, CardType::Event));
    add(Term::Actions, actions_to_come(state, seat));
  }
  if (state.awaiting == Awaiting::Casualty) {
    const auto loser = static_cast<std::size_t>(index_of(opponent_of(state.victor)));
    terms[loser][static_cast<std::size_t>(Term::Loss)] =
        coming_loss(state, casualties_of(state), outlook);
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

// The same when the victor of a battle has its choice of casualties, or the only one is destroyed
// (ECG-R49): that changes neither the deck nor how many turns are left.
BothTerms count_after_victory(const State& state, Seat victor, const Fleets& fleets,
                              const BothTerms& terms, const Outlook& outlook) {
  State fought = state;
  fought.victor = victor;
  const Casualties ships = casualties_of(fought);
  const auto loser = static_cast<std::size_t>(index_of(opponent_of(victor)));
  if (ships.size() == 1) {
    SideState& side = fought.sides[loser];
    side.ships.erase(ships[0].index);
    Fleets left = fleets;
    left[loser] = fleet_of(side);
    return count_both(fought, left, outlook);
  }
  BothTerms changed = terms;
  changed[loser][static_cast<std::size_t>(Term::Loss)] = coming_loss(state, ships, outlook);
  return changed;
}

// What a resource in the stockpile is worth with so many turns to come.
int resource_with(int turns) {
  return weight_of(Term::Stockpile) * kFewTurns / (turns + kFewTurns) / 5;
}

int lead_by(const BothTerms& terms, Seat seat, const Outlook& outlook) {
  const auto own = static_cast<std::size_t>(index_of(seat));
  int lead = 0;
  for (std::size_t i = 0; i < kWeights.size(); ++i) {
    lead += kWeights[i] * (terms[own][i] - terms[1 - own][i]);
  }
  return lead * kFewTurns / (outlook.turns + kFewTurns) / 5;
}

}  // namespace

int weight_of(Term term) { return kWeights[static_cast<std::size_t>(term)]; }

Terms count_terms(const State& state, Seat seat) {
  const Fleets fleets = fleets_of(state);
  const auto terms = count_both(state, fleets, outlook_of(state, fleets));
  return terms[static_cast<std::size_t>(index_of(seat))];
}

int value_of_resource(const State& state) {
  return resource_with(turns_left(state, fleets_of(state)));
}

int evaluate(const State& state, Seat seat) {
  if (state.ending != Ending::Running) {
    if (state.winner == Seat::Chance) return 0;
    return state.winner == seat ? kWon : -kWon;
  }
  if (is_sealed(state)) return expect_of_secrets(state, seat);
  const Fleets fleets = fleets_of(state);
  const Outlook outlook = outlook_of(state, fleets);
  return lead_by(count_both(state, fleets, outlook), seat, outlook);
}

BattleOutcomes weigh_battle(const State& state, int least, int most) {
  const Fleets fleets = fleets_of(state);
  const Outlook outlook = outlook_of(state, fleets);
  const BothTerms terms = count_both(state, fleets, outlook);
  const auto won_by = [&](Seat victor) {
    return lead_by(count_after_victory(state, victor, fleets, terms, outlook), state.active,
                   outlook);
  };
  BattleOutcomes outcomes;
  outcomes.resource = resource_with(outlook.turns);
  if (least < 0) outcomes.lost = won_by(opponent_of(state.active));
  if (least <= 0 && most >= 0) outcomes.tied = lead_by(terms, state.active, outlook);
  if (most > 0) outcomes.won = won_by(state.active);
  return outcomes;
}

}  // namespace mael::cards
