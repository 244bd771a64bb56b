// What must hold of a lesson: it can be played from its first step to its last, whichever of the
// awaited actions the player takes, and there are words for every part of it.
//
//   lesson.GAME.STEP.title   what the step is about
//   lesson.GAME.STEP.1       what is to be done in its first part, .2 in the second …
//   lesson.GAME.STEP.1.then  what is happening afterwards; may be missing
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/texts.h"
#include "engine/play/games.h"
#include "engine/play/lesson.h"

namespace mael {

// The key of what is said about a step, or about a part of it, from 0.
std::string lesson_key(std::string_view game, const LessonStep& step, std::string_view what);
std::string lesson_key(std::string_view game, const LessonStep& step, int part);

// Everything wrong, "line 7: …" where it has a place in the table. Empty if all is well.
std::vector<std::string> find_lesson_faults(const GameEntry& game, const Lesson& lesson,
                                            const Texts& texts);

// The same of a table of steps as text, each fault opening with the name of its file.
void add_lesson_faults(const GameEntry& game, std::string_view table, std::string_view file,
                       const Texts& texts, std::vector<std::string>& faults);

// The position a step begins with, in notation, if all before went as intended. The lesson must be
// without faults.
std::string position_of_step(const GameEntry& game, const Lesson& lesson, int step);

}  // namespace mael
