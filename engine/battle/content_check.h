// Everything wrong with the tables of the battle, each alone and all together.
#pragma once

#include <string>
#include <vector>

#include "engine/battle/content.h"
#include "engine/battle/ground/field_tables.h"
#include "engine/core/assets.h"
#include "engine/core/result.h"

namespace mael::battle {

struct ContentFiles {
  PieceFiles pieces;
  TerrainFiles fields;
  std::string rules;   // battle/battle_rules.tsv
  std::string lesson;  // battle/battle_lesson.tsv
  std::string texts;   // texts/en_battle.tsv
};

// The tables built into the program.
ContentFiles built_in_tables();
// The tables read by their paths below assets/, or the first that cannot be read.
Result<ContentFiles> read_tables(const ReadAsset& read);

// Every fault, opening with file, line and column where it has a place: faults of single tables,
// squads without a name, and refusals of rules there are not or with placeholders that cannot be
// filled in.
std::vector<std::string> find_content_faults(const ContentFiles& tables);

}  // namespace mael::battle
