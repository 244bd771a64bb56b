#include "engine/cards/effects.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/flow.h"
#include "engine/cards/zones.h"

namespace mael::cards {
namespace {

void discard(const Course& course, CardKind kind) {
  ++course.state.discard[kind];
  course.tell(happened::CardDiscarded{kind});
}

void return_declared(const Course& course, const Declared& declared) {
  const Seat seat = course.state.active;
  return_to_hand(course.side(seat), declared.card);
  gain(course, seat, catalogue()[declared.card].cost);
  course.tell(happened::Returned{seat, declared.card});
}

void attach(const Course& course, CardKind kind, Target target) {
  State& state = course.state;
  if (target.spot == Spot::Planet) {
    Planet& planet = state.planets[target.index];
    planet.attached.push_back(kind);
    course.tell(happened::CardAttached{kind, planet.kind});
  } else {
    Ship& ship = state.side(target.seat).ships[target.index];
    ship.attached.push_back(kind);
    course.tell(happened::CardAttached{kind, ship.kind});
  }
}

void place_ship(const Course& course, Seat seat, CardKind kind, Target target) {
  SideState& side = course.side(seat);
  const Place at = target.spot == Spot::NewStack ? stack_place(stack_count(side)) : place_of(target);
  put_in_play(side, {kind, at, {}});
  course.tell(happened::ShipArrived{seat, kind, at});
}

void take_stock(const Course& course, Seat seat, int place, int most) {
  Planet& planet = course.state.planets[place];
  const int amount = std::min<int>(planet.stock, most);
  add_stock(planet, -amount);
  gain(course, seat, amount);
  course.tell(happened::StockTaken{seat, planet.kind, amount});
}

void call_ceasefire(const Course& course, Seat seat) {
  State& state = course.state;
  state.ceasefire = 1;
  course.tell(happened::CeasefireCalled{seat});
  if (state.declared.kind != Declared::Kind::Attack) return;
  state.declared = {};
  course.tell(happened::CameToNothing{state.active});
}

void draw_cards(const Course& course, Seat seat, int count) {
  course.state.draws_left = static_cast<std::uint8_t>(count);
  go_on_drawing(course, seat);
}

void await_numbers(const Course& course, Seat seat, CardKind kind) {
  State& state = course.state;
  if (state.planets.empty()) {  // ECG-R39
    discard(course, kind);
    return proceed(course);
  }
  state.maelstrom = seat;
  state.awaiting = Awaiting::Number;
}

void destroy_planet(const Course& course, int place) {
  State& state = course.state;
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (int i = state.side(seat).ships.size() - 1; i >= 0; --i) {
      if (state.side(seat).ships[i].at == place) destroy_ship(course, seat, i);
    }
  }
  const Planet planet = state.planets[place];
  for (const CardKind kind : planet.attached) discard(course, kind);
  take_out_of_row(state, place);
  course.tell(happened::PlanetDestroyed{planet.kind});
}

}  // namespace

void carry_out_card(const Course& course) {
  const Declared declared = course.state.declared;
  const Seat seat = course.state.active;
  course.state.declared = {};
  if (declared.target.spot == Spot::Gone) return return_declared(course, declared);
  switch (type_of(declared.card)) {
    case CardType::Event: return follow_event(course, seat, declared.card, declared.target);
    case CardType::Modifier: return attach(course, declared.card, declared.target);
    default: return place_ship(course, seat, declared.card, declared.target);
  }
}

void follow_event(const Course& course, Seat seat, CardKind kind, Target target) {
  const CardData& card = catalogue()[kind];
  if (card.effect == Effect::Maelstrom) return await_numbers(course, seat, kind);
  if (card.is_attached()) {
    attach(course, kind, target);
    return proceed(course);
  }
  discard(course, kind);
  switch (card.effect) {
    case Effect::Draw: return draw_cards(course, seat, card.amount);
    case Effect::TakeStock: take_stock(course, seat, target.index, card.amount); break;
    case Effect::Ceasefire: call_ceasefire(course, seat); break;
    case Effect::DestroyAttacker: destroy_ship(course, target.seat, target.index); break;
    case Effect::Gain:
      gain(course, seat, card.amount);
      course.tell(happened::Gained{seat, card.amount});
      break;
    case Effect::Maelstrom:
    case Effect::None: break;
  }
  proceed(course);
}

void negate_declared(const Course& course) {
  const Declared declared = course.state.declared;
  if (declared.kind == Declared::Kind::Nothing) return;  // ECG-R33
  course.state.declared = {};
  course.tell(happened::Negated{course.state.active});
  if (declared.kind == Declared::Kind::Card) return_declared(course, declared);
}

int place_counted(int total, int planets) {
  return total == 0 || planets == 0 ? 0 : (total - 1) % planets + 1;
}

void reveal_numbers(const Course& course) {
  State& state = course.state;
  const int a = state.side(Seat::A).sealed, b = state.side(Seat::B).sealed;
  const int place = place_counted(a + b, state.planets.size());
  course.tell(happened::NumbersRevealed{{a, b}, place});
  for (SideState& side : state.sides) side.sealed = kNotSealed;
  if (place > 0) destroy_planet(course, place - 1);
  state.maelstrom = Seat::Chance;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (catalogue()[kind].effect == Effect::Maelstrom) discard(course, kind);
  }
  proceed(course);
}

void destroy_ship(const Course& course, Seat seat, int index) {
  const Ship ship = take_out_of_play(course.state, seat, index);
  course.tell(happened::ShipDestroyed{seat, ship.kind, ship.at});
  ++course.state.discard[ship.kind];
  for (const CardKind kind : ship.attached) discard(course, kind);
}

}  // namespace mael::cards
