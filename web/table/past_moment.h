// A past moment of a game that goes on: it is looked at, and nothing changes by it. What stands in
// the bar meanwhile and what that does, the same at every table. Pure; the positions come from the
// match (request::LookAt).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "web/table/parts/chrome.h"

namespace mael::web {

// In the bar; above the table; in the menu.
std::vector<Button> past_buttons(const CommandList& commands, const PastMoment& moment);
std::vector<Button> past_tools(const CommandList& commands);
std::vector<Button> past_menu(const CommandList& commands);

// "Back then: step 12 of 40"
std::string words_of(const PastMoment& moment);

enum class PastReply : std::uint8_t {
  Done,      // it asked for another moment, began or stopped playing, or changed nothing
  Return,    // to the game as it is now
  PassedOn,  // it is no business of the past
};

// What a command comes to; `sheet_open` says that there is something else to cancel.
PastReply press_in_past(PastMoment& moment, Command command, bool sheet_open,
                        std::vector<Request>& requests);

// The command of a key that goes somewhere; nothing for all others. Left and Right step, Home and
// End go to the beginning and to the now, Space plays.
std::optional<Common> past_command_at(Key key);

// Asks for the step that comes next, with its motion.
request::LookAt next_step(const PastMoment& moment);

}  // namespace mael::web
