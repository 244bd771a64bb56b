// Positions with what is sealed in them, as packed bytes for links (see pledge.h).
#pragma once

#include <utility>

#include "engine/core/position_bytes.h"
#include "engine/play/pledge.h"

namespace mael {

template <class State>
struct SealedPosition {
  State state;
  Sealing sealing;
};

namespace detail {

// The seat and moment of a pledge follow from the position.
template <class Archive>
void pass_sealing(Archive& archive, Sealing& sealing, int seats) {
  if (coded(archive, sealing.pledge.has_value())) {
    if constexpr (is_loading<Archive>) sealing.pledge.emplace();
    archived::all_bytes(archive, sealing.pledge->seal);
  }
  if (coded(archive, sealing.opening.has_value())) {
    if constexpr (is_loading<Archive>) sealing.opening.emplace();
    archived::opening(archive, *sealing.opening, seats);
  }
  if (is_loading<Archive> && sealing.is_empty()) refuse(archive);
}

}  // namespace detail

// The state must be valid, and the sealing not empty; its pledge is of the one secret that is in
// and not seen.
template <class State>
Bytes pack_sealed(const State& state, Sealing sealing, std::uint32_t version, int seats) {
  return pack_position(state, version,
                       [&](auto& archive) { detail::pass_sealing(archive, sealing, seats); });
}

// `version`, `letter` and `game` are those of the positions.
template <HasSecrets State>
Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                            std::uint32_t version, char letter, int seats,
                                            std::string_view game) {
  Sealing sealing;
  const auto state = unpack_position<State>(
      bytes, version, game, [&](auto& archive) { detail::pass_sealing(archive, sealing, seats); });
  if (!state) return state.error();
  if (sealing.pledge) {
    const Seat by = hidden_seat(*state, seats);
    if (by == Seat::Chance || validate(when_sealed(*state, by, seats))) {
      return Error{"This link pledges a secret where none is kept."};
    }
    sealing.pledge->by = by;
    sealing.pledge->moment = moment_of(letter, *state, by, seats);
  }
  return SealedPosition<State>{*state, std::move(sealing)};
}

}  // namespace mael
