#include "web/screens/maelstrom/offers.h"

#include <algorithm>
#include <bit>

#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/legality.h"
#include "engine/maelstrom/plays.h"
#include "engine/maelstrom/zones.h"

namespace mael::web::maelstrom {

namespace {

// Calls f for every legal deed of one kind.
template <class D, class F>
void for_each(const Situation& situation, F&& f) {
  for (const Action& action : situation.legal) {
    if (const D* deed = deed_of<D>(action)) f(*deed);
  }
}

template <class T>
void add_once(std::vector<T>& list, const T& item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

}  // namespace

std::optional<TileRef> tile_at(const State& state, Hex at) { return Mass(state).tile_at(at); }

std::vector<Hex> spaces_for(const Situation& situation, TileRef tile) {
  std::vector<Hex> spaces;
  for_each<MoveMinion>(situation, [&](const MoveMinion& move) {
    if (move.tile == tile.index && tile.seat == situation.actor()) spaces.push_back(move.to);
  });
  return spaces;
}

std::vector<Hex> way_to(const State& state, TileRef tile, Hex to) {
  Reach reach;
  Mass(state).find_reach(state.tile(tile).at, mobility_of(state, tile), reach);
  std::vector<Hex> way;
  for (const Reached& found : reach) {
    if (found.at != to || found.over_tile) continue;
    const Reached* step = &found;
    for (; step->from != kFromStart; step = &reach[step->from]) way.push_back(step->at);
    way.push_back(step->at);
    break;
  }
  std::reverse(way.begin(), way.end());
  return way;
}

TileMask attackers_for(const Situation& situation, TileRef target) {
  TileMask mask = 0;
  for_each<Attack>(situation, [&](const Attack& attack) {
    if (attack.target == target.index) mask |= attack.attackers;
  });
  return target.seat == situation.actor() ? 0 : mask;
}

std::vector<TileRef> targets_for(const Situation& situation, TileRef attacker) {
  std::vector<TileRef> targets;
  for_each<Attack>(situation, [&](const Attack& attack) {
    if ((attack.attackers & bit_of(attacker.index)) == 0) return;
    add_once(targets, TileRef{opponent_of(situation.actor()), attack.target});
  });
  return targets;
}

std::vector<TileRef> consumers_of(const Situation& situation, TileRef energy) {
  std::vector<TileRef> tiles;
  for_each<Consume>(situation, [&](const Consume& consume) {
    if (consume.energy == energy) add_once(tiles, TileRef{situation.actor(), consume.tile});
  });
  return tiles;
}

std::vector<TileRef> energies_for(const Situation& situation, TileRef tile) {
  std::vector<TileRef> energies;
  for_each<Consume>(situation, [&](const Consume& consume) {
    if (consume.tile == tile.index) add_once(energies, consume.energy);
  });
  return energies;
}

std::vector<Hex> spaces_for_hand(const Situation& situation, Row row) {
  std::vector<Hex> spaces;
  for_each<Summon>(situation, [&](const Summon& summon) {
    if (summon.row == row) add_once(spaces, summon.at);
  });
  return spaces;
}

std::vector<Summon> ways_to_pay(const Situation& situation, Row row, Hex at) {
  std::vector<Summon> ways;
  for_each<Summon>(situation, [&](const Summon& summon) {
    if (summon.row == row && summon.at == at) ways.push_back(summon);
  });
  std::stable_sort(ways.begin(), ways.end(), [](const Summon& a, const Summon& b) {
    if (a.energy != b.energy) return a.energy < b.energy;
    return std::popcount(a.payers) < std::popcount(b.payers);
  });
  return ways;
}

std::vector<TileRef> usable_tiles(const Situation& situation) {
  TileMask mask = 0;
  for_each<MoveMinion>(situation, [&](const MoveMinion& move) { mask |= bit_of(move.tile); });
  for_each<Attack>(situation, [&](const Attack& attack) { mask |= attack.attackers; });
  for_each<Consume>(situation, [&](const Consume& consume) { mask |= bit_of(consume.tile); });
  for_each<UseAbility>(situation, [&](const UseAbility& use) {
    if (use.tile < kFirstRelic) mask |= bit_of(use.tile);
  });
  std::vector<TileRef> tiles;
  for (; mask != 0; mask &= mask - 1) {
    tiles.push_back({situation.actor(), static_cast<std::uint8_t>(std::countr_zero(mask))});
  }
  return tiles;
}

namespace {

// The most anybody could offer for a hand tile at a space: every neighbouring stronghold that can
// still pay, and as much energy as is needed and there. Where none can pay, all of them, so that
// the judge names what stands against them.
Summon best_offer(const Situation& situation, Row row, Hex at) {
  const State& state = situation.seen;
  const SideState& side = situation.own();
  Summon summon{0, row, at, 0};
  const TileKind kind = side.rows[row].kind;
  const TileData& data = catalogue()[kind];
  const bool relic = data.type == TileType::Relic;
  if (relic) summon.at = kVortex;
  if (data.cost == 0) return summon;
  TileMask beside = 0;
  int output = 0;
  for (int i = 0; i < side.tiles.size(); ++i) {
    const TileRef ref{situation.actor(), static_cast<std::uint8_t>(i)};
    const bool pays = is_stronghold(state, ref) || is_gateway(state, ref);
    if (!pays || (!relic && !is_adjacent(side.tiles[i].at, at))) continue;
    beside |= bit_of(i);
    if (judge_payer(state, ref, kind)) continue;
    summon.payers |= bit_of(i);
    output += output_for(state, ref, kind);
  }
  if (summon.payers == 0) summon.payers = beside;
  const int missing = std::max(0, data.cost - output);
  summon.energy = static_cast<std::uint8_t>(std::min<int>(missing, side.hoard));
  return summon;
}

int output_offered(const State& state, const Summon& summon, Seat seat) {
  const TileKind kind = state.side(seat).rows[summon.row].kind;
  int output = summon.energy;
  for (TileMask mask = summon.payers; mask != 0; mask &= mask - 1) {
    output += output_for(state, {seat, static_cast<std::uint8_t>(std::countr_zero(mask))}, kind);
  }
  return output;
}

// The space where a hand tile comes nearest to being summoned.
Hex most_promising_space(const Situation& situation, Row row) {
  const Mass mass(situation.seen);
  Hex best = kVortex;
  int most = -1;
  for (const BoardTile& tile : situation.own().tiles) {
    for (int direction = 0; direction < kSides; ++direction) {
      const Hex at = neighbour(tile.at, direction);
      if (!mass.is_free(at)) continue;
      const Summon offer = best_offer(situation, row, at);
      const int output = output_offered(situation.seen, offer, situation.actor());
      if (output <= most) continue;
      most = output;
      best = at;
    }
  }
  return best;
}

bool is_setup(const State& state) { return state.turn == 0; }

}  // namespace

Verdict judge_space_for_hand(const Situation& situation, Row row, Hex at) {
  return check(situation.seen, {situation.actor(), best_offer(situation, row, at)});
}

Verdict judge_hand_tile(const Situation& situation, Row row) {
  const State& state = situation.seen;
  if (is_setup(state)) return check(state, {situation.actor(), TakeTile{row}});
  if (data_of(state, situation.actor(), row).type == TileType::Event) {
    return judge_event(state, situation.actor(), row);
  }
  if (!spaces_for_hand(situation, row).empty()) return {};
  return judge_space_for_hand(situation, row, most_promising_space(situation, row));
}

}  // namespace mael::web::maelstrom
