#include "engine/pirates/help/arrange_settle.h"

#include <algorithm>
#include <bit>

#include "engine/pirates/derived.h"

namespace mael::pirates {
namespace {

// ---- Set-up and end ----------------------------------------------------------------------------

std::uint8_t free_pawn(const State& state) {
  std::uint8_t pawn = 1;
  const auto has_it = [&](const Ship& ship) { return ship.pawn == pawn; };
  while (std::any_of(state.ships.begin(), state.ships.end(), has_it)) ++pawn;
  return pawn;
}

void end_setup(State& state) {
  in_turn_order(state, Seat::A, [&](Seat seat) {
    Ship& ship = state.ship(seat);
    if (ship.pawn == 0) ship.pawn = free_pawn(state);
    if (ship.status == Status::Ashore) launch(state, seat, static_cast<Cell>(index_of(seat) % 4));
  });
}

// As many ships as go on playing (PIR-R89): a game that is over goes on.
void bring_back(State& state) {
  const int least = std::min<int>(state.seats, 2);
  in_turn_order(state, Seat::A, [&](Seat seat) {
    const Ship& ship = state.ship(seat);
    if (ship.status == Status::Gone && ships_left(state) < least) launch(state, seat, ship.cell);
  });
}

void forget_end(State& state) {
  state.cause = Cause::None;
  state.title_values = {};
  state.curse = std::min(state.curse, static_cast<std::uint8_t>(value_of(Value::LastStep) - 1));
  bring_back(state);
}

// ---- What is on its way ------------------------------------------------------------------------

void bring_aboard(State& state, Seat seat, Item item) {
  Ship& ship = state.ship(seat);
  if (ship.status != Status::Gone && room_in(ship.hold) > 0) return put(ship.hold, item);
  drop(state, ship.cell, item);
}

void lay_down(State& state) {
  for (const Task& task : state.tasks) {
    if (task.kind == TaskKind::Gain) bring_aboard(state, task.seat, task.about.item);
  }
  in_turn_order(state, Seat::A, [&](Seat seat) {
    Ship& ship = state.ship(seat);
    while (ship.hold.size() > value_of(Value::Hold)) {
      drop(state, ship.cell, ship.hold[ship.hold.size() - 1]);
      ship.hold.erase(ship.hold.size() - 1);
    }
  });
  state.tasks.clear();
  state.fallen.clear();
  state.offers.clear();
  state.trade = {};
}

// PIR-125; of several islands it comes back on the first.
void come_back(State& state) {
  const Ship& ship = state.ship(state.active);
  if (ship.status != Status::Dead) return;
  launch(state, state.active, static_cast<Cell>(std::countr_zero(cursed_islands(state))));
  state.turn.immune = 1;
}

// Whether what `turn` says is still of the turn that is on.
bool is_turn_on(const State& state) {
  return state.stage > Stage::Start && state.stage <= Stage::Play;
}

}  // namespace

void launch(State& state, Seat seat, Cell cell) {
  Ship& ship = state.ship(seat);
  if (!ship.is_afloat()) ship.life = static_cast<std::uint8_t>(most_life(ship));
  if (seat == state.active && ship.cell != cell) state.turn.immune = 0;  // PIR-R36
  ship.status = Status::Afloat;
  ship.cell = cell;
}

void sink(State& state, Seat seat) {
  Ship& ship = state.ship(seat);
  ship.life = 0;
  ship.status = state.options.death ? Status::Gone : Status::Dead;
  if (!state.options.death) return;
  for (const Item item : ship.hold) drop(state, ship.cell, item);
  ship.hold.clear();
  ship.box = 0;
}

void keep_going(State& state) {
  const bool has_chests = chests_left(state) > 0;
  if (has_chests) state.last_turn = 0;
  if (has_chests != (state.finder == Seat::Chance)) {
    state.finder = has_chests ? Seat::Chance : state.active;
  }
  if (ships_left(state) == 0) return;
  while (state.ship(state.active).status == Status::Gone) {
    state.active = after(state, state.active);
    state.turn = {};
  }
}

State settled(State state) {
  if (!is_turn_on(state)) state.turn = {};
  end_setup(state);
  lay_down(state);
  in_turn_order(state, Seat::A, [&](Seat seat) {
    if (state.options.death && state.ship(seat).status == Status::Dead) sink(state, seat);
  });
  forget_end(state);
  state.stage = Stage::Play;
  keep_going(state);
  come_back(state);
  return state;
}

}  // namespace mael::pirates
