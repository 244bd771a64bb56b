#include "engine/play/coverage.h"

#include "engine/core/table.h"

namespace mael {
namespace {

constexpr std::string_view kTag = "[rule:";
constexpr std::string_view kTestCase = "TEST_CASE(";

void find_tags(std::string_view text, const std::string& where, std::vector<Cover>& covers) {
  for (;;) {
    const std::size_t open = text.find(kTag);
    if (open == std::string_view::npos) return;
    text.remove_prefix(open + kTag.size());
    const RuleId rule = RuleId::parse(text.substr(0, text.find(']')));
    if (!rule.empty()) covers.push_back({rule, where});
  }
}

// The head of a test case, which may go over several lines: its name, then its tags. No string of
// ours there holds an escaped quotation mark.
class TestHead {
 public:
  void read(std::string_view line, const std::string& where, std::vector<Cover>& covers) {
    if (line.substr(0, kTestCase.size()) == kTestCase) {
      part_ = Part::Name;
      line.remove_prefix(kTestCase.size());
    }
    for (std::size_t i = 0; i < line.size() && part_ != Part::None; ++i) {
      if (line[i] == '"') {
        const std::size_t end = line.find('"', i + 1);
        if (end == std::string_view::npos) return;
        if (part_ == Part::Tags) find_tags(line.substr(i, end - i), where, covers);
        i = end;
      } else if (line[i] == ',') {
        part_ = Part::Tags;
      } else if (line[i] == ')') {
        part_ = Part::None;
      } else if (line.substr(i, 2) == "//") {
        return;
      }
    }
  }

 private:
  enum class Part { None, Name, Tags };
  Part part_ = Part::None;
};

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

// `PIR-002	box	how long a game takes`: that it is due to come with a later part is no
// answer.
void find_answered_elsewhere(std::string_view line, const std::string& where,
                             std::vector<Cover>& covers) {
  const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
  if (second == std::string_view::npos) return;
  const RuleId rule = RuleId::parse(line.substr(0, first));
  if (rule.empty() || line.substr(first + 1, second - first - 1) == "next") return;
  covers.push_back({rule, where});
}

bool ends_in(std::string_view path, std::string_view ending) {
  return path.size() > ending.size() && path.substr(path.size() - ending.size()) == ending;
}

}  // namespace

void find_covers(std::string_view path, std::string_view content, std::vector<Cover>& covers) {
  const bool scenarios = ends_in(path, ".scn"), elsewhere = ends_in(path, "/elsewhere.tsv");
  TestHead head;
  int number = 0;
  for (const std::string_view line : split(content, '\n')) {
    const std::string where = std::string(path) + ":" + std::to_string(++number);
    if (elsewhere) {
      find_answered_elsewhere(line, where, covers);
    } else if (scenarios) {
      find_scenario_rules(line, where, covers);
    } else {
      head.read(line, where, covers);
    }
  }
}

}  // namespace mael
