#include "tests/engine/play/stored.h"

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <sstream>

namespace mael {

std::string stored(const std::string& file) {
  std::ifstream stream(std::string(MAELSTROM_TESTS_DIR) + "/saves/" + file, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  INFO(file);
  REQUIRE_FALSE(content.str().empty());
  return content.str();
}

void store(const std::string& file, const std::string& content) {
  std::ofstream(std::string(MAELSTROM_TESTS_DIR) + "/saves/" + file, std::ios::binary) << content;
}

int check_stored_links(const GameEntry& game, const std::string& file, Layout layout) {
  std::istringstream sample(stored(file));
  int links = 0;
  for (std::string link, notation; std::getline(sample, link) && std::getline(sample, notation);) {
    CAPTURE(link);
    const auto match = game.resume(link);
    REQUIRE(match.ok());
    CHECK((*match)->position() == notation);
    CHECK(((*match)->link() == link) == (layout == Layout::Now));
    ++links;
  }
  return links;
}

void store_links(const GameEntry& game, const std::string& file) {
  std::istringstream sample(stored(file));
  std::string text;
  for (std::string link, notation; std::getline(sample, link) && std::getline(sample, notation);) {
    const auto match = game.resume(notation);
    REQUIRE(match.ok());
    text += (*match)->link() + "\n" + notation + "\n";
  }
  store(file, text);
}

}  // namespace mael
