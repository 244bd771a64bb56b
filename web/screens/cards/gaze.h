// Who looks at the device, and for whom it acts (ECG-R37, ECG-R61).
//
// Hands and what is sealed are all that is ever hidden: the table itself is open. One person on the
// device always sees their own hand. Where two share it, a short curtain lies over hand and prompt
// until the one who is to decide says so; what a battle or a toss asks for needs no hand, and no
// curtain.
#pragma once

#include <array>

#include "web/screens/cards/game.h"

namespace mael::web::cards {

struct Gaze {
  Seat viewer = Seat::Chance;  // whose knowledge is shown; Chance: an onlooker's, no hands
  Seat actor = Seat::Chance;   // for whom the device acts now; Chance: for nobody
  Seat next = Seat::Chance;    // who may lift the curtain; Chance without one

  bool is_covered() const { return next != Seat::Chance; }
  friend bool operator==(const Gaze&, const Gaze&) = default;
};

// Persons on this device, by seat.
using Persons = std::array<bool, kSeats>;

// The gaze once `state` is what there is to look at; `before` is the gaze until now.
Gaze follow(const Gaze& before, const State& state, const Persons& persons);

// The next person has the device and asks to see.
Gaze lift(const Gaze& gaze);

}  // namespace mael::web::cards
