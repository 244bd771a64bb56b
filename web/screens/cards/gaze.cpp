#include "web/screens/cards/gaze.h"

namespace mael::web::cards {
namespace {

bool is_person(const Persons& persons, Seat seat) {
  return seat != Seat::Chance && persons[static_cast<std::size_t>(index_of(seat))];
}

// A question about nothing that is hidden.
bool is_open_question(const State& state) {
  return state.awaiting == Awaiting::Order || state.awaiting == Awaiting::Faction ||
         state.awaiting == Awaiting::Casualty;
}

// The person who is to decide; Chance: none of them.
Seat decider(const State& state, const Persons& persons) {
  const Awaited awaited = to_act(state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (is_person(persons, seat) && awaited.includes(seat)) return seat;
  }
  return Seat::Chance;
}

Gaze of_two_persons(const Gaze& before, const State& state, Seat actor) {
  if (actor == Seat::Chance) return {before.viewer, Seat::Chance, before.next};
  if (actor == before.viewer) return {actor, actor, Seat::Chance};
  if (is_open_question(state)) return {Seat::Chance, actor, Seat::Chance};
  return {Seat::Chance, Seat::Chance, actor};
}

}  // namespace

Gaze follow(const Gaze& before, const State& state, const Persons& persons) {
  const bool both = persons[0] && persons[1];
  if (!persons[0] && !persons[1]) return {};
  if (both && state.step == Step::Over) return {before.viewer, Seat::Chance, Seat::Chance};
  const Seat actor = decider(state, persons);
  if (both) return of_two_persons(before, state, actor);
  return {persons[0] ? Seat::A : Seat::B, actor, Seat::Chance};
}

Gaze lift(const Gaze& gaze) {
  if (!gaze.is_covered()) return gaze;
  return {gaze.next, gaze.next, Seat::Chance};
}

}  // namespace mael::web::cards
