#include "engine/maelstrom/select.h"

#include <algorithm>

#include "engine/maelstrom/derived.h"

namespace mael::maelstrom {
namespace {

// One that a Counterstrike has destroyed takes part no more (MAE-R32).
bool is_attacker(const Scope& scope, TileRef tile) {
  const PendingAttack* const attack = scope.attack;
  return attack && tile.seat == scope.state.active &&
         (attack->attackers & bit_of(tile.index)) != 0 && !scope.state.tile(tile).is_energy();
}

bool is_target(const PendingAttack* attack, Seat active, TileRef tile) {
  return attack && tile.seat == opponent_of(active) && attack->target == tile.index;
}

bool is_of(const State& state, Target target, TileRef tile) {
  switch (target) {
    case Target::Anything: return true;
    case Target::Tile: return !state.tile(tile).is_energy();
    case Target::Minion: return is_minion(state, tile);
    case Target::Stronghold: return is_stronghold(state, tile);
    case Target::Energy: return state.tile(tile).is_energy();
    case Target::Event:
    case Target::Vortex: return false;
  }
  return false;
}

bool belongs(const Scope& scope, const Selector& selector, TileRef tile) {
  // Face down a tile is neither friend nor enemy, unless the text speaks of energy (MAE-R18).
  const bool has_side = selector.target == Target::Energy || !scope.state.tile(tile).is_energy();
  switch (selector.who) {
    case Who::Any: return true;
    case Who::Self: return scope.source == tile;
    case Who::That: return scope.that == tile;
    case Who::Friendly: return has_side && tile.seat == scope.controller;
    case Who::Enemy: return has_side && tile.seat != scope.controller;
  }
  return false;
}

bool is_near(const Scope& scope, const Selector& selector, TileRef tile) {
  if (selector.within == kAnyNumber) return true;
  Hex from = scope.place();
  if (selector.around == Around::Site) from = scope.site;
  if (selector.around == Around::That && scope.that) from = scope.state.tile(*scope.that).at;
  const Hex at = scope.state.tile(tile).at;
  if (selector.within <= 1) return distance(from, at) <= selector.within;
  return from == at || Mass(scope.state).is_in_range(from, at, selector.within);
}

bool is_beside_friendly(const Scope& scope, Target target, TileRef tile) {
  const auto& tiles = scope.state.side(scope.controller).tiles;
  for (int i = 0; i < tiles.size(); ++i) {
    const TileRef friendly{scope.controller, static_cast<std::uint8_t>(i)};
    if (is_of(scope.state, target, friendly) &&
        is_adjacent(tiles[i].at, scope.state.tile(tile).at)) {
      return true;
    }
  }
  return false;
}

bool has_state(const Scope& scope, const Selector& selector, TileRef ref) {
  const BoardTile& tile = scope.state.tile(ref);
  if (selector.other && scope.source == ref) return false;
  if (selector.wounded && tile.wounds == 0) return false;
  if (selector.at_vortex && ring_of(tile.at) != 1) return false;
  if (selector.in_attack && !is_attacker(scope, ref)) return false;
  if (selector.yours && ref.seat != scope.controller) return false;
  if (selector.trait != 0 && !has_trait(scope.state, ref, static_cast<Trait>(selector.trait))) {
    return false;
  }
  if (selector.combat_max != kAnyNumber &&
      combat_of(scope.state, ref, scope.attack) > selector.combat_max) {
    return false;
  }
  return selector.beside == Target::Anything || is_beside_friendly(scope, selector.beside, ref);
}

bool is_printed(const Selector& selector, const TileData& data, TileKind kind) {
  if (selector.keyword != kAnyNumber && (data.keyword_bits >> selector.keyword & 1) == 0) {
    return false;
  }
  if (selector.faction != kAnyNumber && static_cast<int>(data.faction) != selector.faction) {
    return false;
  }
  if (selector.cost_max != kAnyNumber && data.cost > selector.cost_max) return false;
  if (selector.minion_face && !data.is_minion()) return false;
  if (selector.tile != kAnyNumber && selector.tile != kind) return false;
  return selector.not_tile == kAnyNumber || selector.not_tile != kind;
}

// Some tile other than the source that answers to the selector and to `f`.
template <class F>
bool any_other(const Scope& scope, const Selector& selector, F&& f) {
  bool found = false;
  for_each_tile(scope.state, [&](TileRef ref) {
    found = found || (scope.source != ref && f(ref) && matches(scope, selector, ref));
  });
  return found;
}

bool holds(const Scope& scope, const Condition& condition) {
  const Selector& selector = condition.selector;
  const Seat active = scope.state.active;
  switch (condition.test) {
    case Test::Adjacent:
      if (selector.target == Target::Vortex) return ring_of(scope.place()) == 1;
      return any_other(scope, selector, [&](TileRef ref) {
        return is_adjacent(scope.state.tile(ref).at, scope.place());
      });
    case Test::Attacking:
      return scope.source && is_attacker(scope, *scope.source) &&
             any_other(scope, selector,
                       [&](TileRef ref) { return is_target(scope.attack, active, ref); });
    case Test::Defending:
      return scope.source && is_target(scope.attack, active, *scope.source) &&
             any_other(scope, selector, [&](TileRef ref) { return is_attacker(scope, ref); });
    case Test::With:
    case Test::Without: {
      const bool joined =
          any_other(scope, selector, [&](TileRef ref) { return is_attacker(scope, ref); });
      return joined == (condition.test == Test::With);
    }
    case Test::Victim:
      // Asked when the tile is destroyed, while it lies there; it may be gone since.
      return !scope.that ||
             matches_printed(
                 scope, selector, scope.that->seat, data_of(scope.state, *scope.that),
                 scope.state.side(scope.that->seat).rows[scope.state.tile(*scope.that).row].kind);
  }
  return false;
}

}  // namespace

Scope scope_of(const State& state, TileRef source, const PendingAttack* attack) {
  return {state, source.seat, source, {}, state.tile(source).at, attack};
}

std::optional<TileRef> find_tile(const State& state, TileName name) {
  const auto& tiles = state.side(name.seat).tiles;
  for (int i = 0; i < tiles.size(); ++i) {
    if (tiles[i].row == name.row && tiles[i].copy == name.copy) {
      return TileRef{name.seat, static_cast<std::uint8_t>(i)};
    }
  }
  return {};
}

bool matches(const Scope& scope, const Selector& selector, TileRef tile) {
  const TileKind kind = scope.state.side(tile.seat).rows[scope.state.tile(tile).row].kind;
  return belongs(scope, selector, tile) && is_of(scope.state, selector.target, tile) &&
         is_printed(selector, catalogue()[kind], kind) && is_near(scope, selector, tile) &&
         has_state(scope, selector, tile);
}

bool matches_printed(const Scope& scope, const Selector& selector, Seat seat, const TileData& data,
                     TileKind kind) {
  if (selector.who == Who::Friendly && seat != scope.controller) return false;
  if (selector.who == Who::Enemy && seat == scope.controller) return false;
  if (selector.target == Target::Minion && !data.is_minion()) return false;
  if (selector.target == Target::Stronghold && !data.is_stronghold()) return false;
  return is_printed(selector, data, kind);
}

bool holds(const Scope& scope, const Effect& effect) {
  return std::all_of(effect.conditions.begin(), effect.conditions.end(),
                     [&](const Condition& condition) { return holds(scope, condition); });
}

int amount_of(const Scope& scope, const Effect& effect) {
  const Amount& amount = effect.amount;
  if (amount.kind == Amount::Kind::Fixed) return amount.number;
  int counted = 0, highest = 0;
  for_each_tile(scope.state, [&](TileRef ref) {
    // A stronghold that was just destroyed still lends its printed Output.
    if (amount.counted.who == Who::That && scope.that == ref) {
      highest = data_of(scope.state, ref).output;
    } else if (matches(scope, amount.counted, ref)) {
      ++counted;
      highest = std::max(highest, output_of(scope.state, ref));
    }
  });
  if (amount.kind == Amount::Kind::HighestOutput) return highest;
  return std::min<int>(counted, amount.number);
}

}  // namespace mael::maelstrom
