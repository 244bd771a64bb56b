#include "web/app/thinking/bot_levels.h"

#include <algorithm>

namespace mael::web {

namespace {

constexpr int kBriefly = 600;  // milliseconds

}  // namespace

BotKind bot_of(PlayerKind kind) {
  static_assert(static_cast<int>(PlayerKind::RandomBot) == static_cast<int>(BotKind::Random) + 1);
  static_assert(static_cast<int>(PlayerKind::Master) == static_cast<int>(BotKind::Master) + 1);
  return static_cast<BotKind>(static_cast<int>(kind) - 1);
}

Budget budget_at_table(BotKind kind) {
  if (kind < kWeakestLevel) return {1, 0};
  Budget budget = level_of(kind).budget;
  if (thinks_together(kind)) budget.iterations = 0;
  return budget;
}

Budget brief_budget_at_table(BotKind kind) {
  Budget budget = budget_at_table(kind);
  budget.milliseconds = std::min(budget.milliseconds, kBriefly);
  return budget;
}

bool thinks_together(BotKind kind) { return kind == kStrongestLevel; }

}  // namespace mael::web
