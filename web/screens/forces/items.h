// Everything that can be pressed in the force builder, in reading order.
#pragma once

#include "web/screens/forces/view.h"

namespace mael::web::forces {

// Fills view.items from the rest of the view. While the list of forces or a card is open,
// everything else is behind it.
void list_items(View& view);

}  // namespace mael::web::forces
