// Everything wrong with the tables of Maelstrom, each alone and all together.
#pragma once

#include <string>
#include <vector>

#include "engine/core/assets.h"
#include "engine/core/result.h"

namespace mael::maelstrom {

// Each table as its file has it.
struct ContentFiles {
  std::string tiles;          // maelstrom/tiles.tsv
  std::string forces;         // maelstrom/forces.tsv
  std::string ready_forces;   // maelstrom/ready_forces.tsv
  std::string rules;          // maelstrom/rules.tsv
  std::string house_texts;    // texts/en.tsv
  std::string texts;          // texts/en_maelstrom.tsv
  std::string decks;          // vortex/decks.tsv
  std::string vortex_rules;   // vortex/vortex_rules.tsv
  std::string effects;        // maelstrom/effects.tsv
  std::string lesson;         // maelstrom/maelstrom_lesson.tsv
  std::string vortex_lesson;  // vortex/vortex_lesson.tsv
};

// The tables built into the program, with the English texts.
ContentFiles built_in_tables();

// The tables read by their paths below assets/, with the English texts; or the first that cannot be
// read.
Result<ContentFiles> read_tables(const ReadAsset& read);

// Every fault, opening with file, line and column where it has a place: faults of single tables;
// ready-made forces that break a rule; tiles, factions, forces or sections without their words;
// words of a tile, force or rule there is not; refusals whose placeholders cannot be filled in.
// Empty if all is well.
std::vector<std::string> find_content_faults(const ContentFiles& tables);

}  // namespace mael::maelstrom
