#include "engine/cards/text/snapshot.h"

#include <cassert>

#include "engine/cards/text/serialize_state.h"
#include "engine/core/position_bytes.h"

namespace mael::cards {
namespace {

constexpr std::string_view kTitle = "the Edge card game";

// The version of the states in links of this one.
constexpr std::uint32_t state_version(std::uint32_t version) {
  return version >= kPackedVersion ? kStateVersion : 1;
}

}  // namespace

Bytes pack(const State& state) { return pack_position(state, kStateVersion); }

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  assert(version == kPackedVersion || version == kOldestPackedVersion);
  return unpack_position<State>(bytes, state_version(version), kTitle);
}

Bytes pack(const State& state, const Sealing& sealing) {
  return pack_sealed<EdgeCards>(state, sealing, kStateVersion);
}

Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                            std::uint32_t version) {
  assert(is_sealed_version(version));
  const std::uint32_t of_state = state_version(version);
  return version == kPledgedVersion
             ? unpack_pledged<EdgeCards>(bytes, of_state, kLetter, kTitle)
             : mael::unpack_sealed<EdgeCards>(bytes, of_state, kLetter, kTitle);
}

Bytes pack(const MomentOf<EdgeCards>& moment) {
  return pack_moment(moment, kStateVersion, kActionVersion);
}

Result<MomentOf<EdgeCards>> unpack_moment(std::span<const std::uint8_t> bytes,
                                          std::uint32_t version) {
  return mael::unpack_moment<EdgeCards>(bytes, state_version(version), kActionVersion, kTitle);
}

Bytes save(const Match<EdgeCards>& match) { return save_match(match); }

Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes) {
  return load_match<EdgeCards>(bytes);
}

MatchParts save_parts(const Match<EdgeCards>& match, int entries, int first) {
  return save_match_parts(match, entries, first);
}

Result<Loaded<EdgeCards>> load(const MatchParts& parts) {
  return load_match_parts<EdgeCards>(parts);
}

}  // namespace mael::cards
