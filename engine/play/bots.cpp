#include "engine/play/bots.h"

#include <array>

namespace mael {
namespace {

constexpr std::array<std::string_view, kBotKinds> kNames{"random", "greedy"};

}  // namespace

std::string_view name_of(BotKind kind) {
  return kNames[static_cast<std::size_t>(kind)];
}

bool read_bot(std::string_view name, BotKind& kind) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return false;
  kind = static_cast<BotKind>(found - kNames.begin());
  return true;
}

}  // namespace mael
