// What the canvas of the pirates' table shows, for those who cannot see it.
#pragma once

#include <string>
#include <vector>

#include "web/app/words.h"
#include "web/screens/pirates/view/view.h"

namespace mael::web::pirates {

// Title, status and scene: ships, what is on the board and what lies ready.
Words describe(const Situation& situation, const View& view);

// What lies on the open sheet besides its words.
std::vector<std::string> things_in_words(const View& view);

}  // namespace mael::web::pirates
