#include "engine/pirates/observe.h"

#include <bit>
#include <vector>

#include "engine/pirates/derived.h"
#include "engine/pirates/rules.h"

namespace mael::pirates {

State observe(const State& state, Seat seat) {
  State seen = state;
  for (const Seat other : seats_of(state)) {
    if (other == seat) continue;
    Ship& ship = seen.ship(other);
    ship.unknown_cards = static_cast<std::uint8_t>(cards_in_hand(ship));
    ship.cards = 0;
  }
  return seen;
}

Action observe(const State& before, const Action& action, Seat seat) {
  Action seen = action;
  if (auto* drawn = std::get_if<DrawTreasure>(&seen.deed)) {
    const Seat owner = before.tasks.empty() ? next_to_be_dealt(before) : before.top().seat;
    if (owner != seat) drawn->card = 0;
  }
  return seen;
}

Event observe(const State&, const Event& event, Seat seat) {
  Event seen = event;
  if (event.what == Happened::CardDrawn && event.seat != seat) seen.thing = 0;
  return seen;
}

State imagine(const State& observation, Random& random) {
  State world = observation;
  std::vector<Cards> unseen;
  for (Cards cards = unseen_cards(world); cards != 0; cards &= cards - 1) {
    unseen.push_back(cards & (~cards + 1));
  }
  bool shuffled = false;
  for (const Seat seat : seats_of(world)) {
    Ship& ship = world.ship(seat);
    if (ship.unknown_cards > 0 && !shuffled) random.shuffle(unseen);
    shuffled = shuffled || ship.unknown_cards > 0;
    for (; ship.unknown_cards > 0; --ship.unknown_cards) {
      ship.cards |= unseen.back();
      unseen.pop_back();
    }
  }
  return world;
}

}  // namespace mael::pirates
