// Paints the set-up of a game with the house's widgets. Its picture is painted by code that knows
// the game.
#pragma once

#include <span>

#include "web/setup/screen.h"
#include "web/widgets/box_picture.h"

namespace mael::web::setup {

// The screen has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer.
void draw_set_up(const SetUp& setup, std::span<const BoxPicture> pictures, const Frame& frame);

}  // namespace mael::web::setup
