// What follows from what the player wants. Of what is half made the rules say what may come next.
#include <algorithm>

#include "tests/toy/screen/parts.h"
#include "web/table/responder.h"

namespace mael::web::toy {
namespace {

class Responder : public ResponderOf<Situation, Selection, Reaction> {
 public:
  using ResponderOf::ResponderOf;

  Reaction respond(const Intent& intent) {
    std::visit([&](const auto& each) { on(each); }, intent);
    return std::move(out_);
  }

 private:
  void act(const Deed& deed) {
    if (!situation_.decides()) return;
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    out_.actions.push_back({situation_.actor(), deed});
    put_down();
    selection().number = 0;
  }
  void put_down() {
    selection().draft.reset();
    drop_advice(selection());
  }

  // ---- Voyages and trades ----------------------------------------------------------------------

  // What is half made of this kind, or a new one; nothing where none may be begun.
  template <class D>
  D* begun() {
    auto& draft = selection().draft;
    if (draft && std::holds_alternative<D>(draft->action.deed)) {
      return &std::get<D>(draft->action.deed);
    }
    std::vector<Draft> all;
    Drafts<Toy>::begin(situation_.seen, situation_.actor(), all);
    const auto found = std::find_if(all.begin(), all.end(), [](const Draft& each) {
      return std::holds_alternative<D>(each.action.deed);
    });
    if (found == all.end()) return nullptr;
    draft = *found;
    return &std::get<D>(draft->action.deed);
  }
  void add(const DraftPart& part) {
    const Verdict verdict = Drafts<Toy>::add(situation_.seen, *selection().draft, part);
    if (verdict) refuse(explain(situation_, *verdict));
  }

  static DraftPart longer(const Path& path, Point at) {
    DraftPart part{"path", {}, {path.begin(), path.end()}};
    part.points.push_back(at);
    return part;
  }
  void on(const intent::TapSea& tap) {
    drop_advice(selection());
    if (Sail* sail = begun<Sail>()) add(longer(sail->path, tap.at));
  }
  void on(const intent::Put& put) {
    drop_advice(selection());
    Sail* sail = begun<Sail>();
    if (!sail) return;
    add(longer(sail->path, put.at));
    if (!selection().refusal) act(Deed(*sail));
  }

  // A card among others is taken out again.
  static DraftPart changed(std::string_view part, const Cards& cards, Card card) {
    DraftPart change{part, {cards.begin(), cards.end()}, {}};
    const auto at = std::find(change.numbers.begin(), change.numbers.end(), card);
    if (at == change.numbers.end()) {
      change.numbers.push_back(card);
    } else {
      change.numbers.erase(at);
    }
    return change;
  }
  // Whom it is for is said first.
  MakeOffer* trade() {
    MakeOffer* trade = begun<MakeOffer>();
    if (!trade || trade->offer.to != Seat::Chance) return trade;
    for (const Seat seat : seats_of(situation_.seen)) {
      if (seat != situation_.actor()) return add({"to", {index_of(seat)}, {}}), trade;
    }
    return nullptr;
  }
  void on(const intent::TapCard& tap) {
    if (MakeOffer* made = trade()) add(changed("give", made->offer.give, tap.card));
  }
  void on(const intent::TapKind& tap) {
    if (MakeOffer* made = trade()) add(changed("want", made->offer.want, tap.card));
  }
  void on(const intent::TapSkiff& tap) {
    if (begun<MakeOffer>()) add({"to", {index_of(tap.seat)}, {}});
  }

  // ---- Numbers and buttons ---------------------------------------------------------------------

  void on(const intent::SetNumber& set) {
    if (!situation_.awaits_number()) return;
    selection().number = std::clamp(set.number, 0, situation_.highest());
  }

  void on(const intent::Nothing&) { selection().refusal = was_.refusal; }
  void on(const intent::Press& press) {
    if (const auto own = press.command.own<Own>()) return on(*own);
    const Common command = *press.command.common();
    const RuleId rule = was_.refusal ? was_.refusal->rule : RuleId{};
    if (look_around(command, situation_, rule, {selection(), out_.requests, out_.lift})) return;
    switch (command) {
      case Common::Confirm: return confirm();
      case Common::Pass: return answer(false);
      case Common::Advise: return ask_advice();
      case Common::Cancel:
        if (!step_back(selection())) selection().draft.reset();
        return;
      default: return;
    }
  }
  void on(Own command) {
    switch (command) {
      case Own::Rest: return act(Rest{});
      case Own::Agree: return answer(true);
      case Own::TurnBack: return act(TurnBack{});
      case Own::Less: return on(intent::SetNumber{was_.number - 1});
      case Own::More: return on(intent::SetNumber{was_.number + 1});
    }
  }

  void answer(bool yes) {
    const auto& stack = situation_.seen.interrupts;
    if (stack.empty()) return act(Consent{yes});
    if (stack[stack.size() - 1].kind == Interrupt::Kind::MayTell) return act(Tell{yes});
    act(Hail{yes});
  }

  void confirm() {
    if (was_.advised) return act(was_.advised->action.deed);
    if (situation_.awaits(Step::Bid)) return act(Bid{static_cast<std::uint16_t>(was_.number)});
    if (situation_.awaits_number()) return act(Bribe{static_cast<std::uint8_t>(was_.number)});
    if (was_.draft) act(Drafts<Toy>::action_of(situation_.seen, *was_.draft).deed);
  }

  void ask_advice() {
    const auto refusal = refusal_to_advise(situation_, situation_.decides());
    if (refusal) return refuse(refusal);
    put_down();
    selection().asks_advice = true;
  }
};

}  // namespace

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent) {
  return Responder(situation, selection).respond(intent);
}

}  // namespace mael::web::toy
