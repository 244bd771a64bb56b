// The parts of the view, each in its own file.
#pragma once

#include "web/screens/pirates/view/view.h"

namespace mael::web::pirates {

void build_sides(const Situation& situation, const Selection& selection, View& view);
void build_header(const Situation& situation, const Journal& journal, View& view);
void build_board(const Situation& situation, const Selection& selection, View& view);
void build_prompt(const Situation& situation, const Selection& selection, View& view);
void build_buttons(const Situation& situation, const Selection& selection, View& view);
void build_shop(const Situation& situation, const Selection& selection, View& view);
void build_trade(const Situation& situation, const Selection& selection, View& view);
void build_standings(const Situation& situation, const Journal& journal, View& view);
// Of a thing on its sheet; nothing if there is none any more.
std::optional<ThingSheet> make_detail(const Situation& situation, const Subject& subject);

LootView loot_view(Item item);
std::vector<LootView> hold_view(const Ship& ship);

// How the game ended, in a few words: "Anna wins". The game must be over.
std::string title_of_end(const Situation& situation);

// What others did since the seat that looks had its last turn; nothing if nothing is told of it.
std::optional<PromptView> prompt_of_others(const Situation& situation, const Journal& journal);

// Who may be asked to join an attack on a target (PIR-R27).
SeatBits helpers_for(const Situation& situation, Target target);
// Each target the acting seat may attack now, once.
std::vector<Target> targets_of(const Situation& situation);
// Ships the acting seat may offer an exchange to now.
SeatBits partners_of(const Situation& situation);
// Where the acting seat may put, or sail, what has to be put or sailed now.
Cells cells_to_choose(const Situation& situation, const Selection& selection);
// Whether anything can be sold or bought where the ship is.
bool is_at_market(const Situation& situation);

inline constexpr int kHelpPages = 9;  // the last is the legend

}  // namespace mael::web::pirates
