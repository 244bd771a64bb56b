#include "web/table/parts/ending.h"

#include <algorithm>
#include <cstddef>

#include "web/base/say.h"
#include "web/table/parts/review_view.h"

namespace mael::web {
namespace {

// What is less is not told apart from the ups and downs of any game.
constexpr float kDecides = 0.08F;

bool is_end_alone(const AfterGame& ending) { return ending.course.size == 0; }

Button way_back(const CommandList& commands, const DecidingTurn& decided) {
  const std::string turn = std::to_string(decided.turn);
  return with_brief(commands.button(Common::PlayFrom, say("ui.end.from", {turn})),
                    say("ui.end.from.brief", {turn}));
}

std::string words_of(const DecidingTurn& decided, const std::string& near) {
  return say("ui.end.decided",
             {std::to_string(decided.turn), near, percent(decided.before), percent(decided.after)});
}

}  // namespace

AfterGame after_game(const std::vector<CourseStep>& steps, Seat near, Seat far) {
  AfterGame ending;
  ShareCurve& course = ending.course;
  course.near = near;
  course.far = far;
  course.at = course.size = static_cast<int>(steps.size()) - 1;
  for (int entry = 0; entry <= course.size; ++entry) {
    const auto [share, turn] = steps[static_cast<std::size_t>(entry)];
    course.curve.push_back({entry, share});
    const bool begins = turn != steps[static_cast<std::size_t>(std::max(0, entry - 1))].turn;
    if (begins) course.turns.push_back(entry);
    if ((begins || entry == 0) && turn > 0) ending.turns.push_back({entry, turn});
  }
  ending.decided = deciding_turn(ending);
  return ending;
}

std::optional<DecidingTurn> deciding_turn(const AfterGame& ending) {
  const ShareCurve& course = ending.course;
  if (is_end_alone(ending) || course.curve.empty()) return {};
  const float end = course.curve.back().share;
  std::optional<DecidingTurn> decided;
  float most = kDecides;
  const int last = course.size - 1;
  for (std::size_t i = 0; i < ending.turns.size(); ++i) {
    const auto [from, turn] = ending.turns[i];
    const int to = i + 1 < ending.turns.size() ? std::min(ending.turns[i + 1].entry, last) : last;
    const float before = share_at(course, from), after = share_at(course, to);
    const float won = end > 0.5F ? after - before : end < 0.5F ? before - after : 0;
    if (won <= most) continue;
    most = won;
    decided = DecidingTurn{from, turn, before, after};
  }
  return decided;
}

void tell_ending(const CommandList& commands, const AfterGame& ending, const std::string& near,
                 NoticeView& notice) {
  notice.facts = ending.facts;
  notice.course = ending.course;
  notice.course_title = is_end_alone(ending) ? say("ui.end.unknown")
                        : ending.decided     ? words_of(*ending.decided, near)
                                             : say("ui.end.course", {near});
  refuse_review(ending, notice.buttons);
  if (!ending.decided) return;
  notice.course->at = ending.decided->entry;
  // Behind the review: the first one stands alone, these two beside each other.
  const auto place = std::min<std::size_t>(2, notice.buttons.size());
  notice.buttons.insert(notice.buttons.begin() + static_cast<std::ptrdiff_t>(place),
                        way_back(commands, *ending.decided));
}

void refuse_review(const AfterGame& ending, std::vector<Button>& buttons) {
  if (!is_end_alone(ending)) return;
  for (Button& button : buttons) {
    if (button.command == Common::Review) button.refusal = Refusal{{}, say("ui.end.unknown")};
  }
}

}  // namespace mael::web
