// What bots may use of the Edge card game (engine/core/bot_hooks.h).
#pragma once

#include "engine/cards/bots/reasons.h"
#include "engine/cards/game.h"
#include "engine/core/bot_hooks.h"

namespace mael {

template <>
struct BotHooks<cards::EdgeCards> {
  static constexpr int kClearLead = 100;  // ten resources
  static constexpr auto is_sealed = &cards::is_sealed;
  static constexpr auto weigh_sealed = &cards::weigh_sealed;
  static constexpr auto narrow = &cards::narrow;
  static constexpr auto stage_of = &cards::stage_of;
  static constexpr auto is_open = kAbsent;
  static constexpr auto means_of = kAbsent;
  static constexpr auto means_for = kAbsent;
  static constexpr auto settle = &cards::settle;
  static constexpr auto evaluate_settled = &cards::evaluate_settled;
  static constexpr auto standing = &cards::standing;
  static constexpr auto idle_action = &cards::idle_action;
};

static_assert(NamesHooks<cards::EdgeCards>);

}  // namespace mael
