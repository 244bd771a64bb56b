#include "web/screens/maelstrom/review.h"

namespace mael::web::maelstrom {

bool is_table_talk(const Action& action) {
  return std::holds_alternative<Resign>(action.deed) ||
         std::holds_alternative<OfferDraw>(action.deed);
}

void build_review(const ReviewWords& words, View& view) {
  view.hand.clear();
  view.burn.reset();
  view.todo = words.step;
  view.hint = words.progress;
  PromptView prompt;
  prompt.title = words.title.empty() ? view.turn : words.title;
  prompt.told = words.told;
  if (!words.better.empty()) prompt.outcome.push_back(words.better);
  if (!words.lost.empty()) prompt.outcome.push_back(words.lost);
  view.prompt = prompt;
}

}  // namespace mael::web::maelstrom
