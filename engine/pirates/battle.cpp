// Attacks by ships, what they kill, and what follows from a ship's fall.
#include <algorithm>

#include "engine/pirates/flow.h"

namespace mael::pirates {

void Flow::attack(Seat by, SeatBits mates, Target target) {
  if (target.is_ship()) {
    attack_ship(by, mates, target.seat());
  } else {
    attack_token(by, mates, target.place());
  }
}

namespace {

int joint_damage(const State& state, Seat by, SeatBits mates) {
  int damage = damage_of(state, by);
  for (const Seat seat : seats_of(state)) {
    damage += includes(mates, seat) ? damage_of(state, seat) : 0;
  }
  return damage;
}

std::uint8_t less(int life, int loss) {
  return static_cast<std::uint8_t>(std::max(0, life - loss));
}

}  // namespace

// PIR-060 to PIR-062, PIR-150; the riposte comes at the same moment, onto the initiator alone
// (PIR-R20, PIR-R22).
void Flow::attack_ship(Seat by, SeatBits mates, Seat target) {
  Ship &attacker = state_.ship(by), &victim = state_.ship(target);
  const int damage = std::max(0, joint_damage(state_, by, mates) - armour_of(state_, target));
  const int riposte = statistic(victim, Statistic::Riposte);
  const int back = std::max(0, riposte - armour_of(state_, by));
  victim.life = less(victim.life, damage);
  tell({.what = Happened::Attacked, .seat = by, .other = target, .amount = damage});
  if (riposte > 0) {
    attacker.life = less(attacker.life, back);
    tell({.what = Happened::Riposted, .seat = target, .other = by, .amount = back});
  }
  if (victim.life == 0) fall(target, by, mates);
  if (attacker.life == 0) fall(by, target, 0);
  push({.kind = TaskKind::Aftermath});
}

void Flow::attack_token(Seat by, SeatBits mates, int place) {
  const int damage = joint_damage(state_, by, mates);
  const Kind kind = state_.tokens[place].kind;
  tell({.what = Happened::Attacked,
        .seat = by,
        .thing = static_cast<std::uint8_t>(kind + 1),
        .amount = damage});
  mark_token(place, damage, static_cast<SeatBits>(mates | bit_of(by)));
}

// PIR-143 to PIR-145: each ship of the killing attack gains all the points (PIR-R25).
void Flow::mark_token(int place, int damage, SeatBits by) {
  Token& token = state_.tokens[place];
  const Kind kind = token.kind;
  token.damage = static_cast<std::uint8_t>(token.damage + damage);
  if (token.damage < calamity(kind).life) return;
  tell({.what = Happened::TokenKilled, .thing = kind, .from = token.cell});
  remove_token(place);
  in_turn_order(state_, state_.active, [&](Seat seat) {
    if (!includes(by, seat)) return;
    Ship& ship = state_.ship(seat);
    gain_points(seat, calamity(kind).points);
    if (ship.has(Power::Heart) && ship.life > 0 && !suffers(state_, seat, Effect::Taints)) {
      heal(seat, value_of(Value::HeartHealing));
    }
    if (kind != kForban) return win_title(seat, Feat::KillCalamity);
    if (ship.forbans < kMostCounted) ++ship.forbans;
    if (ship.forbans >= title(Feat::KillForban).times) win_title(seat, Feat::KillForban);
  });
}

// Tasks name tokens by their places.
void Flow::remove_token(int place) {
  state_.tokens.erase(place);
  for (Task& task : state_.tasks) {
    if (task.kind == TaskKind::SecondStep && task.about.count > place) --task.about.count;
    if (task.kind != TaskKind::Hit || task.about.token == kNoToken) continue;
    if (task.about.token == place) {
      task.about.token = kNoToken;
    } else if (task.about.token > place) {
      --task.about.token;
    }
  }
}

// PIR-117, PIR-118: the rest waits for the aftermath (PIR-R67, PIR-R95).
void Flow::fall(Seat seat, Seat killer, SeatBits mates) {
  Ship& ship = state_.ship(seat);
  ship.status = Status::Dead;
  ship.life = 0;
  if (ship.deaths < kMostCounted) ++ship.deaths;
  for (Task& task : state_.tasks) {
    if (task.kind == TaskKind::Hit) exclude(task.seats, seat);
  }
  state_.fallen.push_back({seat, killer, mates});
  tell({.what = Happened::Fell, .seat = seat, .other = killer, .from = ship.cell});
  if (killer != Seat::Chance) win_title(killer, Feat::KillShip);
}

// PIR-156, PIR-157, PIR-R84: everything in the hold stays on the cell; what was fitted, the
// artifact and the strongbox go down with the ship.
void Flow::lose_everything(Seat seat) {
  Ship& ship = state_.ship(seat);
  ship.status = Status::Gone;
  ship.box = 0;
  for (const Item item : ship.hold) {
    drop(state_, ship.cell, item);
    tell({.what = Happened::LootDropped, .seat = seat, .thing = item, .to = ship.cell});
  }
  ship.hold.clear();
  tell({.what = Happened::Eliminated, .seat = seat});
}

// PIR-119, PIR-120, PIR-151, PIR-152. In the order they are done.
int Flow::loot_tasks(const Fallen& each, std::array<Task, 2>& tasks) const {
  if (each.killer == Seat::Chance) {
    const Cell cell = state_.ship(each.seat).cell;
    tasks[0] = {.kind = TaskKind::Drop, .seat = each.seat, .about = {.cell = cell}};
    return 1;
  }
  tasks[0] = {.kind = TaskKind::Take, .seat = each.killer, .about = {.victim = each.seat}};
  if (each.mates == 0) return 1;
  tasks[1] = {.kind = TaskKind::Share,
              .seat = each.killer,
              .about = {.victim = each.seat},
              .seats = each.mates};
  return 2;
}

// PIR-R67 step 6: loot of all, then curse steps (PIR-R31), then what they summon; last the return
// of the ship whose turn it is (PIR-125, PIR-R74).
void Flow::run_aftermath() {
  const auto fallen = state_.fallen;
  state_.fallen.clear();
  const bool for_good = state_.options.death != 0;
  if (state_.ship(state_.active).status == Status::Dead && !for_good) {
    push({.kind = TaskKind::Return, .seat = state_.active});
  }
  for (int i = fallen.size(); i-- > 0;) {
    const Ship& ship = state_.ship(fallen[i].seat);
    const bool back = ship.has(Power::Coin);
    if (ship.has(Power::Saint)) continue;  // PIR-109
    const auto forward = static_cast<std::uint8_t>(back ? 0 : 1);
    push({.kind = TaskKind::Curse, .seat = fallen[i].seat, .about = {.forward = forward}});
  }
  for (const Fallen& each : fallen) {
    if (for_good) lose_everything(each.seat);
  }
  for (int i = fallen.size(); i-- > 0 && !for_good;) {
    std::array<Task, 2> tasks;
    for (int count = loot_tasks(fallen[i], tasks); count-- > 0;) {
      push(tasks[static_cast<std::size_t>(count)]);
    }
  }
}

}  // namespace mael::pirates
