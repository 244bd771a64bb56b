// What a scenario of the Edge card game can ask about a state, as text.
#pragma once

#include <string>
#include <string_view>

#include "engine/cards/action.h"
#include "engine/cards/event.h"

namespace mael::cards {

// Whether KEY=VALUE holds; `found` says what is there, "?" for an unknown key. Keys are the fields
// of a position (`-` where it leaves one out), stock of the planets, and for a,b: hands (sizes)
// rates (syphon rates at the planet, rates.P1) guard.P1 attack.A1 (what is not there counts 0);
// deck, and rate.P1.
bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found);

// The word for a kind of event.
std::string_view word_of(const Event& event);

// plays attacks moves answers picks bids kills passes ends draws orders factions, or actions for
// all.
bool is_kind(std::string_view word);
bool is_of_kind(const Action& action, std::string_view word);

std::string ending_text(const State& state);

}  // namespace mael::cards
