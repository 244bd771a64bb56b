// What the canvas shows, for those who cannot see it, and an action in words.
#pragma once

#include <string>
#include <vector>

#include "web/app/words.h"
#include "web/screens/maelstrom/view/view.h"

namespace mael::web::maelstrom {

// An action of the acting seat in words.
std::string words_of(const Situation& situation, const Action& action);

// Title, status and scene: both sides, every relic and tile in play; no scene behind a curtain.
Words describe(const Situation& situation, const View& view);

// What lies on the open sheet besides its words.
std::vector<std::string> things_in_words(const View& view);

}  // namespace mael::web::maelstrom
