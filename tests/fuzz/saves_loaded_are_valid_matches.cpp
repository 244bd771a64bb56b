#include "engine/maelstrom/notation.h"
#include "engine/maelstrom/snapshot.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding saves_loaded_are_valid_matches(std::string_view input) {
  using namespace maelstrom;
  const auto loaded = load(Bytes(input.begin(), input.end()));
  if (!loaded.ok()) return loaded.error().message.empty() ? "a refusal without a sentence" : "";
  const Match<Maelstrom>& match = loaded->match;
  if (validate(match.state())) return "not valid: " + write_position(match.state());
  const auto again = load(save(match));
  if (!again.ok() || again->broken_at != 0) return "not loaded again";
  if (again->match.log() != match.log() || again->match.state() != match.state()) {
    return "saved as another";
  }
  return {};
}

}  // namespace mael::fuzz
