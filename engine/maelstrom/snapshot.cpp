#include "engine/maelstrom/snapshot.h"

#include <cassert>

#include "engine/maelstrom/serialize_state.h"

namespace mael::maelstrom {

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
  if (!reader.finished()) return Error{"This link holds no position of Maelstrom."};
  if (const Verdict broken = validate(state)) {
    return Error{"The position in this link cannot occur: it breaks " + broken->rule.text() + "."};
  }
  return state;
}

Bytes save(const Match<Maelstrom>& match) {
  return save_match(match);
}

Result<Loaded<Maelstrom>> load(std::span<const std::uint8_t> bytes) {
  return load_match<Maelstrom>(bytes);
}

}  // namespace mael::maelstrom
