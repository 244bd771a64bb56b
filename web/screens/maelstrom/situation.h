// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <array>
#include <vector>

#include "engine/maelstrom/offers.h"
#include "web/app/screen.h"
#include "web/screens/maelstrom/asked.h"
#include "web/screens/maelstrom/game.h"
#include "web/table/chrome.h"

namespace mael::web::maelstrom {

struct Situation : Moment {
  State seen;  // as device.viewer sees it
  std::array<Player, kSeats> players;
  std::vector<Action> legal{};  // of device.actor; empty while a curtain hangs or others decide
  bool hides_choices = false;   // some that need the covered hand are left out of `legal`
  std::array<bool, kSeats> passing{};  // on every answer until the phase ends
  std::vector<Verdict> hand{};  // of device.actor, by row: why picking it up is of no use

  bool acts() const { return device.actor != Seat::Chance && device.cover != Cover::Table; }
  Seat actor() const { return device.actor; }
  // Whether the acting seat is awaited and may decide now.
  bool decides() const { return acts() && to_act(seen).includes(device.actor); }
  bool is_bot(Seat seat) const {
    return !players[static_cast<std::size_t>(index_of(seat))].is_person();
  }
  bool is_passing(Seat seat) const {
    return passing[static_cast<std::size_t>(index_of(seat))];
  }
  const SideState& own() const { return seen.side(device.actor); }
  // The engine is asked about a situation as it stands.
  operator Offers() const { return {seen, device.actor, legal}; }
};

// `seen` must be the observation of device.viewer.
Situation make_situation(const State& seen, const HandOver& device,
                         const std::array<Player, kSeats>& players, bool may_take_back);

// The deed of an action if it is of that kind.
template <class D>
const D* deed_of(const Action& action) {
  return std::get_if<D>(&action.deed);
}

}  // namespace mael::web::maelstrom
