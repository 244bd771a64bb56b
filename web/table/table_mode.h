// What a table is for.
#pragma once

#include <cstdint>

namespace mael::web {

enum class TableMode : std::uint8_t {
  Game,      // is played
  Carded,    // is taught or puzzled at: the card beside it says what comes after the game
  Analysis,  // one person plays all seats, and sees what each may as it is asked: nothing is
             // covered
  Arranged,  // an analysis whose position is set up by hand: it shows what lies there and no button
};

}  // namespace mael::web
