// What set-ups, actions and states of all games pass through an archive alike.
#pragma once

#include <cstdint>
#include <variant>

#include "engine/core/packed_archive.h"
#include "engine/core/seat.h"

namespace mael::archived {

// One of so many seats, or chance.
template <class Archive>
void seat_or_chance(Archive& archive, Seat& seat, int seats) {
  const int code = coded(archive, seat == Seat::Chance ? seats : index_of(seat), 0, seats);
  seat = code == seats ? Seat::Chance : seat_at(code);
}

// Makes `deed` one of the kind at this place.
template <class Deed, std::size_t Place = 0>
void become(Deed& deed, std::size_t place) {
  if (place == Place) {
    deed.template emplace<Place>();
  } else if constexpr (Place + 1 < std::variant_size_v<Deed>) {
    become<Deed, Place + 1>(deed, place);
  }
}

// Who acts, the kind of deed, and what `fields` passes of it.
template <class Archive, class Action, class Fields>
void action(Archive& archive, Action& action, int seats, const Fields& fields) {
  using Deed = decltype(action.deed);
  constexpr int kLast = static_cast<int>(std::variant_size_v<Deed>) - 1;
  seat_or_chance(archive, action.by, seats);
  const int kind = coded(archive, static_cast<int>(action.deed.index()), 0, kLast);
  if constexpr (is_loading<Archive>) become(action.deed, static_cast<std::size_t>(kind));
  std::visit(fields, action.deed);
}

}  // namespace mael::archived
