// Lessons: a course of short steps through a game, played on its real table by its real rules. The
// steps are data of the game; here they are read and followed, whichever game it is.
//
// A table of steps has the columns
//   step      the step's name; lines of one name are its parts, one after the other
//   position  the game as it lies there, in notation; `-`: it goes on from the line before
//   light     what is to be touched, by the names of the screen, in order, with `,` between
//   await     what the player is to do: an action in notation, or `look` and what is to be read, as
//             the screen names it; `|` between alternatives, each may end in `*`: anything
//   then      what is done about it, in notation, with `;` between: by chance, by the other seats
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/table.h"

namespace mael {

struct LessonPart {
  int line = 0;          // of the file
  std::string position;  // empty: it goes on
  std::vector<std::string> lights;
  std::string awaits;
  bool looks = false;  // `awaits` is something to be read, no action
  std::vector<std::string> then;

  // Whether what the player does, an action or something read, is what is awaited.
  bool is_met_by(std::string_view deed) const;
};

struct LessonStep {
  std::string name;
  std::vector<LessonPart> parts;  // at least one
};

// A position stands in the first part of the first step.
using Lesson = std::vector<LessonStep>;

Result<Lesson, Faults> read_lesson(std::string_view text);

// Where a player stands in a lesson.
class LessonProgress {
 public:
  // The lesson must outlive this; the step is one of it, from 0.
  LessonProgress(const Lesson& lesson, int step) : lesson_(&lesson), step_(step) {}

  int steps() const { return static_cast<int>(lesson_->size()); }
  int step() const { return step_; }  // steps() after the last
  int part() const { return part_; }
  bool is_over() const { return step_ == steps(); }
  // What is asked or done about now; not after the last step.
  const LessonPart& now() const;

  // The player is awaited.
  bool asks() const { return !is_over() && !met_; }
  // The player decided this, or reads this; empty: nothing any more. True if that is what was
  // awaited. What is read counts once it is put away.
  bool decided(std::string_view action);
  bool reads(std::string_view what);

  // What is to be done next about what the player did; nothing when that is all.
  std::optional<std::string> reply() const;
  void replied() { ++replies_; }
  // After the last reply: the next part, or step, asks.
  void go_on();
  // To the beginning of the next step.
  void skip();

 private:
  void begin(int step, int part);

  const Lesson* lesson_;
  int step_ = 0;
  int part_ = 0;
  bool met_ = false;
  bool seen_ = false;
  std::size_t replies_ = 0;
};

}  // namespace mael
