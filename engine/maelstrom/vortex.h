// Vortex (2001) as a rule set of the house: the rules of Maelstrom under Edition::Vortex, with its
// own games to begin. What differs is settled where it happens, by the edition: hands are drawn
// (VTX-021), the starting stronghold is Limited (VTX-018), no player pays for going first unless
// that was agreed (VTX-024, VTX-R6), energy pays for any colour (VTX-049), and there are events and
// relics (VTX-055, VTX-068).
#pragma once

#include "engine/maelstrom/game.h"

namespace mael::maelstrom {

struct Vortex : Maelstrom {
  static constexpr std::string_view kId = "vortex";

  static Result<Setup> read_setup(std::string_view text);

  // The demo decks against each other (VTX-005), either in either seat.
  static Setup draw_setup(Random& random);

  // Two random legal forces, with events and relics.
  static Setup draw_built_setup(Random& random);

  // The same under any switches that let a game end: for tests.
  static Setup draw_odd_setup(Random& random);
};

static_assert(RuleSet<Vortex>);

// The demo game as the book tells it: the Arcanae at (1,0), the Brood at (-1,0) (VTX-069).
Setup demo_setup(const Options& options = {});

}  // namespace mael::maelstrom
