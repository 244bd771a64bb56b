#include "tests/mutants/stand_ins.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <list>
#include <sstream>
#include <string_view>

#include "engine/core/table.h"
#include "tests/typed_games.h"

namespace mael::mutants {
namespace {

// TABLE, LINE and TEXT, parted by line breaks.
ChangedLine change_of_environment() {
  const char* const value = std::getenv(kChangeVariable);
  if (value == nullptr) return {};
  const std::vector<std::string_view> parts = split(value, '\n');
  return {std::string(parts[0]), std::atoi(std::string(parts[1]).c_str()), std::string(parts[2])};
}

const ChangedLine& change() {
  static const ChangedLine changed = change_of_environment();
  return changed;
}

std::string changed_text(const std::string& table) {
  std::istringstream lines(read_asset(table));
  std::string text, line;
  for (int number = 1; std::getline(lines, line); ++number) {
    const bool is_changed = change().table == table && change().line == number;
    if (is_changed) line = change().text;
    if (!is_changed || !line.empty()) text += line + "\n";
  }
  return text;
}

// Kept for good: what is read from a table may look into it.
std::string_view table_text(const std::string& table) {
  static std::list<std::string> texts;
  return texts.emplace_back(changed_text(table));
}

}  // namespace

std::string to_text(const ChangedLine& change) {
  return change.table + "\n" + std::to_string(change.line) + "\n" + change.text;
}

std::string read_asset(const std::string& table) {
  std::ifstream file(std::string(MAELSTROM_SOURCE_DIR) + "/assets/" + table);
  std::stringstream text;
  text << file.rdbuf();
  if (file && !text.str().empty()) return text.str();
  std::fprintf(stderr, "assets/%s cannot be read\n", table.c_str());
  std::exit(2);
}

}  // namespace mael::mutants

// In place of what mael_embed makes of the same files: the linker takes these, and leaves the
// engine's own alone as long as every table of a group is here.
namespace mael::embedded {

using mutants::table_text;

#define MAEL_STAND_IN(name, table)    \
  extern const std::string_view name; \
  const std::string_view name = table_text(table)

#include "mutants/stand_ins.inc"  // of every table of a game that is built in

#undef MAEL_STAND_IN

}  // namespace mael::embedded

namespace mael::mutants {

bool are_readable() {
  bool readable = true;
  EveryGame::each([&]<class Of>(Of) { readable = readable && Of::is_content_readable(); });
  return readable;
}

}  // namespace mael::mutants
