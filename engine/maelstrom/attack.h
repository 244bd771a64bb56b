// Attacks (sheet section 8, traits of section 15): what an attack would do and carrying it out.
#pragma once

#include "engine/maelstrom/event.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

enum class AttackOrder : std::uint8_t {
  Together,      // attack and defence at once (MAE-117)
  AttackFirst,   // Overpower (MAE-187)
  DefenceFirst,  // Counterstrike (MAE-191)
};

// Overpower counts only if every attacker has it, and cancels Counterstrike if any has it
// (MAE-189, MAE-194, MAE-R34).
AttackOrder order_of(const State& state, const PendingAttack& attack);

// The same where it is known whom the target could hit: a Counterstrike that can hit nobody leaves
// a normal attack (MAE-R32).
AttackOrder order_of(const State& state, const PendingAttack& attack, TileMask reachable);

// The attackers the target could hit: in its Range, while it has Combat (MAE-114, MAE-R26).
TileMask strikeable(const State& state, const PendingAttack& attack, const Mass& mass);

// Sum of the attackers' Combat, face-up ones only.
int attack_damage(const State& state, const PendingAttack& attack);

// Wounds from this much damage: once per full Armor (MAE-121).
constexpr int wounds_from(int damage, int armor) { return damage <= 0 ? 0 : damage / armor; }

// Lays the wounds that this much damage gives on a face-up tile; destruction waits (MAE-116).
void lay_wounds(State& state, TileRef tile, int damage, Events* events);

// Turns a tile with enough wounds into energy, rewards `by` for a Legendary one (MAE-205) and notes
// what its destruction sets off. Returns whether it was destroyed.
bool destroy_if_due(State& state, TileRef tile, Seat by, Events* events);

// Declares an attack of the active seat: state.attack holds it from now on.
void declare_attack(State& state, const PendingAttack& attack, Events* events);

// Carries the declared attack on until it is over or the defender must choose; state.awaiting
// tells which.
void carry_on_attack(State& state, Events* events);

// Carries on after the defender's choice. `attacker` must be strikeable.
void defend(State& state, std::uint8_t attacker, Events* events);

}  // namespace mael::maelstrom
