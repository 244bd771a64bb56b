// What the canvas of the card table shows, for those who cannot see it.
#pragma once

#include <string>
#include <vector>

#include "web/app/words.h"
#include "web/screens/cards/view/view.h"

namespace mael::web::cards {

// Title, status and scene: both sides, planets, ships, piles and the hand.
Words describe(const Situation& situation, const View& view);

// What lies on the open sheet besides its words.
std::vector<std::string> things_in_words(const View& view);

}  // namespace mael::web::cards
