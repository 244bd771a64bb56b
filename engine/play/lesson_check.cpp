#include "engine/play/lesson_check.h"

#include <algorithm>
#include <set>

namespace mael {
namespace {

using Positions = std::set<std::string>;

// The actions that may be taken in answer to what a part asks for.
Result<std::vector<std::string>> awaited_in(const Game& game, const LessonPart& part,
                                            const std::string& position) {
  auto legal = game.legal(position);
  if (!legal) return legal.error();
  std::vector<std::string> awaited;
  std::copy_if(legal->begin(), legal->end(), std::back_inserter(awaited),
               [&](const std::string& action) { return part.is_met_by(action); });
  return awaited;
}

Result<PositionText> carry_out(const Game& game, const LessonPart& part,
                               const std::string& position, const std::string& action) {
  std::vector<std::string> actions = part.then;
  if (!action.empty()) actions.insert(actions.begin(), action);
  return game.apply(position, actions, {});
}

// Plays a lesson in every way it may be played.
class Walk {
 public:
  Walk(const Game& game, std::vector<std::string>& faults) : game_(game), faults_(faults) {}

  // False if nobody can go on behind it.
  bool pass(const LessonPart& part) {
    if (!part.position.empty()) lay_out(part);
    Positions after;
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
    const auto shown = game_.show(part.position);
    if (shown) {
      positions_.insert(shown->notation);
    } else {
      complain(part, describe(shown.error()));
    }
  }

  void play(const LessonPart& part, const std::string& position, Positions& after) {
    std::vector<std::string> actions{""};
    if (!part.looks) {
      auto awaited = awaited_in(game_, part, position);
      if (!awaited) return complain(part, describe(awaited.error()));
      if (awaited->empty()) return complain(part, "'" + part.awaits + "' is not to be had");
      actions = std::move(*awaited);
    }
    for (const std::string& action : actions) {
      const auto then = carry_out(game_, part, position, action);
      if (!then) return complain(part, describe(then.error()));
      after.insert(then->notation);
    }
  }

  const Game& game_;
  std::vector<std::string>& faults_;
  Positions positions_;
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

std::vector<std::string> find_lesson_faults(const Game& game, const Lesson& lesson,
                                            const Texts& texts) {
  std::vector<std::string> faults;
  Walk walk(game, faults);
  for (const LessonStep& step : lesson) {
    for (const LessonPart& part : step.parts) {
      if (!walk.pass(part)) return faults;
    }
  }
  check_words(std::string(game.id), lesson, texts, faults);
  return faults;
}

std::string position_of_step(const Game& game, const Lesson& lesson, int step) {
  std::string position;
  for (int i = 0; i <= step; ++i) {
    for (const LessonPart& part : lesson[static_cast<std::size_t>(i)].parts) {
      if (!part.position.empty()) position = part.position;
      if (i == step) return position;
      std::string action;
      if (!part.looks) action = awaited_in(game, part, position)->front();
      position = carry_out(game, part, position, action)->notation;
    }
  }
  return position;
}

}  // namespace mael
