// What must hold between the words a player reads and the rules they speak of, in every game.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/rule_book.h"
#include "engine/core/texts.h"

namespace mael {

// "file:line column: problem" for each.
void add_faults(const Faults& faults, const std::string& file, std::vector<std::string>& messages);

class TextCheck {
 public:
  // Faults are appended to `faults` under the name of the table that should hold the texts; `texts`
  // and `faults` must outlive this.
  TextCheck(const Texts& texts, std::string table, std::vector<std::string>& faults)
      : texts_(texts), table_(std::move(table)), faults_(faults) {}

  // A key that must be there.
  void need(const std::string& key);

  // The name of every section of the rules: section.MAE.1 for the letters MAE.
  void need_sections(const RuleBook& rules, std::string_view letters);

  // Refusals (rule.MAE-088) are of rules there are, and ask for things that can be filled in:
  // {0:tile} … {2:tile} for each kind of thing.
  void check_refusals(const RuleBook& rules, std::string_view letters,
                      std::span<const std::string_view> things);

  void complain(const std::string& message) { faults_.push_back(table_ + ": " + message); }

 private:
  const Texts& texts_;
  std::string table_;
  std::vector<std::string>& faults_;
};

}  // namespace mael
