// A file of its own: a program that defines this itself links none of these tables.
#include "embedded/texts.h"
#include "engine/core/text_tables.h"
#include "listed/games.h"

namespace mael {

std::vector<EnglishFile> english_tables() { return {english_of_house(), MAEL_LISTED_TEXTS}; }

}  // namespace mael
