// The judge of forces: every fault at once, never the first alone.
#include <algorithm>
#include <array>

#include "engine/maelstrom/effects.h"
#include "engine/maelstrom/force.h"
#include "engine/maelstrom/rules.h"
#include "engine/maelstrom/things.h"
#include "engine/maelstrom/zones.h"

namespace mael::maelstrom {
namespace {

using Violations = std::vector<Violation>;
using Lines = std::span<const ForceLine>;

bool is_ordered(Lines force, const Catalogue& tiles) {
  for (std::size_t i = 0; i < force.size(); ++i) {
    if (force[i].kind >= tiles.size() || force[i].count == 0) return false;
    if (i > 0 && force[i - 1].kind >= force[i].kind) return false;
  }
  return true;
}

// Copies of the tiles a test likes; unknown tiles are passed over.
template <class Likes>
int copies(Lines force, const Catalogue& tiles, Likes&& likes) {
  int found = 0;
  for (const ForceLine& line : force) {
    if (line.kind < tiles.size() && likes(tiles[line.kind])) found += line.count;
  }
  return found;
}

void judge_start(Lines force, Edition edition, Seat seat, const Catalogue& tiles,
                 Violations& faults) {
  const auto starts = [&](const TileData& tile) { return may_start(edition, tile); };
  const int total = copies(force, tiles, [](const TileData&) { return true; });
  const int openers = copies(force, tiles, starts);
  if (!is_ordered(force, tiles) || total > kMaxForce) {
    faults.push_back({"MAE-215"_rule, {thing(seat), total, kMaxForce}});
  }
  const bool vortex = edition == Edition::Vortex, enough = total > kOpeningHand;
  if (vortex && openers == 0) faults.push_back({"VTX-018"_rule, {thing(seat)}});
  if (vortex && !enough) faults.push_back({"VTX-021"_rule, {thing(seat), total}});
  if (!vortex && (openers == 0 || !enough)) {
    faults.push_back({"MAE-R92"_rule, {thing(seat), total, openers}});
  }
}

void judge_alignment(Lines force, Seat seat, const Catalogue& tiles, Violations& faults) {
  const auto aligned = [&](Alignment alignment) {
    return copies(force, tiles,
                  [&](const TileData& tile) { return alignment_of(tile.faction) == alignment; });
  };
  const int good = aligned(Alignment::Good), evil = aligned(Alignment::Evil);
  if (good > 0 && evil > 0) faults.push_back({"MAE-220"_rule, {thing(seat), good, evil}});
}

void judge_line(const ForceLine& line, const TileData& tile, Edition edition, Seat seat,
                Violations& faults) {
  if (line.count > kMaxCopies && !tile.has(Trait::Primary)) {
    faults.push_back({"MAE-229"_rule, {thing(seat), line.kind, line.count}});
  }
  if (tile.set == TileSet::Vortex && edition != Edition::Vortex) {
    faults.push_back({"MAE-008"_rule, {thing(seat), line.kind}});
  }
}

// Whether some tile of the force gives Output of this faction's colour, or stands in for one that
// does.
bool has_output(Lines force, Faction faction) {
  return std::any_of(force.begin(), force.end(), [&](const ForceLine& line) {
    const TileData& tile = catalogue()[line.kind];
    return tile.faction == faction && (tile.output > 0 || effect_table().is_gateway(line.kind));
  });
}

// What only the advanced game has: minor factions and bonus tiles.
bool is_for_advanced(const TileData& tile) {
  return !is_major(tile.faction) || tile.set != TileSet::Basic;
}

void judge_basic(Lines force, Seat seat, Violations& faults) {
  if (is_basic_force(force)) return;
  const auto found = std::find_if(force.begin(), force.end(), [](const ForceLine& line) {
    return line.kind < catalogue().size() && is_for_advanced(catalogue()[line.kind]);
  });
  if (found == force.end())
    faults.push_back({"MAE-034"_rule, {thing(seat)}});
  else
    faults.push_back({"MAE-037"_rule, {thing(seat), found->kind}});
}

void judge_pair(const Setup& setup, Violations& faults) {
  const Lines a = setup.forces[0], b = setup.forces[1];
  if (!setup.advanced) {
    if (!setup.options.same_faction && same_lines(a, b)) faults.push_back("MAE-R86"_rule);
    return;
  }
  const auto good = alignment_of(a), evil = alignment_of(b);
  if (good && evil && *good == *evil) faults.push_back("MAE-219"_rule);
  if (size_of(a) != size_of(b)) faults.push_back({"MAE-228"_rule, {size_of(a), size_of(b)}});
}

}  // namespace

std::vector<Violation> find_start_faults(Lines force, Edition edition, Seat seat) {
  Violations faults;
  judge_start(force, edition, seat, catalogue(), faults);
  return faults;
}

std::vector<Violation> find_force_faults(Lines force, Edition edition, Seat seat,
                                         const Catalogue& tiles) {
  Violations faults;
  judge_start(force, edition, seat, tiles, faults);
  judge_alignment(force, seat, tiles, faults);
  for (const ForceLine& line : force) {
    if (line.kind < tiles.size()) judge_line(line, tiles[line.kind], edition, seat, faults);
  }
  return faults;
}

std::vector<Violation> find_force_advice(Lines force, Seat seat) {
  Violations advice;
  const int fitting = copies(force, catalogue(), may_open) - 1;  // one opens on the table
  if (fitting < kOpeningHand) {
    advice.push_back({"MAE-R80"_rule, {thing(seat), std::max(0, fitting)}});
  }
  std::array<bool, kFactions> told{};
  for (const ForceLine& line : force) {
    const TileData& tile = catalogue()[line.kind];
    bool& once = told[static_cast<std::size_t>(tile.faction)];
    if (tile.cost == 0 || once || has_output(force, tile.faction)) continue;
    once = true;
    advice.push_back({"MAE-224"_rule, {thing(seat), line.kind}});
  }
  return advice;
}

bool is_basic_force(Lines force) {
  for (int i = 0; i < kFactions; ++i) {
    const auto faction = static_cast<Faction>(i);
    if (!is_major(faction)) continue;
    if (same_lines(force, catalogue().force(faction))) return true;
    if (same_lines(force, catalogue().printed_force(faction))) return true;
  }
  return false;
}

std::vector<Violation> find_setup_faults(const Setup& setup) {
  Violations faults;
  const bool basic = setup.edition == Edition::Maelstrom && !setup.advanced && !setup.free;
  for (const Seat seat : {Seat::A, Seat::B}) {
    const Lines force = setup.forces[static_cast<std::size_t>(index_of(seat))];
    const Violations of_seat = setup.advanced ? find_force_faults(force, setup.edition, seat)
                                              : find_start_faults(force, setup.edition, seat);
    faults.insert(faults.end(), of_seat.begin(), of_seat.end());
    if (basic) judge_basic(force, seat, faults);
  }
  judge_pair(setup, faults);
  if (setup.options.essence < 1 || setup.options.essence > 9) faults.push_back("MAE-003"_rule);
  return faults;
}

}  // namespace mael::maelstrom
