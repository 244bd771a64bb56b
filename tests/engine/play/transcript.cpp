#include "tests/engine/play/transcript.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace mael {

void check_transcript(const std::string& name, const std::string& text) {
  const std::string path = std::string(MAELSTROM_TESTS_DIR) + "/transcripts/" + name + ".txt";
  if (std::getenv("MAELSTROM_APPROVE") != nullptr) {
    std::ofstream(path) << text;
    WARN("approved " << path);
  }
  std::ifstream file(path);
  std::stringstream approved;
  approved << file.rdbuf();
  // The first line that differs says more than both texts.
  std::istringstream now(text);
  int number = 0;
  for (std::string expected, found; std::getline(approved, expected);) {
    ++number;
    std::getline(now, found);
    INFO(name << ".txt:" << number);
    REQUIRE(found == expected);
  }
  CHECK(approved.str() == text);
}

}  // namespace mael
