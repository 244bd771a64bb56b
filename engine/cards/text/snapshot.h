// Positions and matches of the Edge card game as bytes: positions packed tightly for links, matches
// in Cereal's portable binary for storage and files.
#pragma once

#include <cstdint>
#include <span>

#include "engine/cards/game.h"
#include "engine/core/packed_archive.h"
#include "engine/core/result.h"
#include "engine/play/moment.h"
#include "engine/play/save.h"
#include "engine/play/sealed_position.h"
#include "engine/play/segments.h"

namespace mael::cards {

// Versions of links, all of one row of numbers: the one of packed positions that is written, and
// the oldest still read.
inline constexpr std::uint32_t kPackedVersion = 4;
inline constexpr std::uint32_t kOldestPackedVersion = 1;
// Of the links in which a game and what led to a position stand behind a packed position.
inline constexpr std::uint32_t kSealedVersion = 5;
// Still read besides: such links from before there was a second deck, and older ones with no more
// than a pledge or an opening.
inline constexpr std::uint32_t kFormerSealedVersion = 3;
inline constexpr std::uint32_t kPledgedVersion = 2;

// Whether a link of this version is for unpack_sealed.
constexpr bool is_sealed_version(std::uint32_t version) {
  return version == kSealedVersion || version == kFormerSealedVersion || version == kPledgedVersion;
}

// A valid state, known or observed, in as few bytes as the rules allow.
Bytes pack(const State& state);

// The valid state in these bytes, or what is wrong with the link they come from, in one sentence.
// `version` is kPackedVersion or kOldestPackedVersion.
Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version);

// The same with what is sealed in it, or was opened, and how it came about (pledge.h); the state is
// the one the steps begin at. Written in kSealedVersion.
Bytes pack(const State& state, const Sealing& sealing);
// The state is the one the steps lead to. is_sealed_version(version) must hold.
Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                            std::uint32_t version);

// The letter of the game's links and saves.
inline constexpr char kLetter = 'c';

// Of links to a moment (moment.h), of the row of numbers above: the oldest still read.
inline constexpr std::uint32_t kOldestMomentVersion = 4;

// Written in kPackedVersion. `version` in kOldestMomentVersion … kPackedVersion.
Bytes pack(const MomentOf<EdgeCards>& moment);
Result<MomentOf<EdgeCards>> unpack_moment(std::span<const std::uint8_t> bytes,
                                          std::uint32_t version);

Bytes save(const Match<EdgeCards>& match);
Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes);
// In parts, for storage (segments.h).
MatchParts save_parts(const Match<EdgeCards>& match, int entries, int first);
Result<Loaded<EdgeCards>> load(const MatchParts& parts);

}  // namespace mael::cards
