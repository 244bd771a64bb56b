#include "engine/play/lesson_check.h"

#include <memory>
#include <set>

#include "engine/core/text_check.h"

namespace mael {
namespace {

using PositionSet = std::set<std::string>;

// The actions that may be taken in answer to what a part asks for.
std::vector<std::string> awaited_in(const AnyMatch& match, const LessonPart& part) {
  std::vector<std::string> awaited = match.listed();
  std::erase_if(awaited, [&](const std::string& action) { return !part.is_met_by(action); });
  return awaited;
}

// The position after an action, if there is one, and what the part lets follow.
Result<std::string> carry_out(const AnyMatch& before, const LessonPart& part,
                              const std::string& action) {
  std::vector<std::string> actions = part.then;
  if (!action.empty()) actions.insert(actions.begin(), action);
  const std::unique_ptr<AnyMatch> match = before.branch_at(before.size());
  if (const auto error = play_on(*match, actions)) return *error;
  return match->position();
}

// Plays a lesson in every way it may be played.
class Walk {
 public:
  Walk(const GameEntry& game, std::vector<std::string>& faults) : game_(game), faults_(faults) {}

  // False if the lesson cannot go on behind it.
  bool pass(const LessonPart& part) {
    if (!part.position.empty()) lay_out(part);
    PositionSet after;
    for (const std::string& position : positions_) play(part, position, after);
    positions_ = std::move(after);
    return !positions_.empty();
  }

 private:
  void complain(const LessonPart& part, const std::string& message) {
    faults_.push_back("line " + std::to_string(part.line) + ": " + message);
  }

  void lay_out(const LessonPart& part) {
    positions_.clear();
    const auto match = game_.resume(part.position);
    if (match) {
      positions_.insert((*match)->position());
    } else {
      complain(part, describe(match.error()));
    }
  }

  void play(const LessonPart& part, const std::string& position, PositionSet& after) {
    const auto match = game_.resume(position);
    if (!match) return complain(part, describe(match.error()));
    std::vector<std::string> actions{""};
    if (!part.looks) {
      actions = awaited_in(**match, part);
      if (actions.empty()) return complain(part, "'" + part.awaits + "' is not to be had");
    }
    for (const std::string& action : actions) {
      const auto then = carry_out(**match, part, action);
      if (!then) return complain(part, describe(then.error()));
      after.insert(*then);
    }
  }

  const GameEntry& game_;
  std::vector<std::string>& faults_;
  PositionSet positions_;
};

// Texts a lesson has no use for are slips too.
void check_words(const std::string& game, const Lesson& lesson, const Texts& texts,
                 std::vector<std::string>& faults) {
  std::set<std::string> known;
  const auto need = [&](const std::string& key) {
    known.insert(key);
    if (texts.find(key).empty()) faults.push_back("texts: key '" + key + "' is missing");
  };
  need("lesson." + game + ".title");
  need("lesson." + game + ".end");
  for (const LessonStep& step : lesson) {
    need(lesson_key(game, step, "title"));
    for (int part = 0; part < static_cast<int>(step.parts.size()); ++part) {
      need(lesson_key(game, step, part));
      known.insert(lesson_key(game, step, part) + ".then");
    }
  }
  const std::string prefix = "lesson." + game + ".";
  for (const auto& [key, text] : texts.all()) {
    if (!key.starts_with(prefix) || known.contains(key)) continue;
    faults.push_back("texts: '" + key + "' is of no step");
  }
}

}  // namespace

std::string lesson_key(std::string_view game, const LessonStep& step, std::string_view what) {
  return "lesson." + std::string(game) + "." + step.name + "." + std::string(what);
}

std::string lesson_key(std::string_view game, const LessonStep& step, int part) {
  return lesson_key(game, step, std::to_string(part + 1));
}

std::vector<std::string> find_lesson_faults(const GameEntry& game, const Lesson& lesson,
                                            const Texts& texts) {
  std::vector<std::string> faults;
  Walk walk(game, faults);
  for (const LessonStep& step : lesson) {
    for (const LessonPart& part : step.parts) {
      if (!walk.pass(part)) return faults;
    }
  }
  check_words(std::string(game.card.id), lesson, texts, faults);
  return faults;
}

void add_lesson_faults(const GameEntry& game, std::string_view table, std::string_view file,
                       const Texts& texts, std::vector<std::string>& faults) {
  const auto lesson = read_lesson(table);
  if (!lesson) return add_faults(lesson.error(), std::string(file), faults);
  for (const std::string& fault : find_lesson_faults(game, *lesson, texts)) {
    faults.push_back(std::string(file) + ": " + fault);
  }
}

std::string position_of_step(const GameEntry& game, const Lesson& lesson, int step) {
  std::string position;
  for (int i = 0; i <= step; ++i) {
    for (const LessonPart& part : lesson[static_cast<std::size_t>(i)].parts) {
      if (!part.position.empty()) position = part.position;
      if (i == step) return position;
      const auto match = game.resume(position);
      const std::string action = part.looks ? "" : awaited_in(**match, part).front();
      position = *carry_out(**match, part, action);
    }
  }
  return position;
}

}  // namespace mael
