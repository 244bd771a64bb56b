// Positions for tests of readers and writers: those of random games.
#pragma once

#include <vector>

#include "engine/maelstrom/game.h"
#include "engine/play/dealer.h"
#include "engine/play/match.h"

namespace mael::maelstrom {

// Plays a game between drawn forces at random, table talk now and then included, and calls
// visit(match) after every action.
template <class Visit>
void play_random_game(std::uint64_t seed, Visit&& visit) {
  Random random(seed);
  Dealer<Maelstrom> dealer(seed);
  auto match = *Match<Maelstrom>::begin(Maelstrom::draw_setup(random));
  std::vector<Action> actions;
  while (!to_act(match.state()).is_nobody()) {
    visit(match);
    if (to_act(match.state()).is_chance()) {
      match.append(dealer.next(match.state()));
      continue;
    }
    const bool talks = random.below(50) == 0;
    const Seat talker = seat_at(static_cast<int>(random.below(kSeats)));
    if (talks && !match.append({talker, OfferDraw{}})) continue;
    legal_actions(match.state(), actions);
    match.append(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  visit(match);
}

}  // namespace mael::maelstrom
