// Stages: setting up, the turn and its parts, the end.
#include "engine/pirates/count.h"
#include "engine/pirates/flow.h"

namespace mael::pirates {

bool stage_awaits(const State& state) {
  switch (state.stage) {
    case Stage::First: return state.seats > 1;
    case Stage::Circles: return state.options.shuffled != 0;
    case Stage::Pawns: return next_without_pawn(state) != Seat::Chance;
    case Stage::Places: return next_ashore(state) != Seat::Chance;
    case Stage::Deal: return next_to_be_dealt(state) != Seat::Chance;
    case Stage::Forbans: return state.tokens.size() < state.options.forbans;
    case Stage::Convert: return state.ship(state.active).has(Power::Whistle);
    case Stage::Play: return state.ship(state.active).is_afloat();
    case Stage::Drift: return state.options.restless != 0;
    case Stage::Count: return is_counted(state) && title_to_turn(state) >= 0;
    default: return false;
  }
}

void Flow::settle() {
  for (;;) {
    if (!state_.tasks.empty()) {
      if (task_awaits(state_)) return;
      run_task();
      continue;
    }
    end_if_due();
    if (next_offer()) continue;
    if (state_.stage == Stage::Over || stage_awaits(state_)) return;
    run_stage();
  }
}

void Flow::run_stage() {
  switch (state_.stage) {
    case Stage::Forbans:
      state_.active = state_.first;
      state_.stage = Stage::Start;
      return;
    case Stage::Start: return begin_turn();
    case Stage::Poverty: {
      const Ship& ship = state_.ship(state_.active);
      const bool poor = cards_in_hand(ship) == 0 && ship.points == 0 && loot_of(ship) == 0;
      state_.stage = Stage::Bastion;
      // PIR-R58
      if (state_.options.poverty && poor) {
        push({.kind = TaskKind::Treasures, .seat = state_.active, .about = {.count = 1}});
      }
      return;
    }
    case Stage::Bastion: return set_out();
    case Stage::Clock:
      state_.stage = Stage::Pass;
      if (state_.options.restless && state_.seats == 1 && state_.round >= 2) {
        push({.kind = TaskKind::Curse, .seat = state_.active, .about = {.forward = 1}});  // PIR-R93
      }
      return;
    case Stage::Pass: return pass_turn();
    case Stage::Count: return finish();
    default: state_.stage = static_cast<Stage>(static_cast<int>(state_.stage) + 1);
  }
}

// PIR-R88, its first two steps.
void Flow::begin_turn() {
  state_.turn = {};
  tell({.what = Happened::TurnBegan, .seat = state_.active, .amount = state_.round});
  if (state_.finder == state_.active) state_.last_turn = 1;
  if (state_.ship(state_.active).status == Status::Dead) {
    push({.kind = TaskKind::Return, .seat = state_.active});
  }
  state_.stage = Stage::Poverty;
}

// The bastion (PIR-129, PIR-R35) and the Siren.
void Flow::set_out() {
  const Seat seat = state_.active;
  const Ship& ship = state_.ship(seat);
  if (has_bastion(state_, ship.cell) && !suffers(state_, seat, Effect::Taints)) {
    heal(seat, value_of(Value::BastionHealing));
  }
  state_.turn.slowed = suffers(state_, seat, Effect::Slows) ? 1 : 0;
  state_.stage = Stage::Convert;
}

// PIR-042, PIR-R18, PIR-R76, PIR-R87. Seats that are gone are passed over.
void Flow::pass_turn() {
  if (state_.finder == state_.active && state_.last_turn) return note_end(Cause::Chests);
  state_.active = after(state_, state_.active);
  if (state_.active == state_.first) {
    if (state_.round == 1) {
      push({.kind = TaskKind::Summon, .seat = state_.first, .about = {.printed = 1}});  // PIR-034
    }
    if (state_.round == value_of(Value::LastRound)) return note_end(Cause::Rounds);
    ++state_.round;
  }
  if (state_.ship(state_.active).status != Status::Gone) {
    state_.stage = Stage::Start;
  } else if (state_.finder == state_.active) {
    note_end(Cause::Chests);
  }
}

// PIR-R97: what came first is the cause, unless ships are eliminated (end_if_due).
void Flow::note_end(Cause cause) {
  if (state_.cause == Cause::None) state_.cause = cause;
}

namespace {

// PIR-158, PIR-R89, and PIR-R85 of one player alone.
Cause end_by_elimination(const State& state) {
  const int left = ships_left(state);
  if (left == 0) return Cause::NoShip;
  return left == 1 && state.seats > 1 ? Cause::LastShip : Cause::None;
}

}  // namespace

// PIR-R75: once the effect is resolved. Eliminations are looked at before whatever else came with
// them (PIR-R100).
void Flow::end_if_due() {
  if (state_.is_setup() || state_.stage >= Stage::Count) return;
  const Cause eliminated = end_by_elimination(state_);
  if (eliminated != Cause::None) state_.cause = eliminated;
  if (state_.cause == Cause::None) return;
  state_.offers.clear();
  state_.stage = Stage::Count;
}

// PIR-R48: free moves come last, in turn order.
bool Flow::next_offer() {
  if (state_.offers.empty()) return false;
  int best = 0, nearest = kSeats;
  for (int i = 0; i < state_.offers.size(); ++i) {
    const int far =
        (index_of(state_.offers[i]) - index_of(state_.active) + state_.seats) % state_.seats;
    if (far >= nearest) continue;
    nearest = far;
    best = i;
  }
  push({.kind = TaskKind::Step, .seat = state_.offers[best]});
  state_.offers.erase(best);
  return true;
}

void Flow::finish() {
  state_.stage = Stage::Over;
  tell({.what = Happened::Ended, .thing = static_cast<std::uint8_t>(state_.cause)});
}

}  // namespace mael::pirates
