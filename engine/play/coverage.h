// Which tests hold which rules, found by reading the tests: a scenario names its rules on a line
// that opens with `rule`, any other test in a tag [rule:MAE-088].
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.h"

namespace mael {

struct Cover {
  RuleId rule;
  std::string where;  // path:line
};

// Appends every mention of a rule in one file.
void find_covers(std::string_view path, std::string_view content, std::vector<Cover>& covers);

}  // namespace mael
