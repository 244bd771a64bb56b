// Why an action is good, in words: the topics of a standing that advice speaks of, worth what the
// evaluation gives for their terms.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/reason.h"
#include "engine/pirates/action.h"
#include "engine/pirates/help/words.h"

namespace mael::pirates {

enum class Topic : std::uint8_t {
  Points,  // saved
  Titles,
  Loot,      // pieces on board
  Tiles,     // of equipment
  Treasure,  // cards that can be claimed within a turn
  Life,
  Port,   // pieces of loot that can be sold within a turn
  Peril,  // calamities that come upon the ship when a circle is turned
  Prey,   // calamities on its cell it can kill with one attack
};
inline constexpr int kTopics = 9;
inline constexpr int kLastingTopics = 6;  // the first of them

// The standing of one seat, the game still running.
Standing<kTopics> standing(const State& state, Seat seat);

// Ending the turn, refusing or taking nothing; nothing where none of it is allowed.
std::optional<Action> idle_action(const State& state, Seat seat);

// The reasons `advised` has, joined: "it saves 3 points, and Anna is in less danger"; empty without
// any. Empty names become "player A" and so on.
std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names = {});

}  // namespace mael::pirates
