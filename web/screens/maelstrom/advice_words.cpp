#include "web/screens/maelstrom/advice_words.h"

#include "engine/maelstrom/reasons.h"
#include "web/app/spoken.h"
#include "web/screens/maelstrom/mirror.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

std::string sentence_of_advice(const Situation& situation, const Action& action,
                               const std::vector<Reason>& reasons) {
  const SeatNames names{name_of(situation, Seat::A), name_of(situation, Seat::B)};
  const std::string what = words_of(situation, action);
  const std::string why = reasons_in_words(reasons, situation.actor(), spoken(), names);
  return why.empty() ? say("ui.advice.plain", {what}) : say("ui.advice.because", {what, why});
}

}  // namespace mael::web::maelstrom
