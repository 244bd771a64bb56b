#include "tests/mutants/tables.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>

#include "engine/play/references.h"

namespace mael::mutants {
namespace {

namespace fs = std::filesystem;

TEST_CASE("the content of every game of the house is changed to see who notices", "[mutants]") {
  const std::vector<std::string> tables = changed_tables();
  for (const std::string_view game : reference_books()) {
    INFO(game);
    const std::string room = std::string(game) + "/";
    CHECK(std::any_of(tables.begin(), tables.end(),
                      [&](const std::string& table) { return table.starts_with(room); }));
  }
}

TEST_CASE("a kind of tables that is left alone is there", "[mutants]") {
  for (const std::string ending : kUnchangedTables) {
    INFO(ending);
    bool found = false;
    for (const std::string_view game : reference_books()) {
      const fs::path room = fs::path(MAELSTROM_SOURCE_DIR) / "assets" / game;
      for (const auto& file : fs::directory_iterator(room)) {
        found = found || file.path().filename().string().ends_with(ending);
      }
    }
    CHECK(found);
  }
}

}  // namespace
}  // namespace mael::mutants
