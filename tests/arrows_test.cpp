// Includes run one way: what serves every game knows none of them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/game_bots.h"
#include "engine/play/games.h"

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

std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

bool is_below(const std::string& path, const std::string& folder) {
  return path.compare(0, folder.size() + 1, folder + "/") == 0;
}

// What serves every game.
const char* const kOfEveryGame[] = {"engine/core", "engine/play", "web/app",   "web/base",
                                    "web/board",   "web/setup",   "web/table", "web/widgets"};

// Whether a path lies in one of the folders, or outside of all but these of the engine.
bool knows_a_game(const std::string& path) {
  if (is_below(path, "web/screens") || is_below(path, "web/house")) return true;
  return is_below(path, "engine") && !is_below(path, "engine/core") &&
         !is_below(path, "engine/play");
}

// From each folder that includes files of others to those others.
using Arrows = std::map<std::string, std::set<std::string>>;

// The folder of a file with all rooms of it: below web/screens each by itself.
std::string folder_of(const std::string& path) {
  const std::size_t from = is_below(path, "web/screens") ? sizeof("web/screens") : sizeof("web");
  return path.substr(0, path.find('/', from));
}

// Of the folders below web/, those below web/screens/ each by itself.
Arrows arrows_of_page() {
  Arrows arrows;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "web")) {
    if (!entry.is_regular_file()) continue;
    const std::string folder = folder_of(fs::relative(entry.path(), kRoot).generic_string());
    for (const std::string& path : includes_of(entry.path()))
      if (is_below(path, "web") && folder_of(path) != folder)
        arrows[folder].insert(folder_of(path));
  }
  return arrows;
}

// The first cycle met beyond the end of `trail`, as "a > b > a", or nothing. Beyond the folders in
// `done` there is none.
std::string cycle_beyond(const Arrows& arrows, std::vector<std::string>& trail,
                         std::set<std::string>& done) {
  const std::string here = trail.back();
  const auto found = arrows.find(here);
  if (found == arrows.end() || done.contains(here)) return "";
  for (const std::string& next : found->second) {
    const auto again = std::find(trail.begin(), trail.end(), next);
    if (again != trail.end()) {
      std::string cycle;
      for (auto step = again; step != trail.end(); ++step) cycle += *step + " > ";
      return cycle + next;
    }
    trail.push_back(next);
    std::string cycle = cycle_beyond(arrows, trail, done);
    if (!cycle.empty()) return cycle;
    trail.pop_back();
  }
  done.insert(here);
  return "";
}

// A cycle of these arrows, or nothing if there is none.
std::string cycle_of(const Arrows& arrows) {
  std::set<std::string> done;
  for (const auto& [folder, others] : arrows) {
    std::vector<std::string> trail = {folder};
    std::string cycle = cycle_beyond(arrows, trail, done);
    if (!cycle.empty()) return cycle;
  }
  return "";
}

// Names of parameters that stand for anything, and for nothing a game or its screen is made of.
const std::set<std::string> kOfAnything = {"T",     "Event",  "E",        "Wanted", "Visit",
                                           "Thing", "Place",  "Piece",    "Row",    "HeightOf",
                                           "MayGo", "Canvas", "PaintRow", "Own",    "Things"};

// Whether a line begins a template that has a parameter of another name.
bool begins_over_a_game(const std::string& line) {
  const std::string opening = "template <";
  if (line.compare(0, opening.size(), opening) != 0) return false;
  std::istringstream head(line.substr(opening.size(), line.rfind('>') - opening.size()));
  for (std::string parameter; std::getline(head, parameter, ',');) {
    if (!kOfAnything.contains(parameter.substr(parameter.rfind(' ') + 1))) return true;
  }
  return false;
}

// The lines of a header's templates over a game or its screen, each from its head to its end.
int lines_over_games(const std::string& text) {
  int lines = 0;
  bool inside = false;
  std::ptrdiff_t open = 0;  // braces
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    inside = inside || begins_over_a_game(line);
    if (!inside) continue;
    ++lines;
    open += std::count(line.begin(), line.end(), '{') - std::count(line.begin(), line.end(), '}');
    if (open == 0 && (line.ends_with(';') || line.ends_with('}'))) inside = false;
  }
  return lines;
}

}  // namespace

TEST_CASE("what serves every game includes none", "[arrows]") {
  int files = 0;
  for (const char* folder : kOfEveryGame) {
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
  for (const char* folder : kOfEveryGame) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string());
        CHECK(path != "engine/core/two_seats.h");
      }
    }
  }
}

// Painting is a function of a screen that has read its frame: it neither reads input nor writes.
TEST_CASE("what paints a screen reads no input and changes nothing", "[arrows]") {
  int files = 0, drawings = 0;
  for (const char* folder : {"web/screens", "web/setup", "web/table"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string name = entry.path().filename().string();
      const bool paints =
          name.starts_with("draw") || name == "painting.h" || name == "lesson_draw.cpp";
      if (!entry.is_regular_file() || !paints) continue;
      ++files;
      const std::string text = text_of(entry.path());
      for (const char* reading : {"FrameInput", "Gesture", "KeyPress", "Wishes", "GetIO",
                                  "ImGui::Is", "touch_area", "const_cast", "mutable"}) {
        INFO(entry.path().string() << " says " << reading);
        CHECK(text.find(reading) == std::string::npos);
      }
      if (name != "draw.h") continue;
      INFO(text);
      CHECK(text.find("(const ") != std::string::npos);
      CHECK(text.find("const Frame& frame)") != std::string::npos);
      ++drawings;
    }
  }
  CHECK(files > 15);
  CHECK(drawings == 7);
}

