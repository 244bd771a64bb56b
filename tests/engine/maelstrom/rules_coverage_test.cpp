// Every rule of the sheet is held by a scenario or a tagged test, or stands in elsewhere.tsv with
// the reason; and every sentence of refusal is provoked by one of them.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "engine/core/rule_book.h"
#include "engine/core/table.h"
#include "engine/core/texts.h"
#include "engine/maelstrom/content.h"
#include "engine/maelstrom/words.h"
#include "engine/play/coverage.h"

namespace mael::maelstrom {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// Scenarios and tests in code, by path.
std::map<std::string, std::string> test_files() {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(MAELSTROM_TESTS_DIR)) {
    const std::string kind = entry.path().extension().string();
    // Texts about rules that are no tests of them:
    if (entry.path().filename() == "command_test.cpp") continue;
    if (kind == ".scn" || kind == ".cpp") files[entry.path().string()] = content_of(entry.path());
  }
  return files;
}

std::set<RuleId> tested_rules() {
  std::vector<Cover> covers;
  for (const auto& [path, content] : test_files()) find_covers(path, content, covers);
  std::set<RuleId> rules;
  for (const Cover& cover : covers) rules.insert(cover.rule);
  return rules;
}

struct Elsewhere {
  std::set<RuleId> rules;     // tested nowhere
  std::set<RuleId> refusals;  // rules that cannot refuse anything, tested or not
};

Elsewhere rules_elsewhere() {
  const std::string text =
      content_of(fs::path(MAELSTROM_TESTS_DIR) / "scenarios" / "maelstrom" / "elsewhere.tsv");
  Faults faults;
  const Table table = Table::read(text, {"id", "where", "what"}, faults);
  constexpr std::array<std::string_view, 4> places{"box", "screen", "next", "refusal"};
  Elsewhere elsewhere;
  for (const Record& record : table.records()) {
    const RuleId rule = RuleId::parse(record.text(0));
    if (!elsewhere.refusals.insert(rule).second) {
      record.fault(0, "a rule stands here twice", faults);
    }
    if (record.one_of(1, places, faults) != 3) elsewhere.rules.insert(rule);
  }
  for (const Error& fault : faults) FAIL_CHECK(describe(fault, "elsewhere.tsv"));
  return elsewhere;
}

// Whether some test expects this rule to stand in the way.
bool is_provoked(const std::map<std::string, std::string>& files, const std::string& rule) {
  for (const auto& [path, content] : files) {
    for (const std::string& form :
         {"refused " + rule + "\n", "impossible " + rule + "\n", "\"" + rule + "\"_rule"}) {
      if (content.find(form) != std::string::npos) return true;
    }
  }
  return false;
}

TEST_CASE("every rule is tested or stands elsewhere, and none both", "[maelstrom][rules]") {
  const std::set<RuleId> tested = tested_rules(), elsewhere = rules_elsewhere().rules;
  for (const RuleEntry& rule : rule_book().all()) {
    CAPTURE(rule.id.text(), rule.text);
    CHECK(tested.count(rule.id) + elsewhere.count(rule.id) == 1);
  }
}

TEST_CASE("no test names a rule that is not in the book", "[maelstrom][rules]") {
  std::set<RuleId> named = tested_rules();
  named.merge(rules_elsewhere().refusals);
  for (const RuleId rule : named) {
    CAPTURE(rule.text());
    CHECK(rule_book().find(rule) != nullptr);
  }
}

TEST_CASE("every sentence of refusal is provoked", "[maelstrom][rules][texts]") {
  const std::map<std::string, std::string> files = test_files();
  const std::set<RuleId> elsewhere = rules_elsewhere().refusals;
  for (const auto& [key, text] : english().all()) {
    const std::string rule = key.substr(0, 9) == "rule.MAE-" ? key.substr(5) : "";
    if (rule.empty() || elsewhere.count(RuleId::parse(rule)) != 0) continue;
    CAPTURE(rule, text);
    CHECK(is_provoked(files, rule));
  }
}

}  // namespace
}  // namespace mael::maelstrom
