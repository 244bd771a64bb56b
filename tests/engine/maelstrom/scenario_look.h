// What a scenario can ask about a state, as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/maelstrom/action.h"
#include "engine/maelstrom/event.h"

namespace mael::maelstrom {

// The value of a key of `then state`; "?" for an unknown key.
std::string look_up(const State& state, const std::string& key);

// Whether KEY=VALUE holds. Tiles are compared with marks only if the value has any.
bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found);

// The word for a kind of event.
std::string_view word_of(const Event& event);

// Whether an action is of the kind a word names; false for unknown words.
bool is_of_kind(const Action& action, std::string_view kind);
bool is_kind(std::string_view kind);

std::string ending_text(const State& state);

}  // namespace mael::maelstrom
