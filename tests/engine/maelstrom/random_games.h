// Positions of Maelstrom for tests of readers and writers.
#pragma once

#include "engine/maelstrom/game.h"
#include "tests/engine/play/random_game.h"

namespace mael::maelstrom {

// A game between drawn forces, table talk now and then included.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  auto match = *Match<Maelstrom>::begin(Maelstrom::draw_setup(random));
  mael::play_random_game(std::move(match), seed, random, visit, [&](Match<Maelstrom>& at) {
    const bool talks = random.below(50) == 0;
    const Seat talker = seat_at(static_cast<int>(random.below(kSeats)));
    return talks && !at.append({talker, OfferDraw{}});
  });
}

}  // namespace mael::maelstrom
