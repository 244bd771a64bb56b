#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/rules.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding positions_read_are_fixed_points(std::string_view input) {
  using namespace maelstrom;
  const Result<State> state = read_arrangement(input);
  if (!state.ok()) return state.error().column > 0 ? "" : "an error without a place";
  const std::string text = write_position(*state);
  const Result<State> again = read_arrangement(text);
  if (!again.ok()) return "not read again: " + text;
  if (*again != *state) return "read as something else: " + text;
  if (write_position(*again) != text) return "no fixed point: " + text;
  const bool valid = !validate(*state);
  if (read_position(input).ok() != valid) return "validity depends on the way: " + text;
  return {};
}

}  // namespace mael::fuzz
