// What bots may use of the pirates' game (engine/core/bot_hooks.h).
#pragma once

#include "engine/core/bot_hooks.h"
#include "engine/pirates/game.h"

namespace mael {

template <>
struct BotHooks<pirates::Pirates> {
  static constexpr int kClearLead = 100;  // ten points
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

static_assert(NamesHooks<pirates::Pirates>);

}  // namespace mael
