// Advice at the table.
#include <algorithm>

#include "web/screens/maelstrom/screen.h"
#include "web/screens/maelstrom/view/view_panels.h"
#include "web/screens/maelstrom/words.h"

namespace mael::web::maelstrom {

namespace {

// "Iron Enforcer ×2, Mech Pilot"
std::string names_of(const Situation& situation, std::vector<Row> rows) {
  std::sort(rows.begin(), rows.end());
  std::string names;
  for (auto row = rows.begin(); row != rows.end();) {
    const auto next = std::upper_bound(row, rows.end(), *row);
    names += (names.empty() ? "" : ", ") + title_of(situation.own().rows[*row].kind);
    if (next - row > 1) names += " " + say("ui.panel.copies", {std::to_string(next - row)});
    row = next;
  }
  return names;
}

}  // namespace

void Table::take_advice(const Review::Advice& advice) {
  if (!deed_of<TakeTile>(advice.action)) return show_advice(advice);
  advise_on_hand(advice);
}

// A counsellor names a tile at a time; what is decided is a whole hand.
void Table::advise_on_hand(const Review::Advice& advice) {
  selection_.hinted.push_back(deed_of<TakeTile>(advice.action)->row);
  std::vector<Row> hand = opening_picks(situation_, selection_);
  const std::size_t own = hand.size();
  hand.insert(hand.end(), selection_.hinted.begin(), selection_.hinted.end());
  selection_.asks_advice = static_cast<int>(hand.size()) < opening_tiles_needed(situation_);
  if (selection_.asks_advice) return;
  const std::string names = names_of(situation_, selection_.hinted);
  const char* key = own == 0 ? "ui.advice.hand" : "ui.advice.rest_of_hand";
  selection_.advised = Advised{advice.action, say(key, {names}), std::move(hand)};
}

}  // namespace mael::web::maelstrom
