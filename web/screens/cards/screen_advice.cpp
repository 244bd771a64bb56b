// Advice at the card table.
#include "web/screens/cards/screen.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {

void Table::advise(std::string_view line) {
  if (!selection_.asks_advice) return;
  selection_.asks_advice = false;
  if (const auto advice = Review::advice_in(line, situation_.seen)) {
    const auto& [action, reasons] = *advice;
    selection_.advised = Advised{action, advice_in_words(situation_, action, reasons)};
    if (const auto* bid = deed_of<Bid>(action)) selection_.number = bid->amount;
    if (const auto* pick = deed_of<PickNumber>(action)) selection_.number = pick->number;
  } else {
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

}  // namespace mael::web::cards
