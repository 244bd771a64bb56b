#include "engine/play/references.h"

#include <algorithm>
#include <set>

#include "engine/core/text_check.h"
#include "engine/play/examples.h"
#include "engine/play/glossary.h"

namespace mael {
namespace {

std::string path_in(std::string_view book, std::string_view file) {
  return std::string(book) + "/" + std::string(file);
}

bool is_rule(RuleId id) {
  const auto books = workbenches();
  return std::any_of(books.begin(), books.end(),
                     [&](const Workbench* game) { return game->rules().find(id) != nullptr; });
}

// The rows of a table; none, and its faults, of one that cannot be read.
template <class Row>
std::vector<Row> rows_of(const ReadAsset& read, const std::string& file,
                         Result<std::vector<Row>, Faults> (*read_rows)(std::string_view),
                         std::vector<std::string>& faults) {
  const auto text = read(file);
  if (!text) {
    faults.push_back(describe(text.error()));
    return {};
  }
  auto rows = read_rows(*text);
  if (rows) return std::move(*rows);
  add_faults(rows.error(), file, faults);
  return {};
}

// Says what is wrong with the tables of all books.
class Checker {
 public:
  Checker(const ReadAsset& read, ContentReport& report) : read_(read), report_(report) {}

  void check(std::string_view book) {
    const std::string examples = path_in(book, "examples.tsv");
    for (const Example& example : rows_of(read_, examples, &read_examples, report_.faults)) {
      check(example, examples);
    }
    const std::string glossary = path_in(book, "glossary.tsv");
    for (const Term& term : rows_of(read_, glossary, &read_glossary, report_.faults)) {
      for (const RuleId rule : term.rules) need_rule(rule, term.line, glossary);
      ++terms_;
    }
  }

  void count() {
    report_.counts = {{"examples", static_cast<int>(names_.size())}, {"terms", terms_}};
  }

 private:
  void complain(const std::string& file, const std::string& fault) {
    report_.faults.push_back(file + ": " + fault);
  }

  void need_rule(RuleId rule, int line, const std::string& file) {
    if (is_rule(rule)) return;
    complain(file, "line " + std::to_string(line) + ": there is no rule " + rule.text());
  }

  void check(const Example& example, const std::string& file) {
    if (!names_.insert(example.name).second) {
      complain(file, "there are two examples '" + example.name + "'");
    }
    for (const ExampleStep& step : example.steps) need_rule(step.rule, step.line, file);
    for (const std::string& fault : find_example_faults(example)) complain(file, fault);
  }

  const ReadAsset& read_;
  ContentReport& report_;
  std::set<std::string> names_;
  int terms_ = 0;
};

}  // namespace

ContentReport check_references(const ReadAsset& read) {
  ContentReport report;
  Checker checker(read, report);
  for (const std::string_view book : reference_books()) checker.check(book);
  checker.count();
  return report;
}

TextEntries reference_texts(const ReadAsset& read) {
  TextEntries entries;
  std::vector<std::string> faults;  // check_references tells them
  for (const std::string_view book : reference_books()) {
    for (const Example& each :
         rows_of(read, path_in(book, "examples.tsv"), &read_examples, faults)) {
      append(entries, texts_of(each));
    }
    for (const Term& each : rows_of(read, path_in(book, "glossary.tsv"), &read_glossary, faults)) {
      append(entries, texts_of(each, book));
    }
  }
  return entries;
}

}  // namespace mael
