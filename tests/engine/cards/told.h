// The Edge card game as scenarios and transcripts tell it (tests/engine/play/scenario_player.h). A
// fresh game is `new WORDS` with the fields of a set-up.
#pragma once

#include "engine/cards/game.h"
#include "tests/engine/cards/scenario_look.h"
#include "tests/engine/play/scenario_player.h"

namespace mael::cards {

struct Told {
  using Game = EdgeCards;
  static std::string setup_text(const std::string& words) { return "edge-cards/2 " + words; }
  static Result<State> read_arrangement(const std::string& text) {
    return cards::read_arrangement(text);
  }
  static bool holds(const State& state, const std::string& key, const std::string& value,
                    std::string& found) {
    return cards::holds(state, key, value, found);
  }
  static std::string_view word_of(const Event& event) { return cards::word_of(event); }
  static bool is_kind(std::string_view word) { return cards::is_kind(word); }
  static bool is_of_kind(const Action& action, std::string_view word) {
    return cards::is_of_kind(action, word);
  }
  static bool is_table_talk(const Action&) { return false; }
  static int turn_of(const State& state) { return state.turn; }
  static std::string ending_text(const State& state) { return cards::ending_text(state); }
};

}  // namespace mael::cards
