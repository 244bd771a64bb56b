// How what interrupts an activation, or ends a turn, is asked: who decides what, the models that
// are spoken of, and what stands on the buttons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "web/screens/battle/situation.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

// Who is to say what, in a sentence. Somebody at this device decides.
enum class Naming : std::uint8_t { Full, Brief };
std::string asked_in_words(const Situation& situation, Naming naming = Naming::Full);

// What stands on the button of an action, below a title that says what it is about: alike where it
// makes no difference which of them is chosen.
struct ChoiceWords {
  std::string label, line;
  std::string brief{};  // of squads, in place of the label where there is too little room
  friend bool operator==(const ChoiceWords&, const ChoiceWords&) = default;
};
ChoiceWords words_on_button(const Situation& situation, const Action& action);

// What is asked before a deed that gives up actions which could still be taken: the end of an
// activation, or what ends it with two left and more. Nothing: it is done at once.
std::optional<std::string> warning_before(const Situation& situation, const Deed& deed);

// The squad whose models the choices name by their numbers; nothing where they name none.
std::optional<RosterView> roster_asked(const Situation& situation);

}  // namespace mael::web::battle
