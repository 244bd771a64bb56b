// Values of tiles in play, worked out in one place from what is printed, passive abilities and
// lasting effects (MAE-R54). A face-down tile has none of them (MAE-R17).
#pragma once

#include <vector>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// With an attack, abilities that speak of attacking and defending count.
int combat_of(const State& state, TileRef tile, const PendingAttack* attack = nullptr);
int armor_of(const State& state, TileRef tile);     // at least 1 for damage (MAE-R31)
int movement_of(const State& state, TileRef tile);  // at least 0 (MAE-R7)
int range_of(const State& state, TileRef tile);
int life_of(const State& state, TileRef tile);
int output_of(const State& state, TileRef tile);    // at least 0; 0 for a Fresh tile (MAE-152)
int presence_of(const State& state, TileRef tile);  // what it counts for in a Burn Phase
bool has_trait(const State& state, TileRef tile, Trait trait);
bool is_minion(const State& state, TileRef tile);      // face up
bool is_stronghold(const State& state, TileRef tile);  // face up

// The Output with which a tile may pay for a tile of this kind: a stronghold's own if the colours
// agree (MAE-144), a gateway's if its text lets that tile through; 0 if it cannot pay.
int output_for(const State& state, TileRef payer, TileKind summoned);
// Whether the text of a tile or a lasting effect makes it serve as a stronghold.
bool is_gateway(const State& state, TileRef tile);

// Whether something forbids the act: of the mover, the consumer, the displaced tile; for Attack of
// an attacker in this attack; for Enter of a minion that would stop at `to`.
bool is_forbidden(const State& state, Act act, TileRef tile, const PendingAttack* attack = nullptr);
bool may_not_enter(const State& state, TileRef minion, Hex to);
// Whether any text in force speaks of this act: lets hot paths skip the rest.
bool is_anything_forbidden(const State& state, Act act);

// What makes a value differ from the printed one: one line per tile that changes it.
struct Change {
  TileName source;
  std::uint8_t effect = 0;  // number in the effect table
  int by = 0;
};
void find_changes(const State& state, TileRef tile, Stat stat, std::vector<Change>& changes,
                  const PendingAttack* attack = nullptr);

// The same for a tile not yet in play.
bool is_limited(const State& state, Seat seat, Row row);  // MAE-R67

}  // namespace mael::maelstrom
