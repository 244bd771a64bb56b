// Links to positions of Maelstrom, both ways.
#pragma once

#include <string>

#include "engine/core/result.h"
#include "engine/maelstrom/state.h"

namespace mael::web {

// What stands behind the # of a link to this position.
std::string link_to(const mael::maelstrom::State& state);

// The position of a link, a whole address, or a position in notation; or in one sentence why there
// is no table to open. Everything must be known: a position as one seat sees it cannot be played.
Result<mael::maelstrom::State> open_link(const std::string& text);

}  // namespace mael::web
