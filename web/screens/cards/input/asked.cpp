#include "web/screens/cards/input/asked.h"

namespace mael::web::cards {
namespace {

// A question about nothing that is hidden.
bool is_open_question(const State& state) {
  return state.awaiting == Awaiting::Order || state.awaiting == Awaiting::Faction ||
         state.awaiting == Awaiting::Casualty;
}

}  // namespace

HandOver follow(const HandOver& before, const State& state, Seats persons) {
  const Cover cover = is_open_question(state) ? Cover::None : Cover::Table;
  return web::follow(
      before, {first_asked(to_act(state), persons), cover, state.step == Step::Over, state.turn},
      persons);
}

}  // namespace mael::web::cards
