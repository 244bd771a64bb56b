// Texts that come in several tables: what the house says, and what each game says. Most programs
// have all English tables built in; the page has that of the house, and adds what a game says when
// its code comes.
#pragma once

#include <string_view>
#include <vector>

#include "engine/core/texts.h"

namespace mael {

// Adds a table as in assets/texts, none of whose keys may be there. With a fault nothing changes.
Faults add_table(Texts& texts, std::string_view tsv);

struct EnglishFile {
  const char* name;
  std::string_view tsv;
};

// The English tables that are built in: of the house and of every game. A program that defines this
// itself, with the first alone, links none of the others: its own definition goes before the
// library's.
std::vector<EnglishFile> english_tables();
EnglishFile english_of_house();

// Adds a table to english(): what was found there before may not be held.
Faults add_english(std::string_view tsv);

}  // namespace mael
