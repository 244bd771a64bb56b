// What speaks for an action, as numbers of a game's topics: the things of a standing it has words
// for. Advice finds reasons (engine/play/advice.h), each game puts its own into sentences.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.h"

namespace mael {

// One seat's standing, topic by topic.
template <int kTopics>
struct Standing {
  std::array<int, kTopics> counts{};  // what can be told: so many tiles, sides, …
  std::array<int, kTopics> worths{};  // what that is worth to its seat, in the evaluation's unit
  int lasting = kTopics;              // the first of them are worth telling a turn ahead
};

struct Reason {
  enum class Kind : std::uint8_t {
    WinsNow,  // the game
    Wins,     // the game, soon
    Saves,    // from losing the game soon, as doing otherwise would
    Now,      // changes a topic at once
    Later,    // leaves a topic better than doing otherwise would
  };
  Kind kind = Kind::Now;
  std::uint8_t topic = 0;  // of Now and Later
  Seat seat = Seat::A;     // whose topic changes, who wins (Saves: who would), and …
  int by = 0;              // … by how much
  int from = 0;            // what it was, or would be otherwise
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace mael
