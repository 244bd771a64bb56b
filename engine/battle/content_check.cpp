#include "engine/battle/content_check.h"

#include <array>

#include "embedded/battle_words.h"
#include "engine/battle/things.h"
#include "engine/core/rule_book.h"
#include "engine/core/text_check.h"
#include "engine/core/text_tables.h"

namespace mael::battle {
namespace {

constexpr std::array<AssetPath<PieceFiles>, 7> kPieces{{
    {"battle/units.tsv", &PieceFiles::units},
    {"battle/weapons.tsv", &PieceFiles::weapons},
    {"battle/left_out.tsv", &PieceFiles::left_out},
    {"battle/abilities.tsv", &PieceFiles::abilities},
    {"battle/battle_effects.tsv", &PieceFiles::effects},
    {"battle/options.tsv", &PieceFiles::options},
    {"battle/ready.tsv", &PieceFiles::ready},
}};
constexpr std::array<AssetPath<TerrainFiles>, 3> kTerrainPaths{{
    {"battle/kit.tsv", &TerrainFiles::kit},
    {"battle/tables.tsv", &TerrainFiles::tables},
    {"battle/terrain.tsv", &TerrainFiles::terrain},
}};
constexpr std::array<AssetPath<ContentFiles>, 3> kWords{{
    {"battle/battle_rules.tsv", &ContentFiles::rules},
    {"battle/battle_lesson.tsv", &ContentFiles::lesson},
    {"texts/en_battle.tsv", &ContentFiles::texts},
}};

std::string built_in_texts() {
  for (const EnglishFile& table : english_tables()) {
    if (table.name == std::string_view("en_battle.tsv")) return std::string(table.tsv);
  }
  return {};
}

// The first kind of model of a unit that is of no former edition: those are chosen, and named.
int first_of_today(const Content& content) {
  for (const Squad& squad : content.squads) {
    if (!squad.is_former()) return squad.first;
  }
  return static_cast<int>(content.profiles.size());
}

}  // namespace

ContentFiles built_in_tables() {
  return {built_in_pieces(), built_in_terrain(), std::string(embedded::kBattleRulesTsv),
          std::string(embedded::kBattleLessonTsv), built_in_texts()};
}

Result<ContentFiles> read_tables(const ReadAsset& read) {
  auto pieces = read_tables_of(read, kPieces);
  if (!pieces) return pieces.error();
  auto fields = read_tables_of(read, kTerrainPaths);
  if (!fields) return fields.error();
  auto tables = read_tables_of(read, kWords);
  if (!tables) return tables;
  tables->pieces = std::move(*pieces);
  tables->fields = std::move(*fields);
  return tables;
}

std::vector<std::string> find_content_faults(const ContentFiles& tables) {
  std::vector<std::string> faults;
  const auto content = Content::read(tables.pieces);
  if (!content) faults = content.error();
  if (const auto fields = read_battlefields(tables.fields); !fields) {
    faults.insert(faults.end(), fields.error().begin(), fields.error().end());
  }
  const auto rules = RuleBook::read(tables.rules);
  if (!rules) add_faults(rules.error(), "battle_rules.tsv", faults);
  const auto words = Texts::read(tables.texts);
  if (!words) add_faults(words.error(), "en_battle.tsv", faults);
  if (!rules || !words || !content) return faults;
  TextCheck check(*words, "en_battle.tsv", faults);
  for (const Squad& squad : content->squads) {
    check.need("unit." + std::string(squad.code));
    check.need("battle.brief." + std::string(squad.code));
  }
  for (const Profile& profile : content->profiles) {
    if (profile.row >= first_of_today(*content)) {
      check.need("battle.kind." + std::string(profile.name));
    }
  }
  for (const Weapon& weapon : content->weapons) {
    check.need("battle.weapon." + std::string(weapon.called));
  }
  for (const Ability& ability : content->abilities) {
    const std::string name = "battle.ability." + std::string(ability.name);
    check.need(name);
    check.need(name + ".rule");
  }
  check.need_sections(*rules, "EDG");
  check.check_refusals(*rules, "EDG", kThings);
  return faults;
}

}  // namespace mael::battle
