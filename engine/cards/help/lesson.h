// The lesson of the Edge card game, built into the program (assets/cards/lessons.tsv).
#pragma once

#include "engine/play/lesson.h"

namespace mael::cards {

const Lesson& lesson();

}  // namespace mael::cards
