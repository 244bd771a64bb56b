// What tests that hold every game to the same are told of one (tests/engine/GAME/typed.h): its rule
// set, the ids and letters of links it goes by in the house (several where one rule set plays
// several games), the files of tests/saves that hold links of each and a match as they are written
// today, the versions of states and of links, the functions of its namespace that are found by no
// argument, set-ups of every sort (of the game-th of some games), how its scenarios are told (as
// many as it goes by), whether its content can be read as it is built in, or as it stands in for
// that (tests/mutants), and how positions are made to see whether what is accepted is held.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/random.h"

namespace mael {

struct Held {
  int games;  // played at random for positions of every stage
  int tries;  // changed positions
  int least;  // of which more than these are accepted
};

}  // namespace mael
