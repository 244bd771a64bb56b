// Positions and matches of the pirates' game as bytes: positions packed tightly for links, matches
// in Cereal's portable binary for storage and files.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/pirates/game.h"
#include "engine/play/moment.h"
#include "engine/play/save.h"
#include "engine/play/segments.h"

namespace mael::pirates {

inline constexpr std::uint32_t kPackedVersion = 2;
inline constexpr std::uint32_t kOldestPackedVersion = 1;

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);
// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
// `version` in kOldestPackedVersion … kPackedVersion.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The letter of the game's links.
inline constexpr char kLetter = 'p';

// Of links to a moment (moment.h), of the row of numbers above: the oldest still read.
inline constexpr std::uint32_t kOldestMomentVersion = 2;

// Written in kPackedVersion. `version` in kOldestMomentVersion … kPackedVersion.
Bytes pack(const MomentOf<Pirates>& moment);
Result<MomentOf<Pirates>> unpack_moment(std::span<const std::uint8_t> bytes, std::uint32_t version);

Bytes save(const Match<Pirates>& match);
Result<Loaded<Pirates>> load(std::span<const std::uint8_t> bytes);
// In parts, for storage (segments.h).
MatchParts save_parts(const Match<Pirates>& match, int entries, int first);
Result<Loaded<Pirates>> load(const MatchParts& parts);

}  // namespace mael::pirates
