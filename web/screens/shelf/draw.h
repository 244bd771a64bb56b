// Paints the shelf of games with the house's widgets. What is on a box is painted by code that
// knows its game.
#pragma once

#include <span>

#include "web/screens/shelf/screen.h"
#include "web/widgets/box_picture.h"

namespace mael::web::shelf {

// The screen has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer. A box without a picture stays dark.
void draw_shelf(const GameShelf& shelf, std::span<const BoxPicture> pictures, const Frame& frame);

}  // namespace mael::web::shelf
