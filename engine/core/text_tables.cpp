#include "engine/core/text_tables.h"

#include "embedded/texts.h"

namespace mael {
namespace {

Texts& english_texts() {
  static Texts texts = [] {
    Texts all;
    for (const auto& [name, table] : english_tables()) {
      if (const Faults faults = add_table(all, table); !faults.empty()) abort_with(faults, name);
    }
    return all;
  }();
  return texts;
}

}  // namespace

Faults add_table(Texts& texts, std::string_view tsv) {
  const Result<Texts, Faults> more = Texts::read(tsv);
  if (!more) return more.error();
  Faults faults;
  for (const auto& [key, text] : more->all()) {
    if (!texts.find(key).empty()) faults.push_back({"'" + key + "' is in another table too", 0, 0});
  }
  if (faults.empty()) texts.fill_gaps(*more);
  return faults;
}

EnglishFile english_of_house() { return {"en.tsv", embedded::kEnTsv}; }

const Texts& english() { return english_texts(); }

Faults add_english(std::string_view tsv) { return add_table(english_texts(), tsv); }

}  // namespace mael
