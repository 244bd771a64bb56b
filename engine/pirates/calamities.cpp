// How calamities move, attack and arrive (sheet sections 16 and 22.7).
#include <algorithm>
#include <array>

#include "engine/pirates/flow.h"

namespace mael::pirates {

// Ships that a calamity arriving on this cell attacks: not the Crown's (PIR-R44).
SeatBits Flow::struck_on(Cell cell) const {
  SeatBits bits = ships_on(state_, cell);
  for (const Seat seat : seats_of(state_)) {
    if (state_.ship(seat).has(Power::Crown)) bits = static_cast<SeatBits>(bits & ~bit_of(seat));
  }
  return bits;
}

void Flow::push_hit(int place) {
  const Token& token = state_.tokens[place];
  const SeatBits struck = struck_on(token.cell);
  if (struck != 0) {
    push({.kind = TaskKind::Hit,
          .about = {.token = static_cast<std::uint8_t>(place)},
          .seats = struck,
          .by = {.calamity = token.kind}});
  }
}

// PIR-137, PIR-R66, PIR-R67: the circle turns, all tokens move at once by the arrows as they point
// now, then attack one after the other, the oldest first.
void Flow::rotate(Seat by, int circle, int quarters) {
  std::uint8_t& turned = state_.turned[static_cast<std::size_t>(circle)];
  turned = static_cast<std::uint8_t>((turned + quarters) % 4);
  tell({.what = Happened::Rotated,
        .seat = by,
        .thing = static_cast<std::uint8_t>(circle),
        .amount = quarters});
  const Seat crown = owner_of(state_, Power::Crown);
  if (crown != Seat::Chance && !state_.offers.full()) state_.offers.push_back(crown);
  for (Token& token : state_.tokens) {
    const Cell to = drift_target(token.cell, state_.turned);
    tell({.what = Happened::TokenMoved, .thing = token.kind, .from = token.cell, .to = to});
    token.cell = to;
  }
  push({.kind = TaskKind::Aftermath});
  push({.kind = TaskKind::SecondStep});
  for (int place = state_.tokens.size(); place-- > 0;) push_hit(place);
}

// PIR-106, PIR-R41
void Flow::move_token(int place, Cell to) {
  Token& token = state_.tokens[place];
  tell({.what = Happened::TokenMoved,
        .seat = state_.active,
        .thing = token.kind,
        .from = token.cell,
        .to = to});
  token.cell = to;
  push({.kind = TaskKind::Aftermath});
  push_hit(place);
}

void Flow::place_token(Kind kind, Cell cell, Happened what) {
  state_.tokens.push_back({kind, cell, 0});
  tell({.what = what, .thing = kind, .to = cell});
}

// The next ship of an attack (PIR-141, PIR-R95).
void Flow::run_hit() {
  Task& task = state_.top();
  Seat next = Seat::Chance;
  in_turn_order(state_, state_.active, [&](Seat seat) {
    if (next == Seat::Chance && includes(task.seats, seat)) next = seat;
  });
  if (next == Seat::Chance) {
    pop();
    return;
  }
  exclude(task.seats, next);
  const Task current = task;
  if (state_.ship(next).is_afloat()) hit(current, next);
}

// PIR-140, PIR-R20, PIR-R21, PIR-R43: damage and what is lost with it, riposte, then death or
// effect.
void Flow::hit(const Task& task, Seat seat) {
  Ship& ship = state_.ship(seat);
  const Kind kind = task.by.calamity;
  const int armour = effect_of(kind) == Effect::Pierces ? 0 : armour_of(state_, seat);
  const int saved = ship.has(Power::Saint) ? 1 : 0;
  const int damage = std::max(0, calamity(kind).damage - armour - saved);
  ship.life = static_cast<std::uint8_t>(std::max(0, ship.life - damage));
  tell({.what = Happened::Struck, .seat = seat, .thing = kind, .amount = damage});
  if (effect_of(kind) == Effect::Robs && damage > 0 && ship.points > 0) {
    --ship.points;
    tell({.what = Happened::PointLost, .seat = seat});
  }
  const int riposte = statistic(ship, Statistic::Riposte);
  if (riposte > 0 && task.about.token != kNoToken) {
    tell({.what = Happened::Riposted, .seat = seat, .amount = riposte});
    mark_token(task.about.token, riposte, bit_of(seat));
  }
  if (ship.life == 0) return fall(seat, Seat::Chance, 0);
  suffer(kind, seat);
}

// What an attack does to a ship that survives it.
void Flow::suffer(Kind kind, Seat seat) {
  const Ship& ship = state_.ship(seat);
  switch (effect_of(kind)) {
    case Effect::Pushes: return sweep(seat, clockwise(ship.cell, 1));
    case Effect::Throws: return sweep(seat, opposite(ship.cell));
    case Effect::Scatters:
      return push({.kind = TaskKind::Drop, .seat = seat, .about = {.cell = ship.cell}});
    default: return;
  }
}

// A ship that is swept away is not hit by what comes later to the cell it left (PIR-R95).
void Flow::sweep(Seat seat, Cell to) {
  move_ship(seat, to, Happened::Swept);
  for (Task& task : state_.tasks) {
    if (task.kind == TaskKind::Hit) exclude(task.seats, seat);
  }
}

void Flow::run_second_step() {
  Task& task = state_.top();
  int place = task.about.count;
  const int size = state_.tokens.size();
  while (place < size && effect_of(state_.tokens[place].kind) != Effect::Swims) ++place;
  if (place >= size) {
    pop();
    return;
  }
  task.about.count = static_cast<std::uint8_t>(place + 1);
  Token& token = state_.tokens[place];
  const Cell to = drift_target(token.cell, state_.turned);
  tell({.what = Happened::TokenMoved, .thing = token.kind, .from = token.cell, .to = to});
  token.cell = to;
  push_hit(place);
}

}  // namespace mael::pirates
