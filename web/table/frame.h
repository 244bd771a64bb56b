// What the layouts of all tables share: the form of the screen, things in a row, the bar with its
// words and buttons. Pure arithmetic in CSS pixels.
#pragma once

#include <cstdint>
#include <vector>

#include "web/base/vec2.h"

namespace mael::web {

enum class Form : std::uint8_t {
  Tall,  // phone, tablet upright
  Flat,  // phone on its side: low rows and no log
  Wide,  // tablet, desktop
};
Form form_of(Rect area);

// So many places of one width beside each other, with a small gap between them.
std::vector<Rect> in_row(Rect row, int count);

struct BarSpec {
  Rect bar;
  int buttons = 0;
  float height = 44;        // of a button
  float widest = 168;       // a button
  float words = 360;        // that are kept free for words at most,
  float words_share = 0.4F;  // and of the bar's width
};

struct BarPlaces {
  Rect words;
  std::vector<Rect> buttons;  // at the right end
};
BarPlaces place_bar(const BarSpec& spec);

}  // namespace mael::web
