// The tables of assets/battle that say what terrain there is and how the fixed tables are laid.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "engine/battle/play/deployment.h"
#include "engine/core/result.h"

namespace mael::battle {

// The files as text.
struct TerrainFiles {
  std::string kit, tables, terrain;
};

struct NamedBattlefield {
  std::string name;  // its key: letters a–z
  Battlefield battlefield;
  Deployment deployment = Deployment::BroadFront;
};

// Reads the tables, or says everything wrong with them: each message opens with its file, line and
// column.
Result<std::vector<NamedBattlefield>, std::vector<std::string>> read_battlefields(
    const TerrainFiles& tables);
TerrainFiles built_in_terrain();

// What each look is on every table: a feature without parts (EDG-R24). `kit` must be without fault.
std::vector<FeaturePlan> read_kit(std::string_view kit, std::vector<std::string>& messages);

// Writes the messages to standard error and ends the program.
[[noreturn]] void end_with(const std::vector<std::string>& messages);

}  // namespace mael::battle
