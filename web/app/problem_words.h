// What the engine finds wrong with a link, a file or a position, in the language spoken. The engine
// says it in English; the texts under "problem." hold the same sentences.
#pragma once

#include <string>

#include "engine/core/result.h"

namespace mael::web {

// Where no text says it, the engine's own sentence; of notation, from which letter on it cannot be
// read.
std::string problem_in_words(const Error& problem);

}  // namespace mael::web
