#include "web/screens/maelstrom/review.h"

#include "engine/maelstrom/observe.h"
#include "web/screens/maelstrom/advice_words.h"
#include "web/screens/maelstrom/mirror.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/review_buttons.h"
#include "web/table/review_view.h"

namespace mael::web::maelstrom {

bool is_table_talk(const Action& action) {
  return std::holds_alternative<Resign>(action.deed) ||
         std::holds_alternative<OfferDraw>(action.deed);
}

Situation situation_of_decision(const Review& review, const std::array<Player, kSeats>& players) {
  const Action* action = review.decision();
  const Seat seat = action ? action->by : Seat::Chance;
  HandOver device;
  device.viewer = device.actor = seat;
  return {{.device = device}, observe(review.state(), seat), players, {}};
}

namespace {

std::optional<DecisionWords> decision_in_words(const Review& review, const Situation& situation) {
  const Action* done = review.decision();
  if (!done) return {};
  const Situation deciding = situation_of_decision(review, situation.players);
  DecisionWords words{name_of(deciding, done->by), words_of(deciding, *done), {}};
  if (const auto better = review.better()) {
    words.better = advice_in_words(deciding, *better, review.counsel()->reasons);
  }
  return words;
}

}  // namespace

std::optional<Advised> advised_in(const Review& review,
                                  const std::array<Player, kSeats>& players) {
  const Action* done = review.decision();
  if (!done) return {};
  const Situation deciding = situation_of_decision(review, players);
  if (const auto better = review.better()) {
    return Advised{*better, advice_in_words(deciding, *better, review.counsel()->reasons)};
  }
  return Advised{*done, words_of(deciding, *done)};
}

void build_review(const Review& review, const Situation& situation, View& view) {
  const Seat near = view.sides[0].seat;
  view.review = curve_of(review, near);
  const ReviewWords words = web::words_of(review, *view.review, name_of(situation, near),
                                          decision_in_words(review, situation));
  view.hand.clear();
  view.notice.reset();
  view.burn.reset();
  view.todo = words.step;
  view.hint = words.progress;
  view.advice = read_out(words);
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.told = words.told;
  if (!words.better.empty()) prompt.outcome.push_back(words.better);
  if (!words.lost.empty()) prompt.outcome.push_back(words.lost);
  view.prompt = prompt;
  view.buttons = review_buttons(commands(), review);
  view.tools = review_tools(commands());
  view.menu = review_menu(commands());
}

}  // namespace mael::web::maelstrom
