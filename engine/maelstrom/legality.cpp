#include "engine/maelstrom/legality.h"

#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

bool finds(const Reach& reach, Hex at, int movement) {
  for (const Reached& space : reach) {
    if (space.at == at) return !space.over_tile && space.steps <= movement;
  }
  return false;
}

// Why a free space cannot be reached: too far, the Golden Rule, or no way along the edges.
Violation explain_unreachable(const State& state, const Mass& mass, TileRef ref, Mobility mobility,
                              Hex to) {
  const Hex from = state.tile(ref).at;
  const int movement = mobility.movement;
  Reach reach;
  mobility.movement = kMaxMovement;
  mass.find_reach(from, mobility, reach);
  if (finds(reach, to, kMaxMovement)) {
    return Violation("MAE-067"_rule, {thing(ref), thing(to), movement});
  }
  mobility.movement = movement;
  mobility.ignore_contact = true;
  mass.find_reach(from, mobility, reach);
  if (!finds(reach, to, movement)) {
    if (distance(from, to) > movement) {
      return Violation("MAE-067"_rule, {thing(ref), thing(to), movement});
    }
    return Violation(mobility.flying ? "MAE-078"_rule : "MAE-074"_rule, {thing(ref), thing(to)});
  }
  if (!mass.touches(to, from)) return Violation("MAE-087"_rule, {thing(ref), thing(to)});
  if (mass.links_others(from)) return Violation("MAE-088"_rule, {thing(ref), thing(to)});
  return Violation(mobility.flying ? "MAE-079"_rule : "MAE-070"_rule, {thing(ref), thing(to)});
}

}  // namespace

Mobility mobility_of(const State& state, TileRef ref) {
  return {movement_of(state, ref), has_trait(state, ref, Trait::Flying),
          state.options.edge_step != 0, state.options.squeeze != 0, false};
}

Verdict judge_mover(const State& state, TileRef ref) {
  return judge_mover(state, ref, movement_of(state, ref));
}

Verdict judge_mover(const State& state, TileRef ref, int movement) {
  if (!is_minion(state, ref)) return Violation("MAE-069"_rule, {thing(ref)});
  if (state.tile(ref).is(Mark::Moved)) return Violation("MAE-072"_rule, {thing(ref)});
  if (movement <= 0) return Violation("MAE-R7"_rule, {thing(ref)});
  if (is_forbidden(state, Act::Move, ref)) return Violation("MAE-173"_rule, {thing(ref)});
  return {};
}

Verdict judge_way(const State& state, TileRef ref, const Mobility& mobility, Hex to) {
  const Mass mass(state);
  if (to == state.tile(ref).at) return Violation("MAE-R6"_rule, {thing(ref)});
  if (ring_of(to) > kTableRadius) return Violation("MAE-066"_rule);
  if (mass.is_filled(to)) {
    return Violation(mobility.flying ? "MAE-077"_rule : "MAE-075"_rule, {thing(ref), thing(to)});
  }
  Reach reach;
  mass.find_reach(state.tile(ref).at, mobility, reach);
  if (!finds(reach, to, mobility.movement)) {
    return explain_unreachable(state, mass, ref, mobility, to);
  }
  if (may_not_enter(state, ref, to)) return Violation("MAE-173"_rule, {thing(ref)});
  return {};
}

Verdict judge_attacker(const State& state, TileRef ref) {
  if (state.tile(ref).is_energy()) return Violation("MAE-R17"_rule, {thing(ref)});
  if (!is_minion(state, ref)) return Violation("MAE-R25"_rule, {thing(ref)});
  if (range_of(state, ref) <= 0) return Violation("MAE-R39"_rule, {thing(ref)});
  if (state.tile(ref).is(Mark::Attacked) && !has_trait(state, ref, Trait::AttackMastery)) {
    return Violation("MAE-108"_rule, {thing(ref)});
  }
  return {};
}

