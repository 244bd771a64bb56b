// A moment of a match in a link: a position, what was done from there on, and after how much of
// that one looks. Where a link does not hold all of a match, it tells what lies nearest to the
// moment. Who opens it replays the actions: nothing else is believed.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/position_bytes.h"
#include "engine/core/rule_set.h"
#include "engine/play/match.h"

namespace mael {

template <class State, class Action>
struct LinkedMoment {
  State first{};
  std::vector<Action> log;
  int at = 0;  // so many entries of the log lead to it, 0 … its size
};
template <RuleSet G>
using MomentOf = LinkedMoment<typename G::State, typename G::Action>;

// The same, replayed.
template <RuleSet G>
struct MatchMoment {
  Match<G> match;
  int at = 0;
};

namespace detail {

template <class Archive, class Action>
void pass_moment(Archive& archive, std::vector<Action>& log, int& at, std::uint32_t version) {
  for (std::size_t i = 0; coded(archive, i < log.size()); ++i) {
    if constexpr (is_loading<Archive>) log.emplace_back();
    serialize(archive, log[i], version);
  }
  ranged(archive, at, 0, static_cast<int>(log.size()));
}

}  // namespace detail

// The first state must be valid; the versions are those of states and of actions.
template <class State, class Action>
Bytes pack_moment(LinkedMoment<State, Action> moment, std::uint32_t version,
                  std::uint32_t action_version) {
  return pack_position(moment.first, version, [&](auto& archive) {
    detail::pass_moment(archive, moment.log, moment.at, action_version);
  });
}

// Its first state is valid; whether the actions are possible is found out by replaying them.
template <RuleSet G>
Result<MomentOf<G>> unpack_moment(std::span<const std::uint8_t> bytes, std::uint32_t version,
                                  std::uint32_t action_version, std::string_view game) {
  MomentOf<G> moment;
  auto first = unpack_position<typename G::State>(bytes, version, game, [&](auto& archive) {
    detail::pass_moment(archive, moment.log, moment.at, action_version);
  });
  if (!first) return first.error();
  moment.first = std::move(*first);
  return moment;
}

// What of the first `last` entries of a match lies at most so many of them from a moment.
template <RuleSet G>
MomentOf<G> moment_around(const Match<G>& match, int at, int reach, int last) {
  const int from = std::max(0, at - reach), to = std::min(last, at + reach);
  const auto log = match.log().begin();
  return {match.state_at(from), {log + from, log + to}, at - from};
}

}  // namespace mael
