#include <array>

#include "engine/play/link.h"
#include "tests/fuzz/games.h"

namespace mael::fuzz {
namespace {

template <class Of>
constexpr LinkFormat format_of(char letter, int newest = int{Of::kPacked}) {
  return {LinkKind::Position, letter, int{Of::kOldestPacked}, newest};
}

}  // namespace

Finding links_opened_hold_valid_positions(std::string_view input) {
  constexpr std::array<LinkFormat, 4> formats{{format_of<OfMaelstrom>('m'),
                                               format_of<OfMaelstrom>('v'),
                                               format_of<OfCards>('c', cards::kSealedVersion),
                                               format_of<OfPirates>('p')}};
  const Result<LinkParts> parts = read_link(input, formats);
  if (!parts.ok()) return parts.error().message.empty() ? "a refusal without a sentence" : "";
  const std::string link = write_link(parts->kind, parts->game, parts->version, parts->bytes);
  const Result<LinkParts> again = read_link(link, formats);
  if (!again.ok() || !(*again == *parts)) return "written as another: " + link;
  const auto version = static_cast<std::uint32_t>(parts->version);
  if (parts->game == 'c' && cards::is_sealed_version(version)) {
    return bytes_are_sealed_position<OfCards>(parts->bytes, version);
  }
  switch (parts->game) {
    case 'c': return bytes_are_valid_position<OfCards>(parts->bytes, version);
    case 'p': return bytes_are_valid_position<OfPirates>(parts->bytes, version);
    default: return bytes_are_valid_position<OfMaelstrom>(parts->bytes, version);
  }
}

}  // namespace mael::fuzz
