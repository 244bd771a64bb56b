// Why an action is good, in words: the topics of a standing that advice speaks of, worth what the
// evaluation gives for their terms.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/reason.h"
#include "engine/maelstrom/action.h"
#include "engine/maelstrom/help/words.h"

namespace mael::maelstrom {

enum class Topic : std::uint8_t {
  Essence,      // left
  Sides,        // of the Vortex held
  Minions,      // in play
  Strongholds,  // in play
  Threats,      // enemy tiles beside the Vortex that could be destroyed
  Firmness,     // damage the tiles beside the Vortex could take
  Distance,     // of minions from the Vortex
  Ways,         // to empty sides of the Vortex
  Hand,         // tiles in it
  Energy,       // in the Hoard
  Actions,      // left this turn
};
inline constexpr int kTopics = 11;
inline constexpr int kLastingTopics = 4;  // the first of them

// The standing of one seat, the game still running.
Standing<kTopics> standing(const State& state, Seat seat);

// Ending the phase, or doing without an answer; nothing where neither is allowed.
std::optional<Action> idle_action(const State& state, Seat seat);

// The reasons `advised` has, joined: "it takes a fourth side of the Vortex, and Brood loses an
// Essence"; empty without any. Empty names become "player A" and "player B".
std::string reasons_in_words(const std::vector<Reason>& reasons, Seat advised, const Texts& texts,
                             const SeatNames& names = {});

}  // namespace mael::maelstrom
