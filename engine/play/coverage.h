// Which tests hold which rules, found by reading the tests: a scenario names its rules on a line
// that opens with `rule`, any other test among the tags of its TEST_CASE: [rule:MAE-088]. What
// comments and other texts speak of does not count. A table `elsewhere.tsv` beside scenarios says
// of the rules no test can hold where they are looked after.
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

// Appends every rule that a test of one file holds. The path tells scenarios (.scn) and tables
// from code.
void find_covers(std::string_view path, std::string_view content, std::vector<Cover>& covers);

}  // namespace mael
