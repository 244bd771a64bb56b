#include "engine/maelstrom/text/force_text.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding force_lists_read_are_fixed_points(std::string_view input) {
  using namespace maelstrom;
  const auto force = read_force_text(input, english());
  if (!force.ok()) {
    for (const Error& fault : force.error()) {
      if (fault.line < 1 || fault.message.empty()) return "a fault without its line";
    }
    return force.error().empty() ? "refused without a fault" : "";
  }
  const std::string text = write_force_text(*force, english());
  const auto again = read_force_text(text, english());
  if (!again.ok() || !(*again == *force)) return "read as another: " + text;
  return {};
}

}  // namespace mael::fuzz
