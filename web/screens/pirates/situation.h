// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <algorithm>

#include "engine/pirates/game.h"
#include "engine/pirates/help/words.h"
#include "web/screens/pirates/game.h"
#include "web/screens/pirates/input/asked.h"
#include "web/table/situation.h"

namespace mael::web::pirates {

struct Situation : SituationOf<Pirates> {
  using SituationOf::SituationOf;

  // The seat shown below: whose cards are seen, or who is to have the device.
  Seat near() const;
  // Its own turn goes on, and nothing else has to be decided first.
  bool is_playing() const;
  // Nothing may be done in the own turn but to end it.
  bool can_only_end() const;
  // The task the acting seat decides; null in the turn itself.
  const Task* task() const;
  // Whether a place on the board is to be chosen: of a ship, a Forban, a return, a summons, a step.
  bool chooses_cell() const;

  template <class D>
  bool may() const {
    return std::any_of(legal.begin(), legal.end(),
                       [](const Action& action) { return deed_of<D>(action) != nullptr; });
  }
  // Whether exactly this is among what may be done.
  bool may(const Deed& deed) const;
};

}  // namespace mael::web::pirates
