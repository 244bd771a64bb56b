// The pirates' game as scenarios tell it (tests/engine/play/scenario_player.h). A fresh game is
// `new WORDS` with the fields of a set-up.
#pragma once

#include "engine/pirates/game.h"
#include "tests/engine/pirates/scenario_look.h"
#include "tests/engine/play/scenario_player.h"

namespace mael::pirates {

struct Told {
  using Game = Pirates;
  static std::string setup_text(const std::string& words) { return "pirates/1 " + words; }
  static Result<State> read_arrangement(const std::string& text) {
    return pirates::read_arrangement(text);
  }
  static bool holds(const State& state, const std::string& key, const std::string& value,
                    std::string& found) {
    return pirates::holds(state, key, value, found);
  }
  static std::string_view word_of(const Event& event) { return pirates::word_of(event); }
  static bool is_kind(std::string_view word) { return pirates::is_kind(word); }
  static bool is_of_kind(const Action& action, std::string_view word) {
    return pirates::is_of_kind(action, word);
  }
  static bool is_table_talk(const Action&) { return false; }
  static std::string ending_text(const State& state) { return pirates::ending_text(state); }
};

}  // namespace mael::pirates
