#include "engine/maelstrom/help/attempts.h"

#include <algorithm>
#include <bit>

#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {

namespace {

// The own face-up tile nearest to a space; a minion, if there is any.
TileRef nearest_own(const State& state, Seat seat, Hex at, bool minion) {
  TileRef best{seat, 0};
  int least = 1000;
  for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
    const TileRef ref{seat, static_cast<std::uint8_t>(i)};
    const BoardTile& tile = state.tile(ref);
    if (tile.is_energy()) continue;
    const int away = distance(tile.at, at) + (minion && !is_minion(state, ref) ? 500 : 0);
    if (away >= least) continue;
    least = away;
    best = ref;
  }
  return best;
}

// Calls f with each tile of the seat that pays for others, or would if it were not used up.
template <class F>
void for_each_payer(const State& state, Seat seat, F&& f) {
  for (int i = 0; i < state.side(seat).tiles.size(); ++i) {
    const TileRef ref{seat, static_cast<std::uint8_t>(i)};
    if (is_stronghold(state, ref) || is_gateway(state, ref)) f(ref);
  }
}

int offered_by(const State& state, Seat seat, const Summon& summon) {
  const TileKind kind = state.side(seat).rows[summon.row].kind;
  int offered = summon.energy;
  for (TileMask mask = summon.payers; mask != 0; mask &= mask - 1) {
    offered += output_for(state, {seat, static_cast<std::uint8_t>(std::countr_zero(mask))}, kind);
  }
  return offered;
}

// The same at the space where most can be offered.
Summon nearest_summon(const State& state, Seat seat, Row row) {
  Summon best = nearest_summon(state, seat, row, kVortex);
  if (state.phase != Phase::Summon || judge_summoned(state, seat, row)) return best;
  const Mass mass(state);
  int most = -1;
  for (const BoardTile& tile : state.side(seat).tiles) {
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex at = neighbour(tile.at, direction);
      if (!mass.is_free(at)) continue;
      const Summon summon = nearest_summon(state, seat, row, at);
      const int offered = offered_by(state, seat, summon);
      if (offered <= most) continue;
      most = offered;
      best = summon;
    }
  }
  return best;
}

}  // namespace

// ---- On the table ------------------------------------------------------------------------------

Deed deed_onto(const State& state, TileRef tile, Hex at) {
  const std::optional<TileRef> there = tile_at(state, at);
  if (state.phase == Phase::Movement || !there) return MoveMinion{tile.index, at};
  if (state.tile(*there).is_energy()) return Consume{tile.index, *there};
  if (there->seat == tile.seat) return MoveMinion{tile.index, at};
  return Attack{bit_of(tile.index), there->index};
}

Attack nearest_attack(const State& state, Seat seat, TileRef target) {
  return {bit_of(nearest_own(state, seat, state.tile(target).at, true).index), target.index};
}

Consume nearest_consumption(const State& state, Seat seat, TileRef energy) {
  return {nearest_own(state, seat, state.tile(energy).at, false).index, energy};
}

Choice choice_with(const Picks& picks, std::optional<TileRef> tile, Hex at) {
  Picks more = picks;
  if (more.ends_with_tile() && !tile) {
    more.add(at);
  } else {
    more.list.push_back({tile, at});
  }
  return choice_of(more);
}

namespace {

Verdict obstacle_to_act(const Offers& all, TileRef tile) {
  const State& state = all.seen;
  if (can_use(all, tile.index) || !energies_for(all, tile).empty() ||
      !targets_for(all, tile).empty()) {
    return {};
  }
  if (state.actions_left == 0) return check(state, {all.by, DrawTile{}});
  if (!active_ability(state, tile).empty()) {
    return check(state, {all.by, UseAbility{tile.index, {}}});
  }
  return judge_attacker(state, tile);
}

}  // namespace

Verdict obstacle_to_use(const Offers& all, TileRef tile) {
  switch (all.seen.phase) {
    case Phase::Movement: return judge_mover(all.seen, tile);
    case Phase::Action: return obstacle_to_act(all, tile);
    default: return {};
  }
}

// ---- From the hand -----------------------------------------------------------------------------

Summon nearest_summon(const State& state, Seat seat, Row row, Hex at) {
  const SideState& side = state.side(seat);
  const TileKind kind = side.rows[row].kind;
  const TileData& data = catalogue()[kind];
  const bool relic = data.type == TileType::Relic;
  Summon summon{0, row, relic ? kVortex : at, 0};
  if (data.cost == 0) return summon;
  TileMask beside = 0;
  int output = 0;
  for_each_payer(state, seat, [&](TileRef ref) {
    if (!relic && !is_adjacent(state.tile(ref).at, at)) return;
    beside |= bit_of(ref.index);
    if (judge_payer(state, ref, kind)) return;
    summon.payers |= bit_of(ref.index);
    output += output_for(state, ref, kind);
  });
  if (summon.payers == 0) summon.payers = beside;
  const int missing = std::max(0, data.cost - output);
  summon.energy = static_cast<std::uint8_t>(std::min<int>(missing, side.hoard));
  return summon;
}

Deed nearest_use(const Offers& all, Row row) {
  const State& state = all.seen;
  if (state.turn == 0) return TakeTile{row};
  const bool event = is_event(state, all.by, row);
  for (const Action& action : all.legal) {
    const auto* play = std::get_if<PlayEvent>(&action.deed);
    const auto* summon = std::get_if<Summon>(&action.deed);
    if ((play && play->row == row) || (summon && summon->row == row)) return action.deed;
  }
  return event ? Deed(PlayEvent{row, {}}) : Deed(nearest_summon(state, all.by, row));
}

Verdict obstacle_to_take(const State& state, Seat seat, const std::vector<Row>& taken, Row row) {
  State holding = state;
  for (const Row each : taken) put_in_hand(holding.side(seat), each);
  return check(holding, {seat, TakeTile{row}});
}

RuleId rule_of_decision(const State& state) {
  if (state.awaiting == Awaiting::OpeningHand) return "MAE-048"_rule;
  if (state.awaiting == Awaiting::Answer) return "VTX-R17"_rule;
  const bool summons = state.awaiting == Awaiting::Turn && state.phase == Phase::Summon;
  return summons ? "MAE-140"_rule : RuleId{};
}

}  // namespace mael::maelstrom
