#include "engine/battle/text/snapshot.h"

#include "engine/battle/text/serialize_state.h"
#include "engine/core/position_bytes.h"

namespace mael::battle {

Bytes pack(const State& state) { return pack_position(state, kStateVersion); }

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  assert(version >= kOldestPackedVersion && version <= kPackedVersion);
  return unpack_position<State>(bytes, version, "a battle");
}

Bytes pack(const MomentOf<Battle>& moment) {
  return pack_moment(moment, kStateVersion, kActionVersion);
}

Result<MomentOf<Battle>> unpack_moment(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  const std::uint32_t actions = version < 4 ? 1 : version < 5 ? 2 : kActionVersion;
  return mael::unpack_moment<Battle>(bytes, version, actions, "a battle");
}

Bytes save(const Match<Battle>& match) { return save_match(match); }

Result<Loaded<Battle>> load(std::span<const std::uint8_t> bytes) {
  return load_match<Battle>(bytes);
}

MatchParts save_parts(const Match<Battle>& match, int entries, int first) {
  return save_match_parts(match, entries, first);
}

Result<Loaded<Battle>> load(const MatchParts& parts) { return load_match_parts<Battle>(parts); }

}  // namespace mael::battle
