// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <array>

#include "engine/cards/game.h"
#include "web/screens/cards/game.h"
#include "web/screens/cards/input/asked.h"
#include "web/table/situation.h"

namespace mael::web::cards {

struct Situation : SituationOf<EdgeCards> {
  using SituationOf::SituationOf;

  std::array<bool, kSeats> passing{};  // on every answer until the player-turn ends

  bool is_passing(Seat seat) const {
    return seat != Seat::Chance && passing[static_cast<std::size_t>(index_of(seat))];
  }
  // Both have settled, and the first of them on another device: that seat; else Chance. An onlooker
  // sees neither secret, but that nothing follows from them.
  Seat sealed_elsewhere() const;
  bool awaits(Awaiting what) const { return decides() && seen.awaiting == what; }
  // The seat shown below: whose hand it is, or who is to have the device.
  Seat near() const;
};

}  // namespace mael::web::cards
