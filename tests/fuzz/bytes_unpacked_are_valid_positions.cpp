#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/snapshot.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding bytes_unpacked_are_valid_positions(std::string_view input) {
  using namespace maelstrom;
  const Result<State> state = unpack(Bytes(input.begin(), input.end()), kPackedVersion);
  if (!state.ok()) return {};
  if (validate(*state)) return "not valid: " + write_position(*state);
  const Result<State> again = unpack(pack(*state), kPackedVersion);
  if (!again.ok() || *again != *state) return "packed as another: " + write_position(*state);
  const Result<State> told = read_position(write_position(*state));
  if (!told.ok() || *told != *state) return "told as another: " + write_position(*state);
  return {};
}

}  // namespace mael::fuzz
