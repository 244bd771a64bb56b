// Where what lies over a table goes: its open sheet, the menu and the log, a notice. Pure
// arithmetic in CSS pixels.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "web/table/parts/chrome.h"
#include "web/table/parts/hits.h"
#include "web/widgets/sheet.h"

namespace mael::web {

// How high and wide a sheet of the game's own wants to be, and what it is called.
struct SheetWish {
  float height = 0;
  std::string title;
  float width = 540;
};

struct OverPlaces {
  SheetSpec sheet;  // height 0 without a sheet; its title is sheet_title
  std::string sheet_title;
  SheetPlace sheet_place;
  Rect sheet_words;               // inside it, above what stands along its foot
  std::vector<Rect> sheet_items;  // menu buttons; of another sheet what the game has placed
  std::vector<Rect> menu_groups;  // round those that stand together
  Rect notice;                    // a card; empty without one
  Rect notice_course;             // of the game, on it; empty without one or where no room is
  std::string notice_words;       // its sentence, and the facts where they have room
  std::vector<Rect> notice_buttons;
  bool covered = false;  // by a sheet or notice: nothing below it answers
};

// `own` is asked for with a sheet other than menu and log.
OverPlaces place_over(const Chrome& chrome, const SheetWish& own, Vec2 viewport,
                      const Insets& safe);

// What of it answers; the rest of the table does no more.
void add_hits(const Chrome& chrome, const CommandList& commands, const OverPlaces& over,
              Vec2 viewport, HitPlaces& hits);
// Along the foot of the open sheet, as its only items: buttons beside each other.
void place_foot(const CommandList& commands, std::initializer_list<Command> buttons,
                OverPlaces& over, HitPlaces& hits);

}  // namespace mael::web
