#include <array>

#include "engine/core/rule_id.h"
#include "engine/core/table.h"
#include "tests/engine/play/scenario.h"

namespace mael {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(kBlanks) + 1 - first));
}

class ScenarioReader {
 public:
  explicit ScenarioReader(const std::string& file) : name_(file) {}

  ScenarioFile read(std::string_view text) {
    int number = 0;
    for (const std::string_view line : split(text, '\n')) read_line(++number, line);
    close();
    return std::move(file_);
  }

 private:
  void read_line(int number, std::string_view line) {
    const std::string text = trimmed(line);
    if (text.empty()) return close();
    if (text[0] == '#') return;
    const bool goes_on = kBlanks.find(line[0]) != std::string_view::npos;
    if (goes_on && last_ == nullptr) return fault(number, "nothing to go on with");
    if (goes_on) {
      *last_ += " " + text;
      return;
    }
    const std::size_t end = text.find_first_of(kBlanks);
    const std::string word = text.substr(0, end);
    const std::string rest = end == std::string::npos ? "" : trimmed(text.substr(end));
    if (word == "rule") return begin(number, rest);
    if (!open_) return fault(number, "a scenario opens with `rule`");
    add(number, word, rest);
  }

  // Long lists of ids may go over several `rule` lines, the last of which has the title.
  void begin(int number, const std::string& rest) {
    if (open_ && current_.given.number == 0) {
      current_.title += " " + rest;
      return;
    }
    close();
    open_ = true;
    current_ = Scenario();
    current_.file = name_;
    current_.line = number;
    current_.steps.resize(1);
    current_.title = rest;
    last_ = &current_.title;
  }

  void add(int number, const std::string& word, const std::string& rest) {
    ScenarioStep& step = current_.steps.back();
    if (word == "given" && current_.given.number == 0) {
      current_.given = {number, rest};
      last_ = &current_.given.text;
    } else if (word == "when" && current_.given.number != 0) {
      current_.steps.push_back({{number, rest}, {}});
      last_ = &current_.steps.back().when.text;
    } else if (word == "then" && current_.given.number != 0) {
      step.thens.push_back({number, rest});
      last_ = &step.thens.back().text;
    } else {
      fault(number, "expected given, then when and then, found `" + word + "`");
    }
  }

  // The title line is `ID ID … title`, which is known in full only now.
  void close() {
    last_ = nullptr;
    if (!open_) return;
    open_ = false;
    std::string rest = current_.title;
    for (;;) {
      const std::size_t end = rest.find_first_of(kBlanks);
      const std::string word = rest.substr(0, end);
      if (RuleId::parse(word).empty()) break;
      current_.rules.push_back(word);
      rest = end == std::string::npos ? "" : trimmed(rest.substr(end));
    }
    current_.title = rest;
    if (current_.rules.empty()) fault(current_.line, "no rule id");
    if (current_.title.empty()) fault(current_.line, "a scenario says in words what it shows");
    if (!expects_anything()) fault(current_.line, "nothing is expected in this scenario");
    file_.scenarios.push_back(current_);
  }

  bool expects_anything() const {
    for (const ScenarioStep& step : current_.steps) {
      if (!step.thens.empty()) return true;
    }
    return false;
  }

  void fault(int number, const std::string& what) {
    file_.faults.push_back(name_ + ":" + std::to_string(number) + ": " + what);
  }

  std::string name_;
  ScenarioFile file_;
  Scenario current_;
  bool open_ = false;
  std::string* last_ = nullptr;
};

}  // namespace

ScenarioFile read_scenarios(const std::string& file, std::string_view text) {
  return ScenarioReader(file).read(text);
}

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return words;
    const std::size_t end = text.find_first_of(kBlanks, begin);
    words.emplace_back(text.substr(begin, end - begin));
    if (end == std::string_view::npos) return words;
    text.remove_prefix(end);
  }
}

}  // namespace mael
