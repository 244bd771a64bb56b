#include "engine/maelstrom/attack.h"

#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

template <class F>
void for_each_bit(TileMask mask, F&& f) {
  for (; mask != 0; mask &= mask - 1) f(static_cast<std::uint8_t>(std::countr_zero(mask)));
}

TileRef attacker_ref(const State& state, std::uint8_t index) { return {state.active, index}; }

TileRef target_ref(const State& state, const PendingAttack& attack) {
  return {opponent_of(state.active), attack.target};
}

void apply_attack(State& state, const PendingAttack& attack, Events* events) {
  const TileRef target = target_ref(state, attack);
  const int damage = attack_damage(state, attack);
  tell(events, happened::Attacked{name_of(state, target), state.tile(target).at, damage,
                                  armor_of(state, target)});
  lay_wounds(state, target, damage, events);
}

void apply_defence(State& state, const PendingAttack& attack, TileMask struck, Events* events) {
  const TileRef target = target_ref(state, attack);
  const int damage = combat_of(state, target, &attack);
  for_each_bit(struck, [&](std::uint8_t index) {
    const TileRef ref = attacker_ref(state, index);
    tell(events, happened::Struck{name_of(state, ref), name_of(state, target), damage,
                                  armor_of(state, ref)});
    lay_wounds(state, ref, damage, events);
  });
}

// Abilities that answer to a kill are those of attackers still standing (MAE-R17).
void resolve_target(State& state, const PendingAttack& attack, Events* events) {
  const TileRef target = target_ref(state, attack);
  if (!destroy_if_due(state, target, state.active, events)) return;
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    const TileRef ref = attacker_ref(state, index);
    if (!state.tile(ref).is_energy()) {
      queue_kill(state, name_of(state, ref), name_of(state, target), state.tile(target).at);
    }
  });
}

void resolve_attackers(State& state, TileMask struck, Events* events) {
  for_each_bit(struck, [&](std::uint8_t index) {
    destroy_if_due(state, attacker_ref(state, index), opponent_of(state.active), events);
  });
}

// What is left of the attack, with a given defence, in the order the traits demand. With Overpower
// the attack itself has been applied before.
void carry_out(State& state, const PendingAttack& attack, AttackOrder order, TileMask struck,
               Events* events) {
  switch (order) {
    case AttackOrder::Together:
      apply_attack(state, attack, events);
      apply_defence(state, attack, struck, events);
      resolve_attackers(state, struck, events);
      resolve_target(state, attack, events);
      break;
    case AttackOrder::DefenceFirst:
      apply_defence(state, attack, struck, events);
      resolve_attackers(state, struck, events);
      apply_attack(state, attack, events);
      resolve_target(state, attack, events);
      break;
    case AttackOrder::AttackFirst:
      apply_defence(state, attack, struck, events);
      resolve_attackers(state, struck, events);
      break;
  }
  state.attack = {};
  order_triggers(state, 0);
  settle(state, events);
}

Awaiting choice_for(AttackOrder order) {
  switch (order) {
    case AttackOrder::Together: return Awaiting::Defence;
    case AttackOrder::AttackFirst: return Awaiting::LateDefence;
    case AttackOrder::DefenceFirst: return Awaiting::Counterstrike;
  }
  return Awaiting::Defence;
}

void tell_attackers(const State& state, const PendingAttack& attack, Events* events) {
  if (!events) return;
  const TileName target = name_of(state, target_ref(state, attack));
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    const TileRef ref = attacker_ref(state, index);
    tell(events, happened::AttackerJoined{name_of(state, ref), state.tile(ref).at, target});
  });
}

}  // namespace

void lay_wounds(State& state, TileRef ref, int damage, Events* events) {
  const int wounds = wounds_from(damage, armor_of(state, ref));
  if (wounds == 0 || state.tile(ref).is_energy()) return;
  BoardTile& tile = state.tile(ref);
  const int life = life_of(state, ref);
  const int total = tile.wounds + wounds < life ? tile.wounds + wounds : life;  // MAE-R30
  tell(events, happened::Wounded{name_of(state, ref), tile.at, total - tile.wounds});
  tile.wounds = static_cast<std::uint8_t>(total);
}

