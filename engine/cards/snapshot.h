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
// Of the links in which a game and what led to a position stand behind a packed position, and of
// those with no more than a pledge or an opening; no other links have these.
inline constexpr std::uint32_t kSealedVersion = 3;
inline constexpr std::uint32_t kPledgedVersion = 2;
static_assert(kPledgedVersion > kPackedVersion);

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);

// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
// `version` in kOldestPackedVersion … kPackedVersion.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The same with what is sealed in it, or was opened, and how it came about (pledge.h); the state is
// the one the steps begin at. Written in kSealedVersion.
Bytes pack(const State& state, const Sealing& sealing);
// The state is the one the steps lead to. `version` is kPledgedVersion or kSealedVersion.
Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                            std::uint32_t version);

// The letter of the game's links and saves.
inline constexpr char kLetter = 'c';

Bytes save(const Match<EdgeCards>& match);
Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes);

}  // namespace mael::cards
