// What a list of games says and shows of one without its code.
#pragma once

#include "engine/core/seat.h"
#include "web/app/phrase.h"
#include "web/base/sketch.h"

namespace mael::web {

struct Standing {
  Phrase title{};   // "Arcanae against Brood"
  Phrase line{};    // "Turn 5, Essence 3 to 2"
  Seats awaited{};  // who must decide; none once it is over, or where it is only looked at
  Phrase first{};   // how the first of them is called; while it goes on without any of them, chance
  Sketch sketch{};  // of what all players may see; empty if it has none
  int seats = 0;    // who plays, from A on; 0 where that was not written down yet
  friend bool operator==(const Standing&, const Standing&) = default;

  bool is_over() const { return awaited.is_empty() && first.text.empty(); }
};

}  // namespace mael::web
