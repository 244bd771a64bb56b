#include <array>

#include "engine/maelstrom/snapshot.h"
#include "engine/play/link.h"
#include "tests/fuzz/properties.h"

namespace mael::fuzz {

Finding links_opened_hold_valid_positions(std::string_view input) {
  using namespace maelstrom;
  constexpr std::array<LinkFormat, 2> formats{
      {{LinkKind::Position, 'm', int{kOldestPackedVersion}, int{kPackedVersion}},
       {LinkKind::Position, 'v', int{kOldestPackedVersion}, int{kPackedVersion}}}};
  const Result<LinkParts> parts = read_link(input, formats);
  if (!parts.ok()) return parts.error().message.empty() ? "a refusal without a sentence" : "";
  const std::string link = write_link(parts->kind, parts->game, parts->version, parts->bytes);
  const Result<LinkParts> again = read_link(link, formats);
  if (!again.ok() || !(*again == *parts)) return "written as another: " + link;
  const Result<State> state = unpack(parts->bytes, static_cast<std::uint32_t>(parts->version));
  if (state.ok() && validate(*state)) return "not valid: " + link;
  return {};
}

}  // namespace mael::fuzz
