// What a scenario of a battle can ask about a state, as text.
#pragma once

#include <string>
#include <string_view>

#include "engine/battle/action.h"
#include "engine/battle/event.h"

namespace mael::battle {

// Whether KEY=VALUE holds; `found` says what is there, "?" for an unknown key. Keys are the fields
// of a position (`-` where it leaves one out); of a unit, a1.supp a1.cover a1.move a1.living
// a1.lead a1.face a1.done a1.orders, a1.at.2 (a model's point), a1.for.2 (its FOR), a1.mv,
// a1.terrain (what terrain is worth to it), a1.contact (enemies it touches), a1.coherent,
// a1.sees.b1, a1.behind.b1 (whether b1 is in its rear arc); of the step, step unit dice (due); of
// the round, skill wild open behind near av hits (how many), blocked, perfect, counts, cover field
// (values); acts, bonus.
bool holds(const State& state, const std::string& key, const std::string& value,
           std::string& found);

std::string_view word_of(const Event& event);

bool is_kind(std::string_view word);
bool is_of_kind(const Action& action, std::string_view word);

// Whether actions of this kind are too many to be listed: what is measured, what is done with many
// dice, and giving up.
bool may_be_unlisted(const Action& action);

// ENDING WINNER.
std::string ending_text(const State& state);

}  // namespace mael::battle
