// Paints the shelf of games with the house's widgets. What is on a box is painted by whoever knows
// its game.
#pragma once

#include <imgui.h>

#include <span>
#include <string_view>

#include "web/screens/shelf/screen.h"

namespace mael::web::shelf {

// Where a picture goes, in CSS pixels. It fills `at`, its subject stands in `open`, where no words
// are; beyond `clip` nothing may be painted. The draw list clips by itself, other painters must.
struct PictureSpot {
  Rect at;
  Rect open;
  Rect clip;
  Vec2 canvas;
};

struct BoxPicture {
  std::string_view box;  // Box::id
  void (*paint)(ImDrawList& list, const PictureSpot& spot);
};

// The screen has read the frame. Between the frame's begin and end of Dear ImGui; the renderer is
// look().renderer. A box without a picture stays dark.
void draw_shelf(const GameShelf& shelf, std::span<const BoxPicture> pictures, const Frame& frame);

}  // namespace mael::web::shelf
