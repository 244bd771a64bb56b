#include "engine/pirates/tasks.h"

#include <algorithm>
#include <bit>

#include "engine/pirates/flow.h"

namespace mael::pirates {

Seat next_asked(const State& state, const Task& joint) {
  Seat next = Seat::Chance;
  in_turn_order(state, joint.seat, [&](Seat seat) {
    if (next == Seat::Chance && includes(joint.seats, seat)) next = seat;
  });
  return next;
}

Seat decider_of(const State& state, const Task& task) {
  switch (task.kind) {
    case TaskKind::Chests:
    case TaskKind::Artifact:
    case TaskKind::Treasures: return Seat::Chance;
    case TaskKind::Summon: return calamity_pile(state) != 0 ? Seat::Chance : task.seat;
    case TaskKind::Joint: return next_asked(state, task);
    case TaskKind::Trade: return state.trade.to;
    default: return task.seat;
  }
}

int room_for(const State& state, Seat seat) {
  const auto coming = std::count_if(state.tasks.begin(), state.tasks.end(), [&](const Task& task) {
    return task.kind == TaskKind::Gain && task.seat == seat;
  });
  return std::max(0, room_in(state.ship(seat).hold) - static_cast<int>(coming));
}

namespace {

bool can_share(const State& state, const Task& task) {
  if (state.ship(task.about.victim).hold.empty()) return false;
  for (const Seat seat : seats_of(state)) {
    if (includes(task.seats, seat) && room_for(state, seat) > 0) return true;
  }
  return false;
}

bool has_many_islands(const State& state) { return std::popcount(cursed_islands(state)) > 1; }

}  // namespace

bool task_awaits(const State& state) {
  const Task& task = state.top();
  switch (task.kind) {
    case TaskKind::Take: return !state.ship(task.about.victim).hold.empty();
    case TaskKind::Share: return can_share(state, task);
    case TaskKind::Equip: return holds(state.ship(task.seat).hold, task.about.item);
    case TaskKind::Drop: return !state.ship(task.seat).hold.empty();
    case TaskKind::Summon:
      return calamity_pile(state) != 0 ||
             (calamity_discard(state) == 0 && further_calamities(state) != 0);
    case TaskKind::Call: return has_many_islands(state);
    case TaskKind::Return:
      return state.ship(task.seat).status == Status::Dead && has_many_islands(state);
    case TaskKind::Chests: return task.about.count > 0 && chests_left(state) > 0;
    case TaskKind::Artifact: return next_artifacts(state) != 0;
    case TaskKind::Treasures: return task.about.count > 0 && treasure_pile(state) > 0;
    case TaskKind::Joint: return task.seats != 0;
    case TaskKind::Trade: return state.trade.to != Seat::Chance;
    case TaskKind::Step: return state.ship(task.seat).is_afloat();
    default: return false;
  }
}

Task Flow::pop() {
  const Task task = state_.top();
  state_.tasks.erase(state_.tasks.size() - 1);
  return task;
}

// Beneath the topmost run of tasks of these kinds.
void Flow::push_below(const Task& task, bool (*above)(TaskKind)) {
  int place = state_.tasks.size();
  while (place > 0 && above(state_.tasks[place - 1].kind)) --place;
  state_.tasks.insert(place, task);
}

void Flow::promise(Seat seat, Item item) {
  push_below({.kind = TaskKind::Gain, .seat = seat, .about = {.item = item}},
             [](TaskKind kind) { return kind == TaskKind::Take || kind == TaskKind::Share; });
}

void Flow::run_gain(const Task& task) {
  Ship& ship = state_.ship(task.seat);
  put(ship.hold, task.about.item);
  if (is_artifact(task.about.item)) {
    return push({.kind = TaskKind::Equip, .seat = task.seat, .about = {.item = task.about.item}});
  }
  check_overflow(task.seat);
}

void Flow::check_overflow(Seat seat) {
  const Ship& ship = state_.ship(seat);
  for (int i = value_of(Value::Hold); i < ship.hold.size(); ++i) {
    push({.kind = TaskKind::Drop, .seat = seat, .about = {.cell = ship.cell}});
  }
}

// PIR-083, PIR-R31, PIR-R32, PIR-R75: summons wait for the other steps of the same moment.
void Flow::run_curse(const Task& task) {
  const bool forward = task.about.forward != 0;
  if (!forward) gain_points(task.seat, value_of(Value::CoinPoints));
  const int last = value_of(Value::LastStep);
  if (state_.curse >= last || (!forward && state_.curse == 0)) return;  // the last step is final
  state_.curse = static_cast<std::uint8_t>(state_.curse + (forward ? 1 : -1));
  tell({.what = Happened::CurseMoved, .amount = state_.curse});
  if (state_.curse == last) return note_end(Cause::Curse);
  if (is_step(state_.curse)) {
    return push_below({.kind = TaskKind::Summon, .seat = task.seat}, [](TaskKind kind) {
      return kind == TaskKind::Curse || kind == TaskKind::Summon;
    });
  }
  const Seat owner = owner_of(state_, Power::Pennant);
  if (owner != Seat::Chance && !state_.offers.full()) state_.offers.push_back(owner);
}

// PIR-R71: with nothing left to draw, the discard is shuffled; with nothing at all, nothing comes.
void Flow::run_summon() {
  const std::uint16_t discard = calamity_discard(state_);
  if (discard == 0) {
    pop();
  } else {
    state_.called = static_cast<std::uint16_t>(state_.called & ~discard);
  }
}

void Flow::run_ambush(Seat seat) {
  if (tokens_in_box(state_, kForban) == 0) return;
  place_token(kForban, state_.ship(seat).cell, Happened::TokenPlaced);
}

// Of a task that awaits nothing; those that could not be decided are dropped, as chests are that
// are missing (PIR-R56).
void Flow::run_task() {
  const Task task = state_.top();
  switch (task.kind) {
    case TaskKind::Hit: return run_hit();
    case TaskKind::SecondStep: return run_second_step();
    case TaskKind::Summon: return run_summon();
    case TaskKind::Treasures:
      if (task.about.count == 0 || state_.discard == 0) break;
      state_.discard = 0;  // PIR-R55
      return tell({.what = Happened::CardsShuffled});
    default: break;
  }
  pop();
  switch (task.kind) {
    case TaskKind::Aftermath: return run_aftermath();
    case TaskKind::Gain: return run_gain(task);
    case TaskKind::Curse: return run_curse(task);
    case TaskKind::Call:
      return place_token(task.about.calamity,
                         static_cast<Cell>(std::countr_zero(cursed_islands(state_))),
                         Happened::TokenSummoned);
    case TaskKind::Return:
      if (state_.ship(task.seat).status != Status::Dead) return;
      return return_to(task.seat, static_cast<Cell>(std::countr_zero(cursed_islands(state_))));
    case TaskKind::Points: return gain_points(task.seat, task.about.count);
    case TaskKind::Wound: return wound(task.seat, task.about.count);
    case TaskKind::Ambush: return run_ambush(task.seat);
    default: return;
  }
}

}  // namespace mael::pirates
