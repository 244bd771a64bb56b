// Advice at the table.
#include "engine/maelstrom/notation.h"
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
  const Result<Action> action =
      read_action(situation_.seen, counsel ? counsel->action : std::string());
  if (counsel && action && !check(situation_.seen, *action)) {
    selection_.advised =
        Advised{*action, sentence_of_advice(situation_, *action, counsel->reasons)};
  } else {
    selection_.refusal = Refusal{{}, say("ui.refusal.no_advice")};
  }
  refresh();
}

}  // namespace mael::web::maelstrom
