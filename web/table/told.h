// What is told at a table: lines of its log, and refusals.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/rule_id.h"
#include "engine/core/seat.h"

namespace mael::web {

enum class Tone : std::uint8_t {
  Heading,    // a turn begins
  Deed,       // a seat decided something
  Detail,     // what came of it
  Important,  // what weighs on the whole game; its end
};

// What a line tells, for code that does not read its sentence: a number that its game gives
// it, 0 where it is never asked, and whom it is about.
struct Topic {
  std::uint8_t what = 0;
  Seat of = Seat::Chance;
  friend bool operator==(const Topic&, const Topic&) = default;
};

// A line of the log.
struct ToldLine {
  Tone tone = Tone::Deed;
  Seat seat = Seat::Chance;  // whose turn it was; Chance outside of them
  int turn = 0;
  std::string text;  // a sentence; notation is nothing for players
  Topic topic{};
  friend bool operator==(const ToldLine&, const ToldLine&) = default;
};

// Why something may not be done, ready to show; or what would be given away by it, as a question.
struct Refusal {
  RuleId rule;
  std::string sentence;
  bool asks = false;   // it is done when it is asked for once more
  bool names = false;  // what something is: nothing was refused
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace mael::web
