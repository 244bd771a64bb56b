#include "tests/mutants/tables.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>
#include <string>

#include "engine/core/table.h"
#include "engine/play/games.h"

namespace mael::mutants {
namespace {

namespace fs = std::filesystem;

std::set<std::string> rooms_of_games() {
  std::set<std::string> rooms;
  for (const PlayedGame& game : kPlayedGames) {
    for (const std::string_view room : split(game.rooms, ' ')) rooms.emplace(room);
  }
  return rooms;
}

bool is_changed(const std::string& table) {
  return std::find(kChangedTables.begin(), kChangedTables.end(), table) != kChangedTables.end();
}

bool is_left_alone(const std::string& table) {
  return std::any_of(kUnchangedTables.begin(), kUnchangedTables.end(),
                     [&](const char* name) { return table.ends_with(name); });
}

TEST_CASE("the content of every game of the house is changed to see who notices", "[mutants]") {
  std::set<std::string> played, known;
  for (const PlayedGame& game : kPlayedGames) played.emplace(game.id);
  for (const GameEntry* game : games()) known.emplace(game->card.id);
  CHECK(played == known);
}

TEST_CASE("a table of the content is changed, or its kind is left alone", "[mutants]") {
  const fs::path assets = fs::path(MAELSTROM_SOURCE_DIR) / "assets";
  for (const std::string& room : rooms_of_games()) {
    int changed = 0;
    for (const fs::directory_entry& file : fs::directory_iterator(assets / room)) {
      if (file.path().extension() != ".tsv") continue;
      const std::string table = room + "/" + file.path().filename().string();
      INFO(table);
      CHECK(is_changed(table) != is_left_alone(table));
      changed += is_changed(table);
    }
    INFO(room);
    CHECK(changed > 0);
  }
}

}  // namespace
}  // namespace mael::mutants
