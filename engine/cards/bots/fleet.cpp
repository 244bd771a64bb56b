#include "engine/cards/bots/fleet.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/zones.h"

namespace mael::cards {

Fleet fleet_of(const SideState& side) {
  Fleet fleet;
  fleet.hand = hand_size(side);
  fleet.cards = deck_cards_in(side, fleet.hand);
  const Catalogue& cards = catalogue();
  const CardKind military = cards.first(CardType::Military);
  int stack = -1, stacked = 0;  // the stack whose ships are being met
  for (const Ship& ship : side.ships) {
    const CardData& card = cards[ship.kind];
    fleet.cards += (ship.kind >= military ? 1 : 0) + ship.attached.size();
    const bool plain = ship.attached.empty();  // as most are: what is printed holds
    const int defence = plain ? card.defence : defence_of(ship);
    if (!ship.is_attacking()) {
      const auto place = std::size_t{ship.at};
      fleet.defence[place] += defence;
      if (ship.kind >= military) {
        fleet.guard += defence;
      } else {
        fleet.syphon[place] += plain ? card.syphon : syphon_of(ship);
        ++fleet.syphons[place];
      }
      continue;
    }
    const int attack = plain ? card.attack : attack_of(ship);
    if (ship.stack() != stack) stacked = 0;
    stack = ship.stack();
    stacked += attack;
    fleet.attack += attack;
    fleet.screen += defence;
    fleet.strongest = std::max(fleet.strongest, stacked);
  }
  return fleet;
}

Fleets fleets_of(const State& state) {
  return {fleet_of(state.sides[0]), fleet_of(state.sides[1])};
}

int turns_left(const State& state, const Fleets& fleets) {
  constexpr int kCardsATurn = 4;
  const int low = std::min(fleets[0].hand, fleets[1].hand);
  const int deck = deck_size(state, fleets[0].cards + fleets[1].cards);
  const int hands = deck > 0 ? kFullHand : low;
  const int until_low = std::max(0, (hands - kLowHand + 1) / kActionsPerTurn);
  const int by_cards = (deck + kCardsATurn - 1) / kCardsATurn + until_low;
  return std::clamp(by_cards, 0, std::min(kMostTurns, state.options.last_turn - state.turn));
}

}  // namespace mael::cards
