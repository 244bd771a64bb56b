// Includes run one way: what serves every game knows none of them.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

namespace mael {

namespace {

namespace fs = std::filesystem;

const fs::path kRoot = MAELSTROM_SOURCE_DIR;

// The files a file includes, by their paths from the root.
std::vector<std::string> includes_of(const fs::path& file) {
  const std::string opening = "#include \"";
  std::vector<std::string> included;
  std::ifstream stream(file);
  for (std::string line; std::getline(stream, line);) {
    if (line.compare(0, opening.size(), opening) != 0) continue;
    const std::size_t end = line.find('"', opening.size());
    included.push_back(line.substr(opening.size(), end - opening.size()));
  }
  return included;
}

bool is_below(const std::string& path, const std::string& folder) {
  return path.compare(0, folder.size() + 1, folder + "/") == 0;
}

const std::string kAdvice = "web/screens/advice";  // of every table

// Whether a path lies in one of the folders, or outside of all but these of the engine.
bool knows_a_game(const std::string& path) {
  if (is_below(path, kAdvice)) return false;
  if (is_below(path, "web/screens") || is_below(path, "web/house")) return true;
  return is_below(path, "engine") && !is_below(path, "engine/core") &&
         !is_below(path, "engine/play");
}

}  // namespace

TEST_CASE("what serves every game includes none", "[arrows]") {
  int files = 0;
  for (const char* folder : {"engine/core", "engine/play", "web/app", "web/widgets",
                             "web/screens/advice"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string() << " includes " << path);
        CHECK_FALSE(knows_a_game(path));
      }
    }
  }
  CHECK(files > 100);
}

TEST_CASE("what serves every game does not count on two seats", "[arrows]") {
  for (const char* folder : {"engine/core", "engine/play", "web/app", "web/widgets",
                             "web/screens/advice"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string());
        CHECK(path != "engine/core/two_seats.h");
      }
    }
  }
}

TEST_CASE("the tables of games do not know each other", "[arrows]") {
  const std::string cards = "web/screens/cards", maelstrom = "web/screens/maelstrom";
  for (const auto& [own, other] : {std::pair(cards, maelstrom), std::pair(maelstrom, cards)}) {
    for (const auto& entry : fs::directory_iterator(kRoot / own)) {
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string() << " includes " << path);
        CHECK_FALSE(is_below(path, other));
      }
    }
  }
}

TEST_CASE("games do not know each other, nor the page", "[arrows]") {
  for (const auto& game : fs::directory_iterator(kRoot / "engine")) {
    const std::string own = "engine/" + game.path().filename().string();
    if (!game.is_directory() || own == "engine/house") continue;
    for (const auto& entry : fs::recursive_directory_iterator(game.path())) {
      if (!entry.is_regular_file()) continue;
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string() << " includes " << path);
        CHECK((is_below(path, own) || !knows_a_game(path)));
        CHECK_FALSE(is_below(path, "web"));
      }
    }
  }
}

}  // namespace mael
