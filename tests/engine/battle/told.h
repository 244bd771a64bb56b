// A battle as scenarios tell it (tests/engine/play/scenario_player.h). A fresh game is
// `new WORDS` with the fields of a set-up.
#pragma once

#include "engine/battle/game.h"
#include "tests/engine/battle/scenario_look.h"
#include "tests/engine/play/scenario_player.h"

namespace mael::battle {

struct Told {
  using Game = Battle;
  static std::string setup_text(const std::string& words) { return "edge-battle/1 " + words; }
  static Result<State> read_arrangement(const std::string& text) {
    return battle::read_arrangement(text);
  }
  static bool holds(const State& state, const std::string& key, const std::string& value,
                    std::string& found) {
    return battle::holds(state, key, value, found);
  }
  static std::string_view word_of(const Event& event) { return battle::word_of(event); }
  static bool is_kind(std::string_view word) { return battle::is_kind(word); }
  static bool is_of_kind(const Action& action, std::string_view word) {
    return battle::is_of_kind(action, word);
  }
  static bool is_table_talk(const Action& action) { return may_be_unlisted(action); }
  static std::string ending_text(const State& state) { return battle::ending_text(state); }
};

}  // namespace mael::battle
