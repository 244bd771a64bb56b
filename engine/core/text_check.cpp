#include "engine/core/text_check.h"

#include <algorithm>
#include <set>

namespace mael {
namespace {

// {2:tile}: one of three things, of a kind that is known.
bool can_be_filled(std::string_view placeholder, std::span<const std::string_view> things) {
  return placeholder.size() > 2 && placeholder[0] >= '0' && placeholder[0] <= '2' &&
         placeholder[1] == ':' &&
         std::find(things.begin(), things.end(), placeholder.substr(2)) != things.end();
}

}  // namespace

void add_faults(const Faults& faults, const std::string& file, std::vector<std::string>& messages) {
  for (const Error& fault : faults) messages.push_back(describe(fault, file));
}

void TextCheck::need(const std::string& key) {
  if (texts_.find(key).empty()) complain("key '" + key + "' is missing");
}

void TextCheck::need_sections(const RuleBook& rules, std::string_view letters) {
  std::set<int> sections;
  for (const RuleEntry& rule : rules.all()) sections.insert(rule.section);
  for (const int section : sections) {
    need("section." + std::string(letters) + "." + std::to_string(section));
  }
}

void TextCheck::check_refusals(const RuleBook& rules, std::string_view letters,
                               std::span<const std::string_view> things) {
  const std::string prefix = "rule." + std::string(letters) + "-";
  for (const auto& [key, text] : texts_.all()) {
    if (key.substr(0, prefix.size()) != prefix) continue;
    if (!rules.find(RuleId::parse(std::string_view(key).substr(5)))) {
      complain("'" + key + "' is of no rule");
    }
    std::vector<std::string_view> placeholders;
    find_placeholders(text, placeholders);
    for (const std::string_view placeholder : placeholders) {
      if (can_be_filled(placeholder, things)) continue;
      complain("'" + key + "' asks for {" + std::string(placeholder) + "}");
    }
  }
}

}  // namespace mael
