#include "engine/cards/content_check.h"

#include <array>

#include "embedded/cards_content.h"
#include "embedded/texts.h"
#include "engine/cards/content.h"
#include "engine/core/text_check.h"
#include "engine/core/text_tables.h"

namespace mael::cards {
namespace {

using Messages = std::vector<std::string>;

void check_words(const Catalogue& cards, const RuleBook& rules, const Texts& texts,
                 Messages& messages) {
  TextCheck check(texts, "en_cards.tsv", messages);
  for (int kind = 0; kind < cards.size(); ++kind) {
    const std::string key = "card." + cards[static_cast<CardKind>(kind)].tag;
    for (const char* part : {".name", ".text", ".flavour"}) check.need(key + part);
  }
  for (int type = 0; type < kCardTypes; ++type) {
    check.need("cardtype." + std::string(name_of(static_cast<CardType>(type))));
  }
  check.need_sections(rules, "ECG");
  for (const auto& [key, text] : texts.all()) {
    const std::vector<std::string_view> parts = split(key, '.');
    if (parts[0] != "card" || (parts.size() == 3 && cards.find(parts[1]) >= 0)) continue;
    check.complain("'" + key + "' is of no card");
  }
  constexpr std::array<std::string_view, 5> kThings{"card", "planet", "number", "seat",
                                                    "condition"};
  check.check_refusals(rules, "ECG", kThings);
}

void check_faces(const std::vector<std::pair<std::string, std::string>>& faces,
                 Messages& messages) {
  constexpr std::array<std::string_view, 5> kFiguresShown{"cost", "rate", "syphon-value", "attack",
                                                          "defence"};
  std::vector<std::string> things(kFiguresShown.begin(), kFiguresShown.end());
  for (int type = 0; type < kCardTypes; ++type) {
    things.emplace_back(name_of(static_cast<CardType>(type)));
  }
  for (const std::string& thing : things) {
    bool found = false;
    for (const auto& [name, look] : faces) found = found || name == thing;
    if (!found) messages.push_back("faces.tsv: '" + thing + "' is missing");
  }
}

}  // namespace

ContentFiles built_in_tables() {
  return {std::string(embedded::kCardsTsv),     std::string(embedded::kFacesTsv),
          std::string(embedded::kCardRulesTsv), std::string(embedded::kLessonsTsv),
          std::string(embedded::kEnTsv),        std::string(embedded::kEnCardsTsv)};
}

Result<ContentFiles> read_tables(const ReadAsset& read) {
  constexpr std::array<AssetPath<ContentFiles>, 6> kPaths{{
      {"cards/cards.tsv", &ContentFiles::cards},
      {"cards/faces.tsv", &ContentFiles::faces},
      {"cards/card_rules.tsv", &ContentFiles::rules},
      {"cards/lessons.tsv", &ContentFiles::lessons},
      {"texts/en.tsv", &ContentFiles::house_texts},
      {"texts/en_cards.tsv", &ContentFiles::texts},
  }};
  return read_tables_of(read, kPaths);
}

std::vector<std::string> find_content_faults(const ContentFiles& tables) {
  Messages messages;
  const auto cards = Catalogue::read(tables.cards);
  const auto faces = read_faces(tables.faces);
  const auto rules = RuleBook::read(tables.rules);
  Texts texts;
  add_faults(add_table(texts, tables.house_texts), "en.tsv", messages);
  add_faults(add_table(texts, tables.texts), "en_cards.tsv", messages);
  if (!cards) add_faults(cards.error(), "cards.tsv", messages);
  if (!faces) add_faults(faces.error(), "faces.tsv", messages);
  if (!rules) add_faults(rules.error(), "card_rules.tsv", messages);
  if (!messages.empty()) return messages;
  check_words(*cards, *rules, texts, messages);
  check_faces(*faces, messages);
  return messages;
}

}  // namespace mael::cards
