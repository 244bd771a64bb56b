#include "engine/play/lesson.h"

#include <algorithm>

namespace mael {
namespace {

constexpr std::string_view kLook = "look ";

std::vector<std::string> listed(std::string_view cell, char separator) {
  std::vector<std::string> list;
  if (cell == "-") return list;
  for (const std::string_view part : split(cell, separator)) {
    if (const auto entry = trimmed(part); !entry.empty()) list.emplace_back(entry);
  }
  return list;
}

bool fits(std::string_view pattern, std::string_view deed) {
  if (!pattern.ends_with('*')) return pattern == deed;
  return deed.starts_with(pattern.substr(0, pattern.size() - 1));
}

}  // namespace

bool LessonPart::is_met_by(std::string_view deed) const {
  const std::vector<std::string_view> patterns = split(awaits, '|');
  return !deed.empty() && std::any_of(patterns.begin(), patterns.end(),
                                      [&](auto pattern) { return fits(trimmed(pattern), deed); });
}

Result<Lesson, Faults> read_lesson(std::string_view text) {
  enum Column { kStep, kPosition, kLight, kAwait, kThen };
  Faults faults;
  const TsvTable table =
      TsvTable::read(text, {"step", "position", "light", "await", "then"}, faults);
  Lesson lesson;
  for (const Record& record : table.records()) {
    LessonPart part;
    part.line = record.line();
    if (record.text(kPosition) != "-") part.position = record.text(kPosition);
    part.lights = listed(record.text(kLight), ',');
    part.looks = record.text(kAwait).starts_with(kLook);
    part.awaits = record.text(kAwait).substr(part.looks ? kLook.size() : 0);
    part.then = listed(record.text(kThen), ';');
    if (lesson.empty() && part.position.empty()) {
      record.fault(kPosition, "a lesson begins with a position", faults);
    }
    if (lesson.empty() || lesson.back().name != record.text(kStep)) {
      lesson.push_back({std::string(record.text(kStep)), {}});
    }
    lesson.back().parts.push_back(std::move(part));
  }
  if (lesson.empty() && faults.empty()) faults.push_back({"there are no steps", 1, 1});
  if (!faults.empty()) return faults;
  return lesson;
}

// ---- Progress ----------------------------------------------------------------------------------

const LessonPart& LessonProgress::now() const {
  return (*lesson_)[static_cast<std::size_t>(step_)].parts[static_cast<std::size_t>(part_)];
}

bool LessonProgress::decided(std::string_view action) {
  if (!asks() || now().looks || !now().is_met_by(action)) return false;
  met_ = true;
  return true;
}

bool LessonProgress::reads(std::string_view what) {
  if (!asks() || !now().looks) return false;
  if (now().is_met_by(what)) seen_ = true;
  met_ = seen_ && what.empty();
  return met_;
}

std::optional<std::string> LessonProgress::reply() const {
  if (!met_ || replies_ >= now().then.size()) return {};
  return now().then[replies_];
}

void LessonProgress::begin(int step, int part) {
  step_ = step;
  part_ = part;
  met_ = false;
  seen_ = false;
  replies_ = 0;
}

void LessonProgress::go_on() {
  const std::size_t parts = (*lesson_)[static_cast<std::size_t>(step_)].parts.size();
  if (static_cast<std::size_t>(part_) + 1 < parts) return begin(step_, part_ + 1);
  skip();
}

void LessonProgress::skip() {
  if (!is_over()) begin(step_ + 1, 0);
}

}  // namespace mael
