// Positions and matches of a battle as bytes: positions packed tightly for links, matches
// in Cereal's portable binary for storage and files.
#pragma once

#include <cstdint>
#include <span>

#include "engine/battle/game.h"
#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/play/moment.h"
#include "engine/play/save.h"
#include "engine/play/segments.h"

namespace mael::battle {

inline constexpr std::uint32_t kPackedVersion = 5;
inline constexpr std::uint32_t kOldestPackedVersion = 1;

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);
// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The letter of the game's links.
inline constexpr char kLetter = 'b';

// Of links to a moment (moment.h), of the row of numbers above: the oldest still read.
inline constexpr std::uint32_t kOldestMomentVersion = 3;

// Written in kPackedVersion. `version` in kOldestMomentVersion … kPackedVersion.
Bytes pack(const MomentOf<Battle>& moment);
Result<MomentOf<Battle>> unpack_moment(std::span<const std::uint8_t> bytes, std::uint32_t version);

Bytes save(const Match<Battle>& match);
Result<Loaded<Battle>> load(std::span<const std::uint8_t> bytes);
// In parts, for storage (segments.h).
MatchParts save_parts(const Match<Battle>& match, int entries, int first);
Result<Loaded<Battle>> load(const MatchParts& parts);

}  // namespace mael::battle
