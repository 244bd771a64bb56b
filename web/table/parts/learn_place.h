// The button on a sheet of help that leads to the game's lesson.
#pragma once

#include "web/table/parts/over.h"

namespace mael::web {

// Along the foot of the open sheet, as its only item.
template <class Intent>
void place_learn(const CommandList& commands, OverPlaces& over, Hits<Intent>& hits) {
  const Rect inside = over.sheet_place.inside;
  over.sheet_items = {{{inside.min.x, inside.max.y - 46}, {inside.max.x, inside.max.y - 2}}};
  hits.press(commands, Common::Learn, over.sheet_items[0], true);
}

}  // namespace mael::web
