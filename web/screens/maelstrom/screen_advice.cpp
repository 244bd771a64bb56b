// Advice at the table.
#include "engine/play/counsel.h"
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
  const std::optional<Counsel> counsel = read_counsel(line);
  const auto action = counsel ? Review::advised_by(*counsel, situation_.seen) : std::nullopt;
  if (action) {
    selection_.advised = Advised{*action, advice_in_words(situation_, *action, counsel->reasons)};
  } else {
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

}  // namespace mael::web::maelstrom
