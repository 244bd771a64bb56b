// What happens to one ship: points, life, places, titles, loot.
#include <algorithm>

#include "engine/pirates/flow.h"

namespace mael::pirates {

// PIR-087, PIR-016; PIR-R44: the Crown's owner ends nothing by points.
void Flow::gain_points(Seat seat, int points) {
  if (points == 0) return;
  Ship& ship = state_.ship(seat);
  ship.points = static_cast<std::uint8_t>(std::min(kMostPoints, ship.points + points));
  tell({.what = Happened::PointsGained, .seat = seat, .amount = points});
  if (ship.points >= value_of(Value::MostPoints) && !ship.has(Power::Crown)) {
    note_end(Cause::Points);
  }
}

void Flow::pay(Seat seat, int points) {
  Ship& ship = state_.ship(seat);
  ship.points = static_cast<std::uint8_t>(std::max(0, ship.points - points));
  if (points > 0) tell({.what = Happened::PointsPaid, .seat = seat, .amount = points});
}

// PIR-R17
void Flow::heal(Seat seat, int life) {
  Ship& ship = state_.ship(seat);
  const int healed = std::min(life, most_life(ship) - ship.life);
  if (healed <= 0) return;
  ship.life = static_cast<std::uint8_t>(ship.life + healed);
  tell({.what = Happened::Healed, .seat = seat, .amount = healed});
}

void Flow::move_ship(Seat seat, Cell to, Happened what) {
  Ship& ship = state_.ship(seat);
  tell({.what = what, .seat = seat, .from = ship.cell, .to = to});
  if (seat == state_.active && ship.cell != to) state_.turn.immune = 0;  // PIR-R36
  ship.cell = to;
}

// Each title has one owner and is never lost (sheet section 22.9).
void Flow::win_title(Seat seat, Feat feat) {
  Seat& owner = state_.titles[static_cast<std::size_t>(feat)];
  if (!state_.options.titles || owner != Seat::Chance) return;
  owner = seat;
  tell({.what = Happened::TitleWon,
        .seat = seat,
        .thing = static_cast<std::uint8_t>(static_cast<int>(feat) + 1)});
}

// PIR-105, PIR-R40, PIR-R45
void Flow::equip(Seat seat, Item item) {
  Ship& ship = state_.ship(seat);
  const Item former = ship.artifact;
  take(ship.hold, item);
  ship.artifact = item;
  if (former != 0) put(ship.hold, former);
  if (ship.box != 0) put(ship.hold, ship.box);
  ship.box = 0;
  tell({.what = Happened::Equipped, .seat = seat, .thing = item});
}

// PIR-121, PIR-122
void Flow::return_to(Seat seat, Cell cell) {
  Ship& ship = state_.ship(seat);
  ship.status = Status::Afloat;
  ship.cell = cell;
  ship.life = static_cast<std::uint8_t>(most_life(ship));
  if (seat == state_.active) state_.turn.immune = 1;
  tell({.what = Happened::Returned, .seat = seat, .to = cell});
}

// PIR-075: not lowered by armour (PIR-R19).
void Flow::wound(Seat seat, int life) {
  Ship& ship = state_.ship(seat);
  if (!ship.is_afloat()) return;
  ship.life = static_cast<std::uint8_t>(std::max(0, ship.life - life));
  tell({.what = Happened::Wounded, .seat = seat, .amount = life});
  if (ship.life > 0) return;
  fall(seat, Seat::Chance, 0);  // PIR-R33
  push({.kind = TaskKind::Aftermath});
}

// PIR-R34
void Flow::pick(Seat seat, Item item) {
  const Cell cell = state_.ship(seat).cell;
  for (int i = 0; i < state_.dropped.size(); ++i) {
    if (!(state_.dropped[i] == Dropped{cell, item})) continue;
    state_.dropped.erase(i);
    break;
  }
  tell({.what = Happened::LootPicked, .seat = seat, .thing = item});
  push({.kind = TaskKind::Gain, .seat = seat, .about = {.item = item}});
}

// PIR-R63
void Flow::trade(Seat seat) {
  const Trade trade = state_.trade;
  state_.trade = {};
  Ship &giver = state_.ship(seat), &taker = state_.ship(trade.to);
  for (const Item item : trade.give) take(giver.hold, item);
  for (const Item item : trade.want) take(taker.hold, item);
  for (const Item item : trade.give) put(taker.hold, item);
  for (const Item item : trade.want) put(giver.hold, item);
  tell({.what = Happened::Traded, .seat = seat, .other = trade.to});
  pay(seat, trade.give_points);
  pay(trade.to, trade.want_points);
  gain_points(seat, trade.want_points);
  gain_points(trade.to, trade.give_points);
  for (const Item item : trade.give) {
    if (is_artifact(item))
      push({.kind = TaskKind::Equip, .seat = trade.to, .about = {.item = item}});
  }
  for (const Item item : trade.want) {
    if (is_artifact(item)) push({.kind = TaskKind::Equip, .seat = seat, .about = {.item = item}});
  }
}

}  // namespace mael::pirates
