// What spares a search work: actions that need not be looked at, and what a list of actions
// depends on (engine/core/bot_hooks.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/seat.h"
#include "engine/pirates/action.h"

namespace mael::pirates {

// Takes out pawns but one, attacks to which some are asked but not all who can be, and exchanges
// that do not leave both ships better off by what the loot would bring each.
void narrow(const State& state, std::vector<Action>& actions);

// Nothing but the turn itself depends on treasure cards in hand.
bool is_open(const State& state);
// Of these, the ones the active ship can claim where it is.
std::optional<std::uint64_t> means_of(const State& state, Seat seat);
std::uint64_t means_for(const Action& action);

}  // namespace mael::pirates
