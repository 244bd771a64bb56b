#include "web/screens/maelstrom/situation.h"

#include <algorithm>

#include "engine/maelstrom/abilities.h"

namespace mael::web::maelstrom {

namespace {

bool searches_discards(const State& state, Seat seat, const UseAbility& use) {
  return active_ability(state, {seat, use.tile})[0].zone == Zone::Discard;
}

// Whether the hand, or what may be in it, takes part.
bool needs_hand(const State& state, const Action& action) {
  if (deed_of<Summon>(action) || deed_of<PlayEvent>(action)) return true;
  const UseAbility* use = deed_of<UseAbility>(action);
  return use && use->choice.row != kNoRow && !searches_discards(state, action.by, *use);
}

}  // namespace

Situation make_situation(const State& seen, const HandOver& device,
                         const std::array<Player, kSeats>& players, bool may_take_back) {
  Situation situation{{.device = device, .may_take_back = may_take_back}, seen, players, {}};
  if (!situation.decides()) return situation;
  legal_actions(seen, situation.legal);
  const bool hand_is_covered = device.viewer != device.actor;
  std::erase_if(situation.legal, [&](const Action& action) { return action.by != device.actor; });
  if (!hand_is_covered) return situation;
  situation.hides_choices = std::erase_if(situation.legal, [&](const Action& action) {
                              return needs_hand(seen, action);
                            }) > 0;
  return situation;
}

}  // namespace mael::web::maelstrom
