// What bots may use of the pirates' game (engine/core/bot_hooks.h).
#pragma once

#include "engine/core/bot_hooks.h"
#include "engine/pirates/bots/plans.h"
#include "engine/pirates/bots/reasons.h"
#include "engine/pirates/game.h"

namespace mael {

template <>
struct BotHooks<pirates::Pirates> {
  static constexpr int kClearLead = 100;  // ten points
  static constexpr auto is_sealed = kAbsent;
  static constexpr auto weigh_sealed = kAbsent;
  static constexpr auto narrow = &pirates::narrow;
  static constexpr auto stage_of = kAbsent;
  static constexpr auto is_open = &pirates::is_open;
  static constexpr auto means_of = &pirates::means_of;
  static constexpr auto means_for = &pirates::means_for;
  static constexpr auto settle = kAbsent;
  static constexpr auto evaluate_settled = kAbsent;
  static constexpr auto standing = &pirates::standing;
  static constexpr auto idle_action = &pirates::idle_action;
};

static_assert(NamesHooks<pirates::Pirates>);

}  // namespace mael
