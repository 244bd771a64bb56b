// Switches and choices.
#pragma once

#include <span>
#include <string_view>

#include "assets/icon_table.h"
#include "web/base/theme.h"
#include "web/widgets/button.h"
#include "web/widgets/emblem.h"

namespace mael::web {

// The paint_ functions only paint, for screens that read the pointer themselves; the others are
// controls in a Dear ImGui window.

void paint_toggle(ImDrawList& list, Rect rect, std::string_view label, bool on,
                  ControlTouch touch = {});
// A line with a switch at its right end. True when it was turned.
bool toggle(const char* id, std::string_view label, bool& on);

struct Segment {
  std::string_view label{};
  Icon icon = Icon::None;
  int strength = 0;  // strokes under the icon, where it stands alone
};

void paint_segments(ImDrawList& list, Rect rect, std::span<const Segment> segments, int chosen,
                    int hovered = -1);
// Where the `index`th of `count` segments lies; pure.
Rect segment_rect(Rect rect, std::size_t count, std::size_t index);
// One of a few, side by side; takes all the width it gets (0: what is left). True when changed.
bool segmented(const char* id, std::span<const Segment> segments, int& chosen, float width = 0);

struct CardChoice {
  Icon emblem = Icon::None;
  Tint tint = Tint::Slate;
  std::string_view title{};
  std::string_view line{};  // one short sentence
  int taken_by = -1;        // the seat that took it, shown as its sign
  bool enabled = true;
};

// A row of a list to choose from: emblems, a title and one line; a sign where it does not fit.
struct RowChoice {
  std::span<const Emblem> emblems{};
  std::string_view title{};
  std::string_view line{};
  bool fits = true;
};

void paint_row_choice(ImDrawList& list, Rect rect, const RowChoice& row, ControlTouch touch = {});

void paint_choice_card(ImDrawList& list, Rect rect, const CardChoice& card, bool chosen,
                       ControlTouch touch = {});
// One big card of a choice; the caller lays out several. True when pressed.
bool choice_card(const char* id, const CardChoice& card, bool chosen, float width, float height);

}  // namespace mael::web
