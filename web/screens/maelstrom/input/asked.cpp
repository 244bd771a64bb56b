#include "web/screens/maelstrom/input/asked.h"

namespace mael::web::maelstrom {

namespace {

// An answer given in the other's turn, about nothing that is hidden.
bool is_open_question(const State& state) {
  return state.awaiting == Awaiting::Defence || state.awaiting == Awaiting::Counterstrike ||
         state.awaiting == Awaiting::LateDefence || state.awaiting == Awaiting::DrawAnswer ||
         state.awaiting == Awaiting::Trigger;
}

// Back from an open question the table stays open, and the hand waits to be asked for.
Cover cover_of(const HandOver& before, const State& state) {
  const bool back =
      before.cover == Cover::Own && before.turn == state.turn && state.awaiting == Awaiting::Turn;
  return back || is_open_question(state) ? Cover::Own : Cover::Table;
}

}  // namespace

HandOver follow(const HandOver& before, const State& state, Seats persons) {
  const Seat asked = first_asked(to_act(state), persons, before.viewer);
  return web::follow(
      before, {asked, cover_of(before, state), state.phase == Phase::Over, state.turn}, persons);
}

}  // namespace mael::web::maelstrom
