#include "engine/cards/snapshot.h"

#include <cassert>

#include "engine/cards/serialize_state.h"

namespace mael::cards {

Bytes pack(const State& state) {
  assert(!validate(state));
  PackedWriter writer(kPackedVersion);
  writer(state);
  return writer.bytes();
}

Result<State> unpack(std::span<const std::uint8_t> bytes, std::uint32_t version) {
  PackedReader reader(bytes, version);
  State state;
  reader(state);
  if (!reader.finished()) return Error{"This link holds no position of the Edge card game."};
  if (const Verdict broken = validate(state)) {
    return Error{"The position in this link cannot occur: it breaks " + broken->rule.text() + "."};
  }
  return state;
}

Bytes save(const Match<EdgeCards>& match) {
  return save_match(match);
}

Result<Loaded<EdgeCards>> load(std::span<const std::uint8_t> bytes) {
  return load_match<EdgeCards>(bytes);
}

}  // namespace mael::cards
