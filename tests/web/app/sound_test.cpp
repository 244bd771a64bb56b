// Every sound that a table can ask for has a name of its own, by which the page knows it.
#include "web/app/sound.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace mael::web {
namespace {

std::string script() {
  std::ifstream stream(std::filesystem::path(MAELSTROM_SOURCE_DIR) / "web/shell/sound.js");
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("the page knows every sound a table can ask for", "[sound]") {
  const std::string made = script();
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kSounds; ++i) {
    const std::string_view name = name_of(static_cast<Sound>(i));
    INFO(name);
    REQUIRE_FALSE(name.empty());
    names.insert(name);
    CHECK(made.find("\n  " + std::string(name) + ": [") != std::string::npos);
  }
  CHECK(names.size() == kSounds);
}

}  // namespace mael::web
