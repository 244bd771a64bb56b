#include "engine/maelstrom/text/force_link.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding forces_unpacked_are_fixed_points(std::string_view input) {
  using namespace maelstrom;
  const Bytes bytes(input.begin(), input.end());
  const Result<Force> force = unpack_force(bytes, kForceVersion);
  if (!force.ok()) return force.error().message.empty() ? "a refusal without a sentence" : "";
  if (size_of(force->lines) > kMaxForce) return "too many tiles";
  const std::string link = write_force_link(*force);
  const Result<Force> again = read_force_link(link);
  if (!again.ok() || !(*again == *force)) return "read as another: " + link;
  find_force_faults(force->lines, force->edition);
  find_force_advice(force->lines);
  return {};
}

}  // namespace mael::fuzz
