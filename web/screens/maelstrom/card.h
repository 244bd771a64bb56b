// The full card of a tile: what it is, every value explained with what changes it, what its text
// does, traits in a sentence each, what is in force on it and what happened to it this turn.
// Answers "what is this?" anywhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/screens/maelstrom/selection.h"
#include "web/screens/maelstrom/situation.h"
#include "web/table/lists.h"

namespace mael::web::maelstrom {

struct CardNote {
  std::string title;  // "Flying"; may be empty
  std::string sentence;
};

struct Card {
  TileKind kind = 0;
  Seat owner = Seat::A;
  bool face_down = false;
  std::string title;
  std::string subtitle;  // "Minion of the Brood, yours"
  std::vector<ShownValue> values;
  CardNote text;  // the title says when it works: "Action", "Always", "Event"; empty without a text
  std::vector<CardNote> traits;
  std::vector<CardNote> condition;  // wounds, what it has done this turn, what it lies there as
  std::vector<CardNote> in_force;   // for a time, besides what changes a value
  std::string flavour;
  std::string label;  // "DHo1 at 1.2", the way notation names it; empty out of play
};

// The card of a subject; nothing if there is no tile there any more.
std::optional<Card> make_card(const Situation& situation, const Subject& subject);

}  // namespace mael::web::maelstrom
