// Advice at the pirates' table, and what a review says in place of what is to be decided.
#pragma once

#include <string>
#include <vector>

#include "engine/core/reason.h"
#include "web/screens/pirates/view/view.h"
#include "web/screens/pirates/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::pirates {

// Why the acting seat is advised to do something: "a treasure is within reach". Empty where nothing
// is told.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);

// Lights up on the board what an action is about.
void show_on_board(const State& state, const Action& action, BoardView& board);

// Turns the view of the position shown into that of the review: words about what is decided stand
// in place of the hand.
void build_review(const ReviewWords& words, View& view);

}  // namespace mael::web::pirates
