#include "web/screens/pirates/input/input.h"

#include <algorithm>

#include "engine/pirates/derived.h"
#include "engine/pirates/help/drafts.h"
#include "web/screens/pirates/input/input_words.h"
#include "web/screens/pirates/view/view_parts.h"
#include "web/screens/pirates/words.h"
#include "web/table/responder.h"

namespace mael::web::pirates {
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
    if (const auto refusal = refused(situation_, deed)) return refuse(refusal);
    if (asks_about(warning_before(situation_, deed))) return;
    out_.actions.push_back({situation_.actor(), deed});
    put_down();
  }

  void put_down() {
    drop_advice(selection());
    if (was_.ring) out_.ring_home = true;
    selection().sailing = selection().attacking = selection().leashing = false;
    selection().fanned = kNoCell;
    selection().ring.reset();
    selection().target.reset();
    selection().token.reset();
    selection().offer.reset();
    selection().asked = 0;
    selection().tile = 0;
    selection().page = 0;
    if (was_.sheet == OpenSheet::Trade) selection().sheet = OpenSheet::None;
  }

  // ---- The board -------------------------------------------------------------------------------

  void on(const intent::Tap& tap) {
    const Spot& spot = tap.spot;
    selection().fanned = kNoCell;
    if (was_.ring && situation_.is_playing()) return;  // it is turned, or put back, first
    if (tap.heap != kNoCell && !asks_for_cell()) {
      selection().fanned = tap.heap;
      return;
    }
    if (situation_.task() || state_.is_setup()) return choose_cell(spot);
    if (!situation_.is_playing()) return inspect_spot(spot);
    if (was_.leashing || was_.token) return leash(spot);
    if (was_.target || was_.attacking) return aim_at(spot);
    // Once the ship is picked up it is the cell that counts, whatever stands there.
    if (was_.sailing && !is_own_ship(spot)) return sail_to(spot.cell);
    if (spot.thing && tap_piece(*spot.thing)) return;
    if (can_go(spot.cell)) return sail_to(spot.cell);
    inspect_spot(spot);
  }

  // Whether the cell counts, whatever of what stands there was pressed.
  bool asks_for_cell() const {
    if (situation_.task() || state_.is_setup()) return situation_.chooses_cell();
    return situation_.is_playing() && (was_.sailing || was_.token);
  }

  void on(const intent::FoldUp&) { selection().fanned = kNoCell; }

  bool is_own_ship(const Spot& spot) const {
    return spot.thing && *spot.thing == BoardThing{ThingKind::Ship, index_of(situation_.actor())};
  }

  // What is asked for a place takes the cell, whatever stands there.
  void choose_cell(const Spot& spot) {
    if (!situation_.chooses_cell() || spot.cell == kNoCell) return inspect_spot(spot);
    if (situation_.may<PlaceShip>()) return act(PlaceShip{spot.cell});
    if (situation_.may<PlaceForban>()) return act(PlaceForban{spot.cell});
    if (situation_.may<ChooseReturn>()) return act(ChooseReturn{spot.cell});
    if (situation_.may<ChooseIsland>()) return act(ChooseIsland{spot.cell});
    act(FreeMove{spot.cell});
  }

  bool can_go(Cell cell) const {
    return situation_.may(Move{cell}) || situation_.may(Teleport{cell});
  }

  // The nearest to what is wanted: a jump only where no step leads.
  void sail_to(Cell cell) {
    if (cell == kNoCell) return put_down();
    if (!situation_.may(Move{cell}) && situation_.may(Teleport{cell})) {
      return act(Teleport{cell});
    }
    act(Move{cell});
  }

  // Whether the tap was about the piece, not about the cell under it.
  bool tap_piece(const BoardThing& thing) {
    if (thing.kind == ThingKind::Loot) return tap_loot();
    if (is_own_ship({kNoCell, thing})) {
      const bool sails = !was_.sailing;
      put_down();
      selection().sailing = sails;
      return true;
    }
    const Target target = target_of(thing);
    if (!is_target(target)) return false;
    pick_target(target);
    return true;
  }

  // What lies on the own cell is picked up, if it is one piece.
  bool tap_loot() {
    std::vector<Action> picks;
    for (const Action& action : situation_.legal) {
      if (deed_of<PickUp>(action)) picks.push_back(action);
    }
    if (picks.size() != 1) return false;
    act(picks[0].deed);
    return true;
  }

  static Target target_of(const BoardThing& thing) {
    return thing.kind == ThingKind::Ship ? Target::ship(seat_at(thing.which))
                                         : Target::token(thing.which);
  }
  bool is_target(Target target) const {
    const std::vector<Target> targets = targets_of(situation_);
    return std::find(targets.begin(), targets.end(), target) != targets.end();
  }

  void pick_target(Target target) {
    const bool same = was_.target == target;
    put_down();
    if (same) return;
    if (is_target(target)) {
      selection().target = target;
    } else {
      refuse(refused(situation_, Attack{target, 0}));
    }
  }

  void aim_at(const Spot& spot) {
    if (!spot.thing || spot.thing->kind == ThingKind::Loot) return put_down();
    if (is_own_ship(spot)) return put_down();
    pick_target(target_of(*spot.thing));
  }

  void leash(const Spot& spot) {
    const bool token = spot.thing && spot.thing->kind == ThingKind::Token;
    if (was_.token && spot.cell != kNoCell && (!token || may_leash(*was_.token, spot.cell))) {
      return act(MoveCalamity{*was_.token, spot.cell});
    }
    if (!token) return put_down();
    take_token(static_cast<std::uint8_t>(spot.thing->which));
  }
  bool may_leash(std::uint8_t token, Cell cell) const {
    return situation_.may(MoveCalamity{token, cell});
  }
  void take_token(std::uint8_t token) {
    put_down();
    selection().leashing = true;
    selection().token = token;
  }

  void on(const intent::TakeShip&) {
    if (!situation_.is_playing()) return;
    put_down();
    selection().sailing = true;
  }
  void on(const intent::Put& put) {
    if (!was_.sailing || !situation_.is_playing()) return;
    const Cell from = state_.ship(situation_.actor()).cell;
    if (!put.cell || *put.cell == from) return put_down();
    sail_to(*put.cell);
    selection().sailing = false;
  }

  // ---- Circles ---------------------------------------------------------------------------------

  std::optional<Refusal> no_turn(std::uint8_t circle) const {
    return refused(situation_, Rotate{circle, 1});
  }

  bool take_ring(std::uint8_t circle, bool held) {
    const auto refusal = no_turn(circle);
    if (refusal) {
      put_down();
      refuse(refusal);
      out_.ring_home = true;
      return false;
    }
    const std::uint8_t quarters =
        was_.ring && was_.ring->circle == circle ? was_.ring->quarters : std::uint8_t{0};
    const bool other = was_.ring && was_.ring->circle != circle;
    put_down();
    out_.ring_home = other;
    selection().ring = RingHold{circle, quarters, held};
    return true;
  }

  void on(const intent::HoldRing& hold) { take_ring(hold.circle, true); }
  void on(const intent::TurnRing& turn) {
    if (was_.ring) turn_to(turn.quarters);
  }
  // What it would do is read from the beginning.
  void turn_to(int quarters) {
    selection().ring->quarters = static_cast<std::uint8_t>(quarters & 3);
    if (selection().ring->quarters != was_.ring->quarters) selection().page = 0;
  }
  void on(const intent::LeaveRing&) {
    if (!was_.ring) return;
    if (was_.ring->quarters == 0) return put_down();  // dragged home
    selection().ring->held = false;
  }

  void take_ring_by_key(std::uint8_t circle) {
    if (!take_ring(circle, false)) return;
    if (selection().ring->quarters == 0) selection().ring->quarters = 1;
  }
  void turn_ring(int by) {
    if (!was_.ring) return;
    turn_to(was_.ring->quarters + by + 4);
  }

  // ---- Rows of a prompt ------------------------------------------------------------------------

  void on(const intent::Do& wanted) { act(wanted.action.deed); }
  void on(const intent::Aim& aim) {
    if (was_.leashing && !aim.target.is_ship()) {
      return take_token(static_cast<std::uint8_t>(aim.target.place()));
    }
    pick_target(aim.target);
  }
  void on(const intent::Ask& ask) {
    if (!was_.target || !includes(helpers_for(situation_, *was_.target), ask.seat)) return;
    selection().asked = static_cast<SeatBits>(was_.asked ^ bit_of(ask.seat));
  }

  // ---- Exchanges -------------------------------------------------------------------------------

  using Draft = Drafts<Pirates>::Draft;

  void open_trade() {
    if (was_.sheet == OpenSheet::Trade) {
      selection().sheet = OpenSheet::None;
      return selection().offer.reset();
    }
    const SeatBits partners = partners_of(situation_);
    if (partners == 0) return refuse(refused(situation_, OfferTrade{{}}));
    put_down();
    Trade trade;
    for (const Seat seat : seats_of(state_)) {
      if (partners == bit_of(seat)) trade.to = seat;
    }
    selection().offer = trade;
    selection().sheet = OpenSheet::Trade;
  }

  // One part of the exchange anew; what the rules forbid is refused and changes nothing.
  void set_part(const DraftPart& part) {
    if (!was_.offer) return;
    Draft draft{{situation_.actor(), OfferTrade{*was_.offer}}};
    if (const Verdict verdict = Drafts<Pirates>::add(state_, draft, part)) {
      return refuse(explain(situation_, *verdict));
    }
    selection().offer = deed_of<OfferTrade>(draft.action)->trade;
  }

  void on(const intent::Partner& partner) { set_part({"to", {index_of(partner.seat)}, {}}); }
  void on(const intent::Give& give) {
    if (!was_.offer || was_.offer->to == Seat::Chance) return;
    const Ship& ship = state_.ship(give.wants ? was_.offer->to : situation_.actor());
    if (give.place < 0 || give.place >= ship.hold.size()) return;
    const FixedList<Item, 3>& items = give.wants ? was_.offer->want : was_.offer->give;
    set_part({give.wants ? "want" : "give", toggled(ship.hold, items, give.place), {}});
  }
  // Of equal pieces the first ones are chosen, as the sheet shows them.
  static std::vector<std::int32_t> toggled(const Hold& hold, const FixedList<Item, 3>& items,
                                           int place) {
    const Item item = hold[place];
    int before = 0;
    for (int i = 0; i < place; ++i) before += hold[i] == item ? 1 : 0;
    const auto chosen = std::count(items.begin(), items.end(), item);
    std::vector<std::int32_t> now(items.begin(), items.end());
    if (before < chosen) {
      now.erase(std::find(now.begin(), now.end(), std::int32_t{item}));
    } else {
      now.push_back(item);
    }
    return now;
  }
  void on(const intent::Points& points) {
    if (!was_.offer || was_.offer->to == Seat::Chance) return;
    const Seat seat = points.wants ? was_.offer->to : situation_.actor();
    const int now = points.wants ? was_.offer->want_points : was_.offer->give_points;
    const int then = std::clamp(now + points.change, 0, int{state_.ship(seat).points});
    set_part({points.wants ? "want_points" : "give_points", {then}, {}});
  }

  // ---- Shop and sheets -------------------------------------------------------------------------

  void on(const intent::LookAtTile& look) {
    selection().tile = was_.tile == look.tile ? std::uint8_t{0} : look.tile;
  }
  void on(const intent::TapCard& tap) {
    if (situation_.may(Claim{tap.card})) return act(Claim{tap.card});
    inspect({Subject::Kind::Treasure, tap.card, -1});
  }
  void inspect(const Subject& subject) {
    selection().sheet = OpenSheet::Card;
    selection().subject = subject;
  }
  void on(const intent::Inspect& inspected) { inspect(inspected.subject); }
  void on(const intent::PutAway&) { out_.puts_away = true; }
  void on(const intent::AskMeans& ask) { refuse(told_means(situation_, was_, ask.which)); }
  void inspect_spot(const Spot& spot) {
    if (spot.thing && spot.thing->kind == ThingKind::Ship) {
      return inspect({Subject::Kind::Ship, spot.thing->which, -1});
    }
    if (spot.thing && spot.thing->kind == ThingKind::Token) {
      const int place = spot.thing->which;
      return inspect({Subject::Kind::Calamity, state_.tokens[place].kind, place});
    }
    if (spot.cell != kNoCell) inspect({Subject::Kind::Cell, spot.cell, -1});
  }

  // ---- Buttons ---------------------------------------------------------------------------------

  void on(const intent::Press& press) {
    if (const auto own = press.command.own<Own>()) return on(*own);
    const Common command = *press.command.common();
    if (command == Common::Close) {
      selection().offer.reset();
      selection().page = 0;
    }
    const LookAround looks{selection(), out_.requests, out_.lift};
    const RuleId rule = rule_to_open([&] { return make_detail(situation_, was_.subject); });
    if (look_around(command, situation_, rule, looks)) return;
    switch (command) {
      case Common::Confirm: return confirm();
      case Common::Pass: return pass();
      case Common::Cancel: return cancel();
      case Common::Advise: return ask_advice();
      default: return;  // of a review (table_screen.h)
    }
  }

  void on(Own command) {
    switch (command) {
      case Own::EndTurn: return end_turn();
      case Own::Claim: return claim();
      case Own::Offer: return was_.offer ? act(OfferTrade{*was_.offer}) : void();
      case Own::Buy: return act(BuyTile{was_.tile});
      case Own::Repair: return act(Repair{});
      case Own::BuyCard: return act(BuyTreasure{});
      case Own::Attack: return list_targets();
      case Own::Leash: return list_tokens();
      case Own::Shop: return toggle(selection(), OpenSheet::Shop);
      case Own::Trade: return open_trade();
      case Own::Titles: return show_standings();
      case Own::Inner: return take_ring_by_key(0);
      case Own::Middle: return take_ring_by_key(1);
      case Own::Outer: return take_ring_by_key(2);
      case Own::MoreQuarters: return turn_ring(+1);
      case Own::LessQuarters: return turn_ring(-1);
      case Own::NextPage: return turn_page(+1);
      case Own::PreviousPage: return turn_page(-1);
    }
  }

  void end_turn() {
    if (!asks_about(warning_before_end(situation_))) act(EndTurn{});
  }

  void claim() {
    for (const Action& action : situation_.legal) {
      if (deed_of<Claim>(action)) return act(action.deed);
    }
    if (!situation_.decides()) return;
    // Of the cards in hand the first says why not.
    const Cards cards = state_.ship(situation_.actor()).cards;
    for (std::uint8_t card = 1; card <= kTreasures; ++card) {
      if ((cards & card_bit(card)) != 0) return refuse(refused(situation_, Claim{card}));
    }
  }

  // One target is looked at at once.
  void list_targets() {
    const bool open = was_.attacking || was_.target;
    put_down();
    if (open) return;
    const std::vector<Target> targets = targets_of(situation_);
    if (targets.empty()) {
      refuse(refused(situation_, Attack{nearest_target(), 0}));
    } else if (targets.size() == 1) {
      selection().target = targets[0];
    } else {
      selection().attacking = true;
    }
  }
  // For the rules to refuse: some other ship, or a token.
  Target nearest_target() const {
    if (!state_.tokens.empty()) return Target::token(0);
    return Target::ship(after(state_, situation_.actor()));
  }

  void list_tokens() {
    const bool open = was_.leashing;
    put_down();
    if (open) return;
    if (situation_.may<MoveCalamity>()) {
      selection().leashing = true;
    } else {
      refuse(refused(situation_, MoveCalamity{}));
    }
  }

  void show_standings() {
    selection().result_seen = true;
    toggle(selection(), OpenSheet::Ledger);
  }

  void ask_advice() {
    const auto refusal = refusal_to_advise(situation_, situation_.decides());
    if (refusal) return refuse(refusal);
    put_down();
    selection().asks_advice = true;
  }

  void confirm() {
    if (was_.advised) return act(was_.advised->action.deed);
    if (was_.ring) return act(Rotate{was_.ring->circle, was_.ring->quarters});
    if (was_.target) return act(Attack{*was_.target, was_.asked});
    const Task* task = situation_.task();
    if (!task) return;
    switch (task->kind) {
      case TaskKind::Joint: return act(AnswerJoint{true});
      case TaskKind::Trade: return act(AnswerTrade{true});
      case TaskKind::Equip: return act(ChooseEquip{true});
      default: return;
    }
  }

  void pass() {
    const Task* task = situation_.task();
    if (!task) return;
    switch (task->kind) {
      case TaskKind::Joint: return act(AnswerJoint{false});
      case TaskKind::Trade: return act(AnswerTrade{false});
      case TaskKind::Equip: return act(ChooseEquip{false});
      case TaskKind::Take: return act(TakeLoot{0});
      case TaskKind::Step: return act(FreeMove{});
      default: return;
    }
  }

  void cancel() {
    if (was_.sheet == OpenSheet::Trade) selection().offer.reset();
    if (step_back(selection())) return;
    if (was_.fanned != kNoCell) return on(intent::FoldUp{});
    if (was_.token && was_.leashing) return selection().token.reset();
    put_down();
  }

  // Of the help, else of what is listed in the prompt.
  void turn_page(int by) {
    const bool helps = was_.sheet == OpenSheet::Help;
    selection().page =
        helps ? std::clamp(was_.page + by, 0, kHelpPages - 1) : std::max(0, was_.page + by);
  }
  void on(const intent::Nothing&) { selection().refusal = was_.refusal; }
};

}  // namespace

Reaction respond(const Situation& situation, const Selection& selection, const Intent& intent) {
  return Responder(situation, selection).respond(intent);
}

}  // namespace mael::web::pirates
