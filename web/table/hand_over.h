// Who has the device, and what stays covered when it goes to another of one to five persons.
//
// One person at the device always sees their own things. Where several share it, what one may know
// is covered before the next one decides: how much of it, the game says (Asked).
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/seat.h"
#include "web/app/screen.h"

namespace mael::web {

enum class Cover : std::uint8_t {
  None,
  Own,    // the table is open; what is one's own is not shown until `next` asks for it
  Table,  // "hand the device to …": nothing may be done before it is lifted
};

struct HandOver {
  Seat viewer = Seat::Chance;  // whose knowledge is shown; Chance: an onlooker's
  Seat actor = Seat::Chance;   // the person who is to decide; Chance: none
  Seat next = Seat::Chance;    // who may lift the cover; Chance without one
  Cover cover = Cover::None;
  int turn = 0;  // of the position that is looked at

  bool is_table_covered() const { return cover == Cover::Table; }
  // For whom the device acts now; Chance: for no seat.
  Seat acts_for() const { return is_table_covered() ? Seat::Chance : actor; }
  friend bool operator==(const HandOver&, const HandOver&) = default;
};

// What a position asks of the persons at the device.
struct Asked {
  Seat seat = Seat::Chance;    // the one who is to decide; Chance: none of them
  Cover cover = Cover::Table;  // what the device hides when it goes to that one; None: the question
                               // is about nothing hidden, and nothing hidden is shown
  bool is_over = false;
  int turn = 0;
};

// The seats that persons play; the players in the order of the seats.
Seats persons_among(std::span<const Player> players);

// The first awaited person, `viewer` before all others; Chance: none.
Seat first_asked(Awaited awaited, Seats persons, Seat viewer = Seat::Chance);

// Who has the device once this is asked; `before` is who had it until now.
HandOver follow(const HandOver& before, const Asked& asked, Seats persons);

// The next person has the device and asks to see.
HandOver lift(const HandOver& device);

// The viewer goes on looking while no person decides.
HandOver undecided(const HandOver& device);

}  // namespace mael::web
