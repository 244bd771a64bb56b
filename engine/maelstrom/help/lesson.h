// The lessons of Maelstrom and Vortex, built into the program
// (assets/maelstrom/maelstrom_lesson.tsv, assets/vortex/vortex_lesson.tsv).
#pragma once

#include "engine/play/lesson.h"

namespace mael::maelstrom {

const Lesson& lesson();
const Lesson& vortex_lesson();

}  // namespace mael::maelstrom
