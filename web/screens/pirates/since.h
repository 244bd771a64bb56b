// What others did since a person had the last turn, in few sentences.
#pragma once

#include <string>
#include <vector>

#include "web/screens/pirates/situation.h"
#include "web/table/told.h"

namespace mael::web::pirates {

// Of a log: all that weighs, every deed and what befell the seat; other details while there are
// few. What was told several times is one sentence. Empty before the first turn of the seat.
std::vector<std::string> since_last_turn(const Situation& situation,
                                         const std::vector<ToldLine>& lines, Seat seat);

}  // namespace mael::web::pirates