TEST_CASE("the tables of games do not know each other", "[arrows]") {
  const std::string cards = "web/screens/cards", maelstrom = "web/screens/maelstrom";
  for (const auto& [own, other] : {std::pair(cards, maelstrom), std::pair(maelstrom, cards)}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / own)) {
      for (const std::string& path : includes_of(entry.path())) {
        INFO(entry.path().string() << " includes " << path);
        CHECK_FALSE(is_below(path, other));
      }
    }
  }
}

// Screens ask the engine what may be done and what forbids the rest; which rule that is, it says.
TEST_CASE("the tables of games judge no rule", "[arrows]") {
  int files = 0;
  for (const char* folder : {"web/screens/cards", "web/screens/maelstrom"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      const std::string text = text_of(entry.path());
      for (const char* judging : {"/legality.h\"", "judge_", "\"_rule", "RuleId::parse"}) {
        INFO(entry.path().string() << " says " << judging);
        CHECK(text.find(judging) == std::string::npos);
      }
    }
  }
  CHECK(files > 40);
}

TEST_CASE("the shelf of games knows none of them", "[arrows]") {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(kRoot / "web/screens/shelf")) {
    ++files;
    for (const std::string& path : includes_of(entry.path())) {
      INFO(entry.path().string() << " includes " << path);
      CHECK((is_below(path, "web/screens/shelf") || !knows_a_game(path)));
    }
  }
  CHECK(files > 5);
}

TEST_CASE("a cycle of arrows is found and named", "[arrows]") {
  CHECK(cycle_of({{"a", {"b", "c"}}, {"b", {"c"}}}).empty());
  CHECK(cycle_of({{"a", {"b"}}, {"b", {"c", "d"}}, {"d", {"b"}}}) == "b > d > b");
}

TEST_CASE("the folders of the page form no cycle", "[arrows]") {
  const Arrows arrows = arrows_of_page();
  CHECK(arrows.at("web/house").contains("web/screens/cards"));
  CHECK(cycle_of(arrows) == "");
}

TEST_CASE("base includes no other folder of the page, board and widgets base alone", "[arrows]") {
  const Arrows arrows = arrows_of_page();
  CHECK_FALSE(arrows.contains("web/base"));
  CHECK(arrows.at("web/board") == std::set<std::string>{"web/base"});
  CHECK(arrows.at("web/widgets") == std::set<std::string>{"web/base"});
}

// What its tables are made of does not know them.
TEST_CASE("in the kit of tables parts know no session, and a session no kind of table",
          "[arrows]") {
  for (const auto& [room, unknown] :
       std::map<std::string, std::vector<std::string>>{{"parts", {"session", "kinds"}},
                                                       {"motion", {"parts", "session", "kinds"}},
                                                       {"session", {"kinds"}}}) {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(kRoot / "web/table" / room)) {
      ++files;
      for (const std::string& path : includes_of(entry.path())) {
        for (const std::string& other : unknown) {
          INFO(entry.path().string() << " includes " << path);
          CHECK_FALSE(is_below(path, "web/table/" + other));
        }
      }
    }
    CHECK(files > 5);
  }
}

// What stands over types of a game is compiled for each of them, so the kit keeps it thin.
TEST_CASE("what the kit of tables has over a game or its screen stays thin", "[arrows]") {
  CHECK(lines_over_games("template <class T>\nstruct A {\n};\n") == 0);
  CHECK(lines_over_games("int a;\ntemplate <class T, RuleSet G>\nstruct A {\n  int b;\n};\n") == 4);
  CHECK(lines_over_games("template <class P>\nvoid A<P>::b() {}\ntemplate <class D>\nint c();\n") ==
        4);
  int lines = 0;
  std::string all;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "web/table")) {
    if (entry.path().extension() != ".h") continue;
    const int here = lines_over_games(text_of(entry.path()));
    if (here > 0) all += std::to_string(here) + " " + entry.path().filename().string() + "\n";
    lines += here;
  }
  INFO(all);
  CHECK(lines > 500);
  CHECK(lines <= 1480);
}

TEST_CASE("no folder of the page holds more than 60 files", "[arrows]") {
  std::map<std::string, int> files;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "web")) {
    if (entry.is_regular_file()) ++files[entry.path().parent_path().string()];
  }
  CHECK(files.size() > 20);
  for (const auto& [folder, count] : files) {
    INFO(folder);
    CHECK(count <= 60);
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

// The page has a program of them for every game listed (web/Page.cmake).
TEST_CASE("every game of the house has bots", "[arrows]") {
  for (const GameEntry* game : games()) {
    const std::string id(game->card.id);
    INFO(id);
    CHECK(bots_for(id + "/1") != nullptr);
  }
}

}  // namespace mael
