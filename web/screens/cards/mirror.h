// What the canvas shows, for those who cannot see it: everything that may be done as buttons in
// words and notation, the state of the table in sentences, and the log for a live region.
#pragma once

#include "web/screens/cards/journal.h"
#include "web/screens/cards/view.h"
#include "web/table/table_face.h"

namespace mael::web::cards {

TableWords<Action> make_words(const Situation& situation, const View& view,
                              const std::vector<ToldLine>& log);

}  // namespace mael::web::cards
