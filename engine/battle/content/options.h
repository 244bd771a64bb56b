// The tables of what units may take, while content is read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/battle/content.h"

namespace mael::battle {

// The number of a weapon by its key; -1 for no such.
int find_weapon(const Content& content, std::string_view name);

// The options of the units of the content, and the units that are proposed. Faults are added to the
// messages, with file, line and column.
void read_options(const PieceFiles& tables, Content& content, std::vector<std::string>& messages);

}  // namespace mael::battle
