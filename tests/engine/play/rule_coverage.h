// Every rule of a game's sheet is held by a scenario or a tagged test, or stands in the game's
// elsewhere.tsv with the reason; and every sentence of refusal is provoked by one of them.
#pragma once

#include <map>
#include <set>
#include <string>

#include "engine/core/rule_book.h"

namespace mael {

class RuleCoverage {
 public:
  // `folder` below tests/scenarios; `letters` open the ids of the sheet: "MAE".
  RuleCoverage(const RuleBook& book, std::string folder, std::string letters);

  // Rules neither tested nor elsewhere, or both; rules named by a test but not in the book;
  // sentences of refusal no test provokes; faults of elsewhere.tsv.
  std::set<std::string> untested() const;
  std::set<std::string> unknown() const;
  std::set<std::string> unprovoked() const;
  const std::set<std::string>& faults() const { return faults_; }

 private:
  void read_tests();
  void read_elsewhere(const std::string& folder);
  bool is_provoked(const std::string& rule) const;

  const RuleBook& book_;
  std::string letters_;
  std::map<std::string, std::string> files_;  // scenarios and tests in code, by path
  std::set<RuleId> tested_;
  std::set<RuleId> elsewhere_;  // tested nowhere
  std::set<RuleId> excused_;    // rules that cannot refuse anything, tested or not
  std::set<std::string> faults_;
};

}  // namespace mael
