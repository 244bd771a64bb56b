// Positions and matches of Maelstrom as bytes: positions packed tightly for links, matches in
// Cereal's portable binary for storage and files.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/maelstrom/game.h"
#include "engine/play/moment.h"
#include "engine/play/save.h"
#include "engine/play/segments.h"

namespace mael::maelstrom {

// Versions of packed positions: the one written, and the oldest still read.
inline constexpr std::uint32_t kPackedVersion = 4;
inline constexpr std::uint32_t kOldestPackedVersion = 1;

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);

// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
// `version` in kOldestPackedVersion … kPackedVersion.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// Of links to a moment (moment.h), of the row of numbers above: the oldest still read.
inline constexpr std::uint32_t kOldestMomentVersion = 2;

// Written in kPackedVersion. `version` in kOldestMomentVersion … kPackedVersion.
Bytes pack(const MomentOf<Maelstrom>& moment);
Result<MomentOf<Maelstrom>> unpack_moment(std::span<const std::uint8_t> bytes,
                                          std::uint32_t version);

Bytes save(const Match<Maelstrom>& match);
Result<Loaded<Maelstrom>> load(std::span<const std::uint8_t> bytes);
// In parts, for storage (segments.h).
MatchParts save_parts(const Match<Maelstrom>& match, int entries, int first);
Result<Loaded<Maelstrom>> load(const MatchParts& parts);

}  // namespace mael::maelstrom
