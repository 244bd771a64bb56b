// Everything wrong with the tables of the pirates' game, each alone and all together.
#pragma once

#include <string>
#include <vector>

#include "engine/core/assets.h"
#include "engine/core/result.h"
#include "engine/pirates/content.h"

namespace mael::pirates {

struct ContentFiles {
  PieceFiles pieces;
  std::string rules;   // pirates/pirates_rules.tsv
  std::string lesson;  // pirates/pirates_lesson.tsv
  std::string texts;   // texts/en_pirates.tsv
};

// The tables built into the program.
ContentFiles built_in_tables();
// The tables read by their paths below assets/, or the first that cannot be read.
Result<ContentFiles> read_tables(const ReadAsset& read);

// Every fault, opening with file, line and column where it has a place: faults of single tables,
// pieces without a name, and refusals of rules there are not or with placeholders that cannot be
// filled in.
std::vector<std::string> find_content_faults(const ContentFiles& tables);

}  // namespace mael::pirates
