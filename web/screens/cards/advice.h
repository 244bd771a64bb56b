// Advice at the card table, and a finished game that is looked back on: what of it is lit, what is
// told.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/game.h"
#include "engine/cards/reasons.h"
#include "web/screens/cards/offers.h"
#include "web/screens/cards/view.h"
#include "web/table/game_review.h"

namespace mael::web::cards {

// Why there is no advice for the acting seat now; nothing if there is.
std::optional<Refusal> refusal_to_advise(const Situation& situation);

// "Play Mining Ship on Yulia: it yields one more resource a turn." The action must be of the acting
// seat.
std::string advice_in_words(const Situation& situation, const Action& action,
                            const std::vector<Reason>& reasons);

// Where an action goes on the table.
struct Aim {
  Thing thing;
  Mark mark = Mark::None;
};
std::optional<Aim> aim_of(const Action& action);
// Whether a seat's ship does it, alone or with its stack.
bool takes_part(const State& state, const Action& action, Seat seat, int ship);
// From what attacks to what is attacked; nothing for any other action.
std::optional<LinkView> link_of(const Action& action);

using Review = GameReview<EdgeCards>;

// In the card game nothing is said at the table.
inline bool is_table_talk(const Action&) { return false; }

// What the table shows besides: the better action if there is one, else what was done.
std::optional<Advised> advised_in(const Review& review, const std::array<Player, kSeats>& players);

// Turns the view of the position shown into that of the review: in place of hand and buttons stand
// the curve of the game and words about what is decided.
void build_review(const Review& review, const Situation& situation, View& view);

}  // namespace mael::web::cards
