#include "tests/engine/play/rule_coverage.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "engine/core/table.h"
#include "engine/core/texts.h"
#include "engine/play/coverage.h"

namespace mael {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace

RuleCoverage::RuleCoverage(const RuleBook& book, std::string folder, std::string letters)
    : book_(book), letters_(std::move(letters)) {
  read_tests();
  read_elsewhere(folder);
}

void RuleCoverage::read_tests() {
  for (const auto& entry : fs::recursive_directory_iterator(MAELSTROM_TESTS_DIR)) {
    const std::string kind = entry.path().extension().string();
    if (kind == ".scn" || kind == ".cpp") files_[entry.path().string()] = content_of(entry.path());
  }
  std::vector<Cover> covers;
  for (const auto& [path, content] : files_) find_covers(path, content, covers);
  for (const Cover& cover : covers) {
    if (cover.rule.text().substr(0, letters_.size()) == letters_) tested_.insert(cover.rule);
  }
}

void RuleCoverage::read_elsewhere(const std::string& folder) {
  const fs::path path = fs::path(MAELSTROM_TESTS_DIR) / "scenarios" / folder / "elsewhere.tsv";
  if (!fs::exists(path)) return;
  const std::string text = content_of(path);
  Faults faults;
  const TsvTable table = TsvTable::read(text, {"id", "where", "what"}, faults);
  constexpr std::array<std::string_view, 4> places{"box", "screen", "next", "refusal"};
  for (const Record& record : table.records()) {
    const RuleId rule = RuleId::parse(record.text(0));
    if (!excused_.insert(rule).second) record.fault(0, "a rule stands here twice", faults);
    if (record.one_of(1, places, faults) != 3) elsewhere_.insert(rule);
  }
  for (const Error& fault : faults) faults_.insert(describe(fault, "elsewhere.tsv"));
}

std::set<std::string> RuleCoverage::untested() const {
  std::set<std::string> rules;
  for (const RuleEntry& rule : book_.all()) {
    if (tested_.count(rule.id) + elsewhere_.count(rule.id) != 1) rules.insert(rule.id.text());
  }
  return rules;
}

std::set<std::string> RuleCoverage::unknown() const {
  std::set<std::string> rules;
  for (const std::set<RuleId>* named : {&tested_, &excused_}) {
    for (const RuleId rule : *named) {
      if (!book_.find(rule)) rules.insert(rule.text());
    }
  }
  return rules;
}

// Whether some test expects this rule to stand in the way.
bool RuleCoverage::is_provoked(const std::string& rule) const {
  for (const auto& [path, content] : files_) {
    for (const std::string& form :
         {"refused " + rule + "\n", "impossible " + rule + "\n", "\"" + rule + "\"_rule"}) {
      if (content.find(form) != std::string::npos) return true;
    }
  }
  return false;
}

std::set<std::string> RuleCoverage::unprovoked() const {
  const std::string prefix = "rule." + letters_ + "-";
  std::set<std::string> rules;
  for (const auto& [key, text] : english().all()) {
    if (key.substr(0, prefix.size()) != prefix) continue;
    const std::string rule = key.substr(5);
    if (excused_.count(RuleId::parse(rule)) == 0 && !is_provoked(rule)) rules.insert(rule);
  }
  return rules;
}

}  // namespace mael
