#include "engine/battle/snapshot.h"

#include "engine/core/position_bytes.h"
#include "engine/battle/serialize_state.h"

namespace mael::battle {

Bytes pack(const State& state) { return pack_position(state, kStateVersion); }

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  assert(version == kPackedVersion);
  return unpack_position<State>(bytes, version, "a battle");
}

Bytes save(const Match<Battle>& match) { return save_match(match); }

Result<Loaded<Battle>> load(std::span<const std::uint8_t> bytes) {
  return load_match<Battle>(bytes);
}

}  // namespace mael::battle
