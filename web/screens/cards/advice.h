// Advice at the card table, and a finished game that is looked back on: what of it is lit, what is
// told.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/cards/bots/reasons.h"
#include "engine/cards/game.h"
#include "web/screens/cards/offers.h"
#include "web/screens/cards/view/view.h"
#include "web/screens/cards/words.h"
#include "web/table/parts/review_view.h"

namespace mael::web::cards {

// Why the acting seat is advised to do something: "it yields one more resource a turn". Empty where
// nothing is told.
std::string why_in_words(const Situation& situation, const std::vector<Reason>& reasons);

// What kind of action a puzzle begins with, in one sentence: "It begins with a card from the hand."
std::string puzzle_hint(const Action& action);

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

// Turns the view of the position shown into that of the review: words about what is decided stand
// in place of the hand.
void build_review(const ReviewWords& words, View& view);

}  // namespace mael::web::cards
