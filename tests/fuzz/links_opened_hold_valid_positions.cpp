#include <vector>

#include "engine/play/link.h"
#include "tests/fuzz/games.h"

namespace mael::fuzz {
namespace {

std::vector<LinkFormat> every_format() {
  std::vector<LinkFormat> formats;
  EveryGame::each([&]<class Of>(Of) {
    for (const char letter : Of::kLetters) {
      formats.push_back({LinkKind::Position, letter, int{Of::kOldest}, int{Of::kNewest}});
      formats.push_back({LinkKind::Moment, letter, int{Of::kOldestMoment}, int{Of::kPacked}});
    }
  });
  return formats;
}

}  // namespace

Finding links_opened_hold_valid_positions(std::string_view input) {
  static const std::vector<LinkFormat> formats = every_format();
  const Result<LinkParts> parts = read_link(input, formats);
  if (!parts.ok()) return parts.error().message.empty() ? "a refusal without a sentence" : "";
  const std::string link = write_link(parts->kind, parts->game, parts->version, parts->bytes);
  const Result<LinkParts> again = read_link(link, formats);
  if (!again.ok() || !(*again == *parts)) return "written as another: " + link;
  return with_every_game([&]<class Of>(Of) {
    if (Of::kLetters.find(parts->game) == Of::kLetters.npos) return Finding();
    const auto version = static_cast<std::uint32_t>(parts->version);
    return parts->kind == LinkKind::Moment ? bytes_are_moment<Of>(parts->bytes, version)
                                           : bytes_are_valid_position<Of>(parts->bytes, version);
  });
}

}  // namespace mael::fuzz
