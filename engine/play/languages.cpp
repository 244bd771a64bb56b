#include "engine/play/languages.h"

#include "engine/core/text_check.h"
#include "engine/core/text_tables.h"
#include "engine/core/translation.h"
#include "engine/play/references.h"

namespace mael {
namespace {

constexpr std::string_view kEnglish = "en";

// Reads tables of texts, and keeps a message for each that cannot be read.
class TextsReader {
 public:
  TextsReader(const ReadAsset& read, std::vector<std::string>& faults)
      : read_(read), faults_(faults) {}

  Texts table(const std::string& name) {
    const auto content = read_("texts/" + name);
    if (!content) {
      faults_.push_back(describe(content.error()));
      return {};
    }
    auto texts = Texts::read(*content);
    if (texts) return std::move(*texts);
    add_faults(texts.error(), name, faults_);
    return {};
  }

 private:
  const ReadAsset& read_;
  std::vector<std::string>& faults_;
};

}  // namespace

std::vector<std::string> ends_of_text_tables() {
  std::vector<std::string> ends;
  for (const EnglishFile& table : english_tables()) {
    ends.push_back(std::string(table.name).substr(kEnglish.size()));
  }
  ends.emplace_back("_page.tsv");
  return ends;
}

ContentReport check_language(std::string_view language, const ReadAsset& read) {
  ContentReport report;
  const std::string code(language);
  TextsReader reader(read, report.faults);
  TextEntries rules;
  for (const Workbench* game : workbenches()) append(rules, references_of(game->rules()));
  append(rules, reference_texts(read));
  const auto compare = [&](const TextEntries& original, const std::string& name) {
    const std::size_t before = report.faults.size();
    const Texts texts = reader.table(name);
    if (report.faults.size() != before) return;
    for (const std::string& fault : find_translation_faults(original, texts)) {
      report.faults.push_back(name + ": " + fault);
    }
    report.counts.emplace_back(name, static_cast<int>(texts.all().size()));
  };
  compare(rules, code + "_rules.tsv");
  for (const std::string& end : ends_of_text_tables()) {
    compare(reader.table(std::string(kEnglish) + end).all(), code + end);
  }
  return report;
}

}  // namespace mael
