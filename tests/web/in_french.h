// Tests of what a page says in French.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "web/base/spoken.h"

namespace mael::web {

// As long as it lives the page speaks French.
struct InFrench {
  InFrench() {
    std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/texts/fr.tsv");
    REQUIRE(file);
    REQUIRE(speak(std::string(std::istreambuf_iterator<char>(file), {})).empty());
  }
  ~InFrench() { speak_english(); }
  InFrench(const InFrench&) = delete;
  InFrench& operator=(const InFrench&) = delete;
};

}  // namespace mael::web
