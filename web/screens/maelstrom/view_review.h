// What a review shows in place of hand and buttons: the curve of the game and words about what is
// decided in the position shown.
#pragma once

#include "web/screens/maelstrom/review.h"
#include "web/screens/maelstrom/view.h"

namespace mael::web::maelstrom {

// What the board shows besides: the better action if there is one, else what was done.
std::optional<Advised> advised_in(const GameReview& review);

// Turns the view of the position shown into that of the review.
void build_review(const GameReview& review, const Situation& situation, View& view);

}  // namespace mael::web::maelstrom
