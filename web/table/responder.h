// What follows from an intent, at every table: what was selected goes on, without what was refused
// before it, and actions are added to it. A game's own responder says the rest, an `on` for each of
// its intents.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "web/table/parts/chrome.h"
#include "web/table/told.h"

namespace mael::web {

// All three are the table's; the first two must outlive the responder.
template <class Situation, class Selection, class Reaction>
class ResponderOf {
 public:
  ResponderOf(const Situation& situation, const Selection& selection)
      : situation_(situation), state_(situation.seen), was_(selection) {
    out_.selection = selection;
    out_.selection.refusal.reset();
  }

 protected:
  Selection& selection() { return out_.selection; }
  void refuse(const std::optional<Refusal>& refusal) { selection().refusal = refusal; }
  bool asks_about(const std::optional<std::string>& warning) {
    return web::asks_about(situation_, warning, was_, selection());
  }
  // Of what was refused, or of the thing that is read: `read` makes its sheet, if it has one.
  template <class Read>
  RuleId rule_to_open(Read&& read) const {
    if (was_.refusal) return was_.refusal->rule;
    if (was_.sheet != OpenSheet::Card) return {};
    const auto thing = read();
    return thing ? thing->rule : RuleId{};
  }

  const Situation& situation_;
  const std::remove_cvref_t<decltype(std::declval<Situation>().seen)>& state_;
  const Selection& was_;
  Reaction out_;
};

}  // namespace mael::web
