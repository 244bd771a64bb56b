#include "tests/toy/drafts.h"

#include <algorithm>

#include "tests/toy/notation.h"

namespace mael {
namespace {

using namespace mael::toy;
using Draft = Drafts<Toy>::Draft;

constexpr std::string_view kTo = "to", kGive = "give", kWant = "want", kPath = "path";

Need need_partner(const State& state, Seat by, const Offer& offer) {
  Need need;
  need.part = kTo;
  need.lacks = offer.to == Seat::Chance;
  for (const Seat seat : seats_of(state)) {
    if (seat != by) need.things.push_back(index_of(seat));
  }
  return need;
}

// Nothing changes hands yet: one of the two cannot stay empty.
Need need_cards(std::string_view part, const Offer& offer, std::vector<std::int32_t> things) {
  Need need;
  need.part = part;
  need.kind = Need::Kind::Subset;
  need.lacks = offer.give.empty() && offer.want.empty();
  need.least = 0;
  need.most = Cards::kCapacity;
  need.things = std::move(things);
  return need;
}

void need_offer(const State& state, Seat by, const Offer& offer, std::vector<Need>& needs) {
  needs.push_back(need_partner(state, by, offer));
  if (offer.to == Seat::Chance) return;
  const Hand& hand = state.of(by).hand;
  needs.push_back(need_cards(kGive, offer, {hand.begin(), hand.end()}));
  std::vector<std::int32_t> kinds;
  for (int i = 0; i < Cards::kCapacity; ++i) {
    for (int kind = 1; kind <= kKinds; ++kind) kinds.push_back(kind);
  }
  needs.push_back(need_cards(kWant, offer, std::move(kinds)));
}

Need need_path(const State& state, Seat by, const Path& path) {
  Need need;
  need.part = kPath;
  need.kind = Need::Kind::Path;
  need.lacks = path.empty();
  need.most = Path::kCapacity;
  need.from = state.of(by).at;
  need.reach = kRange;
  return need;
}

Verdict put(const State& state, Offer& offer, const DraftPart& part) {
  Offer changed = offer;
  if (part.part == kTo) {
    changed.to = seat_at(part.numbers[0]);
  } else {
    Cards& cards = part.part == kGive ? changed.give : changed.want;
    cards.clear();
    for (const std::int32_t card : part.numbers) {
      if (cards.full()) return Violation("TOY-010"_rule);
      cards.push_back(static_cast<Card>(card));
    }
    std::sort(cards.begin(), cards.end());
  }
  const Verdict verdict = judge_offer(state, changed);
  // What changes hands may still be said.
  if (verdict &&
      !(verdict->rule == "TOY-012"_rule && changed.give.empty() && changed.want.empty())) {
    return verdict;
  }
  offer = changed;
  return {};
}

Verdict put(const State& state, Path& path, const DraftPart& part) {
  Path changed;
  for (const Point& point : part.points) {
    if (changed.full()) return Violation("TOY-020"_rule);
    changed.push_back(point);
  }
  if (Verdict verdict = judge_path(state, changed)) return verdict;
  path = changed;
  return {};
}

}  // namespace

void Drafts<Toy>::begin(const State& state, Seat seat, std::vector<Draft>& drafts) {
  if (!to_act(state).includes(seat)) return;
  std::vector<Action> actions;
  legal_actions(state, actions);
  for (const Action& action : actions) {
    const bool composed =
        std::holds_alternative<MakeOffer>(action.deed) || std::holds_alternative<Sail>(action.deed);
    if (action.by == seat && !composed) drafts.push_back({action});
  }
  if (state.step != Step::Turn || !state.interrupts.empty()) return;
  drafts.push_back({{seat, Sail{}}});
  if (!state.offered && state.seats > 1) drafts.push_back({{seat, MakeOffer{}}});
}

void Drafts<Toy>::needs(const State& state, const Draft& draft, std::vector<Need>& needs) {
  const Seat by = draft.action.by;
  if (const auto* sail = std::get_if<Sail>(&draft.action.deed)) {
    needs.push_back(need_path(state, by, sail->path));
  } else if (const auto* made = std::get_if<MakeOffer>(&draft.action.deed)) {
    need_offer(state, by, made->offer, needs);
  }
}

Verdict Drafts<Toy>::add(const State& state, Draft& draft, const DraftPart& part) {
  if (auto* sail = std::get_if<Sail>(&draft.action.deed)) return put(state, sail->path, part);
  auto* made = std::get_if<MakeOffer>(&draft.action.deed);
  assert(made);
  return put(state, made->offer, part);
}

Action Drafts<Toy>::action_of(const State&, const Draft& draft) { return draft.action; }

std::string Drafts<Toy>::write(const State& state, const Draft& draft) {
  const auto* made = std::get_if<MakeOffer>(&draft.action.deed);
  if (!made || is_whole<Toy>(state, draft)) return write_action(state, draft.action);
  std::string text = write_action(state, {draft.action.by, Sail{}});
  text.replace(text.find("sail"), 4, "offer");
  return made->offer.to == Seat::Chance ? text : text + letter_of(made->offer.to);
}

Result<Draft> Drafts<Toy>::read(const State& state, std::string_view text) {
  for (const std::string_view begun : {" sail:", " offer:"}) {
    if (!text.ends_with(begun)) continue;
    const auto read =
        read_action(state, std::string(text.substr(0, text.size() - begun.size())) + " rest");
    if (!read) return read.error();
    if (begun == " sail:") return Draft{{read->by, Sail{}}};
    return Draft{{read->by, MakeOffer{}}};
  }
  const auto read = read_action(state, text);
  if (!read) return read.error();
  return Draft{*read};
}

}  // namespace mael
