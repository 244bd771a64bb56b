#include "engine/cards/snapshot.h"

#include "engine/cards/serialize_state.h"
#include "engine/core/position_bytes.h"

namespace mael::cards {

Bytes pack(const State& state) {
  return pack_position(state, kPackedVersion);
}

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  return unpack_position<State>(bytes, version, "the Edge card game");
}

Bytes save(const Match<EdgeCards>& match) {
  return save_match(match);
}

Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes) {
  return load_match<EdgeCards>(bytes);
}

}  // namespace mael::cards
