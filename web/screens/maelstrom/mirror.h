// What the canvas shows, for those who cannot see it: everything that may be done as buttons in
// words and notation, the state of the table in sentences, and the log for a live region.
#pragma once

#include <string>
#include <vector>

#include "web/screens/maelstrom/journal.h"
#include "web/screens/maelstrom/view.h"

namespace mael::web::maelstrom {

struct WordChoice {
  std::string label;     // "Move Daemon Horde from 1.0 to 2.2"
  std::string notation;  // "a DHo1-2.2"
  Action action;
};

struct Mirror {
  std::string title;                  // "Turn 5 · Brood"
  std::string status;                 // what is left to do, then what burns
  std::vector<std::string> table;     // sentences: both sides, every tile in play
  std::vector<WordChoice> choices;        // every legal action; none while a curtain hangs
  std::string alert;                  // the last refusal with its rule id; empty without one
  std::string notice;                 // curtain, end of the game
};

// An action of the acting seat in words.
std::string words_of(const Situation& situation, const Action& action);

Mirror make_mirror(const Situation& situation, const View& view);

}  // namespace mael::web::maelstrom
