// What a screen knows at one moment: an observation, who looks and acts, and what may be done.
#pragma once

#include <array>
#include <vector>

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/help/offers.h"
#include "web/screens/maelstrom/game.h"
#include "web/screens/maelstrom/input/asked.h"
#include "web/table/situation.h"

namespace mael::web::maelstrom {

struct Situation : SituationOf<Maelstrom> {
  bool hides_choices = false;          // some that need the covered hand are left out of `legal`
  std::array<bool, kSeats> passing{};  // on every answer until the phase ends
  std::vector<Verdict> hand{};         // of device.actor, by row: why picking it up is of no use
  std::vector<Row> proposed{};  // of device.actor, while it chooses an opening hand: a whole one

  using SituationOf::SituationOf;
  // Nothing is listed that would show the covered hand; asks about the hand besides, and for one
  // to begin with.
  void list_legal();

  bool acts() const { return actor() != Seat::Chance; }
  bool is_passing(Seat seat) const { return passing[static_cast<std::size_t>(index_of(seat))]; }
  const SideState& own() const { return seen.side(device.actor); }
  // The engine is asked about a situation as it stands.
  operator Offers() const { return {seen, device.actor, legal}; }
};

}  // namespace mael::web::maelstrom
