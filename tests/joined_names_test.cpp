// Sources may be compiled together (tools/cmake/Unity.cmake), where what one keeps to itself is
// seen by the next. A constant or type that has the name of one in a header would then silently
// take its place in a source that means the header's: no compiler warns of it.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mael {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = MAELSTROM_SOURCE_DIR;

// A name at the left margin, where everything that stands in a namespace stands.
struct Named {
  std::string name;
  std::string room;  // its namespace
  std::string file;
  bool kept = false;  // in a namespace without a name
};

bool is_of_name(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The word `text` begins with, which it loses with the blanks behind.
std::string_view take_word(std::string_view& text) {
  const auto size = static_cast<std::size_t>(
      std::find_if_not(text.begin(), text.end(), is_of_name) - text.begin());
  const std::string_view word = text.substr(0, size);
  text.remove_prefix(size);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  return word;
}

// Of `std::array<Seat, kSeats> kOrder = {`, kOrder.
std::string_view constant_declared(std::string_view text) {
  text = text.substr(0, text.find_first_of("={;["));
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  const auto size = static_cast<std::size_t>(
      std::find_if_not(text.rbegin(), text.rend(), is_of_name) - text.rbegin());
  const bool calls = text.find('(') != std::string_view::npos;
  return calls || size < 2 || text[text.size() - size] != 'k' ? ""
                                                              : text.substr(text.size() - size);
}

// The constant or type a line declares, or nothing.
std::string_view name_declared(std::string_view line) {
  std::string_view word = take_word(line);
  if (word == "inline" || word == "static") word = take_word(line);
  if (word == "constexpr" || word == "const") return constant_declared(line);
  if (word == "enum" && line.starts_with("class ")) take_word(line);
  if (word != "struct" && word != "class" && word != "enum" && word != "using") return {};
  const std::string_view name = take_word(line);
  if (line.starts_with("final")) take_word(line);
  const bool is_whole =
      word == "using"
          ? line.starts_with('=')
          : line.empty() || (line[0] == ':' && !line.starts_with("::")) || line[0] == '{';
  return is_whole ? name : "";
}

constexpr std::string_view kOpens = "namespace ";
constexpr std::string_view kCloses = "}  // namespace";

std::vector<Named> names_in(const fs::path& file) {
  std::ifstream stream(file);
  std::vector<Named> names;
  std::vector<std::string> rooms;
  for (std::string line; std::getline(stream, line);) {
    if (line.starts_with(kOpens) && line.ends_with('{')) {
      const std::string_view room = std::string_view(line).substr(kOpens.size());
      rooms.emplace_back(room.substr(0, room.find_first_of(" {")));
    } else if (line.starts_with(kCloses)) {
      if (!rooms.empty()) rooms.pop_back();
    } else if (const std::string_view name = name_declared(line); !name.empty()) {
      Named named{std::string(name), {}, fs::relative(file, kRoot).generic_string()};
      for (const std::string& room : rooms) {
        if (room.empty()) named.kept = true;
        if (!room.empty()) named.room += (named.room.empty() ? "" : "::") + room;
      }
      names.push_back(std::move(named));
    }
  }
  return names;
}

bool stands_in(const std::string& room, const std::string& outer) {
  return room == outer || room.rfind(outer + "::", 0) == 0;
}

// Every name a source keeps to itself that a header declares round it.
std::vector<std::string> names_in_the_way(const std::vector<Named>& names) {
  std::multimap<std::string, const Named*> of_headers;
  for (const Named& named : names) {
    if (!named.kept && named.file.back() == 'h') of_headers.emplace(named.name, &named);
  }
  std::vector<std::string> found;
  for (const Named& named : names) {
    if (!named.kept) continue;
    const auto [begin, end] = of_headers.equal_range(named.name);
    for (auto each = begin; each != end; ++each) {
      if (!stands_in(named.room, each->second->room)) continue;
      found.push_back(named.file + " hides " + named.name + " of " + each->second->file);
    }
  }
  return found;
}

TEST_CASE("no source keeps a name to itself that a header has") {
  std::vector<Named> names;
  for (const char* folder : {"engine", "web"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const fs::path& path = entry.path();
      if (path.extension() != ".h" && path.extension() != ".cpp") continue;
      for (Named& named : names_in(path)) names.push_back(std::move(named));
    }
  }
  CHECK(names.size() > 1000);
  for (const std::string& each : names_in_the_way(names)) FAIL_CHECK(each);
}

TEST_CASE("constants and types are read from their lines") {
  CHECK(name_declared("inline constexpr int kMost = 4;  // of one kind") == "kMost");
  CHECK(name_declared("constexpr std::array<Seat, kSeats> kOrder = make();") == "kOrder");
  CHECK(name_declared("constexpr Mark kMarks[kSeats] = {") == "kMarks");
  CHECK(name_declared("constexpr int most(int of = kMost) { return of; }").empty());
  CHECK(name_declared("class Painter {") == "Painter");
  CHECK(name_declared("enum class Need : std::uint8_t { Never };") == "Need");
  CHECK(name_declared("using Match = std::unique_ptr<AnyMatch>;") == "Match");
  CHECK(name_declared("using maelstrom::Force;").empty());
  CHECK(name_declared("struct Forward;").empty());
}

TEST_CASE("a name in the way is found, one of another room is not") {
  const std::vector<Named> names = {
      {"kMost", "mael", "engine/core/a.h", false}, {"kMost", "mael::battle", "b.cpp", true},
      {"Field", "mael::web", "web/c.h", false},    {"Field", "mael::battle", "b.cpp", true},
      {"Field", "mael::web", "web/d.cpp", false},
  };
  CHECK(names_in_the_way(names) ==
        std::vector<std::string>{"b.cpp hides kMost of engine/core/a.h"});
}

}  // namespace
}  // namespace mael
