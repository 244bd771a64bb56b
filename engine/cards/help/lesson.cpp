#include "engine/cards/help/lesson.h"

#include "embedded/cards_content.h"

namespace mael::cards {

const Lesson& lesson() {
  static const Lesson lesson = built_in(read_lesson(embedded::kLessonsTsv), "lessons.tsv");
  return lesson;
}

}  // namespace mael::cards
