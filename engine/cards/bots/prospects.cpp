#include "engine/cards/bots/prospects.h"

#include <algorithm>
#include <array>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/bots/fleet.h"
#include "engine/cards/derived.h"
#include "engine/cards/distribution.h"

namespace mael::cards {
namespace {

enum Part {
  kStockpile,
  kNextIncome,   // from the planets in the next turn
  kLaterIncome,  // in all turns after it, if nothing changes
  kThreat,       // attack of the strongest stack
  kScreen,       // defence of the attack stacks
  kGuard,        // defence beside syphons
  kBareIncome,   // of the next turn's, what comes from planets without any defence
  kParts,
};

using Parts = std::array<int, kParts>;

// What one of each is worth with kFew turns to go and with kMostTurns, in thousandths of a clear
// lead; in between it changes evenly. Fitted to how 40,000 games between greedy bots ended that now
// and then acted at random, with the link of share_of() (outlook.h).
struct Weight {
  int few, many;
};
constexpr int kFew = 3;
constexpr int kRange = kMostTurns - kFew;
constexpr std::array<Weight, kParts> kPartWeights{{
    {159, 112},   // kStockpile
    {423, 431},   // kNextIncome
    {51, -5},     // kLaterIncome
    {73, 155},    // kThreat
    {39, 66},     // kScreen
    {29, 92},     // kGuard
    {-267, -95},  // kBareIncome
}};
constexpr int kThousandths = 10;  // in one of evaluate()'s units

using Sides = std::array<Parts, kSeats>;

// Lets a planet yield for as many turns.
void add_income(const Planet& planet, int place, const Fleets& fleets, int turns, Sides& sides) {
  const auto at = static_cast<std::size_t>(place);
  const int a = fleets[0].syphon[at], b = fleets[1].syphon[at];
  if (a + b == 0) return;
  const int rate = rate_of(planet);
  int stock = planet.stock;
  for (int turn = 0; turn < turns; ++turn) {
    const Distribution sums = distribute(stock + rate, rate, a, b);
    stock = sums.left;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      const int income = sums.shares[seat].total();
      sides[seat][turn == 0 ? kNextIncome : kLaterIncome] += income;
      if (turn == 0 && fleets[seat].defence[at] == 0) sides[seat][kBareIncome] += income;
    }
  }
}

Sides parts_of(const State& state, const Fleets& fleets, int turns) {
  Sides sides{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    sides[seat][kStockpile] = state.sides[seat].stockpile;
    sides[seat][kThreat] = fleets[seat].strongest;
    sides[seat][kScreen] = fleets[seat].screen;
    sides[seat][kGuard] = fleets[seat].guard;
  }
  for (int place = 0; place < state.planets.size(); ++place) {
    add_income(state.planets[place], place, fleets, turns, sides);
  }
  return sides;
}

}  // namespace

int evaluate_settled(const State& state, Seat seat) {
  if (state.ending != Ending::Running) return evaluate(state, seat);
  const Fleets fleets = fleets_of(state);
  const int turns = turns_left(state, fleets);
  const Sides sides = parts_of(state, fleets, turns);
  const auto own = static_cast<std::size_t>(index_of(seat));
  const int many = std::clamp(turns - kFew, 0, kRange);
  int lead = 0;
  for (std::size_t i = 0; i < kParts; ++i) {
    const int weight = kPartWeights[i].few * (kRange - many) + kPartWeights[i].many * many;
    lead += weight * (sides[own][i] - sides[1 - own][i]);
  }
  return lead / (kRange * kThousandths);
}

}  // namespace mael::cards
