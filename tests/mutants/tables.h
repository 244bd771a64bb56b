// Which tables of the content are changed, and whose scenarios must notice it. tables_test.cpp
// holds it against the house's games and against what lies in assets/.
#pragma once

#include <array>
#include <string_view>

namespace mael::mutants {

struct PlayedGame {
  std::string_view id;     // and the folder of its scenarios
  std::string_view rooms;  // folders below assets/ whose tables it is played with
};
inline constexpr std::array kPlayedGames{
    PlayedGame{"maelstrom", "maelstrom vortex"}, PlayedGame{"vortex", "maelstrom vortex"},
    PlayedGame{"edge-cards", "cards"}, PlayedGame{"pirates", "pirates"},
    PlayedGame{"edge-battle", "battle"}};

inline constexpr std::array kChangedTables{
    "maelstrom/tiles.tsv", "maelstrom/effects.tsv",    "maelstrom/forces.tsv",
    "vortex/decks.tsv",    "cards/cards.tsv",          "pirates/board.tsv",
    "pirates/chests.tsv",  "pirates/lost_islands.tsv", "pirates/treasures.tsv",
    "pirates/titles.tsv",  "pirates/equipment.tsv",    "pirates/artifacts.tsv",
    "pirates/values.tsv",  "pirates/calamities.tsv",   "battle/units.tsv",
    "battle/weapons.tsv",  "battle/kit.tsv",           "battle/tables.tsv",
    "battle/terrain.tsv"};

// What is left as it is: references and what is judged by other tests, each by its name or the end
// of it.
inline constexpr std::array kUnchangedTables{
    "rules.tsv",         // references of the rules
    "lesson.tsv",        // played by `content --check`
    "lessons.tsv",       // likewise
    "examples.tsv",      // likewise
    "glossary.tsv",      // words
    "puzzles.tsv",       // solved by their own tests
    "ready_forces.tsv",  // proposals, judged by the rules of forces
    "faces.tsv",         // how cards look
    "left_out.tsv"};     // what is not played

}  // namespace mael::mutants
