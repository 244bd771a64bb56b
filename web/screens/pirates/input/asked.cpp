#include "web/screens/pirates/input/asked.h"

namespace mael::web::pirates {
namespace {

// A question about nothing that is hidden: all but the turn itself.
bool is_open_question(const State& state, Seat seat) {
  if (state.is_setup()) return true;
  const bool asks_other = !state.tasks.empty() && seat != state.active;
  return asks_other || state.tasks.empty() != (state.stage == Stage::Play);
}

}  // namespace

HandOver follow(const HandOver& before, const State& state, Seats persons) {
  const Seat seat = first_asked(to_act(state), persons);
  const Cover cover =
      seat == Seat::Chance || !is_open_question(state, seat) ? Cover::Table : Cover::None;
  return web::follow(before, {seat, cover, state.stage == Stage::Over, turn_number(state)},
                     persons);
}

}  // namespace mael::web::pirates
