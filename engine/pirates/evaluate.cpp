#include "engine/pirates/evaluate.h"

#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/rules.h"

namespace mael::pirates {
namespace {

constexpr int kPoint = 10;  // of saved points, the unit of everything
constexpr int kWon = 100'000;

// Loot is worth most of what it will bring, since it can be lost on the way.
int worth_of_loot(const Ship& ship) {
  int worth = 0;
  for (const Item item : ship.hold) worth += price_of(ship, item) * kPoint * 3 / 4;
  return worth + (ship.box == 0 ? 0 : price_of(ship, ship.box) * kPoint * 7 / 8);
}

int worth_of_ship(const Ship& ship) {
  constexpr int kCard = 8, kArtifact = 15, kLife = 3;
  if (ship.status == Status::Gone) return 0;
  int worth = ship.points * kPoint + worth_of_loot(ship) + cards_in_hand(ship) * kCard +
              ship.life * kLife;
  for (const int each : ship.tiles) worth += each == 0 ? 0 : tile(each).cost * kPoint * 3 / 4;
  return worth + (ship.artifact == 0 ? 0 : kArtifact);
}

}  // namespace

int evaluate(const State& state, Seat seat) {
  if (state.stage == Stage::Over) {
    const Outcome end = outcome(state);
    return end.draw ? 0 : end.winners.includes(seat) ? kWon : -kWon;
  }
  int best = 0;
  for (const Seat other : seats_of(state)) {
    if (other != seat) best = std::max(best, worth_of_ship(state.ship(other)));
  }
  return worth_of_ship(state.ship(seat)) - best;
}

}  // namespace mael::pirates
