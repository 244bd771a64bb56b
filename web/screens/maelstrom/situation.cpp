#include "web/screens/maelstrom/situation.h"

#include <algorithm>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/help/attempts.h"
#include "engine/maelstrom/help/opening.h"

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

// Every row, for while hands are chosen all of the force is looked at.
void ask_about_hand(Situation& situation) {
  if (!situation.acts()) return;
  for (int row = 0; row < situation.own().rows.size(); ++row) {
    const Deed deed = nearest_use(situation, static_cast<Row>(row));
    situation.hand.push_back(check(situation.seen, {situation.device.actor, deed}));
  }
}

}  // namespace

void Situation::list_legal() {
  SituationOf::list_legal();
  if (decides() && device.viewer != actor()) {
    hides_choices =
        std::erase_if(legal, [&](const Action& action) { return needs_hand(seen, action); }) > 0;
  }
  ask_about_hand(*this);
  const bool opens = decides() && seen.awaiting == Awaiting::OpeningHand;
  if (opens) proposed = propose_opening_hand(seen, actor());
}

}  // namespace mael::web::maelstrom
