// Which reasons a hint names, so that no two hints in a row say the same phrase.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/reason.h"

namespace mael::web {

struct HintWords {
  std::vector<Reason> reasons;  // to be told; none: nothing else would help more
  bool again = false;           // there is nothing else to tell than last time: in other words
};

// What was told last at a table. The numbers in a phrase do not make it another.
class HintMemory {
 public:
  // What to tell of these reasons, the weightiest of which comes first.
  HintWords next(const std::vector<Reason>& reasons);

 private:
  std::optional<std::vector<Reason>> last_;  // nothing after other words, and before the first hint
};

}  // namespace mael::web
