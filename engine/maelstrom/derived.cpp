#include "engine/maelstrom/derived.h"

#include <algorithm>

#include "engine/maelstrom/select.h"

namespace mael::maelstrom {

namespace {

TileKind kind_of(const State& state, TileRef ref) {
  return state.side(ref.seat).rows[state.tile(ref).row].kind;
}

// A value printed on a face-up tile; 0 on a face-down one.
int printed(const State& state, TileRef tile, std::uint8_t TileData::*value) {
  return state.tile(tile).is_energy() ? 0 : data_of(state, tile).*value;
}

bool is_named(const State& state, TileRef ref, TileName name) {
  const BoardTile& tile = state.tile(ref);
  return ref.seat == name.seat && tile.row == name.row && tile.copy == name.copy;
}

// Calls f(source, effect, by) for everything that changes a stat of a face-up tile.
template <class F>
void for_each_change(const State& state, TileRef tile, Stat stat, const PendingAttack* attack,
                     F&& f) {
  const EffectTable& table = effect_table();
  if (!table.modifies_ever(stat)) return;
  const auto ask = [&](TileRef source, TileKind kind) {
    const Scope scope = scope_of(state, source, attack);
    for (const Effect& effect : table.of(kind, Trigger::Passive)) {
      if (effect.verb != Verb::Modify || effect.stat != stat) continue;
      if (matches(scope, effect.target, tile) && holds(scope, effect)) {
        f(source, effect, amount_of(scope, effect));
      }
    }
  };
  const std::uint8_t* const modified = table.stats_modified();
  const int bit = 1 << static_cast<int>(stat);
  for (const Seat seat : {Seat::A, Seat::B}) {
    const SideState& side = state.side(seat);
    const int count = side.tiles.size();
    for (int i = 0; i < count; ++i) {
      const TileKind kind = side.rows[side.tiles[i].row].kind;
      if ((modified[kind] & bit) == 0 || side.tiles[i].is_energy()) continue;
      ask({seat, static_cast<std::uint8_t>(i)}, kind);
    }
  }
  for (const Lasting& lasting : state.lasting) {
    const Effect& effect = table[lasting.effect];
    if (effect.verb == Verb::Modify && effect.stat == stat && is_named(state, tile, lasting.tile)) {
      f(tile, effect, effect.amount.number);
    }
  }
}

int changed(const State& state, TileRef tile, Stat stat, int value,
            const PendingAttack* attack = nullptr) {
  if (state.tile(tile).is_energy()) return 0;
  for_each_change(state, tile, stat, attack, [&](TileRef, const Effect&, int by) { value += by; });
  return std::max(value, 0);
}

}  // namespace

int combat_of(const State& state, TileRef tile, const PendingAttack* attack) {
  return changed(state, tile, Stat::Combat, printed(state, tile, &TileData::combat), attack);
}

int armor_of(const State& state, TileRef tile) {
  return std::max(1, changed(state, tile, Stat::Armor, printed(state, tile, &TileData::armor)));
}

int movement_of(const State& state, TileRef tile) {
  if (!is_minion(state, tile)) return 0;
  return changed(state, tile, Stat::Movement, data_of(state, tile).movement);
}

int range_of(const State& state, TileRef tile) {
  if (!is_minion(state, tile)) return 0;
  return changed(state, tile, Stat::Range, data_of(state, tile).range);
}

int life_of(const State& state, TileRef tile) { return printed(state, tile, &TileData::life); }

int output_of(const State& state, TileRef tile) {
  if (!is_stronghold(state, tile) || state.tile(tile).is(Mark::Fresh)) return 0;
  return changed(state, tile, Stat::Output, data_of(state, tile).output);
}

int presence_of(const State& state, TileRef tile) {
  if (ring_of(state.tile(tile).at) != 1) return 0;
  return changed(state, tile, Stat::Presence, 1);
}

bool has_trait(const State& state, TileRef tile, Trait trait) {
  if (state.tile(tile).is_energy()) return false;
  if (data_of(state, tile).has(trait)) return true;
  for (const Lasting& lasting : state.lasting) {
    const Effect& effect = effect_table()[lasting.effect];
    if (effect.verb == Verb::Grant && effect.trait == static_cast<Traits>(trait) &&
        is_named(state, tile, lasting.tile)) {
      return true;
    }
  }
  return false;
}

bool is_minion(const State& state, TileRef tile) {
  return !state.tile(tile).is_energy() && data_of(state, tile).is_minion();
}

bool is_stronghold(const State& state, TileRef tile) {
  return !state.tile(tile).is_energy() && data_of(state, tile).is_stronghold();
}

// ---- Gateways --------------------------------------------------------------------------------

namespace {

// Calls f(effect, output) for every gateway effect in force on a face-up tile.
template <class F>
void for_each_gateway(const State& state, TileRef tile, F&& f) {
  if (state.tile(tile).is_energy()) return;
  const EffectTable& table = effect_table();
  const TileKind kind = kind_of(state, tile);
  if (table.is_gateway(kind)) {
    const Scope scope = scope_of(state, tile);
    for (const Effect& effect : table.of(kind, Trigger::Passive)) {
      if (effect.verb == Verb::Gateway && holds(scope, effect)) {
        f(effect, amount_of(scope, effect));
      }
    }
  }
  for (const Lasting& lasting : state.lasting) {
    const Effect& effect = table[lasting.effect];
    if (effect.verb == Verb::Gateway && is_named(state, tile, lasting.tile)) {
      f(effect, effect.amount.number);
    }
  }
}

}  // namespace

bool is_gateway(const State& state, TileRef tile) {
  bool found = false;
  for_each_gateway(state, tile, [&](const Effect&, int) { found = true; });
  return found;
}

int output_for(const State& state, TileRef payer, TileKind summoned) {
  if (state.tile(payer).is(Mark::Fresh)) return 0;
  const TileData& data = catalogue()[summoned];
  int best = 0;
  if (is_stronghold(state, payer) && data_of(state, payer).faction == data.faction) {
    best = output_of(state, payer);
  }
  for_each_gateway(state, payer, [&](const Effect& effect, int output) {
    const Scope scope = scope_of(state, payer);
    if (matches_printed(scope, effect.filter, payer.seat, data, summoned)) {
      best = std::max(best, output);
    }
  });
  return best;
}

// ---- What is forbidden -----------------------------------------------------------------------

namespace {

// Whether a forbidding effect in this scope speaks of the tile, and of the attacked one if it
// names any.
bool forbids(const Scope& scope, const Effect& effect, TileRef tile) {
  if (!matches(scope, effect.target, tile) || !holds(scope, effect)) return false;
  if (!effect.has_against) return true;
  const TileRef attacked{opponent_of(scope.state.active), scope.attack->target};
  return matches(scope, effect.against, attacked);
}

}  // namespace

bool is_forbidden(const State& state, Act act, TileRef tile, const PendingAttack* attack) {
  if (!is_anything_forbidden(state, act)) return false;
  const EffectTable& table = effect_table();
  bool forbidden = false;
  for_each_tile(state, [&](TileRef source) {
    const TileKind kind = kind_of(state, source);
    if (forbidden || !table.forbids(kind, act) || state.tile(source).is_energy()) return;
    const Scope scope = scope_of(state, source, attack);
    for (const Effect& effect : table.of(kind, Trigger::Passive)) {
      if (effect.verb == Verb::Forbid && effect.act == act) {
        forbidden = forbidden || forbids(scope, effect, tile);
      }
    }
  });
  for (const Lasting& lasting : state.lasting) {
    const Effect& effect = table[lasting.effect];
    forbidden = forbidden || (effect.verb == Verb::Forbid && effect.act == act &&
                              is_named(state, tile, lasting.tile));
  }
  return forbidden;
}

bool is_anything_forbidden(const State& state, Act act) {
  const EffectTable& table = effect_table();
  for (const SideState& side : state.sides) {
    for (const BoardTile& tile : side.tiles) {
      if (table.forbids(side.rows[tile.row].kind, act) && !tile.is_energy()) return true;
    }
  }
  for (const Lasting& lasting : state.lasting) {
    if (table[lasting.effect].verb == Verb::Forbid) return true;
  }
  return false;
}

bool may_not_enter(const State& state, TileRef minion, Hex to) {
  const EffectTable& table = effect_table();
  bool forbidden = false;
  for_each_tile(state, [&](TileRef source) {
    const TileKind kind = kind_of(state, source);
    if (forbidden || !table.forbids(kind, Act::Enter) || state.tile(source).is_energy()) return;
    if (!is_adjacent(state.tile(source).at, to)) return;
    const Scope scope = scope_of(state, source);
    for (const Effect& effect : table.of(kind, Trigger::Passive)) {
      if (effect.verb == Verb::Forbid && effect.act == Act::Enter) {
        forbidden = forbidden || (matches(scope, effect.target, minion) && holds(scope, effect));
      }
    }
  });
  return forbidden;
}

void find_changes(const State& state, TileRef tile, Stat stat, std::vector<Change>& changes,
                  const PendingAttack* attack) {
  changes.clear();
  if (state.tile(tile).is_energy()) return;
  for_each_change(state, tile, stat, attack, [&](TileRef source, const Effect& effect, int by) {
    const BoardTile& at = state.tile(source);
    changes.push_back({{source.seat, at.row, at.copy}, effect_table().number_of(effect), by});
  });
}

bool is_limited(const State& state, Seat seat, Row row) {
  const TileData& data = data_of(state, seat, row);
  const bool exempt = state.edition == Edition::Maelstrom && !state.options.primary_limited;
  return data.has(Trait::Limited) && !(exempt && data.has(Trait::Primary));  // VTX-050
}

}  // namespace mael::maelstrom
