// What bots may use of a game besides its rules. Each game writes a BotHooks<G> in its own folder
// (bot_hooks.h) that names every one of these, its function or kAbsent:
//
//   kClearLead                      the evaluation with which a seat gets 85 % of the points
//
// Where seats decide in secret:
//   is_sealed(state)                whether something is being decided so
//   weigh_sealed(state, weighted)   how often a sensible player does what
//
// To spare a search work:
//   narrow(state, actions)          takes out actions for which a better one of the list does at
//                                   least the same
//   stage_of(state)                 tells apart positions one action can lead to, where what is
//                                   hidden decides what a seat is awaited for
//   is_open(state)                  what the awaited seat may do depends on nothing others cannot
//                                   see: the list of one imagined world serves in all
//   means_of(state, seat)           where it depends on this or that being in its hand: which of
//                                   that it has, a bit each; nothing where that is not plain
//   means_for(action)               which of these bits an action needs
//
// Where a first look at a position says little:
//   settle(state, random)           plays on to one that can be judged
//   evaluate_settled(state, seat)   judges it
//
// To give reasons (engine/play/advice.h):
//   standing(state, seat)           Standing<N> of one seat alone; the game must be running
//   idle_action(state, seat)        the action by which a seat leaves things as they are, if any
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/absent.h"
#include "engine/core/chance.h"
#include "engine/core/reason.h"
#include "engine/core/seat.h"

namespace mael {

template <class G>
struct BotHooks;

template <class Hooks, class State, class Action>
concept NamesSecrets = HookOf<decltype(Hooks::is_sealed), bool(const State&)> &&
    HookOf<decltype(Hooks::weigh_sealed), void(const State&, std::vector<Weighted<Action>>&)> &&
    has(Hooks::is_sealed)
== has(Hooks::weigh_sealed);

template <class Hooks, class State, class Action>
concept NamesSavings = HookOf<decltype(Hooks::narrow), void(const State&, std::vector<Action>&)> &&
                       HookOf<decltype(Hooks::stage_of), std::uint32_t(const State&)> &&
                       HookOf<decltype(Hooks::is_open), bool(const State&)> &&
                       HookOf < decltype(Hooks::means_of),
        std::optional<std::uint64_t>(const State&, Seat)
> &&HookOf<decltype(Hooks::means_for), std::uint64_t(const Action&)>&& has(Hooks::means_of) ==
    has(Hooks::means_for);

template <class Hooks, class State>
concept NamesJudgement = HookOf<decltype(Hooks::settle), void(State&, Random&)> &&
    HookOf<decltype(Hooks::evaluate_settled), int(const State&, Seat)> && has(Hooks::settle)
== has(Hooks::evaluate_settled);

// The number of topics decides what `standing` gives.
template <class Hooks, class State, class Action>
concept NamesReasons = HookOf < decltype(Hooks::idle_action),
        std::optional<Action>(const State&, Seat)
> &&has(Hooks::idle_action) == has(Hooks::standing);

// Whether a game says of each hook what it is.
template <class G>
concept NamesHooks = BotHooks<G>::kClearLead >
0 && NamesSecrets<BotHooks<G>, typename G::State, typename G::Action>&&
         NamesSavings<BotHooks<G>, typename G::State, typename G::Action>&&
             NamesJudgement<BotHooks<G>, typename G::State>&&
                 NamesReasons<BotHooks<G>, typename G::State, typename G::Action>;

}  // namespace mael
