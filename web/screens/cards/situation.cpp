#include "web/screens/cards/situation.h"

#include <algorithm>

namespace mael::web::cards {

Seat Situation::near() const {
  for (const Seat seat : {device.viewer, device.next, device.actor}) {
    if (seat != Seat::Chance) return seat;
  }
  return Seat::A;
}

Seat Situation::sealed_elsewhere() const {
  if (!to_act(seen).is_nobody()) return Seat::Chance;
  if (seen.awaiting == Awaiting::Bid) return seen.active;
  return seen.awaiting == Awaiting::Number ? seen.maelstrom : Seat::Chance;
}

Situation make_situation(const State& seen, const HandOver& device,
                         const std::array<Player, kSeats>& players, bool may_take_back) {
  Situation situation{{.device = device, .may_take_back = may_take_back}, seen, players, {}};
  if (!situation.decides()) return situation;
  legal_actions(seen, situation.legal);
  std::erase_if(situation.legal, [&](const Action& action) { return action.by != device.acts_for(); });
  return situation;
}

}  // namespace mael::web::cards
