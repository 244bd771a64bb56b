// The full card: what it is, every value with what changes it, what its text does. Answers "what is
// this?" anywhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/screens/cards/selection.h"
#include "web/screens/cards/situation.h"
#include "web/table/lists.h"

namespace mael::web::cards {

struct Detail {
  CardKind kind = kNoCard;
  std::string title;
  std::string subtitle;  // "Military ship, at Gocka, of the Broken"
  std::vector<ShownValue> values;
  std::string text;
  std::vector<std::string> notes;  // where it may go, when it may be played, what it will yield
  std::string flavour;
};

// The card of a subject; nothing if there is none any more.
std::optional<Detail> make_detail(const Situation& situation, const Subject& subject);

}  // namespace mael::web::cards
