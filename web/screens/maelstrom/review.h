// A finished game of Maelstrom that is looked back on.
#pragma once

#include <array>
#include <optional>

#include "engine/maelstrom/game.h"
#include "engine/maelstrom/reasons.h"
#include "web/screens/maelstrom/situation.h"
#include "web/screens/maelstrom/view.h"
#include "web/table/game_review.h"

namespace mael::web::maelstrom {

using Review = GameReview<Maelstrom>;

// Giving up and offers of a draw are no play.
bool is_table_talk(const Action& action);

// What the seat that decides in what is shown saw, looked at by it; an onlooker's where none does.
Situation situation_of_decision(const Review& review, const std::array<Player, kSeats>& players);

// What the board shows besides: the better action if there is one, else what was done.
std::optional<Advised> advised_in(const Review& review, const std::array<Player, kSeats>& players);

// Turns the view of the position shown into that of the review: in place of hand and buttons stand
// the curve of the game and words about what is decided.
void build_review(const Review& review, const Situation& situation, View& view);

}  // namespace mael::web::maelstrom
