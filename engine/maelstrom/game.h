// Maelstrom as a rule set of the house: all its functions, and the types they work on.
#pragma once

#include "engine/core/rule_set.h"
#include "engine/maelstrom/evaluate.h"
#include "engine/maelstrom/observe.h"
#include "engine/maelstrom/rules.h"

namespace mael::maelstrom {

struct Maelstrom {
  using Setup = maelstrom::Setup;
  using State = maelstrom::State;
  using Action = maelstrom::Action;
  using Events = maelstrom::Events;
  using Outcome = maelstrom::Outcome;
};

static_assert(RuleSet<Maelstrom>);

}  // namespace mael::maelstrom
