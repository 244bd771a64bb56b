// What a lesson has chance and the other seats do about what the learner did.
#pragma once

#include <limits>
#include <optional>
#include <string>

#include "engine/play/lesson.h"
#include "web/table/session/decider.h"

namespace mael::web {

class ScriptDecider final : public Decider {
 public:
  // The progress must outlive this; an answer counts as given there.
  explicit ScriptDecider(LessonProgress& progress) : progress_(progress) {}

  // Nothing is answered until it is told from when on.
  void wait() {
    goes_on_at_ = std::numeric_limits<Milliseconds>::max();
    has_begun_ = false;
  }
  // What was done is on the screen and will have been looked at by then.
  void go_on_at(Milliseconds when) { goes_on_at_ = when; }
  Milliseconds goes_on_at() const { return goes_on_at_; }

  void ask(const AnyMatch& match, Seat seat) override;
  std::optional<std::string> answer(Milliseconds now) override;
  void stop() override {}

 private:
  LessonProgress& progress_;
  Seat asked_ = Seat::Chance;
  Milliseconds goes_on_at_ = 0;
  bool has_begun_ = false;  // with what follows the learner's last deed
};

}  // namespace mael::web
