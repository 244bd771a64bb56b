// What the scenario words of all games share (tests/engine/play/scenario_player.h).
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/seat.h"
#include "tests/engine/play/scenario.h"

namespace mael {

// f(a),f(b)
template <class F>
std::string pair_text(F&& f) {
  return std::to_string(f(Seat::A)) + "," + std::to_string(f(Seat::B));
}

// A field as a position in notation has it; empty if it is left out there.
std::string field_of(const std::string& position, const std::string& key);

template <class Deed, class... Kinds>
bool is_one_of(const Deed& deed) {
  return (std::holds_alternative<Kinds>(deed) || ...);
}

// A word for some kinds of deed.
template <class Deed>
struct KindWord {
  std::string_view word;
  bool (*covers)(const Deed& deed);
};

// Null if it is no word of these.
template <class Deed, std::size_t N>
const KindWord<Deed>* find_kind(const std::array<KindWord<Deed>, N>& kinds, std::string_view word) {
  const auto* kind = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const KindWord<Deed>& each) { return each.word == word; });
  return kind == kinds.end() ? nullptr : kind;
}

// ENDING WINNER, as scenarios say how a game ended.
template <class State, std::size_t N>
std::string ending_text(const State& state, const std::array<std::string_view, N>& endings) {
  std::string winners;
  for (const Seat winner : outcome(state).winners) winners += letter_of(winner);
  return std::string(endings[static_cast<std::size_t>(state.ending)]) + " " +
         (winners.empty() ? "-" : winners);
}

}  // namespace mael
