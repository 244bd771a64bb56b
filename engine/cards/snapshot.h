// Positions and matches of the Edge card game as bytes: positions packed tightly for links, matches
// in Cereal's portable binary for storage and files.
#pragma once

#include <cstdint>
#include <span>

#include "engine/cards/game.h"
#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/play/save.h"
#include "engine/play/sealed_position.h"

namespace mael::cards {

// Versions of packed positions: the one written, and the oldest still read.
inline constexpr std::uint32_t kPackedVersion = 1;
inline constexpr std::uint32_t kOldestPackedVersion = 1;
// Of the links in which a pledge or an opening stands behind a packed position; no other has it.
inline constexpr std::uint32_t kSealedVersion = 2;
static_assert(kSealedVersion > kPackedVersion);

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);

// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
// `version` in kOldestPackedVersion … kPackedVersion.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The same with what is sealed in it, or opened; for links of kSealedVersion.
Bytes pack(const State& state, const Sealing& sealing);
Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes);

// The letter of the game's links and saves.
inline constexpr char kLetter = 'c';

Bytes save(const Match<EdgeCards>& match);
Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes);

}  // namespace mael::cards
