// All tables this program has seen, each once: what a state holds is a number that is only good in
// this process. Saves, links and hashes take the table itself (`content`, `plan`).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "engine/battle/play/deployment.h"
#include "engine/core/result.h"

namespace mael::battle {

// 0 is no table.
using FieldId = std::uint16_t;
inline constexpr FieldId kNoField = 0;
inline constexpr int kMostFields = 65'535;

// The table with this content, kept from now on; the same number for the same content. kNoField
// once kMostFields others are kept.
FieldId intern(Battlefield field);

// `id` must have been given out.
const Battlefield& battlefield(FieldId id);

// A table that comes with the game, and the deployment it is made for.
struct FixedTable {
  std::string name;  // its key: letters a–z
  FieldId field = kNoField;
  Deployment deployment = Deployment::BroadFront;
};

// Those built into the program, in the order of the file; a fault in them ends the program.
std::span<const FixedTable> fixed_tables();
// None of that name: null.
const FixedTable* find_fixed_table(std::string_view name);

// A piece of the kit, of one part (EDG-R24). sides: 3 or 6, of the die by which that part is
// dangerous where it is; 0: it is as the kit has it.
FeaturePlan piece_of_kit(Look look, PartPlan part, int sides);
// Whether a table has nothing but pieces of the kit, each of one part that is dangerous, by a die
// or as the kit has it, or not: those are the tables that can be told, linked and saved by their
// pieces.
bool is_of_kit(const BattlefieldPlan& plan);

}  // namespace mael::battle
