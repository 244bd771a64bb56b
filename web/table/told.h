// What is told at a table: lines of its log, refusals, and what its buttons ask for. `Command` is
// the table's own list of all that a button or a letter key can ask for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/rule_id.h"
#include "engine/core/seat.h"

namespace mael::web {

enum class Tone : std::uint8_t {
  Heading,    // a turn begins
  Deed,       // somebody decided something
  Detail,     // what came of it
  Important,  // what weighs on the whole game; its end
};

// A line of the log.
struct ToldLine {
  Tone tone = Tone::Deed;
  Seat seat = Seat::Chance;  // whose turn it was; Chance outside of them
  int turn = 0;
  std::string text;          // a sentence; notation is nothing for players
  friend bool operator==(const ToldLine&, const ToldLine&) = default;
};

// Why something may not be done, ready to show.
struct Refusal {
  RuleId rule;
  std::string sentence;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class Command>
struct CommandButton {
  Command command = Command::Cancel;
  std::string label;
  std::string key;    // as shown: "E"; empty without one
  std::string brief;  // the label where there is little room
  bool primary = false;
  std::optional<Refusal> refusal;  // greyed, and why

  bool enabled() const { return !refusal; }
};

// A card in the middle of the screen: the end of the game, an offer, a curtain.
template <class Command>
struct CommandNotice {
  std::string title;
  std::string sentence;
  std::vector<CommandButton<Command>> buttons;
};

}  // namespace mael::web
