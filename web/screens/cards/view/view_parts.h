// The parts of the view, each in its own file.
#pragma once

#include "web/screens/cards/view/view.h"

namespace mael::web::cards {

void build_table(const Situation& situation, const Selection& selection, View& view);
void build_header(const Situation& situation, const Journal& journal, View& view);
void build_prompt(const Situation& situation, const Selection& selection, View& view);
void build_buttons(const Situation& situation, const Selection& selection, View& view);
void build_lists(const Situation& situation, const Selection& selection, const Journal& journal,
                 View& view);

// Pages of the help: the tutorial's steps.
inline constexpr int kHelpPages = 11;  // the last is the legend

}  // namespace mael::web::cards
