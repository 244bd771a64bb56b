// Positions of the pirates' game for tests of readers and writers.
#pragma once

#include "engine/pirates/game.h"
#include "tests/engine/play/random_game.h"

namespace mael::pirates {

// A game of one to five seats under any switches.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  auto match = *Match<Pirates>::begin(Pirates::draw_odd_setup(random));
  mael::play_random_game(std::move(match), seed, random, visit,
                         [](const Match<Pirates>&) { return false; });
}

}  // namespace mael::pirates
