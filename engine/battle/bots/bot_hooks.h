// What the house's bots may use of a battle (engine/core/bot_hooks.h). Its own is greedy.h.
#pragma once

#include "engine/battle/bots/greedy.h"
#include "engine/battle/game.h"
#include "engine/core/bot_hooks.h"
#include "engine/play/bots.h"

namespace mael {

template <>
struct BotHooks<battle::Battle> {
  static constexpr int kClearLead = 300;  // most of a squad
  static constexpr auto is_sealed = kAbsent;
  static constexpr auto weigh_sealed = kAbsent;
  static constexpr auto narrow = kAbsent;
  static constexpr auto stage_of = kAbsent;
  static constexpr auto is_open = kAbsent;
  static constexpr auto means_of = kAbsent;
  static constexpr auto means_for = kAbsent;
  static constexpr auto settle = kAbsent;
  static constexpr auto evaluate_settled = kAbsent;
  static constexpr auto standing = kAbsent;
  static constexpr auto idle_action = kAbsent;
};

static_assert(NamesHooks<battle::Battle>);

// Of a shot the evaluation sees nothing before the dice have fallen, so that greed looks on to
// them.
template <>
class GreedyBot<battle::Battle> : public battle::Greedy {
 public:
  using Greedy::Greedy;
};

}  // namespace mael
