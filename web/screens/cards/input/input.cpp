#include "web/screens/cards/input/input.h"

#include <algorithm>

#include "engine/cards/bots/secrets.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/offers.h"
#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"
#include "web/table/responder.h"

namespace mael::web::cards {
namespace {

class Responder : public ResponderOf<Situation, Selection, Reaction> {
 public:
  using ResponderOf::ResponderOf;

  Reaction respond(const Intent& intent) {
    std::visit([&](const auto& each) { on(each); }, intent);
    return std::move(out_);
  }

 private:
  void act(const Action& action) {
    out_.actions.push_back(action);
    put_down();
  }
  void act(const Deed& deed) {
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    act(Action{situation_.actor(), deed});
  }
  void put_down() {
    drop_advice(selection());
    selection().card.reset();
    selection().ship.reset();
    selection().target.reset();
  }

  // ---- Cards -----------------------------------------------------------------------------------

  bool plays_cards() const {
    return situation_.awaits(Awaiting::Turn) || situation_.awaits(Awaiting::Answer);
  }

  void on(const intent::TapCard& tap) {
    if (!plays_cards()) return inspect({tap.card, {}});
    if (was_.card == tap.card) return tap_again(tap.card);
    pick_up(tap.card);
  }

  void tap_again(CardKind card) {
    if (const auto action = action_alone(situation_, card)) return act(*action);
    put_down();
  }

  void pick_up(CardKind card) {
    put_down();
    if (has_use(situation_, card)) {
      selection().card = card;
    } else {
      refuse(why_useless(situation_, card));
    }
  }

  void on(const intent::TakeCard& take) {
    if (plays_cards() && has_use(situation_, take.card)) pick_up(take.card);
  }

  // ---- Things on the table ---------------------------------------------------------------------

  bool is_own_ship(Thing thing) const {
    return thing.spot == Spot::Ship && thing.seat == situation_.actor();
  }

  void on(const intent::TapThing& tap) {
    const bool chooses = situation_.awaits(Awaiting::Casualty);
    if (was_.is_empty() && !chooses) return tap_freely(tap.thing);
    if (const auto action = action_on(situation_, was_, tap.thing)) return carry_out(*action);
    if (was_.ship && is_own_ship(tap.thing)) return pick_up_ship(tap.thing.index);
    refuse(why_not(situation_, was_, tap.thing));
  }

  // An attack is looked at before it is declared.
  void carry_out(const Action& action) {
    if (!deed_of<Attack>(action) || was_.target == aim_of(action)->thing) return act(action);
    selection().target = aim_of(action)->thing;
  }

  void tap_freely(Thing thing) {
    if (is_own_ship(thing) && situation_.awaits(Awaiting::Turn)) return pick_up_ship(thing.index);
    if (thing.spot == Spot::Ship || thing.spot == Spot::Planet) inspect({kNoCard, thing});
  }

  void pick_up_ship(std::uint8_t ship) {
    const bool same = was_.ship == ship;
    put_down();
    if (same) return;
    if (ship_has_use(situation_, ship)) {
      selection().ship = ship;
    } else {
      refuse(why_ship_useless(situation_, ship));
    }
  }

  void on(const intent::TakeShip& take) {
    if (!situation_.awaits(Awaiting::Turn) || !ship_has_use(situation_, take.ship)) return;
    put_down();
    selection().ship = take.ship;
  }

  void on(const intent::Put& put) {
    if (put.on) {
      if (const auto action = action_on(situation_, was_, *put.on)) return act(*action);
      refuse(why_not(situation_, was_, *put.on));
    } else if (was_.card) {
      if (const auto action = action_alone(situation_, *was_.card)) return act(*action);
    }
    put_down();
  }
  void on(const intent::PutBack&) { put_down(); }

  // ---- Numbers ---------------------------------------------------------------------------------

