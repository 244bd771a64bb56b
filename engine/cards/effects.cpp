#include "engine/cards/effects.h"

#include <algorithm>

#include "engine/cards/derived.h"
#include "engine/cards/flow.h"
#include "engine/cards/zones.h"

namespace mael::cards {
namespace {

void discard(const Resolution& resolution, CardKind kind) {
  ++resolution.state.discard[kind];
  resolution.tell(happened::CardDiscarded{kind});
}

void return_declared(const Resolution& resolution, const Declared& declared) {
  const Seat seat = resolution.state.active;
  return_to_hand(resolution.side(seat), declared.card);
  gain(resolution, seat, catalogue()[declared.card].cost);
  resolution.tell(happened::Returned{seat, declared.card});
}

void attach(const Resolution& resolution, CardKind kind, Target target) {
  State& state = resolution.state;
  if (target.spot == Spot::Planet) {
    Planet& planet = state.planets[target.index];
    planet.attached.push_back(kind);
    resolution.tell(happened::CardAttached{kind, planet.kind});
  } else {
    Ship& ship = state.side(target.seat).ships[target.index];
    ship.attached.push_back(kind);
    resolution.tell(happened::CardAttached{kind, ship.kind});
  }
}

void place_ship(const Resolution& resolution, Seat seat, CardKind kind, Target target) {
  SideState& side = resolution.side(seat);
  const Place at =
      target.spot == Spot::NewStack ? stack_place(stack_count(side)) : place_of(target);
  put_in_play(side, {kind, at, {}});
  resolution.tell(happened::ShipArrived{seat, kind, at});
}

void take_stock(const Resolution& resolution, Seat seat, int place, int most) {
  Planet& planet = resolution.state.planets[place];
  const int amount = std::min<int>(planet.stock, most);
  add_stock(planet, -amount);
  gain(resolution, seat, amount);
  resolution.tell(happened::StockTaken{seat, planet.kind, amount});
}

void call_ceasefire(const Resolution& resolution, Seat seat) {
  State& state = resolution.state;
  state.ceasefire = 1;
  resolution.tell(happened::CeasefireCalled{seat});
  if (state.declared.kind != Declared::Kind::Attack) return;
  state.declared = {};
  resolution.tell(happened::CameToNothing{state.active});
}

void draw_cards(const Resolution& resolution, Seat seat, int count) {
  resolution.state.draws_left = static_cast<std::uint8_t>(count);
  go_on_drawing(resolution, seat);
}

void await_numbers(const Resolution& resolution, Seat seat, CardKind kind) {
  State& state = resolution.state;
  if (state.planets.empty()) {  // ECG-R39
    discard(resolution, kind);
    return proceed(resolution);
  }
  state.maelstrom = seat;
  state.awaiting = Awaiting::Number;
}

void destroy_planet(const Resolution& resolution, int place) {
  State& state = resolution.state;
  for (const Seat seat : {Seat::A, Seat::B}) {
    for (int i = state.side(seat).ships.size() - 1; i >= 0; --i) {
      if (state.side(seat).ships[i].at == place) destroy_ship(resolution, seat, i);
    }
  }
  const Planet planet = state.planets[place];
  for (const CardKind kind : planet.attached) discard(resolution, kind);
  take_out_of_row(state, place);
  resolution.tell(happened::PlanetDestroyed{planet.kind});
}

}  // namespace

void carry_out_card(const Resolution& resolution) {
  const Declared declared = resolution.state.declared;
  const Seat seat = resolution.state.active;
  resolution.state.declared = {};
  if (declared.target.spot == Spot::Gone) return return_declared(resolution, declared);
  switch (type_of(declared.card)) {
    case CardType::Event: return follow_event(resolution, seat, declared.card, declared.target);
    case CardType::Modifier: return attach(resolution, declared.card, declared.target);
    default: return place_ship(resolution, seat, declared.card, declared.target);
  }
}

void follow_event(const Resolution& resolution, Seat seat, CardKind kind, Target target) {
  const CardData& card = catalogue()[kind];
  if (card.effect == Effect::Maelstrom) return await_numbers(resolution, seat, kind);
  if (card.is_attached()) {
    attach(resolution, kind, target);
    return proceed(resolution);
  }
  discard(resolution, kind);
  switch (card.effect) {
    case Effect::Draw: return draw_cards(resolution, seat, card.amount);
    case Effect::TakeStock: take_stock(resolution, seat, target.index, card.amount); break;
    case Effect::Ceasefire: call_ceasefire(resolution, seat); break;
    case Effect::DestroyAttacker: destroy_ship(resolution, target.seat, target.index); break;
    case Effect::Gain:
      gain(resolution, seat, card.amount);
      resolution.tell(happened::Gained{seat, card.amount});
      break;
    case Effect::Maelstrom:
    case Effect::None: break;
  }
  proceed(resolution);
}

void negate_declared(const Resolution& resolution) {
  const Declared declared = resolution.state.declared;
  if (declared.kind == Declared::Kind::Nothing) return;  // ECG-R33
  resolution.state.declared = {};
  resolution.tell(happened::Negated{resolution.state.active});
  if (declared.kind == Declared::Kind::Card) return_declared(resolution, declared);
}

int place_counted(int total, int planets) {
  return total == 0 || planets == 0 ? 0 : (total - 1) % planets + 1;
}

void reveal_numbers(const Resolution& resolution) {
  State& state = resolution.state;
  const int a = state.side(Seat::A).sealed, b = state.side(Seat::B).sealed;
  const int place = place_counted(a + b, state.planets.size());
  resolution.tell(happened::NumbersRevealed{{a, b}, place});
  for (SideState& side : state.sides) side.sealed = kNotSealed;
  if (place > 0) destroy_planet(resolution, place - 1);
  state.maelstrom = Seat::Chance;
  for (CardKind kind = 0; kind < catalogue().size(); ++kind) {
    if (catalogue()[kind].effect == Effect::Maelstrom) discard(resolution, kind);
  }
  proceed(resolution);
}

void destroy_ship(const Resolution& resolution, Seat seat, int index) {
  const Ship ship = take_out_of_play(resolution.state, seat, index);
  resolution.tell(happened::ShipDestroyed{seat, ship.kind, ship.at});
  ++resolution.state.discard[ship.kind];
  for (const CardKind kind : ship.attached) discard(resolution, kind);
}

}  // namespace mael::cards
