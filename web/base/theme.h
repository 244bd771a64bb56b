// The look of the house as values: a table under a warm lamp, paper labels, brass; by night, by day
// and in high contrast. Pure data; theme_imgui.h puts it on Dear ImGui, web/shell/style.css holds
// what of it stands around the canvas. Contrast of every pair in use is checked for every theme in
// tests/web/base/theme_test.cpp. Boxes, pieces and boards are objects: their colours stay.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "web/base/color.h"

namespace mael::web {

// Least height and width of what a finger presses, in CSS pixels.
inline constexpr float kTouch = 44;

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
  Rgba accent = rgb(0xE9B75C);  // brass as words, signs and borders
  Rgba brass = rgb(0xE9B75C);   // as metal: the one thing to do next, coins, backs of cards
  Rgba brass_lit = rgb(0xF5CD82);
  Rgba brass_ink = rgb(0x251A08);
  Rgba focus = rgb(0x9CD3FF);
  Rgba good = rgb(0x93CF8D);
  Rgba danger = rgb(0xFF8572);
  Rgba danger_deep = rgb(0xA33327);
  // Marks on the board.
  Rgba legal = rgb(0x74E0C0);
  Rgba selected = rgb(0xFFE2A0);
  Rgba path = rgb(0xF3ECDD);
  Rgba threatened = rgb(0xFF7E68);
  Rgba shade = {6, 9, 14, 168};   // behind a sheet
  Rgba shadow = {4, 6, 10, 255};  // under what is raised; clear: borders say it instead
};

// What a game lies on.
struct Ground {
  Rgba far{};  // away from the lamp
  Rgba lit{};  // under it
  Rgba line{};
  Rgba accent{};  // of the game's own signs, there and on panels
};

// The grounds of the games, by what they look like.
enum class Room : std::uint8_t { House, Slate, Storm, Night, Sea, Dust };
inline constexpr std::size_t kRooms = 6;

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
  float touch = kTouch;
  float compact = 36;  // the same for a mouse
  float gap = 8;       // between things
  float pad = 14;      // inside panels
  float radius = 10;   // of panels
  float radius_small = 7;
  float hairline = 1;
  float border = 1.5F;
  float least_line = 0;  // width of the thinnest outline
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
  std::array<Ground, kRooms> grounds;
  std::array<TintColor, kTints> tints;
  Metrics metrics;
  TypeScale type;

  [[nodiscard]] const TintColor& tint(Tint t) const {
    return tints.at(static_cast<std::size_t>(t));
  }
  [[nodiscard]] const Ground& ground(Room room) const {
    return grounds.at(static_cast<std::size_t>(room));
  }
};

enum class Themed : std::uint8_t { Dark, Light, Contrast };
inline constexpr std::array kThemes{Themed::Dark, Themed::Light, Themed::Contrast};

// Lasts as long as the program.
const Theme& theme_of(Themed which);

// The one that the page wears: the dark one until another is put on.
const Theme& theme();
Themed worn_theme();
void wear_theme(Themed which);

// What boxes, pieces, cards and boards are painted with: they are objects, and look the same in
// every theme; only the room changes.
const Theme& printed_theme();

// Two colours that meet on the screen and the contrast they must reach: 4.5 for words, 3 for signs.
struct ContrastPair {
  const char* name;
  Rgba over;
  Rgba under;
  double least;
};

// Every pair in use, for the test.
std::vector<ContrastPair> contrast_pairs(const Theme& theme);

}  // namespace mael::web