// MAE-118, MAE-119.
bool destroy_if_due(State& state, TileRef ref, Seat by, Events* events) {
  BoardTile& tile = state.tile(ref);
  if (tile.is_energy() || tile.wounds < life_of(state, ref)) return false;
  const int reward = by == ref.seat ? 0 : data_of(state, ref).legendary;
  const TileName name = name_of(state, ref);
  tile.wounds = 0;
  tile.marks = static_cast<std::uint8_t>(Mark::Energy);
  state.progress = 1;
  for (int i = state.lasting.size() - 1; i >= 0; --i) {  // MAE-R11
    if (state.lasting[i].tile == name) state.lasting.erase(i);
  }
  tell(events, happened::Destroyed{name, tile.at});
  if (reward > 0) {
    state.side(by).hoard = static_cast<std::uint16_t>(state.side(by).hoard + reward);
    tell(events, happened::Rewarded{by, name, reward});
  }
  queue_triggers(state, Trigger::Destroyed, name, tile.at);
  return true;
}

AttackOrder order_of(const State& state, const PendingAttack& attack) {
  bool any = false, all = true;
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    const bool overpower = has_trait(state, attacker_ref(state, index), Trait::Overpower);
    any = any || overpower;
    all = all && overpower;
  });
  if (has_trait(state, target_ref(state, attack), Trait::Counterstrike)) {
    return any ? AttackOrder::Together : AttackOrder::DefenceFirst;
  }
  return all ? AttackOrder::AttackFirst : AttackOrder::Together;
}

AttackOrder order_of(const State& state, const PendingAttack& attack, TileMask reachable) {
  const AttackOrder order = order_of(state, attack);
  return order == AttackOrder::DefenceFirst && reachable == 0 ? AttackOrder::Together : order;
}

TileMask strikeable(const State& state, const PendingAttack& attack, const Mass& mass) {
  const TileRef target = target_ref(state, attack);
  if (combat_of(state, target, &attack) == 0) return 0;
  const Hex from = state.tile(target).at;
  const int range = range_of(state, target);
  TileMask mask = 0;
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    if (mass.is_in_range(from, state.tile(attacker_ref(state, index)).at, range)) {
      mask |= bit_of(index);
    }
  });
  return mask;
}

int attack_damage(const State& state, const PendingAttack& attack) {
  int sum = 0;
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    sum += combat_of(state, attacker_ref(state, index), &attack);
  });
  return sum;
}

void declare_attack(State& state, const PendingAttack& attack, Events* events) {
  for_each_bit(attack.attackers, [&](std::uint8_t index) {
    state.tile(attacker_ref(state, index)).set(Mark::Attacked);
  });
  state.attack = attack;
  tell_attackers(state, attack, events);
}

void carry_on_attack(State& state, Events* events) {
  const PendingAttack attack = state.attack;
  const TileMask reachable = strikeable(state, attack, Mass(state));
  const AttackOrder order = order_of(state, attack, reachable);
  if (order == AttackOrder::AttackFirst) {
    apply_attack(state, attack, events);
    resolve_target(state, attack, events);
  }
  const TileRef target = target_ref(state, attack);
  const bool defends = reachable != 0 && !state.tile(target).is_energy();
  const bool must_choose =
      defends && std::popcount(reachable) > 1 && !has_trait(state, target, Trait::DefenseMastery);
  if (must_choose) {
    state.awaiting = choice_for(order);
    return;
  }
  carry_out(state, attack, order, defends ? reachable : 0, events);
}

void defend(State& state, std::uint8_t attacker, Events* events) {
  const PendingAttack attack = state.attack;
  AttackOrder order = AttackOrder::Together;
  if (state.awaiting == Awaiting::Counterstrike) order = AttackOrder::DefenceFirst;
  if (state.awaiting == Awaiting::LateDefence) order = AttackOrder::AttackFirst;
  carry_out(state, attack, order, bit_of(attacker), events);
}

}  // namespace mael::maelstrom
