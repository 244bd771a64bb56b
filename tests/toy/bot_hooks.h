// What bots may use of the toy (engine/core/bot_hooks.h).
#pragma once

#include "engine/core/bot_hooks.h"
#include "tests/toy/toy.h"

namespace mael {

namespace toy {

inline bool is_sealed(const State& state) { return state.step == Step::Bid; }

// Small bids are likelier.
inline void weigh_sealed(const State& state, std::vector<Weighted<Action>>& weighted) {
  weighted.clear();
  const Seat seat = to_act(state).first();
  const std::uint32_t coins = state.of(seat).coins;
  for (std::uint32_t i = 0; i <= coins; ++i) {
    weighted.push_back({{seat, Bid{static_cast<std::uint16_t>(i)}}, coins + 1 - i});
  }
}

}  // namespace toy

template <>
struct BotHooks<toy::Toy> {
  static constexpr int kClearLead = 60;
  static constexpr auto is_sealed = &toy::is_sealed;
  static constexpr auto weigh_sealed = &toy::weigh_sealed;
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

static_assert(NamesHooks<toy::Toy>);

}  // namespace mael
