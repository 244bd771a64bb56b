#include "web/screens/maelstrom/advice_words.h"

#include <algorithm>
#include <variant>

#include "engine/maelstrom/bots/reasons.h"
#include "web/base/spoken.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::maelstrom {
namespace {

// The last part of a text's key.
struct KindOfHint {
  const char* operator()(const MoveMinion&) const { return "move"; }
  const char* operator()(const Attack&) const { return "attack"; }
  const char* operator()(const Defend&) const { return "defend"; }
  const char* operator()(const Consume&) const { return "energy"; }
  const char* operator()(const EnergyToAction&) const { return "energy"; }
  const char* operator()(const ActionsToEnergy&) const { return "energy"; }
  const char* operator()(const Summon&) const { return "summon"; }
  const char* operator()(const UseAbility&) const { return "power"; }
  const char* operator()(const EndPhase&) const { return "end"; }
  template <class Other>
  const char* operator()(const Other&) const {
    return "answer";
  }
};

}  // namespace

std::string puzzle_hint(const Action& action) {
  return say(std::string("ui.puzzle.") + std::visit(KindOfHint{}, action.deed));
}

std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons) {
  return reasons_in_words(reasons, situation.actor(), spoken(), seat_names(situation));
}

State advice_position(const Situation& situation, const Selection& selection) {
  State state = situation.seen;
  const std::vector<Row>& picked = opening_picks(situation, selection);
  for (const auto* rows : {&picked, &selection.hinted}) {
    for (const Row row : *rows) apply(state, {situation.actor(), TakeTile{row}}, nullptr);
  }
  return state;
}

int advice_parts(const Situation& situation, const Selection& selection) {
  const auto picked = opening_picks(situation, selection).size() + selection.hinted.size();
  return std::max(1, opening_tiles_needed(situation) - static_cast<int>(picked));
}

}  // namespace mael::web::maelstrom
