// The pirates' game as a rule set of the house: all its functions, and the types they work on.
#pragma once

#include <string_view>

#include "engine/core/absent.h"
#include "engine/core/random.h"
#include "engine/core/rule_set.h"
#include "engine/pirates/bots/evaluate.h"
#include "engine/pirates/observe.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {

struct Pirates {
  using Setup = pirates::Setup;
  using State = pirates::State;
  using Action = pirates::Action;
  using Events = pirates::Events;

  static constexpr std::string_view kId = "pirates";
  static constexpr int kMostSeats = pirates::kSeats;

  static Result<State> read_position(std::string_view text) { return pirates::read_position(text); }
  static Result<Setup> read_setup(std::string_view text) { return pirates::read_setup(text); }

  // One to five seats, as recommended.
  static Setup draw_setup(Random& random);
  // The same under any switches: for tests.
  static Setup draw_odd_setup(Random& random);

  static constexpr auto keeps_resources = kAbsent;
  static constexpr auto draw_built_setup = kAbsent;
};

static_assert(RuleSet<Pirates>);

}  // namespace mael::pirates
