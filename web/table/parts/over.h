// Where what lies over a table goes: its open sheet, the menu and the log, a notice. Pure
// arithmetic in CSS pixels.
#pragma once

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
template <class Intent>
void add_hits(const Chrome& chrome, const CommandList& commands, const OverPlaces& over,
              Vec2 viewport, Hits<Intent>& hits) {
  if (!over.covered) return;
  hits.clear();
  if (over.sheet.height > 0) {
    hits.add("aside", {{}, viewport}, intent::Press{Common::Close});
    hits.add("sheet", over.sheet_place.body, intent::Nothing{});
    hits.press(commands, Common::Close, over.sheet_place.close);
    if (over.sheet.leads != Icon::None) {
      hits.press(commands, Common::OpenRule, over.sheet_place.leads);
    }
    if (chrome.sheet == OpenSheet::Menu) {
      hits.press_each(commands, chrome.menu, over.sheet_items, true);
    }
  } else {
    if (over.notice_course.height() > 0 && chrome.notice->course->size > 0) {
      hits.add("course", over.notice_course, intent::Press{Common::Review});
    }
    hits.press_each(commands, chrome.notice->buttons, over.notice_buttons, true);
  }
}

}  // namespace mael::web
