#include "engine/maelstrom/text/snapshot.h"

#include "engine/core/position_bytes.h"
#include "engine/maelstrom/text/serialize_state.h"

namespace mael::maelstrom {

Bytes pack(const State& state) { return pack_position(state, kPackedVersion); }

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  return unpack_position<State>(bytes, version, "Maelstrom");
}

Bytes pack(const MomentOf<Maelstrom>& moment) {
  return pack_moment(moment, kPackedVersion, kActionVersion);
}

Result<MomentOf<Maelstrom>> unpack_moment(std::span<const std::uint8_t> bytes,
                                          std::uint32_t version) {
  return mael::unpack_moment<Maelstrom>(bytes, version, kActionVersion, "Maelstrom");
}

Bytes save(const Match<Maelstrom>& match) { return save_match(match); }

Result<Loaded<Maelstrom>> load(std::span<const std::uint8_t> bytes) {
  return load_match<Maelstrom>(bytes);
}

MatchParts save_parts(const Match<Maelstrom>& match, int entries, int first) {
  return save_match_parts(match, entries, first);
}

Result<Loaded<Maelstrom>> load(const MatchParts& parts) {
  return load_match_parts<Maelstrom>(parts);
}

}  // namespace mael::maelstrom
