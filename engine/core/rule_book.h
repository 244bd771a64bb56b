// The rules of one game as a reader finds them: every id of its rules sheet with the section it
// belongs to and one line in our own words. Read from assets/<game>/rules.tsv.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rule_id.h"
#include "engine/core/table.h"

namespace mael {

struct RuleEntry {
  RuleId id;
  int section = 0;  // of the rules sheet, from 1
  std::string text;
};

class RuleBook {
 public:
  // Reads a table with the columns id, section and text, or says everything wrong with it.
  static Result<RuleBook, Faults> read(std::string_view tsv);

  // Rules, then rulings, then examples, each by number.
  const std::vector<RuleEntry>& all() const { return entries_; }

  // The rule of this id; null if the book has none.
  const RuleEntry* find(RuleId id) const;

 private:
  std::vector<RuleEntry> entries_;
};

}  // namespace mael
