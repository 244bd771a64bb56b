// The lesson of the battle, built into the program (assets/battle/battle_lesson.tsv).
#pragma once

#include "engine/play/lesson.h"

namespace mael::battle {

const Lesson& lesson();

}  // namespace mael::battle
