// The turn: who activates next, retirement, VPs, the end (sections 1, 18.1 and 19).
#include "engine/battle/effects/commands.h"
#include "engine/battle/effects/lasting.h"
#include "engine/battle/flow.h"
#include "engine/battle/play/scoring.h"

namespace mael::battle {
namespace {

bool has_units(const State& state, Seat seat) {
  for (UnitId unit = 0; unit < state.units.size(); ++unit) {
    if (state.units[unit].owner == seat && is_on_table(state, unit)) return true;
  }
  return false;
}

// What the models of a side that stand bring (EDG-009).
int command_brought(const State& state, Seat seat) {
  int sum = 0;
  for (const Model& model : state.models) {
    const bool own = model.side == seat && model.is_alive();
    if (own) sum += std::max(0, command_of(profile_of(state, model)));
  }
  return sum;
}

constexpr int kMostCommand = 250;

}  // namespace

bool stage_awaits(const State& state) {
  switch (state.stage) {
    case Stage::Go: return count_waiting(state, state.to) > 0;
    case Stage::Retire: return has_units(state, state.to);
    case Stage::Active: return false;
    case Stage::Priority:
    case Stage::ChoosePriority:
    case Stage::Second:
    case Stage::Over: break;
  }
  return true;
}

void Flow::run_stage() {
  if (state_.stage == Stage::Go) {
    const Seat other = opponent_of(state_.to);
    if (count_waiting(state_, other) > 0) {
      state_.to = other;
    } else {
      begin_retirement();
    }
  } else if (state_.to == state_.priority) {
    state_.to = opponent_of(state_.to);
  } else {
    score();
  }
}

// The command phase from the choice of priority on (EDG-008, EDG-009).
void Flow::begin_turn() {
  tell({Happened::TurnBegan, Seat::Chance, kNone, kNone, kNone, 0, state_.turn});
  tell({Happened::PriorityChosen, state_.priority});
  for (const Seat seat : {state_.priority, opponent_of(state_.priority)}) {
    std::uint8_t& pool = state_.command[static_cast<std::size_t>(index_of(seat))];
    const int gained = state_.turn + command_brought(state_, seat);
    pool = static_cast<std::uint8_t>(std::min(kMostCommand, pool + gained));
    tell({Happened::CommandGained, seat, kNone, kNone, kNone, 0, gained});
  }
  state_.stage = Stage::Go;
  state_.to = state_.priority;
  state_.gone = 0;
}

void Flow::begin_activation(UnitId unit) {
  state_.stage = Stage::Active;
  ++state_.gone;
  state_.active = {};
  state_.active.unit = unit;
  tell({Happened::Activated, state_.to, unit});
  end_lasting(state_, Lasts::UntilActivation, unit);
  Unit& of = state_.units[unit];
  if (of.cover + of.moving > 0) tell({Happened::TokensLost, Seat::Chance, unit});
  of.cover = of.moving = 0;  // EDG-253, EDG-259
  push({Step::Acting, unit});
  const int burns = of.tokens.of(Token::Burn);
  if (burns == 0) return;
  tell({Happened::Burned, Seat::Chance, unit, kNone, kNone, 0, burns});
  suppress(unit, burns);
}

// EDG-015 to EDG-019.
void Flow::after_activation() {
  const bool opening = state_.opened == 0;
  state_.opened = 1;
  const bool may_go_on = !opening && state_.gone == 1 && count_waiting(state_, state_.to) > 0 &&
                         count_waiting(state_, opponent_of(state_.to)) > 0;
  if (may_go_on) {
    state_.stage = Stage::Second;
  } else {
    end_go();
  }
}

void Flow::end_go() {
  state_.stage = Stage::Go;
  state_.gone = 0;
  if (count_waiting(state_, opponent_of(state_.to)) > 0) state_.to = opponent_of(state_.to);
}

void Flow::begin_retirement() {
  state_.stage = Stage::Retire;
  state_.to = state_.priority;
}

int points_due(const Losses& losses, Seat seat, int turn) {
  const auto own = static_cast<std::size_t>(index_of(seat));
  const int lost = losses.units.at(own), taken = losses.units.at(1 - own);
  const int twice = turn == kTurns ? 2 : 1;
  int due = taken > 0 ? kAlphaStrike + kMeatGrinder : 0;
  if (losses.first == opponent_of(seat)) due += twice * kAlphaStrike;
  if (taken > lost) due += twice * kMeatGrinder;
  return due;
}

// Both kill objectives for both sides, then who has won.
void Flow::score() {
  const bool last = state_.turn == kTurns;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const auto own = static_cast<std::size_t>(index_of(seat));
    const int gained = points_due(state_.losses, seat, state_.turn);
    state_.points[own] = static_cast<std::uint8_t>(state_.points[own] + gained);
    tell({Happened::Scored, seat, kNone, kNone, kNone, 0, gained});
  }
  const int a = state_.points[0], b = state_.points[1];
  const Seat ahead = a > b ? Seat::A : b > a ? Seat::B : Seat::Chance;
  const int most = std::max(a, b), lead = most - std::min(a, b);
  if (most >= kVictoryTotal && lead >= kCrushingLead) return finish(Cause::Crushing, ahead);
  if (last) {
    const bool won = most >= kVictoryTotal && ahead != Seat::Chance;
    return finish(won ? Cause::Standard : Cause::Draw, won ? ahead : Seat::Chance);
  }
  state_.turn = static_cast<std::uint8_t>(state_.turn + 1);
  state_.losses = {};
  for (Unit& unit : state_.units) unit.activated = unit.orders = 0;
  end_lasting(state_, Lasts::Turn);
  state_.opened = 0;
  state_.stage = Stage::Priority;
  state_.to = state_.priority;
  state_.gone = 0;
}

void Flow::finish(Cause cause, Seat winner) {
  state_.stage = Stage::Over;
  state_.cause = cause;
  state_.winner = winner;
  state_.frames.clear();
  state_.active = {};
  state_.round = {};
  state_.lasting.clear();
  tell({Happened::Ended, winner, kNone, kNone, kNone, static_cast<std::uint8_t>(cause)});
}

}  // namespace mael::battle
