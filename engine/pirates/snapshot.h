// Positions of the pirates' game as bytes, packed tightly for links.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/pirates/state.h"

namespace mael::pirates {

inline constexpr std::uint32_t kPackedVersion = 1;

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);
// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The letter of the game's links.
inline constexpr char kLetter = 'p';

}  // namespace mael::pirates
