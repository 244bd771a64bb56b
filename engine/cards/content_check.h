// Everything wrong with the tables of the Edge card game, each alone and all together.
#pragma once

#include <string>
#include <vector>

#include "engine/core/assets.h"
#include "engine/core/result.h"

namespace mael::cards {

// Each table as its file has it.
struct ContentFiles {
  std::string cards;        // cards/cards.tsv
  std::string faces;        // cards/faces.tsv
  std::string rules;        // cards/card_rules.tsv
  std::string lessons;      // cards/lessons.tsv
  std::string house_texts;  // texts/en.tsv
  std::string texts;        // texts/en_cards.tsv
};

// The tables built into the program, with the English texts.
ContentFiles built_in_tables();

// The tables read by their paths below assets/, with the English texts; or the first that cannot be
// read.
Result<ContentFiles> read_tables(const ReadAsset& read);

// Every fault, opening with file, line and column where it has a place: faults of single tables;
// cards or sections without their words; words of a card or rule there is not; refusals whose
// placeholders cannot be filled in. Empty if all is well.
std::vector<std::string> find_content_faults(const ContentFiles& tables);

}  // namespace mael::cards
