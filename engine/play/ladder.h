// How strong the bots are: how each plays against the next weaker one, as the arena measured it
// (assets/ladder.tsv, renewed by tools/ladder). Nothing is told that was not measured.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/table.h"
#include "engine/play/levels.h"

namespace mael {

struct Rung {
  std::string game;  // its id in the list of games
  BotKind level = BotKind::Random;
  BotKind below = BotKind::Random;  // whom it played against: a weaker one
  int games = 0;                    // at least 1
  int won = 0;                      // of them, by `level`
  int drawn = 0;
};

// Every fault of the text, or what it tells: no level of a game twice.
Result<std::vector<Rung>, Faults> read_ladder(std::string_view text);

// What was measured of that bot in that game; null if nothing was.
const Rung* rung_of(std::string_view game, BotKind level);

}  // namespace mael
