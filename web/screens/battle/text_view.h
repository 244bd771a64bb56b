// What the canvas of the battle's table shows, for those who cannot see it.
#pragma once

#include "web/app/words.h"
#include "web/screens/battle/view/view.h"

namespace mael::web::battle {

Words describe(const Situation& situation, const View& view);

}  // namespace mael::web::battle
