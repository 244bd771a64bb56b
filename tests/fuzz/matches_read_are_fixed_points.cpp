#include "engine/play/match_text.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding matches_read_are_fixed_points(std::string_view input) {
  const auto read = read_match(input);
  if (!read) return read.error().message.empty() ? "a refusal without a sentence" : "";
  const std::string text = write_match(*read->match);
  const auto again = read_match(text);
  if (!again) return "not read again: " + again.error().message;
  if (again->game != read->game) return "read as another game's: " + text;
  if (again->match->position() != read->match->position()) return "leads elsewhere: " + text;
  if (write_match(*again->match) != text) return "no fixed point: " + text;
  return {};
}

}  // namespace mael::fuzz
