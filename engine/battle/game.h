// The battle as a rule set of the house: all its functions, and the types they work on.
#pragma once

#include <string_view>

#include "engine/battle/bots/evaluate.h"
#include "engine/battle/observe.h"
#include "engine/battle/rules.h"
#include "engine/battle/text/notation.h"
#include "engine/core/absent.h"
#include "engine/core/random.h"
#include "engine/core/rule_set.h"

namespace mael::battle {

struct Battle {
  using Setup = battle::Setup;
  using State = battle::State;
  using Action = battle::Action;
  using Events = battle::Events;

  static constexpr std::string_view kId = "edge-battle";
  static constexpr int kMostSeats = battle::kSeats;

  static Result<State> read_position(std::string_view text) { return battle::read_position(text); }
  static Result<Setup> read_setup(std::string_view text) { return battle::read_setup(text); }

  // Two squads a side on one of the small tables.
  static Setup draw_setup(Random& random);
  // One to three squads of either faction on any table: for tests.
  static Setup draw_odd_setup(Random& random);

  static constexpr auto keeps_resources = kAbsent;
  static constexpr auto draw_built_setup = kAbsent;
};

static_assert(RuleSet<Battle>);
static_assert(sizeof(State) <= 10 * 1024);

}  // namespace mael::battle
