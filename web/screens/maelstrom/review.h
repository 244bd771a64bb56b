// A finished game of Maelstrom that is looked back on.
#pragma once

#include "engine/maelstrom/game.h"
#include "web/screens/maelstrom/view/view.h"
#include "web/table/parts/review_view.h"
#include "web/table/session/game_review.h"

namespace mael::web::maelstrom {

using Review = GameReview<Maelstrom>;

// Giving up and offers of a draw are no play.
bool is_table_talk(const Action& action);

// Turns the view of the position shown into that of the review: words about what is decided stand
// in place of the hand.
void build_review(const ReviewWords& words, View& view);

}  // namespace mael::web::maelstrom