Verdict judge_group(const State& state, Seat seat, const PendingAttack& attack) {
  for (TileMask rest = attack.attackers; rest != 0; rest &= rest - 1) {
    const TileRef ref{seat, static_cast<std::uint8_t>(std::countr_zero(rest))};
    if (is_forbidden(state, Act::Attack, ref, &attack)) {
      return Violation("MAE-173"_rule, {thing(ref)});
    }
  }
  return {};
}

Verdict judge_user(const State& state, TileRef ref) {
  const bool relic = ref.index >= kFirstRelic;
  if (!relic && state.tile(ref).is_energy()) return Violation("MAE-R17"_rule, {thing(ref)});
  const auto rows = active_ability(state, ref);
  if (rows.empty()) return Violation("MAE-137"_rule, {thing(ref)});
  if (is_used(state, ref)) return Violation("MAE-139"_rule, {thing(ref)});
  if (state.side(ref.seat).hoard < rows[0].price) {
    return Violation("MAE-031"_rule, {thing(ref), rows[0].price});
  }
  return {};
}

Verdict judge_target(const State& state, TileRef ref) {
  if (state.tile(ref).is_energy()) return Violation("MAE-R23"_rule, {thing(ref)});
  return {};
}

Verdict judge_consumer(const State& state, TileRef ref) {
  if (state.tile(ref).is_energy()) return Violation("MAE-R17"_rule, {thing(ref)});
  if (state.tile(ref).is(Mark::Consumed)) return Violation("MAE-131"_rule, {thing(ref)});
  if (is_forbidden(state, Act::Consume, ref)) return Violation("MAE-173"_rule, {thing(ref)});
  return {};
}

Verdict judge_consumption(const State& state, TileRef energy, const Mass& mass) {
  const Hex at = state.tile(energy).at;
  if (!state.tile(energy).is_energy()) return Violation("MAE-127"_rule, {thing(at)});
  if (mass.links_others(at)) return Violation("MAE-132"_rule, {thing(at)});
  return {};
}

Verdict judge_summoned(const State& state, Seat seat, Row row) {
  const SideState& side = state.side(seat);
  if (row >= side.rows.size()) return Violation("MAE-050"_rule);
  const TileData& data = data_of(state, seat, row);
  const std::int32_t kind = side.rows[row].kind;
  if (!can_show(side, row)) return Violation("MAE-050"_rule, {kind});
  if (data.type == TileType::Event) return Violation("VTX-060"_rule, {kind});
  if (is_limited(state, seat, row) && side.limited_summoned) {
    return Violation("MAE-199"_rule, {kind});
  }
  if (is_second_unique(side, row)) return Violation("MAE-203"_rule, {kind});
  return {};
}

Verdict judge_payer(const State& state, TileRef payer, TileKind summoned) {
  return judge_payer(state, payer, summoned, output_for(state, payer, summoned));
}

Verdict judge_payer(const State& state, TileRef payer, TileKind summoned, int output) {
  if (!is_stronghold(state, payer) && !is_gateway(state, payer)) {
    return Violation("MAE-141"_rule, {thing(payer)});
  }
  if (state.tile(payer).is(Mark::Fresh)) return Violation("MAE-152"_rule, {thing(payer)});
  if (state.tile(payer).is(Mark::Spent)) return Violation("MAE-149"_rule, {thing(payer)});
  if (output > 0) return {};
  // In Vortex energy of any colour may be added to any Output (VTX-049).
  if (state.edition == Edition::Vortex && output_of(state, payer) > 0) return {};
  const bool other_colour = data_of(state, payer).faction != catalogue()[summoned].faction;
  return Violation(other_colour ? "MAE-144"_rule : "MAE-R64"_rule, {thing(payer)});
}

bool is_anchor(const State& state, TileRef ref) {
  return !state.tile(ref).is_energy() && !state.tile(ref).is(Mark::Fresh);
}

}  // namespace mael::maelstrom
