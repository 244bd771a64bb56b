// What bots may use of Maelstrom, and of Vortex alike (engine/core/bot_hooks.h).
#pragma once

#include "engine/core/bot_hooks.h"
#include "engine/maelstrom/bots/reasons.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/vortex.h"

namespace mael {

template <>
struct BotHooks<maelstrom::Maelstrom> {
  static constexpr int kClearLead = maelstrom::kClearLead;
  static constexpr auto is_sealed = kAbsent;
  static constexpr auto weigh_sealed = kAbsent;
  static constexpr auto narrow = &maelstrom::narrow;
  static constexpr auto stage_of = &maelstrom::stage_of;
  static constexpr auto is_open = &maelstrom::is_open;
  static constexpr auto means_of = &maelstrom::means_of;
  static constexpr auto means_for = &maelstrom::means_for;
  static constexpr auto settle = kAbsent;
  static constexpr auto evaluate_settled = kAbsent;
  static constexpr auto standing = &maelstrom::standing;
  static constexpr auto idle_action = &maelstrom::idle_action;
};

template <>
struct BotHooks<maelstrom::Vortex> : BotHooks<maelstrom::Maelstrom> {};

static_assert(NamesHooks<maelstrom::Maelstrom> && NamesHooks<maelstrom::Vortex>);

}  // namespace mael
