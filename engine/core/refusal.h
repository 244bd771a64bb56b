// Refusals as sentences: the text of the rule in the way, with its things filled in.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/core/texts.h"
#include "engine/core/violation.h"

namespace mael {

// What a player is called: the given name, or "player A" where that is empty.
std::string seat_word(Seat seat, std::span<const std::string> names, const Texts& texts);

// The word for a thing of a game, by the kind its placeholder names: {1:space}.
using ThingWord = std::function<std::string(std::string_view kind, std::int32_t thing)>;

// The sentence of a violation, opening with a capital; `word` says what its things are.
std::string refusal_text(const Violation& violation, const Texts& texts, const ThingWord& word);

}  // namespace mael
