// Why an action is good, in words: the topics of a standing that advice speaks of, worth what the
// evaluation gives for their terms.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/action.h"
#include "engine/cards/help/words.h"
#include "engine/core/reason.h"

namespace mael::cards {

enum class Topic : std::uint8_t {
  Stockpile,  // resources
  Income,     // resources in the next turn
  Attack,     // points of the attack stacks
  Danger,     // planets where an enemy stack is a match for what guards the syphons
  Guard,      // points of defence beside the syphons
  Screen,     // points of defence in the attack stacks
  Answers,    // events in hand
};
inline constexpr int kTopics = 7;
inline constexpr int kLastingTopics = 4;  // the first of them

// The standing of one seat, the game still running.
Standing<kTopics> standing(const State& state, Seat seat);

// Ending the player-turn, or letting happen what was declared; nothing where neither is allowed.
std::optional<Action> idle_action(const State& state, Seat seat);

// The reasons `advised` has, joined: "it yields one more resource a turn, and Brood loses 2 points
// of attack"; empty without any. Empty names become "player A" and "player B".
std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names = {});

}  // namespace mael::cards
