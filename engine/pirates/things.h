// How a Violation's things are read in this game: placeholders {n:cell}, {n:number}, {n:seat},
// {n:item}, {n:tile} and {n:card} of the refusal sentences.
#pragma once

#include <cstdint>

#include "engine/core/seat.h"
#include "engine/core/violation.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

constexpr std::int32_t thing(Seat seat) { return index_of(seat); }

}  // namespace mael::pirates
