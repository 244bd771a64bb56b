// What is read of a thing on its sheet, beside or below its picture: what it is, every value with
// what changes it, what its text does, what is in force on it. Answers "what is this?" anywhere.
#pragma once

#include <string>
#include <vector>

#include "assets/icon_table.h"
#include "engine/core/rule_id.h"
#include "web/base/measure.h"
#include "web/base/vec2.h"
#include "web/widgets/lists/column.h"

namespace mael::web {

// A value of a thing, with what it is for.
struct ShownValue {
  Icon icon = Icon::None;  // its sign on the piece
  std::string title;       // "Combat"
  int now = 0;
  int printed = 0;                   // differs while something changes it
  std::string meaning;               // "strikes for 1 when it attacks and when it defends"
  std::vector<std::string> changes;  // "+1 from Wolf Mother": what makes it differ

  bool is_changed() const { return now != printed; }
};
struct SheetNote {
  std::string title;  // "Flying"; may be empty
  std::string sentence;
  Icon icon = Icon::None;  // its sign on the piece
};

// What is empty is left out.
struct ThingSheet {
  std::string title;
  std::string subtitle;              // "Military ship, at Gocka, of the Broken"
  std::string label;                 // the way notation names it
  RuleId rule;                       // which tells what such a thing is
  std::vector<SheetNote> condition;  // what happened to it
  std::vector<SheetNote> in_force;   // for a time, besides what changes a value
  std::vector<ShownValue> values;
  SheetNote text;  // what it does; the title says when
  std::vector<SheetNote> traits;
  std::vector<std::string> notes;  // in small letters
  std::string flavour;
};

struct SheetPicture {
  Vec2 size;
  bool values_beside = false;  // else they are below it
};
// Beside its words where there is room for them, else above them.
Rect place_of_picture(const SheetPicture& picture, Rect inside);
// About what a sheet with its words will take, with the picture beside or above them; what is more
// is scrolled.
float height_of(const ThingSheet& thing, bool above);
Column lay_out(const ThingSheet& thing, const SheetPicture& picture, Rect inside,
               const Measure& measure);

}  // namespace mael::web
