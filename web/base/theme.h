// The look of the house as values: a dark table under a warm lamp, paper labels, brass. Pure data;
// theme_imgui.h puts it on Dear ImGui. Contrast of every pair in use is checked in
// tests/web/base/theme_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "web/base/color.h"

namespace mael::web {

struct Palette {
  // The table.
  Rgba table = rgb(0x0F141C);       // far from the lamp
  Rgba table_lit = rgb(0x24303F);   // under the lamp
  Rgba table_line = rgb(0x34435A);  // engraved cells
  // Panels over the table.
  Rgba panel = rgb(0x171D28);
  Rgba panel_raised = rgb(0x222B3A);
  Rgba panel_pressed = rgb(0x2D394C);
  Rgba line = rgb(0x36435A);  // hairlines, never the only sign of anything
  Rgba edge = rgb(0x7D8BA3);  // the border a control is known by
  // Words on panels.
  Rgba text = rgb(0xF3ECDD);
  Rgba text_muted = rgb(0xB9B7AD);
  Rgba text_off = rgb(0x8C93A0);  // of what cannot be used now
  // Paper: badges, cards, the main button's label.
  Rgba paper = rgb(0xF0E5CC);
  Rgba paper_shade = rgb(0xDCCDAA);
  Rgba paper_ink = rgb(0x2B2116);
  Rgba paper_muted = rgb(0x65573F);
  // Meaning.
  Rgba accent = rgb(0xE9B75C);  // brass: the one thing to do next
  Rgba accent_pressed = rgb(0xF5CD82);
  Rgba accent_ink = rgb(0x251A08);
  Rgba focus = rgb(0x9CD3FF);
  Rgba good = rgb(0x93CF8D);
  Rgba danger = rgb(0xFF8572);
  Rgba danger_deep = rgb(0xA33327);
  // Marks on the board.
  Rgba legal = rgb(0x74E0C0);
  Rgba selected = rgb(0xFFE2A0);
  Rgba path = rgb(0xF3ECDD);
  Rgba threatened = rgb(0xFF7E68);
  Rgba shade = {6, 9, 14, 168};  // behind a sheet
};

// Seats are told apart by pattern (web/board/marks.h, OwnerMark, same order) as well as colour.
inline constexpr std::size_t kSeatColors = 5;

struct SeatColor {
  Rgba ring;  // on the board and beside a name
  Rgba ink;   // written on `ring`
};

// Colours a game gives to its factions, by the name of the colour.
enum class Tint : std::uint8_t { Blue, White, Green, Gold, Orange, Red, Violet, Teal, Slate };
inline constexpr std::size_t kTints = 9;

struct TintColor {
  Rgba face;    // enamel of a piece, carries `ink`
  Rgba ink;     // icon on the enamel
  Rgba bright;  // words and emblems on panels
};

struct Metrics {
  float touch = 44;    // least height and width of what a finger presses
  float compact = 36;  // the same for a mouse
  float gap = 8;       // between things
  float pad = 14;      // inside panels
  float radius = 10;   // of panels
  float radius_small = 7;
  float hairline = 1;
  float border = 1.5F;
};

// Sizes in CSS pixels.
struct TypeScale {
  float caption = 13;
  float body = 16;
  float lead = 19;
  float title = 24;
  float display = 40;
};

struct Theme {
  Palette color;
  std::array<SeatColor, kSeatColors> seats;
  std::array<TintColor, kTints> tints;
  Metrics metrics;
  TypeScale type;

  [[nodiscard]] const TintColor& tint(Tint t) const {
    return tints.at(static_cast<std::size_t>(t));
  }
};

// The one theme of the house.
const Theme& theme();

// Two colours that meet on the screen and the contrast they must reach: 4.5 for words, 3 for signs.
struct ContrastPair {
  const char* name;
  Rgba over;
  Rgba under;
  double least;
};

// Every pair in use, for the test.
std::span<const ContrastPair> contrast_pairs();

}  // namespace mael::web
