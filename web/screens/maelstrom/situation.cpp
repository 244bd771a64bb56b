#include "web/screens/maelstrom/situation.h"

#include <algorithm>

namespace mael::web::maelstrom {

Situation make_situation(const State& seen, const Gaze& gaze, const std::array<Player, kSeats>& players,
               bool may_take_back) {
  Situation situation{seen, gaze, players, may_take_back, {}};
  if (!situation.decides()) return situation;
  legal_actions(seen, situation.legal);
  const bool hand_is_covered = gaze.viewer != gaze.actor;
  std::erase_if(situation.legal, [&](const Action& action) {
    return action.by != gaze.actor || (hand_is_covered && deed_of<Summon>(action));
  });
  return situation;
}

}  // namespace mael::web::maelstrom
