#include "engine/pirates/content_check.h"

#include <array>

#include "embedded/pirates_content.h"
#include "embedded/texts.h"
#include "engine/core/rule_book.h"
#include "engine/core/text_check.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {
namespace {

constexpr std::array<AssetPath<PieceFiles>, 9> kPieces{{
    {"pirates/board.tsv", &PieceFiles::board},
    {"pirates/lost_islands.tsv", &PieceFiles::lost_islands},
    {"pirates/treasures.tsv", &PieceFiles::treasures},
    {"pirates/chests.tsv", &PieceFiles::chests},
    {"pirates/equipment.tsv", &PieceFiles::equipment},
    {"pirates/artifacts.tsv", &PieceFiles::artifacts},
    {"pirates/calamities.tsv", &PieceFiles::calamities},
    {"pirates/titles.tsv", &PieceFiles::titles},
    {"pirates/values.tsv", &PieceFiles::values},
}};
constexpr std::array<AssetPath<ContentFiles>, 3> kWordTables{{
    {"pirates/pirates_rules.tsv", &ContentFiles::rules},
    {"pirates/pirates_lesson.tsv", &ContentFiles::lesson},
    {"texts/en_pirates.tsv", &ContentFiles::texts},
}};

constexpr std::array<std::string_view, 6> kThings{"cell", "number", "seat", "item", "tile", "card"};

std::string tag(const char* letters, int number) {
  return std::string(letters) + (number < 10 ? "0" : "") + std::to_string(number);
}

void need_names(TextCheck& check) {
  for (int i = 1; i <= kLostIslands; ++i) check.need("island." + tag("L", i));
  for (int i = 1; i <= kTileKinds; ++i) check.need("equipment." + tag("E", i));
  for (Item item = 1; item <= kLastArtifact; ++item) {
    if (is_item(item)) check.need("item." + write_item(item));
  }
  for (int i = 0; i < kCalamities; ++i) check.need("calamity." + tag("K", i));
  for (int i = 1; i <= kTitles; ++i) check.need("title.TI" + std::to_string(i));
}

}  // namespace

ContentFiles built_in_tables() {
  return {built_in_pieces(), std::string(embedded::kPiratesRulesTsv),
          std::string(embedded::kPiratesLessonTsv), std::string(embedded::kEnPiratesTsv)};
}

Result<ContentFiles> read_tables(const ReadAsset& read) {
  auto pieces = read_tables_of(read, kPieces);
  if (!pieces) return pieces.error();
  auto tables = read_tables_of(read, kWordTables);
  if (tables) tables->pieces = std::move(*pieces);
  return tables;
}

std::vector<std::string> find_content_faults(const ContentFiles& tables) {
  std::vector<std::string> faults;
  if (const auto content = Content::read(tables.pieces); !content) faults = content.error();
  const auto rules = RuleBook::read(tables.rules);
  if (!rules) add_faults(rules.error(), "pirates_rules.tsv", faults);
  const auto words = Texts::read(tables.texts);
  if (!words) add_faults(words.error(), "en_pirates.tsv", faults);
  if (!rules || !words) return faults;
  TextCheck check(*words, "en_pirates.tsv", faults);
  need_names(check);
  check.need_sections(*rules, "PIR");
  check.check_refusals(*rules, "PIR", kThings);
  return faults;
}

}  // namespace mael::pirates
