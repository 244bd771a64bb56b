#include "engine/core/translation.h"

#include <algorithm>

namespace mael {
namespace {

using WordList = std::vector<std::string_view>;

WordList placeholders_of(std::string_view text) {
  WordList found;
  find_placeholders(text, found);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

bool is_of_one(std::string_view key) {
  constexpr std::string_view kOne = ".one";
  return key.size() > kOne.size() && key.substr(key.size() - kOne.size()) == kOne;
}

// Whether the same things are put into both texts.
bool say_the_same(std::string_view key, std::string_view original, std::string_view translated) {
  WordList wanted = placeholders_of(original), found = placeholders_of(translated);
  if (is_of_one(key)) {
    for (WordList* words : {&wanted, &found}) {
      words->erase(std::remove(words->begin(), words->end(), "0"), words->end());
    }
  }
  return wanted == found;
}

std::string in_braces(const WordList& words) {
  std::string text;
  for (const std::string_view word : words) {
    text += (text.empty() ? "{" : " {") + std::string(word) + "}";
  }
  return text.empty() ? "none" : text;
}

}  // namespace

std::string reference_key(RuleId rule) { return "reference." + rule.text(); }

void append(TextEntries& entries, const TextEntries& more) {
  entries.insert(entries.end(), more.begin(), more.end());
}

TextEntries references_of(const RuleBook& book) {
  TextEntries entries;
  for (const RuleEntry& rule : book.all()) entries.emplace_back(reference_key(rule.id), rule.text);
  return entries;
}

std::vector<std::string> find_translation_faults(TextEntries original, const Texts& translation) {
  std::vector<std::string> faults;
  std::sort(original.begin(), original.end());
  for (const auto& [key, text] : original) {
    const std::string_view translated = translation.find(key);
    if (translated.empty()) {
      faults.push_back("'" + key + "' is missing: add a line that says \"" + text + "\"");
    } else if (!say_the_same(key, text, translated)) {
      faults.push_back("'" + key + "' holds " + in_braces(placeholders_of(translated)) + ": put " +
                       in_braces(placeholders_of(text)) + " into it, as in \"" + text + "\"");
    }
  }
  for (const auto& [key, text] : translation.all()) {
    const auto place = std::lower_bound(
        original.begin(), original.end(), key,
        [](const auto& entry, const std::string& wanted) { return entry.first < wanted; });
    if (place != original.end() && place->first == key) continue;
    faults.push_back("'" + key + "' is no key of the English texts: rename it or take it out");
  }
  return faults;
}

}  // namespace mael
