// How a battlefield is made from its plan: within engine/battle only.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/ground/battlefield.h"

namespace mael::battle {

// Everything that keeps a plan from being a table: shapes that are not convex or not on the table,
// parts and features that overlap as the rules cannot read it (EDG-R13).
std::vector<PlanFault> find_faults(const BattlefieldPlan& plan);

// Adds one feature without faults to those before it.
void add_feature(const FeaturePlan& plan, std::vector<Feature>& features, std::vector<Part>& parts);

std::uint64_t content_of(const BattlefieldPlan& plan);

}  // namespace mael::battle
