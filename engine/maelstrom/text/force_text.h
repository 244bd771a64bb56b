// Forces as lists for people: one line a tile, count and name, the force's name as the first
// comment.
//
//   # Iron and Light
//   7 Academy of the Arcane
//   3 Iron Enforcer
#pragma once

#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/core/table.h"
#include "engine/core/texts.h"
#include "engine/maelstrom/force.h"

namespace mael::maelstrom {

std::string write_force_text(const Force& force, const Texts& texts);

// Reads a list from anywhere, or says for every line that is none what was expected there. Takes
// counts in front or behind, with or without ×; names in any case, singular or plural (MAE-R91),
// or tags; bullets, blank lines, comments (# or //) and headings that end in a colon. Lines of the
// same tile add up. The edition is Vortex if the tiles need it. Says nothing about legality.
Result<Force, Faults> read_force_text(std::string_view text, const Texts& texts);

}  // namespace mael::maelstrom
