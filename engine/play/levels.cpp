#include "engine/play/levels.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

namespace mael {
namespace {

constexpr std::array<std::string_view, kBotKinds> kNames{"random",   "greedy", "novice", "casual",
                                                         "seasoned", "expert", "master"};

constexpr SearchSize kSmall{1u << 13, 1u << 17};
constexpr SearchSize kLarge{1u << 16, 1u << 19};

// Iterations and time; noise, oversight, depth; memory.
constexpr std::array<Level, 5> kLevels{{
    {{40, 200}, {60, 350, 1, 0}, kSmall},
    {{100, 300}, {30, 150, 4, 0}, kSmall},
    {{400, 500}, {12, 50, 0, 0}, kSmall},
    {{2000, 1000}, {0, 0, 0, 0}, kLarge},
    {{12000, 2000}, {0, 0, 0, 0}, kLarge},
}};

constexpr int kMostIterations = 10'000'000;

}  // namespace

const Level& level_of(BotKind kind) {
  const int place = static_cast<int>(kind) - static_cast<int>(kWeakestLevel);
  assert(place >= 0 && place < static_cast<int>(kLevels.size()));
  return kLevels[static_cast<std::size_t>(place)];
}

Contender contender_of(BotKind kind) {
  if (kind < kWeakestLevel) return {kind, {}};
  return {kind, {level_of(kind).budget.iterations, 0}};
}

std::string_view name_of(BotKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

bool read_bot(std::string_view name, BotKind& kind) {
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return false;
  kind = static_cast<BotKind>(found - kNames.begin());
  return true;
}

bool read_contender(std::string_view text, Contender& contender) {
  const std::size_t colon = text.find(':');
  BotKind kind{};
  if (!read_bot(text.substr(0, colon), kind)) return false;
  contender = contender_of(kind);
  if (colon == std::string_view::npos) return true;
  const std::string_view number = text.substr(colon + 1);
  int& iterations = contender.budget.iterations;
  const auto [end, error] =
      std::from_chars(number.data(), number.data() + number.size(), iterations);
  return error == std::errc() && end == number.data() + number.size() && kind >= kWeakestLevel &&
         iterations >= 1 && iterations <= kMostIterations;
}

}  // namespace mael
