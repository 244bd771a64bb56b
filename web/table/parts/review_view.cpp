#include "web/table/parts/review_view.h"

#include <algorithm>
#include <cmath>

#include "web/base/say.h"

namespace mael::web {

Seat near_in_review(std::span<const Player> players) {
  const auto person = std::find_if(players.begin(), players.end(),
                                   [](const Player& player) { return player.is_person(); });
  return person == players.end() ? Seat::A : seat_at(static_cast<int>(person - players.begin()));
}

Seat far_from(Seat near, Seats seats) {
  const Seats others = seats.without(near);
  return others.size() == 1 ? *others.begin() : Seat::Chance;
}

ShareCurve curve_of(const ReviewCourse& review, Seat near) {
  ShareCurve shown;
  shown.near = near;
  shown.far = far_from(near, review.seats());
  shown.size = review.size();
  shown.at = review.at();
  // As far as is known from the beginning on; the end joins when all is.
  const int known = review.is_judged() ? review.size() : review.size() - 1;
  for (int entry = 0; entry <= known; ++entry) {
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

namespace {

void tell_decision(const ReviewCourse& review, const DecisionWords& decision, ReviewWords& words) {
  words.told = say("ui.review.done", {decision.who, decision.done});
  const Counsel* counsel = review.counsel();
  if (!counsel) {
    if (review.is_open()) words.better = say("ui.review.unjudged");
  } else if (!decision.better.empty()) {
    words.better = say("ui.review.better", {decision.better});
    words.lost = say("ui.review.lost", {percent(counsel->lost)});
  }
}

// That the game is over, and where it was given away.
std::string told_at_end(const ReviewCourse& review, Seat near, const std::string& near_name) {
  const std::optional<TurningPoint> worst = review.costliest(near);
  if (!worst) return say("refusal.over");
  return say("refusal.over") + " " +
         say("ui.review.turned", {near_name, std::to_string(worst->entry), percent(worst->lost)});
}

}  // namespace

ReviewWords words_of(const ReviewCourse& review, const ShareCurve& curve,
                     const std::string& near_name, const std::optional<DecisionWords>& decision) {
  ReviewWords words;
  words.step = say("ui.review.at", {std::to_string(review.at()), std::to_string(review.size())});
  if (!review.is_judged()) {
    const int done = 100 * review.judged_count() / std::max(1, review.decisions());
    words.progress = say("ui.review.progress", {std::to_string(done)});
  }
  if (!curve.curve.empty() && curve.curve.back().entry >= review.at()) {
    const float share = share_at(curve, review.at());
    words.title = say("ui.review.share", {near_name, percent(share)});
  }
  if (decision) tell_decision(review, *decision, words);
  if (review.at() == review.size()) words.told = told_at_end(review, curve.near, near_name);
  return words;
}

std::vector<std::string> sentences_of(const ReviewWords& words) {
  std::vector<std::string> sentences;
  const std::string cost = words.lost.empty() ? std::string() : " " + words.lost;
  if (!words.told.empty()) sentences.push_back(words.told + cost);
  if (!words.better.empty()) sentences.push_back(words.better);
  return sentences;
}

std::string read_out(const ReviewWords& words) {
  std::string all = words.title.empty() ? words.step : words.title;
  all += ".";
  for (const std::string* sentence : {&words.told, &words.better, &words.lost}) {
    if (!sentence->empty()) all += " " + *sentence;
  }
  return all;
}

std::string sentence_of_advice(const std::string& what, const std::string& why) {
  return why.empty() ? say("ui.advice.plain", {what}) : say("ui.advice.because", {what, why});
}

std::string sentence_once_more(const std::string& what, bool has_reason) {
  return say(has_reason ? "ui.advice.same" : "ui.advice.plain.same", {what});
}

std::string percent(float share) { return std::to_string(std::lround(100 * share)); }

}  // namespace mael::web
