#include "web/table/hand_over.h"

namespace mael::web {

namespace {

HandOver pass(const HandOver& before, const Asked& asked) {
  if (asked.seat == Seat::Chance) {
    return {before.viewer, Seat::Chance, before.next, before.cover, before.turn};
  }
  if (asked.seat == before.viewer) {
    return {asked.seat, asked.seat, Seat::Chance, Cover::None, asked.turn};
  }
  const Seat next = asked.cover == Cover::None ? Seat::Chance : asked.seat;
  return {Seat::Chance, asked.seat, next, asked.cover, asked.turn};
}

}  // namespace

Seats persons_among(std::span<const Player> players) {
  Seats persons;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].is_person()) persons = persons.with(seat_at(static_cast<int>(i)));
  }
  return persons;
}

Seat first_asked(Awaited awaited, Seats persons, Seat viewer) {
  if (persons.includes(viewer) && awaited.includes(viewer)) return viewer;
  for (const Seat seat : persons) {
    if (awaited.includes(seat)) return seat;
  }
  return Seat::Chance;
}

HandOver follow(const HandOver& before, const Asked& asked, Seats persons) {
  if (persons.is_empty()) return {};
  if (persons.size() == 1) {
    return {*persons.begin(), asked.seat, Seat::Chance, Cover::None, asked.turn};
  }
  if (asked.is_over) return {before.viewer, Seat::Chance, Seat::Chance, Cover::None, asked.turn};
  return pass(before, asked);
}

HandOver lift(const HandOver& device) {
  if (device.cover == Cover::None) return device;
  const Seat actor = device.actor == Seat::Chance ? Seat::Chance : device.next;
  return {device.next, actor, Seat::Chance, Cover::None, device.turn};
}

HandOver undecided(const HandOver& device) {
  HandOver looking = device;
  looking.actor = Seat::Chance;
  return looking;
}

}  // namespace mael::web
