#include "engine/play/glossary.h"

#include <set>

namespace mael {

Result<std::vector<Term>, Faults> read_glossary(std::string_view tsv) {
  enum Column { kTerm, kForms, kRules, kText };
  Faults faults;
  const TsvTable table = TsvTable::read(tsv, {"term", "forms", "rules", "text"}, faults);
  std::vector<Term> terms;
  std::set<std::string_view> names, forms;
  for (const Record& record : table.records()) {
    Term term{record.line(),
              std::string(record.text(kTerm)),
              std::string(record.text(kForms)),
              {},
              std::string(record.text(kText))};
    if (!names.insert(record.text(kTerm)).second) record.fault(kTerm, "is there already", faults);
    for (const std::string_view form : split(record.text(kForms), '|')) {
      const bool is_new = !form.empty() && forms.insert(form).second;
      if (!is_new) record.fault(kForms, "'" + std::string(form) + "' stands for another", faults);
    }
    for (const std::string_view rule : record.words(kRules)) {
      term.rules.push_back(RuleId::parse(rule));
      if (term.rules.back().empty()) record.fault(kRules, "expected ids of rules", faults);
    }
    if (term.rules.empty()) record.fault(kRules, "expected a rule at least", faults);
    terms.push_back(std::move(term));
  }
  if (!faults.empty()) return faults;
  return terms;
}

TextEntries texts_of(const Term& term, std::string_view book) {
  const std::string key = "glossary." + std::string(book) + "." + term.name;
  return {{key, term.text}, {key + ".forms", term.forms}};
}

}  // namespace mael
