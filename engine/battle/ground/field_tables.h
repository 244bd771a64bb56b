// The tables of assets/battle that say what terrain there is and how the fixed tables are laid.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "engine/battle/play/deployment.h"
#include "engine/core/result.h"

namespace mael::battle {

// The tables as text.
struct FieldTables {
  std::string kit, tables, terrain;
};

struct NamedTable {
  std::string name;  // its key: letters a–z
  Battlefield field;
  Deployment deployment = Deployment::BroadFront;
};

// Reads the tables, or says everything wrong with them: each message opens with its file, line and
// column.
Result<std::vector<NamedTable>, std::vector<std::string>> read_fields(const FieldTables& tables);
FieldTables built_in_fields();

// What each look is on every table: a feature without parts (EDG-R24). `kit` must be without fault.
std::vector<FeaturePlan> read_kit(std::string_view kit, std::vector<std::string>& messages);

// Writes the messages to standard error and ends the program.
[[noreturn]] void end_with(const std::vector<std::string>& messages);

}  // namespace mael::battle
