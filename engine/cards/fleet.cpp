#include "engine/cards/fleet.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/zones.h"

namespace mael::cards {

Fleet fleet_of(const SideState& side) {
  Fleet fleet;
  int stack = -1, attack = 0;  // the stack whose ships are being met
  for (const Ship& ship : side.ships) {
    if (!ship.is_attacking()) {
      const auto place = std::size_t{ship.at};
      const int defence = defence_of(ship);
      fleet.defence[place] += defence;
      if (is_military(ship)) {
        fleet.guard += defence;
      } else {
        fleet.syphon[place] += syphon_of(ship);
        ++fleet.syphons[place];
      }
      continue;
    }
    if (ship.stack() != stack) attack = 0;
    stack = ship.stack();
    attack += attack_of(ship);
    fleet.attack += attack_of(ship);
    fleet.screen += defence_of(ship);
    fleet.strongest = std::max(fleet.strongest, attack);
  }
  return fleet;
}

int turns_left(const State& state) {
  constexpr int kCardsATurn = 4;
  const int low = std::min(hand_size(state.side(Seat::A)), hand_size(state.side(Seat::B)));
  const int deck = deck_size(state);
  const int hands = deck > 0 ? kFullHand : low;
  const int until_low = std::max(0, (hands - kLowHand + 1) / kActionsPerTurn);
  const int by_cards = (deck + kCardsATurn - 1) / kCardsATurn + until_low;
  return std::clamp(by_cards, 0, std::min(kMostTurns, state.options.last_turn - state.turn));
}

}  // namespace mael::cards
