#include "web/screens/cards/situation.h"

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

}  // namespace mael::web::cards
