// Who looks at the device, and what must stay covered when it changes hands (MAE-R83, MAE-R84).
//
// One person on the device always sees their own hand. Two persons share it: when the turn passes,
// a curtain falls over the whole table until the next one lifts it. For a single answer in the
// other's turn (which attacker to hit, what a triggered text asks, a draw offer) only the hand is
// covered, since the question is about the open table. An answer with an event takes the hand: the
// curtain falls.
#pragma once

#include <array>
#include <cstdint>

#include "web/screens/maelstrom/game.h"

namespace mael::web::maelstrom {

enum class Cover : std::uint8_t {
  None,
  Hand,   // the table is open; no hand is shown until `next` asks for it
  Table,  // "hand the device to …": nothing may be done before it is lifted
};

struct Gaze {
  Seat viewer = Seat::Chance;  // whose knowledge is shown; Chance: a spectator's, no hands
  Seat actor = Seat::Chance;   // for whom the device acts now; Chance: for nobody
  Seat next = Seat::Chance;    // who may lift the cover; Chance without one
  Cover cover = Cover::None;
  std::uint16_t turn = 0;      // of the state looked at; a curtain falls between turns
  friend bool operator==(const Gaze&, const Gaze&) = default;
};

// Persons on this device, by seat.
using Persons = std::array<bool, kSeats>;

// The gaze once `state` is what there is to look at; `before` is the gaze until now.
Gaze follow(const Gaze& before, const State& state, const Persons& persons);

// The next person has the device and asks to see.
Gaze lift(const Gaze& gaze);

}  // namespace mael::web::maelstrom
