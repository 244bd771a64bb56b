// What is written by hand of every game in web/house is held against assets/games.tsv, of which the
// build and the page's tools make their lists.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/core/table.h"
#include "engine/core/texts.h"
#include "web/app/table_kind.h"
#include "web/house/house.h"
#include "web/house/shelved_games.h"

namespace mael::web {
namespace {

std::string source(const std::string& path) {
  std::ifstream file(MAELSTROM_SOURCE_DIR "/" + path);
  INFO(path);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Listed {
  std::string game, folder, id, module;
};

std::vector<Listed> listed_games() {
  const std::string text = source("assets/games.tsv");
  Faults faults;
  const TsvTable table = TsvTable::read(text, {"game", "folder", "id", "module", "later"}, faults);
  REQUIRE(faults.empty());
  std::vector<Listed> games;
  for (const Record& row : table.records()) {
    games.push_back({std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
                     std::string(row.text(3))});
  }
  return games;
}

TEST_CASE("the shelf holds the games that are listed, in their order, and no other", "[house]") {
  std::vector<std::string> listed, shelved;
  for (const Listed& game : listed_games()) {
    listed.push_back(game.game + ": " + game.id + ", code " + game.module);
    INFO(game.game);
    CHECK_FALSE(english().find("shelf." + game.game + ".title").empty());
    CHECK_FALSE(english().find("shelf." + game.game + ".line").empty());
  }
  for (const ShelvedGame& game : shelved_games()) {
    shelved.push_back(std::string(game.id) + ": " + std::string(game.entry.card.id) + ", code " +
                      game.code);
  }
  CHECK(listed == shelved);
}

TEST_CASE("every game that is listed is played at a table whose code is its own", "[house]") {
  for (const Listed& game : listed_games()) {
    INFO(game.game);
    const TableKind* kind = kind_of_position(the_house().tables, game.id + "/1 ");
    CHECK((kind == nullptr ? "no table" : std::string(1, kind->letter)) == game.module);
  }
}

// No native program has what the page draws, so its sources are read.
TEST_CASE("the page draws the box and the table of every game", "[house]") {
  const std::string pictures = source("web/house/box_pictures.cpp");
  const std::string drawings = source("web/house/main.cpp");
  for (const Listed& game : listed_games()) {
    INFO(game.game);
    CHECK(pictures.find("BoxPicture{\"" + game.game + "\"") != std::string::npos);
    CHECK(drawings.find("name_painter(&" + game.folder + "::draw_table)") != std::string::npos);
  }
}

}  // namespace
}  // namespace mael::web
