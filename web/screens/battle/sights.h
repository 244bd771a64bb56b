// Who sees whom of what is shown and said, worked out once for the table and the words beside it.
// Pure.
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/help/measuring.h"
#include "web/screens/battle/input/selection.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {

// One glance between a squad and an enemy of it.
struct Glance {
  UnitId enemy = kNone;
  mael::battle::Sight sight;
};

struct Sights {
  // Where what is made or advised leads a squad, and how each enemy would look at it there.
  struct Stand {
    Walk walk;
    State after;
    std::vector<Glance> looks;
    std::vector<UnitId> watchers() const;  // enemies that see it
  };
  std::optional<Stand> stand;
  // What is aimed: who shoots or fights at whom, and how its leader sees each model there.
  struct Aim {
    UnitId unit = kNone, target = kNone;
    std::vector<mael::battle::Sight> looks;  // at the living, in their order
  };
  std::optional<Aim> aim;
  std::vector<Glance> looks;      // of the squad that is looked at, at each enemy
  std::optional<Measured> ruler;  // what the ruler that is laid tells
};
Sights make_sights(const Situation& situation, const Selection& selection);

// An action that is lit up on the table; null for none.
const Action* shown_action(const Selection& selection);

}  // namespace mael::web::battle
