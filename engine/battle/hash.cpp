// The hash of a state. A table is told by its content: its number is only good in this process.
#include "engine/core/hash.h"

#include "engine/battle/derived.h"
#include "engine/battle/rules.h"

namespace mael::battle {
namespace {

void add_units(const State& state, WordHasher& hasher) {
  for (const Unit& unit : state.units) {
    hasher.pack(unit.owner, entry_of(state, unit).squad, unit.first, unit.models, unit.leader,
                unit.suppression, unit.cover, unit.moving);
    hasher.pack(unit.activated, unit.orders, unit.retired, unit.heading >> 8, unit.heading);
    if (unit.counted != kNone) hasher.pack(6, unit.counted);
    if (!unit.tokens.any()) continue;
    for (int i = 0; i < UnitTokens::kKinds; ++i) {
      hasher.pack(9, i, unit.tokens.of(UnitTokens::kind_at(i)));
    }
  }
  for (const Model& model : state.models) {
    if (model.is_alive()) {
      hasher.add(std::uint64_t{static_cast<std::uint32_t>(model.at.x)} << 32 |
                 static_cast<std::uint32_t>(model.at.y));
    }
    hasher.pack(profile_of(state, model).row, model.fortitude);
  }
}

// Bits of a set that are beyond those a word was packed with. Few sets have any.
void add_beyond(WideBits bits, int packed, WordHasher& hasher) {
  const WideBits beyond = bits >> packed;
  if (beyond == 0) return;
  hasher.add(low_half(beyond));
  hasher.add(high_half(beyond));
}

void add_lasting(const State& state, WordHasher& hasher) {
  for (const Lasting& each : state.lasting) {
    hasher.pack(10, each.unit, each.by, each.ability, each.clause);
  }
}

void add_activation(const State& state, WordHasher& hasher) {
  const Activation& active = state.active;
  hasher.pack(active.unit, active.actions, active.last, active.bonus, active.target,
              active.from_behind, active.unseen, active.thrower);
  hasher.pack(active.walked, active.recovered, active.done >> 8, active.done, active.passed,
              active.strike.wild, active.strike.open);
  for (const UnitBits units : {active.from_behind, active.unseen, active.passed}) {
    add_beyond(units, 8, hasher);
  }
  for (const Shot& shot : active.strike.shots) hasher.pack(5, shot.model, shot.weapon);
  for (const Frame& frame : state.frames) {
    hasher.pack(frame.step, frame.unit, frame.count, frame.sides, frame.fixed);
    add_beyond(frame.sides, 8, hasher);
  }
}

void add_round(const Round& round, WordHasher& hasher) {
  hasher.pack(round.kind, round.shooter, round.target, round.band, round.wild, round.open,
              round.behind, round.av);
  hasher.pack(round.lost, round.hurt, round.passed, round.defense, round.long_shots);
  add_beyond(round.long_shots, 8, hasher);
  if (round.unseen + round.paints > 0) hasher.pack(10, round.unseen, round.paints);
  for (const Shot& shot : round.shots) hasher.pack(1, shot.model, shot.weapon);
  for (const int count : round.counts) hasher.pack(2, count);
  for (const HitDie& die : round.dice) {
    hasher.pack(3, die.rolled, die.shown, die.shot);
    if (die.critical > 0) hasher.pack(11, die.critical);
  }
  for (const ArmorDie& die : round.armor) {
    hasher.pack(4, die.rolled, die.shown, die.hit, die.damage);
  }
  hasher.add(low_half(round.hits));
  hasher.add(low_half(round.blocked));
  for (const int die : round.further) hasher.pack(7, die);
  add_beyond(round.blocked, 64, hasher);
}

}  // namespace

std::uint64_t hash_of(const State& state) {
  WordHasher hasher;
  hasher.add(state.battlefield == kNoBattlefield ? 0 : battlefield_of(state).content());
  hasher.pack(state.deployment, state.turn, state.stage, state.attacker, state.priority, state.to,
              state.cause, state.winner);
  hasher.pack(state.points[0], state.points[1], state.command[0], state.command[1], state.gone,
              state.losses.units[0], state.losses.units[1], state.losses.first);
  hasher.pack(8, state.opened);
  for (const Seat side : {Seat::A, Seat::B}) {
    if (const std::uint64_t options = force_of(state, side).options) hasher.add(options);
  }
  add_units(state, hasher);
  add_lasting(state, hasher);
  add_activation(state, hasher);
  if (state.has_round()) add_round(state.round, hasher);
  return hasher.value();
}

}  // namespace mael::battle
