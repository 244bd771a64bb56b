// Maelstrom as a rule set of the house: all its functions, and the types they work on.
#pragma once

#include <string_view>

#include "engine/core/absent.h"
#include "engine/core/random.h"
#include "engine/core/rule_set.h"
#include "engine/maelstrom/bots/evaluate.h"
#include "engine/maelstrom/bots/narrow.h"
#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/text/notation.h"

namespace mael::maelstrom {

struct Maelstrom {
  using Setup = maelstrom::Setup;
  using State = maelstrom::State;
  using Action = maelstrom::Action;
  using Events = maelstrom::Events;

  static constexpr std::string_view kId = "maelstrom";
  static constexpr int kMostSeats = maelstrom::kSeats;

  static Result<State> read_position(std::string_view text) {
    return maelstrom::read_position(text);
  }
  static Result<Setup> read_setup(std::string_view text);

  // A basic game between two different major factions, every pair equally likely.
  static Setup draw_setup(Random& random);

  static constexpr auto keeps_resources = kAbsent;  // energy is counted with the pieces

  // Two random legal forces of the advanced game.
  static Setup draw_built_setup(Random& random);

  // Any force of the catalogue against any, under any switches that let a game end: for tests.
  static Setup draw_odd_setup(Random& random);
};

static_assert(RuleSet<Maelstrom>);

// Any switches that let a game end: for tests.
Options draw_odd_options(Random& random);

// Whether two moments of one game hold the same tiles: equal forces, each with as many tiles in
// hand, in play, discarded and on the stack as it lists.
bool keeps_pieces(const State& before, const State& after);

}  // namespace mael::maelstrom
