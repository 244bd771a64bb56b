// A game's texts come to the page with its code, so whoever serves every game can say only what the
// house says, and a game that and its own.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/text_tables.h"

namespace mael {

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = MAELSTROM_SOURCE_DIR;
const std::string kHouse = "en.tsv";

// The table each key stands in.
std::map<std::string, std::string> tables_of_keys() {
  std::map<std::string, std::string> tables;
  for (const auto& [name, tsv] : english_tables()) {
    const auto texts = Texts::read(tsv);
    for (const auto& [key, text] : texts->all()) tables[key] = name;
  }
  return tables;
}

// The table a file may say besides that of the house.
std::string table_of(const std::string& path) {
  for (const EnglishFile& table : english_tables()) {
    const std::string name = table.name;
    if (name == kHouse) continue;
    const std::string game = name.substr(3, name.size() - 7);  // "en_GAME.tsv"
    for (const std::string& room :
         {"engine/" + game + "/", "web/screens/" + game + "/", "web/house/" + game + "_"}) {
      if (path.starts_with(room)) return name;
    }
  }
  // Forces are built for the first game alone.
  const bool of_forces =
      path.starts_with("web/screens/forces/") || path.starts_with("web/house/force");
  return of_forces ? "en_maelstrom.tsv" : kHouse;
}

std::vector<std::string> literals_of(const fs::path& file) {
  std::ifstream stream(file);
  std::vector<std::string> literals;
  for (std::string line; std::getline(stream, line);) {
    const std::size_t first = line.find_first_not_of(' ');
    if (first != std::string::npos && line.compare(first, 2, "//") == 0) continue;
    for (std::size_t at = line.find('"'); at != std::string::npos; at = line.find('"', at + 1)) {
      const std::size_t end = line.find('"', at + 1);
      if (end == std::string::npos) break;
      literals.push_back(line.substr(at + 1, end - at - 1));
      at = end;
    }
  }
  return literals;
}

// Every key of another table that the file names, whole or without what counts.
std::string strangers_in(const std::string& path,
                         const std::map<std::string, std::string>& tables) {
  std::string strangers;
  for (const std::string& literal : literals_of(kRoot / path)) {
    for (const char* end : {"", ".one", ".other"}) {
      const auto found = tables.find(literal + end);
      if (found == tables.end() || found->second == kHouse) continue;
      if (found->second != table_of(path)) strangers += "\n" + path + ": " + found->first;
    }
  }
  return strangers;
}

// Whether a literal that ends at this quote ends what is said with it, and nothing is added to it.
bool is_whole(const std::string& source, std::size_t quote) {
  const std::string_view ends = ",)}";
  const std::size_t next = source.find_first_not_of(" \n", quote + 1);
  return next != std::string::npos && ends.find(source[next]) != ends.npos;
}

// What the file says by a key written out whole, and that is in no table: a player would read the
// key itself.
std::string unknown_in(const std::string& path, const std::map<std::string, std::string>& tables) {
  std::ifstream stream(kRoot / path);
  const std::string source{std::istreambuf_iterator<char>(stream), {}};
  std::string unknown;
  for (const std::string_view said : {"say(\"", "say_count(\"", ".text = \""}) {
    for (std::size_t at = source.find(said); at != std::string::npos; at = source.find(said, at)) {
      at += said.size();
      const std::size_t quote = source.find('"', at);
      if (quote == std::string::npos || !is_whole(source, quote)) continue;
      const std::string key = source.substr(at, quote - at);
      const bool is_known = tables.count(key) + tables.count(key + ".other") > 0;
      if (!is_known) unknown += "\n" + path + ": " + key;
    }
  }
  return unknown;
}

// What the file puts together round a colon of its own, before which some languages leave a space.
std::string colons_in(const std::string& path) {
  std::string colons;
  for (const std::string& literal : literals_of(kRoot / path)) {
    if (literal == ": ") colons += "\n" + path;
  }
  return colons;
}

}  // namespace

TEST_CASE("no screen puts a colon of its own between words", "[texts]") {
  std::string colons;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "web")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    colons += colons_in(fs::relative(entry.path(), kRoot).generic_string());
  }
  CHECK(colons == "");
}

TEST_CASE("no screen says a key that is in no table", "[texts]") {
  const auto tables = tables_of_keys();
  std::string unknown;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "web")) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
    unknown += unknown_in(fs::relative(entry.path(), kRoot).generic_string(), tables);
  }
  CHECK(unknown == "");
}

TEST_CASE("no room says what only another game says", "[texts]") {
  const auto tables = tables_of_keys();
  std::string strangers;
  int files = 0;
  for (const char* folder : {"engine", "web"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
      strangers += strangers_in(fs::relative(entry.path(), kRoot).generic_string(), tables);
      ++files;
    }
  }
  CHECK(files > 500);
  CHECK(strangers == "");
}

}  // namespace mael
