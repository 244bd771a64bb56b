// Which tiles the text of a tile means: selectors, conditions and amounts of effects, asked from
// where the effect stands.
#pragma once

#include <optional>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/mass.h"
#include "engine/maelstrom/state.h"

namespace mael::maelstrom {

// Where an effect stands and whose it is.
struct Scope {
  const State& state;
  Seat controller = Seat::A;
  std::optional<TileRef> source;          // in play, face up or turned to energy by what happened
  std::optional<TileRef> that;            // the tile the trigger speaks of, while it is in play
  Hex site;                               // where it happened
  const PendingAttack* attack = nullptr;  // the attack under way, of the active seat

  Hex place() const { return source ? state.tile(*source).at : site; }
};

// The attack that was declared and has not been carried out.
inline const PendingAttack* attack_of(const State& state) {
  return state.attack.attackers != 0 ? &state.attack : nullptr;
}

// The scope of a passive ability of a tile in play.
Scope scope_of(const State& state, TileRef source, const PendingAttack* attack = nullptr);

// The tile of that name, if it is in play.
std::optional<TileRef> find_tile(const State& state, TileName name);

bool matches(const Scope& scope, const Selector& selector, TileRef tile);

// What is printed on the tile answers to the selector: for tiles not in play, and for one that was
// just destroyed. Says nothing about places and counters.
bool matches_printed(const Scope& scope, const Selector& selector, Seat seat, const TileData& data,
                     TileKind kind);

bool holds(const Scope& scope, const Effect& effect);  // all its conditions

int amount_of(const Scope& scope, const Effect& effect);

// Calls f(TileRef) for every tile in play, the first seat's first.
template <class F>
void for_each_tile(const State& state, F&& f) {
  for (const Seat seat : {Seat::A, Seat::B}) {
    const int count = state.side(seat).tiles.size();
    for (int i = 0; i < count; ++i) f(TileRef{seat, static_cast<std::uint8_t>(i)});
  }
}

}  // namespace mael::maelstrom
