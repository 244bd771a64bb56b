// What is said in answer to input, but for refusals.
#pragma once

#include <optional>
#include <string>

#include "web/screens/pirates/input/selection.h"
#include "web/screens/pirates/situation.h"
#include "web/table/told.h"

namespace mael::web::pirates {

// What a deed would cost, or what the end of the turn would leave undone, as a question; nothing
// where nothing is to be asked.
std::optional<std::string> warning_before(const Situation& situation, const Deed& deed);
std::optional<std::string> warning_before_end(const Situation& situation);

// What a disc of the bar stands for, and how it is done: movement, rotation or attack.
Refusal told_means(const Situation& situation, const Selection& selection, int which);

}  // namespace mael::web::pirates
