#include "tests/mutants/tables.h"

#include <algorithm>
#include <filesystem>

#include "engine/play/references.h"

namespace mael::mutants {
namespace {

namespace fs = std::filesystem;

bool is_left_alone(const std::string& table) {
  return std::any_of(kUnchangedTables.begin(), kUnchangedTables.end(),
                     [&](const char* name) { return table.ends_with(name); });
}

}  // namespace

std::vector<std::string> changed_tables() {
  std::vector<std::string> tables;
  for (const std::string_view game : reference_books()) {
    const fs::path folder = fs::path(MAELSTROM_SOURCE_DIR) / "assets" / game;
    for (const auto& file : fs::directory_iterator(folder)) {
      const std::string name = file.path().filename().string();
      if (name.ends_with(".tsv") && !is_left_alone(name)) {
        tables.push_back(std::string(game) + "/" + name);
      }
    }
  }
  std::sort(tables.begin(), tables.end());
  return tables;
}

}  // namespace mael::mutants
