// Maelstrom as scenarios and transcripts tell it (tests/engine/play/scenario_player.h).
#pragma once

#include "engine/maelstrom/game.h"
#include "tests/engine/maelstrom/scenario_look.h"
#include "tests/engine/play/scenario_player.h"

namespace mael::maelstrom {

struct Told {
  using Game = Maelstrom;
  static std::string setup_text(std::string forces) {
    std::string a = scenario::take_word(forces), how;
    if (a == "free" || a == "advanced") {
      how = a + " ";
      a = scenario::take_word(forces);
    }
    const std::string b = scenario::take_word(forces);
    return "maelstrom/1 " + how + "a=" + a + " b=" + b + " " + forces;
  }
  static Result<State> read_arrangement(const std::string& text) {
    return maelstrom::read_arrangement(text);
  }
  static bool holds(const State& state, const std::string& key, const std::string& value,
                    std::string& found) {
    return maelstrom::holds(state, key, value, found);
  }
  static std::string_view word_of(const Event& event) { return maelstrom::word_of(event); }
  static bool is_kind(std::string_view word) { return maelstrom::is_kind(word); }
  static bool is_of_kind(const Action& action, std::string_view word) {
    return maelstrom::is_of_kind(action, word);
  }
  static bool is_table_talk(const Action& action) {
    return std::holds_alternative<Resign>(action.deed) ||
           std::holds_alternative<OfferDraw>(action.deed);
  }
  static int turn_of(const State& state) { return state.turn; }
  static std::string ending_text(const State& state) { return maelstrom::ending_text(state); }
};

}  // namespace mael::maelstrom
