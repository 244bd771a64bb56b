#include "web/screens/pirates/situation.h"

namespace mael::web::pirates {

Seat Situation::near() const {
  for (const Seat seat : {device.viewer, device.next, device.actor}) {
    if (seat != Seat::Chance) return seat;
  }
  return Seat::A;
}

bool Situation::is_playing() const {
  return decides() && seen.tasks.empty() && seen.stage == Stage::Play;
}

bool Situation::can_only_end() const {
  return is_playing() && forced_action(seen, actor(), legal) == Action{actor(), EndTurn{}};
}

const Task* Situation::task() const {
  return decides() && !seen.tasks.empty() ? &seen.top() : nullptr;
}

bool Situation::chooses_cell() const {
  return may<PlaceShip>() || may<PlaceForban>() || may<ChooseReturn>() || may<ChooseIsland>() ||
         may<FreeMove>();
}

bool Situation::may(const Deed& deed) const {
  return std::find(legal.begin(), legal.end(), Action{actor(), deed}) != legal.end();
}

}  // namespace mael::web::pirates
