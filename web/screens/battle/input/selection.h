// What the player has picked up and not yet decided, and what the device shows.
#pragma once

#include <optional>
#include <string>

#include "engine/battle/help/measuring.h"
#include "engine/core/heading.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/march.h"
#include "web/table/parts/chrome.h"

namespace mael::web::battle {

// An action lit up on the table, and words about it: advice, or what a review is about.
struct Advised {
  Action action;
  std::string sentence;
  friend bool operator==(const Advised&, const Advised&) = default;
};

// Where a model was tried that may not stand there, and why.
struct Hindrance {
  Point at;
  std::string sentence;
  ModelId model = kNone;  // none: the leader of whoever moves
  friend bool operator==(const Hindrance&, const Hindrance&) = default;
};

// A measured line.
struct Ruler {
  RulerEnd from, to;
  friend bool operator==(const Ruler&, const Ruler&) = default;
};

struct Selection : Looking {
  UnitId unit = kNone;         // whose card is shown
  UnitId chosen = kNone;       // the squad that acts next, not yet activated
  UnitId visited = kNone;      // that the table shows, until something else is asked for
  std::optional<Draft> draft;  // an action half made, or made and not yet confirmed
  std::optional<March> march;  // squads that are to walk together
  bool orders = false;         // what may be ordered is listed
  bool dragged = false;        // a ghost hangs at the finger,
  std::optional<Point> led;    // over this tenth of an inch
  // The ring that turns a squad is held, so far round from where that faces.
  std::optional<Heading> turning;
  ModelId adjusted = kNone;  // whose ghost arrows push; none: the leader's
  std::optional<Hindrance> hindrance;
  UnitId looks = kNone;   // whose sight, threat and reach lie over the table
  bool measures = false;  // a drag measures, and so does a tap on a squad
  std::optional<Ruler> ruler;
  int page = 0;                     // of the choices, where not all fit,
  std::optional<std::size_t> link;  // of a shot, whose lines are read
  int reading = 0;                  // and of what there is to read
  std::optional<Advised> advised;   // that was asked for, until something else is done
  std::string cursor;               // of the keyboard: the name of a hit (places.h)
  friend bool operator==(const Selection&, const Selection&) = default;
};

}  // namespace mael::web::battle
