// The battle's table on a phone on its side: as high as the screen, between two columns.
//
//   +------+-------------+------+
//   |squads|             |  far |     while something is to be read or pressed the left column is
//   |      |             |squads|     wider, and the near side's squads stand beside the table:
//   |      | battlefield | facts|
//   | words|             |      |     +--------+-+---------+------+
//   |  near|             | tools|     | prompt |s|         |      |
//   |button|             |      |     +--------+-+---------+------+
//   +------+-------------+------+
#pragma once

#include "web/screens/battle/layout.h"

namespace mael::web::battle {

// `squads`: they have strips. Of a form that is flat.
Layout flat_layout(const LayoutInput& input, Rect area, bool squads);

}  // namespace mael::web::battle
