#include "web/screens/maelstrom/advice_words.h"

#include "engine/maelstrom/reasons.h"
#include "web/base/spoken.h"
#include "web/screens/maelstrom/text_view.h"
#include "web/screens/maelstrom/words.h"
#include "web/table/review_view.h"

namespace mael::web::maelstrom {

std::string advice_in_words(const Situation& situation, const Action& action,
                            const std::vector<Reason>& reasons) {
  const std::string what = words_of(situation, action);
  const std::string why =
      reasons_in_words(reasons, situation.actor(), spoken(), seat_names(situation));
  return sentence_of_advice(what, why);
}

}  // namespace mael::web::maelstrom