  bool turns_dial() const {
    return situation_.awaits(Awaiting::Number) || situation_.awaits(Awaiting::Bid);
  }
  int highest() const {
    if (state_.awaiting == Awaiting::Number) return kHighestPick;
    return state_.side(situation_.actor()).stockpile;
  }
  void set_number(int number) {
    if (turns_dial()) selection().number = std::clamp(number, 0, highest());
  }
  void on(const intent::SetNumber& set) { set_number(set.number); }
  void on(const intent::TypeDigit& type) {
    if (!turns_dial()) return;
    const int longer = was_.number * 10 + type.digit;
    set_number(longer <= highest() ? longer : type.digit);
  }

  void on(const intent::TakeFaction& take) { act(ChooseFaction{take.card}); }

  // ---- Buttons ---------------------------------------------------------------------------------

  void on(const intent::Press& press) {
    if (const auto own = press.command.own<Own>()) return on(*own);
    const Common command = *press.command.common();
    const LookAround looks{selection(), out_.requests, out_.lift};
    const RuleId rule = rule_to_open([&] { return make_detail(situation_, was_.subject); });
    if (look_around(command, situation_, rule, looks)) return;
    switch (command) {
      case Common::Confirm: return confirm();
      case Common::Pass: return act(Pass{});
      case Common::Cancel: return cancel();
      case Common::Advise: return ask_advice();
      default: return;  // of a review (table_screen.h)
    }
  }

  void on(Own command) {
    switch (command) {
      case Own::EndTurn: return act(EndTurn{});
      case Own::Decline: return act(Decline{});
      case Own::First: return act(ChooseOrder{true});
      case Own::Second: return act(ChooseOrder{false});
      case Own::Less: return set_number(was_.number - 1);
      case Own::More: return set_number(was_.number + 1);
      case Own::Discard: return toggle(selection(), OpenSheet::Discard);
      case Own::Ledger: return toggle(selection(), OpenSheet::Ledger);
      case Own::NextPage: return turn_page(+1);
      case Own::PreviousPage: return turn_page(-1);
      case Own::Look: return inspect({state_.declared.card, {}});
      case Own::DeclineTurn: return decline_turn();
      case Own::AskAgain: return ask_again();
    }
  }

  // Passes now and on everything that may be answered before the player-turn ends.
  void decline_turn() {
    if (state_.awaiting != Awaiting::Answer) return;
    act(Decline{});
    if (!out_.actions.empty()) out_.pass = PassWish{situation_.actor(), true};
  }
  void ask_again() {
    for (const Seat seat : {Seat::A, Seat::B}) {
      if (situation_.is_passing(seat)) out_.pass = PassWish{seat, false};
    }
  }

  void ask_advice() {
    const auto refusal = refusal_to_advise(situation_, situation_.decides());
    if (refusal) return refuse(refusal);
    put_down();
    selection().asks_advice = true;
  }

  void confirm() {
    if (was_.advised && !is_sealed(state_)) return act(was_.advised->action);
    if (state_.awaiting == Awaiting::Number && situation_.decides()) {
      return act(PickNumber{static_cast<std::uint16_t>(was_.number)});
    }
    if (state_.awaiting == Awaiting::Bid && situation_.decides()) {
      return act(Bid{static_cast<std::uint16_t>(was_.number)});
    }
    if (was_.target) {
      if (const auto action = action_on(situation_, was_, *was_.target)) return act(*action);
    }
    if (!was_.card) return;
    if (const auto action = action_alone(situation_, *was_.card)) act(*action);
  }

  void cancel() {
    if (step_back(selection())) return;
    if (was_.target) {
      selection().target.reset();
    } else {
      put_down();
    }
  }

  void inspect(const Subject& subject) {
    selection().sheet = OpenSheet::Card;
    selection().subject = subject;
  }
  void on(const intent::Inspect& inspected) { inspect(inspected.subject); }

  void turn_page(int by) {
    if (was_.sheet == OpenSheet::Help) {
      selection().page = std::clamp(was_.page + by, 0, kHelpPages - 1);
    }
  }
  void on(const intent::Nothing&) { selection().refusal = was_.refusal; }
};

}  // namespace

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent) {
  return Responder(situation, selection).respond(intent);
}

}  // namespace mael::web::cards
