// How the parts of a menu stand on its sheet: each a group of rows without gaps, in as few columns
// as the page has the height for. Pure arithmetic in CSS pixels.
#pragma once

#include <span>
#include <vector>

#include "web/table/command.h"
#include "web/widgets/sheet.h"

namespace mael::web {

struct MenuPlaces {
  std::vector<Rect> rows;    // one for each button
  std::vector<Rect> groups;  // round the rows of each part
};

// How large the sheet of a menu wants to be; `area` is what of the page is safe.
Vec2 size_of_menu(std::span<const Button> menu, Rect area, Vec2 page);

// On the sheet that was made for it.
MenuPlaces place_menu(std::span<const Button> menu, Rect inside);

}  // namespace mael::web
