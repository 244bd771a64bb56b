#include "web/screens/cards/view/view.h"

#include <algorithm>

#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {

View build_view(const Situation& situation, const Selection& selection, const Journal& journal) {
  View view;
  view.refusal = selection.refusal;
  view.sheet = selection.sheet;
  build_table(situation, selection, view);
  build_header(situation, journal, view);
  build_prompt(situation, selection, view);
  build_buttons(situation, selection, view);
  build_lists(situation, selection, journal, view);
  return view;
}

// ---- Lists on sheets ---------------------------------------------------------------------------

namespace {

std::string sentence_of_share(const Situation& situation, Seat seat, const Share& share,
                              const LedgerRow& row) {
  const std::string who = name_of(situation, seat);
  const auto number = [](int value) { return std::to_string(value); };
  if (share.rate == 0) return say("cards.ledger.nothing", {who});
  const char* key = share.extra > 0              ? "cards.ledger.extra"
                    : share.total() < share.rate ? "cards.ledger.short"
                                                 : "cards.ledger.share";
  return say(key, {who, number(share.rate), number(share.card), number(share.extra),
                   number(share.total()), number(row.rate)});
}

LedgerLine line_of(const Situation& situation, const LedgerRow& row) {
  LedgerLine line{row.planet, {}};
  line.sentences.push_back(
      say("cards.ledger.made", {std::to_string(row.rate), std::to_string(row.stock)}));
  if (!row.shared) return line;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const Share& share = row.sums.shares[static_cast<std::size_t>(index_of(seat))];
    line.sentences.push_back(sentence_of_share(situation, seat, share, row));
  }
  line.sentences.push_back(say("cards.ledger.stays", {std::to_string(row.sums.left)}));
  return line;
}

}  // namespace

void build_lists(const Situation& situation, const Selection& selection, const Journal& journal,
                 View& view) {
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (situation.seen.discard[kind] > 0) {
      view.discard.push_back({kind, situation.seen.discard[kind]});
    }
  }
  const Ledger& ledger = journal.ledger();
  for (const LedgerRow& row : ledger.rows) view.ledger.push_back(line_of(situation, row));
  if (ledger.turn > 0) {
    view.ledger_sum =
        say("cards.ledger.sum", {name_of(situation, Seat::A), std::to_string(ledger.total[0]),
                                 name_of(situation, Seat::B), std::to_string(ledger.total[1])});
  }
  view.pages = kHelpPages;
  view.page = std::clamp(selection.page, 0, kHelpPages - 1);
  if (selection.sheet == OpenSheet::Card) view.detail = make_detail(situation, selection.subject);
}

}  // namespace mael::web::cards
