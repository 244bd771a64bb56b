// The picture of a game, as its box on the shelf has it and as its set-up shows it.
#pragma once

#include <imgui.h>

#include <span>
#include <string_view>

#include "web/base/vec2.h"

namespace mael::web {

// Where a picture goes, in CSS pixels. It fills `at`, its subject stands in `open`, where no words
// are; beyond `clip` nothing may be painted. The draw list clips by itself, other painters must.
struct PictureSpot {
  Rect at;
  Rect open;
  Rect clip;
  Vec2 canvas;
};

struct BoxPicture {
  std::string_view box;  // the game's id on the shelf
  void (*paint)(ImDrawList& list, const PictureSpot& spot);
};

// Whether it is upright, with its words below; else they lie at its left. `words` is where they
// begin: from below, or from the right.
struct PictureWords {
  bool below = true;
  float from = 0;
};

// The picture of a box inside a rectangle, under words: dark where they are. Without a picture of
// that name it stays as it is. Nothing is painted beyond `page`.
void paint_box_picture(ImDrawList& list, std::span<const BoxPicture> pictures, std::string_view box,
                       Rect at, PictureWords words, Rect page, Vec2 canvas);

// What of the picture lies beyond the round corners of its box gives way to the wall and the
// shadow that the box casts on it, so far and so strong.
void trim_corners(ImDrawList& list, Rect at, float radius, float reach, float strength);

}  // namespace mael::web
