#include "web/screens/maelstrom/gaze.h"

namespace mael::web::maelstrom {

namespace {

bool is_person(const Persons& persons, Seat seat) {
  return seat != Seat::Chance && persons[static_cast<std::size_t>(index_of(seat))];
}

// An answer given in the other's turn, about nothing that is hidden.
bool is_open_question(const State& state) {
  return state.awaiting == Awaiting::Defence || state.awaiting == Awaiting::Counterstrike ||
         state.awaiting == Awaiting::LateDefence || state.awaiting == Awaiting::DrawAnswer ||
         state.awaiting == Awaiting::Trigger;
}

// The person who is to decide; `viewer` first when several are awaited. Chance: none of them.
Seat decider(const State& state, const Persons& persons, Seat viewer) {
  const Awaited awaited = to_act(state);
  if (is_person(persons, viewer) && awaited.includes(viewer)) return viewer;
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (is_person(persons, seat) && awaited.includes(seat)) return seat;
  }
  return Seat::Chance;
}

Gaze of_one_person(const State& state, const Persons& persons) {
  const Seat seat = persons[0] ? Seat::A : Seat::B;
  return {seat, decider(state, persons, seat), Seat::Chance, Cover::None, state.turn};
}

Gaze of_two_persons(const Gaze& before, const State& state, const Persons& persons) {
  const Seat actor = decider(state, persons, before.viewer);
  if (actor == Seat::Chance) {
    return {before.viewer, actor, before.next, before.cover, before.turn};
  }
  if (actor == before.viewer) return {actor, actor, Seat::Chance, Cover::None, state.turn};
  // Back from an open question: the table stays open, the hand waits to be asked for.
  const bool back = before.cover == Cover::Hand && before.turn == state.turn &&
                    state.awaiting == Awaiting::Turn;
  const Cover cover = back || is_open_question(state) ? Cover::Hand : Cover::Table;
  return {Seat::Chance, actor, actor, cover, state.turn};
}

}  // namespace

Gaze follow(const Gaze& before, const State& state, const Persons& persons) {
  if (state.phase == Phase::Over) {
    const bool one = persons[0] != persons[1];
    const Seat viewer = one ? (persons[0] ? Seat::A : Seat::B) : before.viewer;
    return {viewer, Seat::Chance, Seat::Chance, Cover::None, state.turn};
  }
  if (persons[0] && persons[1]) return of_two_persons(before, state, persons);
  if (persons[0] || persons[1]) return of_one_person(state, persons);
  return {};
}

Gaze lift(const Gaze& gaze) {
  if (gaze.cover == Cover::None) return gaze;
  return {gaze.next, gaze.actor == Seat::Chance ? Seat::Chance : gaze.next, Seat::Chance,
          Cover::None, gaze.turn};
}

}  // namespace mael::web::maelstrom
