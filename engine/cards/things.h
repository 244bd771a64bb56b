// How a Violation's things are read in this game: placeholders {n:card} (a kind), {n:planet} (its
// place in the row), {n:number}, {n:seat} of the refusal sentences.
#pragma once

#include <cstdint>

#include "engine/cards/content.h"
#include "engine/core/seat.h"

namespace mael::cards {

constexpr std::int32_t thing(Seat seat) { return index_of(seat); }

// The card that has this effect.
inline std::int32_t thing_of(Effect effect) {
  CardKind kind = 0;
  while (kind + 1 < catalogue().size() && catalogue()[kind].effect != effect) ++kind;
  return kind;
}

}  // namespace mael::cards
