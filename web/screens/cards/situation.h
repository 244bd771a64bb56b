// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <array>
#include <vector>

#include "web/app/screen.h"
#include "web/screens/cards/game.h"
#include "web/screens/cards/gaze.h"

namespace mael::web::cards {

struct Situation {
  State seen;  // as gaze.viewer sees it
  Gaze gaze;
  std::array<Player, kSeats> players;
  bool may_take_back = false;
  std::vector<Action> legal;  // of gaze.actor; empty while a curtain hangs or others decide
  bool shows_advantage = false;  // as the player has chosen
  bool asks_who_plays = false;   // nobody has said yet whether persons do
  bool taught = false;  // in a lesson, which says itself what comes after the game

  Seat actor() const { return gaze.actor; }
  // Whether the acting seat is awaited and may decide now.
  bool decides() const {
    return gaze.actor != Seat::Chance && to_act(seen).includes(gaze.actor);
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

// `seen` must be the observation of gaze.viewer.
Situation make_situation(const State& seen, const Gaze& gaze,
                         const std::array<Player, kSeats>& players, bool may_take_back);

// The deed of an action if it is of that kind.
template <class D>
const D* deed_of(const Action& action) {
  return std::get_if<D>(&action.deed);
}

}  // namespace mael::web::cards
