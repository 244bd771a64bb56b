#include "engine/pirates/help/lesson.h"

#include "embedded/pirates_content.h"

namespace mael::pirates {

const Lesson& lesson() {
  static const Lesson lesson =
      built_in(read_lesson(embedded::kPiratesLessonTsv), "pirates_lesson.tsv");
  return lesson;
}

}  // namespace mael::pirates
