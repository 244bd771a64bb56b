#include "engine/maelstrom/help/lesson.h"

#include "embedded/maelstrom_content.h"
#include "embedded/vortex_content.h"

namespace mael::maelstrom {

const Lesson& lesson() {
  static const Lesson lesson =
      built_in(read_lesson(embedded::kMaelstromLessonTsv), "maelstrom_lesson.tsv");
  return lesson;
}

const Lesson& vortex_lesson() {
  static const Lesson lesson =
      built_in(read_lesson(embedded::kVortexLessonTsv), "vortex_lesson.tsv");
  return lesson;
}

}  // namespace mael::maelstrom
