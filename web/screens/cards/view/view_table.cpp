// What lies on the table: planets, fleets, attack stacks, the hand.
#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/zones.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/view/view_parts.h"
#include "web/screens/cards/words.h"

namespace mael::web::cards {
namespace {

std::vector<CardKind> list_of(const Attached& attached) {
  return {attached.begin(), attached.end()};
}

class TableBuilder {
 public:
  TableBuilder(const Situation& situation, const Selection& selection, View& view)
      : situation_(situation), state_(situation.seen), selection_(selection), view_(view) {}

  void build() {
    const Seat near = situation_.near();
    const std::array<Seat, kSeats> seats{near, opponent_of(near)};
    for (int i = 0; i < state_.planets.size(); ++i) view_.planets.push_back(planet(i, seats));
    for (std::size_t i = 0; i < seats.size(); ++i) view_.sides[i] = side(seats[i]);
    build_hand();
    view_.deck = deck_size(state_);
    for (const std::uint8_t count : state_.discard) view_.discarded += count;
    build_link();
  }

 private:
  Mark mark(Thing thing) const {
    if (selection_.advised) return mark_advised(thing);
    if (selection_.target && *selection_.target == thing) return Mark::Attack;
    return mark_of(situation_, selection_, thing);
  }

  Mark mark_advised(Thing thing) const {
    const std::optional<Aim> aim = aim_of(selection_.advised->action);
    return aim && aim->thing == thing ? aim->mark : Mark::None;
  }

  ShipView ship(Seat seat, int index) const {
    ShipView view = ship_in_itself(state_.side(seat).ships[index]);
    view.thing = thing_at(Spot::Ship, seat, index);
    view.mark = mark(view.thing);
    view.selected =
        selection_.advised && takes_part(state_, selection_.advised->action, seat, index);
    if (!situation_.decides() || seat != situation_.actor()) return view;
    const auto own = static_cast<std::uint8_t>(index);
    view.selected = view.selected || selection_.ship == own;
    view.usable = selection_.is_empty() && ship_has_use(situation_, own);
    return view;
  }

  GroupView group(Thing thing, Place place) const {
    const SideState& side = state_.side(thing.seat);
    GroupView view;
    view.thing = thing;
    for (int i = 0; i < side.ships.size(); ++i) {
      if (side.ships[i].at == place) view.ships.push_back(ship(thing.seat, i));
    }
    view.attack = attack_at(side, place);
    view.defence = defence_at(side, place);
    if (place < kAttackArea) {
      view.syphon = syphon_rate(state_, thing.seat, place);
      view.yield = yield_of(state_, thing.seat, place);
    }
    view.mark = mark(thing);
    return view;
  }

  PlanetView planet(int place, const std::array<Seat, kSeats>& seats) const {
    const Planet& planet = state_.planets[place];
    PlanetView view;
    view.thing = thing_at(Spot::Planet, Seat::A, place);
    view.kind = planet.kind;
    view.stock = planet.stock;
    view.rate = {rate_of(planet), catalogue()[planet.kind].rate};
    view.attached = list_of(planet.attached);
    view.mark = mark(view.thing);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      view.fleets[i] = group(thing_at(Spot::Fleet, seats[i], place), static_cast<Place>(place));
    }
    return view;
  }

  SideView side(Seat seat) const {
    const SideState& side = state_.side(seat);
    SideView view;
    view.seat = seat;
    view.name = name_of(situation_, seat);
    view.faction = side.faction;
    view.active = state_.step == Step::Actions && state_.active == seat;
    view.player = situation_.player(seat);
    view.stockpile = side.stockpile;
    view.income = income_of(state_, seat);
    view.hand = hand_size(side);
    view.sealed = side.sealed != kNotSealed;
    view.passing = situation_.is_passing(seat);
    for (int i = 0; i < stack_count(side); ++i) {
      view.stacks.push_back(group(thing_at(Spot::Stack, seat, i), stack_place(i)));
    }
    view.new_stack = mark(thing_at(Spot::NewStack, seat, 0));
    return view;
  }

  void build_hand() {
    const Seat seat = situation_.device.viewer;
    view_.hand_covered = seat == Seat::Chance;
    if (view_.hand_covered) return;
    view_.hand_is_used = situation_.awaits(Awaiting::Turn) || situation_.awaits(Awaiting::Answer);
    const Counts& hand = state_.side(seat).hand;
    for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
      if (hand[kind] > 0) view_.hand.push_back(hand_card(kind, hand[kind]));
    }
  }

  bool is_advised(CardKind kind) const {
    const Play* play = selection_.advised ? deed_of<Play>(selection_.advised->action) : nullptr;
    return play && play->card == kind;
  }

  HandCardView hand_card(CardKind kind, int count) const {
    HandCardView view{kind, count, selection_.card == kind || is_advised(kind), {}};
    if (situation_.actor() == situation_.device.viewer && view_.hand_is_used &&
        !has_use(situation_, kind)) {
      view.refusal = why_useless(situation_, kind);
    }
    return view;
  }

  void build_link() {
    const Declared& declared = state_.declared;
    if (selection_.advised) view_.link = link_of(selection_.advised->action);
    if (view_.link) return;
    if (selection_.target && selection_.ship) {
      const Ship& ship = state_.side(situation_.actor()).ships[*selection_.ship];
      view_.link =
          LinkView{thing_at(Spot::Stack, situation_.actor(), ship.stack()), *selection_.target};
    } else if (declared.kind == Declared::Kind::Attack && declared.stack != kNoStack &&
               declared.target.spot != Spot::Gone) {
      Thing to = declared.target;
      if (to.spot == Spot::Stack) to.seat = opponent_of(state_.active);
      view_.link = LinkView{thing_at(Spot::Stack, state_.active, declared.stack), to};
    }
  }

  const Situation& situation_;
  const State& state_;
  const Selection& selection_;
  View& view_;
};

}  // namespace

ShipView ship_in_itself(const Ship& ship) {
  const CardData& card = catalogue()[ship.kind];
  ShipView view;
  view.kind = ship.kind;
  view.military = is_military(ship);
  view.attack = {attack_of(ship), card.attack};
  view.defence = {defence_of(ship), card.defence};
  view.syphon = {syphon_of(ship), card.syphon};
  view.attached = list_of(ship.attached);
  return view;
}

ShipView ship_as_printed(CardKind kind) {
  Ship ship;
  ship.kind = kind;
  return ship_in_itself(ship);
}

void build_table(const Situation& situation, const Selection& selection, View& view) {
  TableBuilder(situation, selection, view).build();
}

void show_table_of(const State& before, const Situation& situation, View& view) {
  const Situation then(situation.device, before, situation.players);
  View seen;
  TableBuilder(then, {}, seen).build();
  view.planets = std::move(seen.planets);
  view.sides = std::move(seen.sides);
  view.deck = seen.deck;
  view.discarded = seen.discarded;
  view.link.reset();
}

}  // namespace mael::web::cards
