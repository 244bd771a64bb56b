// Tests of what a page says in French.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "web/base/game_texts.h"
#include "web/base/spoken.h"

namespace mael::web {

// As long as it lives the page speaks French, at the table of a game (the folder of its code) as
// well.
struct InFrench {
  explicit InFrench(const std::string& game = {}) {
    REQUIRE(speak(table_of("fr")).empty());
    if (!game.empty()) REQUIRE(take_up_game_texts(table_of("fr_" + game), false).empty());
  }
  ~InFrench() { speak_english(); }
  InFrench(const InFrench&) = delete;
  InFrench& operator=(const InFrench&) = delete;

 private:
  static std::string table_of(const std::string& name) {
    std::ifstream file(MAELSTROM_SOURCE_DIR "/assets/texts/" + name + ".tsv");
    INFO(name);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

}  // namespace mael::web
