#include "web/screens/maelstrom/view_review.h"

#include <algorithm>

#include "engine/maelstrom/notation.h"
#include "web/screens/maelstrom/advice_words.h"
#include "web/screens/maelstrom/mirror.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

Button button(Command command, std::string label, const char* key, std::string brief,
              bool enabled = true) {
  Button made{command, std::move(label), key, std::move(brief), false, {}};
  if (!enabled) made.refusal = Refusal{{}, say("ui.review.no_further")};
  return made;
}

bool has_turning(const GameReview& review, int direction) {
  for (const TurningPoint& point : review.turnings()) {
    if (direction < 0 ? point.entry < review.at() : point.entry > review.at()) return true;
  }
  return false;
}

void build_buttons(const GameReview& review, View& view) {
  const bool begins = review.at() == 0, ends = review.at() == review.size();
  view.buttons = {
      button(Command::LastTurning, say("ui.review.last_turning"), "P", "", has_turning(review, -1)),
      button(Command::Back, say("ui.review.back"), "", "", !begins),
      button(Command::Forward, say("ui.review.forward"), "", "", !ends),
      button(Command::NextTurning, say("ui.review.next_turning"), "N", "", has_turning(review, +1)),
      button(Command::PlayFrom, say("ui.review.play_from"), "", say("ui.review.play_from.brief"),
             !ends)};
  view.buttons.back().primary = !ends;
  view.tools = {button(Command::Log, say("ui.button.log"), "L", ""),
                button(Command::Menu, say("ui.button.menu"), "M", ""),
                button(Command::CloseReview, say("ui.review.close"), "Esc", "")};
  view.menu = {button(Command::Leave, say("ui.button.leave"), "", "")};
}

ReviewView curve_of(const GameReview& review, Seat near) {
  ReviewView shown;
  shown.near = near;
  shown.size = review.size();
  shown.at = review.at();
  for (int entry = 0; entry <= review.size(); ++entry) {
    if (const std::optional<float> share = review.share_of(near, entry)) {
      shown.curve.push_back({entry, *share});
    }
  }
  for (const TurningPoint& point : review.turnings()) {
    shown.turnings.push_back({point.entry, review.seat_of(point.entry), point.lost});
  }
  shown.turns = review.turn_begins();
  if (!review.is_judged()) {
    shown.progress = static_cast<float>(review.judged_count()) /
                     static_cast<float>(std::max(1, review.decisions()));
  }
  return shown;
}

std::string standing(const GameReview& review, const Situation& situation, Seat near) {
  const std::optional<float> share = review.share_of(near, review.at());
  if (!share) return {};
  return say("ui.review.share", {name_of(situation, near), percent(*share)});
}

// What was done here, and what would have been better.
void tell_decision(const GameReview& review, PromptView& prompt) {
  const Action* done = review.decision();
  if (!done) return;
  const Situation deciding = review.situation_of_decision();
  prompt.told = say("ui.review.done", {name_of(deciding, done->by), words_of(deciding, *done)});
  const Counsel* counsel = review.counsel();
  if (!counsel) {
    if (!review.is_judged()) prompt.outcome.push_back(say("ui.review.unjudged"));
    return;
  }
  const auto better = advised_in(review);
  if (counsel->action.empty() || !better) return;
  prompt.outcome.push_back(say("ui.review.better", {better->sentence}));
  prompt.outcome.push_back(say("ui.review.lost", {percent(counsel->lost)}));
}

}  // namespace

std::optional<Advised> advised_in(const GameReview& review) {
  const Action* done = review.decision();
  if (!done) return {};
  const Situation deciding = review.situation_of_decision();
  const Counsel* counsel = review.counsel();
  if (counsel && !counsel->action.empty()) {
    const Result<Action> better = read_action(deciding.seen, counsel->action);
    if (better && !check(deciding.seen, *better)) {
      return Advised{*better, sentence_of_advice(deciding, *better, counsel->reasons)};
    }
  }
  return Advised{*done, words_of(deciding, *done)};
}

void build_review(const GameReview& review, const Situation& situation, View& view) {
  const Seat near = view.sides[0].seat;
  view.review = curve_of(review, near);
  view.hand.clear();
  view.notice.reset();
  view.burn.reset();
  view.hint.clear();
  view.todo = say("ui.review.at", {std::to_string(review.at()), std::to_string(review.size())});
  if (view.review->progress) {
    view.hint = say("ui.review.progress", {percent(*view.review->progress)});
  }
  PromptView prompt;
  prompt.title = standing(review, situation, near);
  if (prompt.title.empty()) prompt.title = view.turn;
  tell_decision(review, prompt);
  if (review.at() == review.size()) prompt.told = say("refusal.over");
  view.advice = prompt.title + ". " + prompt.told;
  for (const std::string& sentence : prompt.outcome) view.advice += " " + sentence;
  view.prompt = prompt;
  build_buttons(review, view);
}

}  // namespace mael::web::maelstrom
