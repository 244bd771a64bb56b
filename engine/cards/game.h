// The Edge card game as a rule set of the house: all its functions, and the types they work on.
#pragma once

#include <string_view>

#include "engine/cards/bots/evaluate.h"
#include "engine/cards/bots/narrow.h"
#include "engine/cards/bots/prospects.h"
#include "engine/cards/bots/secrets.h"
#include "engine/cards/bots/settle.h"
#include "engine/cards/observe.h"
#include "engine/cards/rules.h"
#include "engine/cards/text/notation.h"
#include "engine/core/absent.h"
#include "engine/core/random.h"
#include "engine/core/rule_set.h"

namespace mael::cards {

// Whether every resource that came or went between these moments, one action apart, is told by one
// of the events of that action.
bool keeps_resources(const State& before, const State& after, const Events& events);

struct EdgeCards {
  using Setup = cards::Setup;
  using State = cards::State;
  using Action = cards::Action;
  using Events = cards::Events;

  static constexpr std::string_view kId = "edge-cards";
  static constexpr int kMostSeats = cards::kSeats;

  static Result<State> read_position(std::string_view text) { return cards::read_position(text); }
  static Result<Setup> read_setup(std::string_view text) { return cards::read_setup(text); }

  // Planets in any order and two different factions (ECG-R15, ECG-R54).
  static Setup draw_setup(Random& random);

  static constexpr auto keeps_resources = &cards::keeps_resources;
  static constexpr auto draw_built_setup = kAbsent;  // no forces to build

  // The same under any switches, the factions sometimes left to the players: for tests.
  static Setup draw_odd_setup(Random& random);
};

static_assert(RuleSet<EdgeCards>);

// Whether two moments of one game, one action apart, hold the same cards: at most one drawn, none
// come back from the discard pile, no more of a kind than there are.
bool keeps_pieces(const State& before, const State& after);

}  // namespace mael::cards
