// The lesson of the pirates' game, built into the program (assets/pirates/pirates_lesson.tsv).
#pragma once

#include "engine/play/lesson.h"

namespace mael::pirates {

const Lesson& lesson();

}  // namespace mael::pirates
