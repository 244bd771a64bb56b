// What carrying out an action works on: the state, and the list of what happened.
#pragma once

#include "engine/cards/event.h"
#include "engine/cards/state.h"

namespace mael::cards {

struct Resolution {
  State& state;
  Events* events;  // may be null

  template <class T>
  void tell(const T& event) const {
    if (events) events->push_back(event);
  }
  SideState& side(Seat seat) const { return state.side(seat); }
};

// Resources from the supply or a planet to a stockpile, and back.
void gain(const Resolution& resolution, Seat seat, int amount);
void pay(const Resolution& resolution, Seat seat, int amount);

// Resources put on a planet.
void add_stock(Planet& planet, int amount);

}  // namespace mael::cards
