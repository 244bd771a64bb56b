#include "engine/cards/snapshot.h"

#include <cassert>

#include "engine/cards/serialize_state.h"
#include "engine/core/position_bytes.h"

namespace mael::cards {
namespace {

constexpr std::string_view kTitle = "the Edge card game";

}  // namespace

Bytes pack(const State& state) {
  return pack_position(state, kPackedVersion);
}

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  return unpack_position<State>(bytes, version, kTitle);
}

Bytes pack(const State& state, const Sealing& sealing) {
  return pack_sealed<EdgeCards>(state, sealing, kPackedVersion);
}

Result<SealedPosition<State>> unpack_sealed(std::span<const std::uint8_t> bytes,
                                            std::uint32_t version) {
  assert(version == kSealedVersion || version == kPledgedVersion);
  return version == kSealedVersion
             ? mael::unpack_sealed<EdgeCards>(bytes, kPackedVersion, kLetter, kTitle)
             : unpack_pledged<EdgeCards>(bytes, kPackedVersion, kLetter, kTitle);
}

Bytes save(const Match<EdgeCards>& match) {
  return save_match(match);
}

Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes) {
  return load_match<EdgeCards>(bytes);
}

}  // namespace mael::cards
