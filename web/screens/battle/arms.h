// What a squad shoots with, a line for each kind of weapon. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "web/screens/battle/input/selection.h"
#include "web/screens/battle/situation.h"

namespace mael::web::battle {

struct Arm {
  std::vector<Shot> shots;  // each that could be fired with it, in the order of the roster
  int used = 0;             // so many are
};

// The shot that is made, or the answer to a charge that is proposed.
std::optional<Draft> shot_draft(const Situation& situation, const Selection& selection);

// Of a draft that shoots; lines stand where their first model has them.
std::vector<Arm> arms_of(const State& state, const Draft& draft);

// What is fired if the weapon of a line is left out, or taken in again by all who carry it.
std::vector<std::int32_t> shots_without(const std::vector<Arm>& arms, const Draft& draft,
                                        std::size_t line);

// Whether, once this is done, its unit may shoot, fight or charge that target next.
bool can_aim_after(const State& state, const Action& action, UnitId target);

// Whom a shot or a fight that is begun costs most, or whoever is nearest to charge; kNone: nobody.
UnitId best_target(const State& state, const Draft& begun);

}  // namespace mael::web::battle
