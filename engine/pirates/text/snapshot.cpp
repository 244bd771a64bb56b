#include "engine/pirates/text/snapshot.h"

#include "engine/core/position_bytes.h"
#include "engine/pirates/text/serialize_state.h"

namespace mael::pirates {

Bytes pack(const State& state) { return pack_position(state, kStateVersion); }

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  assert(version >= kOldestPackedVersion && version <= kPackedVersion);
  return unpack_position<State>(bytes, version, "the pirates' game");
}

Bytes pack(const MomentOf<Pirates>& moment) {
  return pack_moment(moment, kStateVersion, kActionVersion);
}

Result<MomentOf<Pirates>> unpack_moment(std::span<const std::uint8_t> bytes,
                                        std::uint32_t version) {
  return mael::unpack_moment<Pirates>(bytes, version, kActionVersion, "the pirates' game");
}

Bytes save(const Match<Pirates>& match) { return save_match(match); }

Result<Loaded<Pirates>> load(std::span<const std::uint8_t> bytes) {
  return load_match<Pirates>(bytes);
}

MatchParts save_parts(const Match<Pirates>& match, int entries, int first) {
  return save_match_parts(match, entries, first);
}

Result<Loaded<Pirates>> load(const MatchParts& parts) { return load_match_parts<Pirates>(parts); }

}  // namespace mael::pirates
