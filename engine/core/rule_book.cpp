#include "engine/core/rule_book.h"

#include <algorithm>

namespace mael {
namespace {

constexpr int kMaxSection = 99;

bool comes_before(const RuleEntry& entry, RuleId id) { return entry.id < id; }

}  // namespace

Result<RuleBook, Faults> RuleBook::read(std::string_view tsv) {
  enum Column : int { kId, kSection, kText };
  Faults faults;
  RuleBook book;
  const TsvTable table = TsvTable::read(tsv, {"id", "section", "text"}, faults);
  for (const Record& record : table.records()) {
    const RuleId id = RuleId::parse(record.text(kId));
    if (id.empty() || id.text() != record.text(kId)) {
      record.fault(kId, "not a rule id such as MAE-088, MAE-R30 or EDG-X01", faults);
    } else if (!book.entries_.empty() && id <= book.entries_.back().id) {
      record.fault(kId, "rules stand in order, each once", faults);
    }
    const int section = record.number(kSection, 1, kMaxSection, faults);
    book.entries_.push_back({id, section, std::string(record.text(kText))});
  }
  if (!faults.empty()) return faults;
  return book;
}

const RuleEntry* RuleBook::find(RuleId id) const {
  const auto place = std::lower_bound(entries_.begin(), entries_.end(), id, comes_before);
  return place != entries_.end() && place->id == id ? &*place : nullptr;
}

}  // namespace mael
