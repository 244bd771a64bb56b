#include "engine/play/coverage.h"

#include "engine/core/table.h"

namespace mael {
namespace {

constexpr std::string_view kTag = "[rule:";

void find_tags(std::string_view line, const std::string& where, std::vector<Cover>& covers) {
  for (;;) {
    const std::size_t open = line.find(kTag);
    if (open == std::string_view::npos) return;
    line.remove_prefix(open + kTag.size());
    const RuleId rule = RuleId::parse(line.substr(0, line.find(']')));
    if (!rule.empty()) covers.push_back({rule, where});
  }
}

// `rule   MAE-088 MAE-R1  a sentence`
void find_scenario_rules(std::string_view line, const std::string& where,
                         std::vector<Cover>& covers) {
  if (line.substr(0, 5) != "rule ") return;
  for (const std::string_view word : split(line.substr(5), ' ')) {
    if (word.empty()) continue;
    const RuleId rule = RuleId::parse(word);
    if (rule.empty()) return;
    covers.push_back({rule, where});
  }
}

}  // namespace

void find_covers(std::string_view path, std::string_view content, std::vector<Cover>& covers) {
  int number = 0;
  for (const std::string_view line : split(content, '\n')) {
    const std::string where = std::string(path) + ":" + std::to_string(++number);
    find_tags(line, where, covers);
    find_scenario_rules(line, where, covers);
  }
}

}  // namespace mael
