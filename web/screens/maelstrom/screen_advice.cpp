// Advice at the table.
#include "web/screens/maelstrom/advice_words.h"
#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

std::optional<Seat> Table::awaits_advice() const {
  if (!selection_.asks_advice || review_) return {};
  return situation_.actor();
}

void Table::advise(std::string_view line) {
  if (!selection_.asks_advice) return;
  selection_.asks_advice = false;
  if (const auto advice = Review::advice_in(line, situation_.seen)) {
    const auto& [action, reasons] = *advice;
    selection_.advised = Advised{action, advice_in_words(situation_, action, reasons)};
  } else {
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

}  // namespace mael::web::maelstrom
