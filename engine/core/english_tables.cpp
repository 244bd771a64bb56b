// A file of its own: a program that defines this itself links none of these tables.
#include "embedded/texts.h"
#include "engine/core/text_tables.h"

namespace mael {

std::vector<EnglishTable> english_tables() {
  return {english_of_house(),
          {"en_maelstrom.tsv", embedded::kEnMaelstromTsv},
          {"en_cards.tsv", embedded::kEnCardsTsv},
          {"en_pirates.tsv", embedded::kEnPiratesTsv},
          {"en_battle.tsv", embedded::kEnBattleTsv}};
}

}  // namespace mael
