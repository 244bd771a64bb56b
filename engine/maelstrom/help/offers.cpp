#include "engine/maelstrom/help/offers.h"

#include <algorithm>
#include <bit>

#include "engine/core/add_once.h"
#include "engine/maelstrom/abilities.h"
#include "engine/maelstrom/derived.h"
#include "engine/maelstrom/legality.h"

namespace mael::maelstrom {

namespace {

// Calls f for every legal deed of one kind.
template <class D, class F>
void for_each(const Offers& all, F&& f) {
  for (const Action& action : all.legal) {
    if (const D* deed = std::get_if<D>(&action.deed)) f(*deed);
  }
}

}  // namespace

std::optional<TileRef> tile_at(const State& state, Hex at) { return Mass(state).tile_at(at); }

std::vector<Hex> spaces_for(const Offers& all, TileRef tile) {
  std::vector<Hex> spaces;
  if (tile.seat != all.by) return spaces;
  for_each<MoveMinion>(all, [&](const MoveMinion& move) {
    if (move.tile == tile.index) spaces.push_back(move.to);
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

TileMask attackers_for(const Offers& all, TileRef target) {
  TileMask mask = 0;
  if (target.seat == all.by) return mask;
  for_each<Attack>(all, [&](const Attack& attack) {
    if (attack.target == target.index) mask |= attack.attackers;
  });
  return mask;
}

std::vector<TileRef> targets_for(const Offers& all, TileRef attacker) {
  std::vector<TileRef> targets;
  for_each<Attack>(all, [&](const Attack& attack) {
    if ((attack.attackers & bit_of(attacker.index)) == 0) return;
    add_once(targets, TileRef{opponent_of(all.by), attack.target});
  });
  return targets;
}

std::vector<TileRef> consumers_of(const Offers& all, TileRef energy) {
  std::vector<TileRef> tiles;
  for_each<Consume>(all, [&](const Consume& consume) {
    if (consume.energy == energy) add_once(tiles, TileRef{all.by, consume.tile});
  });
  return tiles;
}

std::vector<TileRef> energies_for(const Offers& all, TileRef tile) {
  std::vector<TileRef> energies;
  for_each<Consume>(all, [&](const Consume& consume) {
    if (consume.tile == tile.index) add_once(energies, consume.energy);
  });
  return energies;
}

std::vector<Hex> spaces_for_hand(const Offers& all, Row row) {
  std::vector<Hex> spaces;
  for_each<Summon>(all, [&](const Summon& summon) {
    if (summon.row == row) add_once(spaces, summon.at);
  });
  return spaces;
}

// ---- Paying ------------------------------------------------------------------------------------

namespace {

// What the payers have between them, needed or not: they pay for nothing else in this phase.
int output_of(const Offers& all, const Summon& way) {
  const TileKind kind = all.seen.side(all.by).rows[way.row].kind;
  int output = 0;
  for (TileMask rest = way.payers; rest != 0; rest &= rest - 1) {
    const auto index = static_cast<std::uint8_t>(std::countr_zero(rest));
    output += output_for(all.seen, {all.by, index}, kind);
  }
  return output;
}

}  // namespace

std::vector<Summon> ways_to_pay(const Offers& all, Row row, Hex at) {
  std::vector<Summon> ways;
  for_each<Summon>(all, [&](const Summon& summon) {
    if (summon.row == row && summon.at == at) ways.push_back(summon);
  });
  const auto bound = [&](const Summon& way) { return output_of(all, way); };
  std::stable_sort(ways.begin(), ways.end(), [&](const Summon& a, const Summon& b) {
    if (a.energy != b.energy) return a.energy < b.energy;
    if (bound(a) != bound(b)) return bound(a) < bound(b);
    return std::popcount(a.payers) < std::popcount(b.payers);
  });
  return ways;
}

namespace {

// Of the ways that `fits` lets through, the one whose payers differ least from these. Of several
// the next one behind `now`, so that none is passed over whatever is tapped.
template <class F>
std::optional<int> closest(const std::vector<Summon>& ways, int now, TileMask payers, F&& fits) {
  std::optional<int> best;
  int least = 0;
  const int count = static_cast<int>(ways.size());
  for (int step = 1; step < count; ++step) {
    const int place = (now + step) % count;
    const Summon& way = ways[static_cast<std::size_t>(place)];
    if (!fits(way)) continue;
    const int differs = std::popcount(way.payers ^ payers);
    if (best && differs >= least) continue;
    least = differs;
    best = place;
  }
  return best;
}

}  // namespace

OtherWay with_payer_changed(const std::vector<Summon>& ways, int now, std::uint8_t payer) {
  Summon wanted = ways[static_cast<std::size_t>(now)];
  const TileMask bit = bit_of(payer);
  wanted.payers ^= bit;
  const auto fits = [&](const Summon& way) { return ((way.payers ^ wanted.payers) & bit) == 0; };
  return {closest(ways, now, wanted.payers, fits), wanted};
}

OtherWay with_energy_changed(const std::vector<Summon>& ways, int now, int by) {
  Summon wanted = ways[static_cast<std::size_t>(now)];
  const int paid = wanted.energy;
  wanted.energy = static_cast<std::uint8_t>(std::max(0, paid + by));
  const auto fits = [&](const Summon& way) { return (way.energy - paid) * by > 0; };
  return {closest(ways, now, wanted.payers, fits), wanted};
}

// ---- What can still be done --------------------------------------------------------------------

std::vector<TileRef> usable_tiles(const Offers& all) {
  TileMask mask = 0;
  for_each<MoveMinion>(all, [&](const MoveMinion& move) { mask |= bit_of(move.tile); });
  for_each<Attack>(all, [&](const Attack& attack) { mask |= attack.attackers; });
  for_each<Consume>(all, [&](const Consume& consume) { mask |= bit_of(consume.tile); });
  for_each<UseAbility>(all, [&](const UseAbility& use) {
    if (use.tile < kFirstRelic) mask |= bit_of(use.tile);
  });
  std::vector<TileRef> tiles;
  for (; mask != 0; mask &= mask - 1) {
    tiles.push_back({all.by, static_cast<std::uint8_t>(std::countr_zero(mask))});
  }
  return tiles;
}

}  // namespace mael::maelstrom
