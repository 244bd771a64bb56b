#include "engine/battle/help/lesson.h"

#include "embedded/battle_words.h"

namespace mael::battle {

const Lesson& lesson() {
  static const Lesson lesson =
      built_in(read_lesson(embedded::kBattleLessonTsv), "battle_lesson.tsv");
  return lesson;
}

}  // namespace mael::battle
