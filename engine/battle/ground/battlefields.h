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

// 0 is none.
using BattlefieldId = std::uint16_t;
inline constexpr BattlefieldId kNoBattlefield = 0;
inline constexpr int kMostBattlefields = 65'535;

// The number of a table with this content, kept from now on; the same for the same content.
// kNoBattlefield once kMostBattlefields others are kept.
BattlefieldId intern(Battlefield field);

// `id` must have been given out.
const Battlefield& battlefield(BattlefieldId id);

// A table that comes with the game, and the deployment it is made for.
struct FixedBattlefield {
  std::string name;  // its key: letters a–z
  BattlefieldId battlefield = kNoBattlefield;
  Deployment deployment = Deployment::BroadFront;
};

// Those built into the program, in the order of the file; a fault in them ends the program.
std::span<const FixedBattlefield> fixed_battlefields();
// None of that name: null.
const FixedBattlefield* find_fixed_battlefield(std::string_view name);

// A piece of the kit, of one part (EDG-R24). sides: 3 or 6, of the die by which that part is
// dangerous where it is; 0: it is as the kit has it.
FeaturePlan piece_of_kit(Look look, PartPlan part, int sides);
// Whether a table has nothing but pieces of the kit, each of one part that is dangerous, by a die
// or as the kit has it, or not: those are the tables that can be told, linked and saved by their
// pieces.
bool is_of_kit(const BattlefieldPlan& plan);

}  // namespace mael::battle
