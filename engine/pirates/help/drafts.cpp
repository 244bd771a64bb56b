#include "engine/pirates/help/drafts.h"

#include <algorithm>

#include "engine/core/notation.h"
#include "engine/pirates/legality.h"

namespace mael {
namespace {

using namespace mael::pirates;
using Draft = Drafts<Pirates>::Draft;

constexpr std::string_view kTo = "to", kGive = "give", kGivePoints = "give_points", kWant = "want",
                           kWantPoints = "want_points";
constexpr std::string_view kBegun = "offer:";

bool is_empty(const Trade& trade) {
  return trade.give.empty() && trade.want.empty() && trade.give_points == 0 &&
         trade.want_points == 0;
}

Need need_partner(const State& state, Seat by, const Trade& trade) {
  Need need;
  need.part = kTo;
  need.lacks = trade.to == Seat::Chance;
  for (const Seat seat : seats_of(state)) {
    if (seat != by && !judge_trade(state, {seat, {}, {}, 0, 0}, false)) {
      need.things.push_back(index_of(seat));
    }
  }
  return need;
}

// Something must change hands, and no hold may overflow: until then the loot lacks.
Need need_loot(std::string_view part, const Hold& hold, bool lacks) {
  Need need;
  need.part = part;
  need.kind = Need::Kind::Subset;
  need.lacks = lacks;
  need.least = 0;
  need.most = std::min(hold.size(), 3);
  need.things.assign(hold.begin(), hold.end());
  return need;
}

Need need_points(std::string_view part, int most) {
  Need need;
  need.part = part;
  need.kind = Need::Kind::Number;
  need.lacks = false;
  need.least = 0;
  need.most = most;
  return need;
}

Verdict put_loot(FixedList<Item, 3>& items, const DraftPart& part) {
  items.clear();
  for (const std::int32_t item : part.numbers) {
    if (items.full()) return Violation("PIR-040"_rule);
    items.push_back(static_cast<Item>(item));
  }
  std::sort(items.begin(), items.end());
  return {};
}

// Another partner starts the exchange anew.
Verdict put(Trade& trade, const DraftPart& part) {
  if (part.part == kGive) return put_loot(trade.give, part);
  if (part.part == kWant) return put_loot(trade.want, part);
  const auto number = static_cast<std::uint8_t>(part.numbers[0]);
  if (part.part == kTo) {
    trade = {seat_at(number), {}, {}, 0, 0};
  } else {
    (part.part == kGivePoints ? trade.give_points : trade.want_points) = number;
  }
  return {};
}

Draft begun(Seat by, Seat to) { return {{by, OfferTrade{{to, {}, {}, 0, 0}}}}; }

// "a offer:" and "a offer:b".
bool read_begun(const State& state, std::string_view text, Draft& draft) {
  TextReader reader(text);
  reader.skip_blanks();
  const Seat by = read_seat(reader, state.seats);
  reader.skip_blanks();
  if (reader.failed() || !reader.accept_word(kBegun.substr(0, kBegun.size() - 1))) return false;
  reader.expect(':');
  Seat to = Seat::Chance;
  if (!reader.failed() && !reader.at_end()) to = read_seat(reader, state.seats);
  if (reader.failed() || !reader.at_end()) return false;
  draft = begun(by, to);
  return true;
}

}  // namespace

void Drafts<Pirates>::begin(const State& state, Seat seat, std::vector<Draft>& drafts) {
  if (!to_act(state).includes(seat)) return;
  std::vector<Action> actions;
  legal_actions(state, actions);
  for (const Action& action : actions) {
    if (action.by == seat && !std::holds_alternative<OfferTrade>(action.deed)) {
      drafts.push_back({action});
    }
  }
  if (!lists_all(state, seat)) drafts.push_back(begun(seat, Seat::Chance));
}

void Drafts<Pirates>::needs(const State& state, const Draft& draft, std::vector<Need>& needs) {
  const auto* offer = std::get_if<OfferTrade>(&draft.action.deed);
  if (!offer) return;
  const Trade& trade = offer->trade;
  const Seat by = draft.action.by;
  needs.push_back(need_partner(state, by, trade));
  if (trade.to == Seat::Chance) return;
  const Ship &own = state.ship(by), &other = state.ship(trade.to);
  const bool lacks = judge_trade(state, trade).has_value();
  needs.push_back(need_loot(kGive, own.hold, lacks));
  needs.push_back(need_points(kGivePoints, own.points));
  needs.push_back(need_loot(kWant, other.hold, lacks));
  needs.push_back(need_points(kWantPoints, other.points));
}

Verdict Drafts<Pirates>::add(const State& state, Draft& draft, const DraftPart& part) {
  auto* offer = std::get_if<OfferTrade>(&draft.action.deed);
  assert(offer);
  Trade changed = offer->trade;
  if (Verdict verdict = put(changed, part)) return verdict;
  if (Verdict verdict = judge_trade(state, changed, false)) return verdict;
  offer->trade = changed;
  return {};
}

std::string Drafts<Pirates>::write(const State& state, const Draft& draft) {
  const auto* offer = std::get_if<OfferTrade>(&draft.action.deed);
  if (!offer || !is_empty(offer->trade)) return write_action(state, draft.action);
  std::string text = write_deed_of(draft.action.by, std::string(kBegun));
  return offer->trade.to == Seat::Chance ? text : text + letter_of(offer->trade.to);
}

Result<Draft> Drafts<Pirates>::read(const State& state, std::string_view text) {
  Draft draft;
  if (read_begun(state, text, draft)) return draft;
  const auto read = read_action(state, text);
  if (!read) return read.error();
  return Draft{*read};
}

}  // namespace mael
