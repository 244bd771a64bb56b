// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <array>
#include <vector>

#include "web/app/screen.h"
#include "web/screens/cards/asked.h"
#include "web/screens/cards/game.h"
#include "web/table/chrome.h"

namespace mael::web::cards {

struct Situation : Moment {
  State seen;  // as device.viewer sees it
  std::array<Player, kSeats> players;
  std::vector<Action> legal;  // of actor(); empty while a curtain hangs or others decide

  Seat actor() const { return device.acts_for(); }
  // Whether the acting seat is awaited and may decide now.
  bool decides() const {
    return actor() != Seat::Chance && to_act(seen).includes(actor());
  }
  // Both have settled, and the first of them on another device: that seat; else Chance. An onlooker
  // sees neither secret, but that nothing follows from them.
  Seat sealed_elsewhere() const;
  bool awaits(Awaiting what) const { return decides() && seen.awaiting == what; }
  bool is_bot(Seat seat) const {
    return !players[static_cast<std::size_t>(index_of(seat))].is_person();
  }
  // The seat shown below: whose hand it is, or who is to have the device.
  Seat near() const;
};

// `seen` must be the observation of device.viewer.
Situation make_situation(const State& seen, const HandOver& device,
                         const std::array<Player, kSeats>& players, bool may_take_back);

// The deed of an action if it is of that kind.
template <class D>
const D* deed_of(const Action& action) {
  return std::get_if<D>(&action.deed);
}

}  // namespace mael::web::cards
