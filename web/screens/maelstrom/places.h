// Everything on the table that answers a tap and is no tile: buttons, rows of a prompt, counters,
// what lies on sheets and notices. The painter paints at these places, the pointer looks them up,
// tests ask for them by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/screens/maelstrom/input.h"
#include "web/screens/maelstrom/layout.h"
#include "web/screens/maelstrom/view.h"
#include "web/widgets/sheet.h"

namespace mael::web::maelstrom {

struct Spot {
  std::string name;  // "button draw", "attacker 1", "discard own"
  Rect at;
  Intent intent;
};

// A line of the prompt above the hand.
enum class RowKind : std::uint8_t { Title, Joiner, Tile, Sum, Words, Text, Outcome, Energy };
struct PromptRow {
  RowKind kind = RowKind::Words;
  Rect at;
  std::string text;
  std::string value;      // at the right: Combat, Output, energy
  bool chosen = false;    // of joiners, payers and tiles out of play
  TileKind kind_of_tile = 0;  // of a tile out of play, and whose it is
  Seat owner = Seat::A;
};

struct Places {
  Rect prompt;                      // empty without a prompt
  std::vector<PromptRow> prompt_rows;
  SheetSpec sheet;                  // height 0 without a sheet; its title is sheet_title
  std::string sheet_title;
  SheetPlace sheet_place;
  Rect notice;                      // card in the middle; empty without one
  std::vector<Rect> notice_buttons;
  std::vector<Rect> sheet_items;    // menu buttons, discarded tiles
  std::vector<Spot> spots;          // the last of several at a point answers
  bool covered = false;             // a sheet or notice: nothing below it answers
};

Places make_places(const View& view, const Layout& layout, Vec2 viewport, const Insets& safe);

// What answers at a point; null for nothing.
const Spot* spot_at(const Places& places, Vec2 point);
std::optional<Rect> spot_named(const Places& places, std::string_view name);

// The name of a command as spots and tests use it: "end_phase".
std::string_view name_of(Command command);
std::optional<Command> command_named(std::string_view name);

}  // namespace mael::web::maelstrom
