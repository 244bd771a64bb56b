#include "engine/cards/bots/narrow.h"

#include <algorithm>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/rules.h"

namespace mael::cards {

void narrow(const State& state, std::vector<Action>& actions) {
  if (state.awaiting != Awaiting::Turn) return;
  const int standing = evaluate(state, state.active);
  const auto is_idle = [&](const Action& action) {
    if (!std::holds_alternative<MoveShip>(action.deed)) return false;
    State after = state;
    apply(after, action);
    return evaluate(after, state.active) <= standing;
  };
  actions.erase(std::remove_if(actions.begin(), actions.end(), is_idle), actions.end());
}

}  // namespace mael::cards
