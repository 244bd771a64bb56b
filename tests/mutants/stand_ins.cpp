#include "tests/mutants/stand_ins.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <list>
#include <sstream>
#include <string_view>

#include "engine/battle/content.h"
#include "engine/battle/field_tables.h"
#include "engine/cards/content.h"
#include "engine/core/table.h"
#include "engine/maelstrom/effects.h"
#include "engine/pirates/content.h"

namespace mael::mutants {
namespace {

// TABLE, LINE and TEXT, parted by line breaks.
ChangedLine change_of_environment() {
  const char* const value = std::getenv(kChangeVariable);
  if (value == nullptr) return {};
  const std::vector<std::string_view> parts = split(value, '\n');
  return {std::string(parts[0]), std::atoi(std::string(parts[1]).c_str()), std::string(parts[2])};
}

const ChangedLine& change() {
  static const ChangedLine changed = change_of_environment();
  return changed;
}

std::string changed_text(const std::string& table) {
  std::istringstream lines(read_asset(table));
  std::string text, line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const bool is_changed = change().table == table && change().line == number;
    if (is_changed) line = change().text;
    if (!is_changed || !line.empty()) text += line + "\n";
  }
  return text;
}

// Kept for good: what is read from a table may look into it.
std::string_view table_text(const std::string& table) {
  static std::list<std::string> texts;
  return texts.emplace_back(changed_text(table));
}

}  // namespace

std::string to_text(const ChangedLine& change) {
  return change.table + "\n" + std::to_string(change.line) + "\n" + change.text;
}

std::string read_asset(const std::string& table) {
  std::ifstream file(std::string(MAELSTROM_SOURCE_DIR) + "/assets/" + table);
  std::stringstream text;
  text << file.rdbuf();
  if (file && !text.str().empty()) return text.str();
  std::fprintf(stderr, "assets/%s cannot be read\n", table.c_str());
  std::exit(2);
}

}  // namespace mael::mutants

// In place of what mael_embed makes of the same files: the linker takes these, and leaves the
// engine's own alone as long as every table of a group is here.
namespace mael::embedded {

using mutants::table_text;

#define MAEL_STAND_IN(name, table)    \
  extern const std::string_view name; \
  const std::string_view name = table_text(table)

MAEL_STAND_IN(kTilesTsv, "maelstrom/tiles.tsv");
MAEL_STAND_IN(kForcesTsv, "maelstrom/forces.tsv");
MAEL_STAND_IN(kReadyForcesTsv, "maelstrom/ready_forces.tsv");
MAEL_STAND_IN(kEffectsTsv, "maelstrom/effects.tsv");
MAEL_STAND_IN(kMaelstromLessonTsv, "maelstrom/maelstrom_lesson.tsv");
MAEL_STAND_IN(kRulesTsv, "maelstrom/rules.tsv");
MAEL_STAND_IN(kDecksTsv, "vortex/decks.tsv");
MAEL_STAND_IN(kVortexLessonTsv, "vortex/vortex_lesson.tsv");
MAEL_STAND_IN(kVortexRulesTsv, "vortex/vortex_rules.tsv");
MAEL_STAND_IN(kCardsTsv, "cards/cards.tsv");
MAEL_STAND_IN(kFacesTsv, "cards/faces.tsv");
MAEL_STAND_IN(kCardRulesTsv, "cards/card_rules.tsv");
MAEL_STAND_IN(kLessonsTsv, "cards/lessons.tsv");
MAEL_STAND_IN(kBoardTsv, "pirates/board.tsv");
MAEL_STAND_IN(kLostIslandsTsv, "pirates/lost_islands.tsv");
MAEL_STAND_IN(kTreasuresTsv, "pirates/treasures.tsv");
MAEL_STAND_IN(kChestsTsv, "pirates/chests.tsv");
MAEL_STAND_IN(kEquipmentTsv, "pirates/equipment.tsv");
MAEL_STAND_IN(kArtifactsTsv, "pirates/artifacts.tsv");
MAEL_STAND_IN(kCalamitiesTsv, "pirates/calamities.tsv");
MAEL_STAND_IN(kTitlesTsv, "pirates/titles.tsv");
MAEL_STAND_IN(kValuesTsv, "pirates/values.tsv");
MAEL_STAND_IN(kPiratesLessonTsv, "pirates/pirates_lesson.tsv");
MAEL_STAND_IN(kPiratesRulesTsv, "pirates/pirates_rules.tsv");
MAEL_STAND_IN(kKitTsv, "battle/kit.tsv");
MAEL_STAND_IN(kTablesTsv, "battle/tables.tsv");
MAEL_STAND_IN(kTerrainTsv, "battle/terrain.tsv");
MAEL_STAND_IN(kUnitsTsv, "battle/units.tsv");
MAEL_STAND_IN(kWeaponsTsv, "battle/weapons.tsv");
MAEL_STAND_IN(kLeftOutTsv, "battle/left_out.tsv");
MAEL_STAND_IN(kBattleLessonTsv, "battle/battle_lesson.tsv");
MAEL_STAND_IN(kBattleRulesTsv, "battle/battle_rules.tsv");

#undef MAEL_STAND_IN

}  // namespace mael::embedded

namespace mael::mutants {

bool are_readable() {
  const auto tiles = maelstrom::Catalogue::read(embedded::kTilesTsv, embedded::kForcesTsv,
                                                embedded::kDecksTsv);
  if (!tiles || !cards::Catalogue::read(embedded::kCardsTsv)) return false;
  if (!pirates::Content::read(pirates::built_in_pieces())) return false;
  if (!battle::Content::read(battle::built_in_pieces())) return false;
  if (!battle::read_fields(battle::built_in_fields())) return false;
  Faults faults;
  maelstrom::EffectTable::read(embedded::kEffectsTsv, *tiles, faults);
  return faults.empty();
}

}  // namespace mael::mutants
