// A die on the table that is tapped. Pure.
#pragma once

#include <optional>

#include "web/screens/battle/input/selection.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {

// Turned on to the next face that can be paid for; past the last as it fell.
struct TurnedDie {
  std::optional<Draft> draft;      // the flips with this die turned; nothing where none lies
  std::optional<Refusal> refusal;  // why it cannot be turned at all
};
TurnedDie turn_die(const Situation& situation, const Selection& selection, int tapped);

}  // namespace mael::web::battle
