#include "engine/battle/content/forces.h"

#include <functional>
#include <utility>

#include "engine/core/hash.h"
#include "engine/core/interned.h"

namespace mael::battle {
namespace {

using Forces = Interned<Force, kMostForces>;

Forces& kept_forces() {
  static Forces& all = *new Forces;  // states refer to it as long as the program runs
  return all;
}

void add_line(const Profile& line, WordHasher& hasher) {
  hasher.pack(line.row, line.copies, line.mv, line.evs, line.skl, line.av, line.cqa,
              line.fortitude);
  hasher.pack(line.wp, line.field, line.type, line.command, line.frags);
  for (const int weapon : line.weapons) hasher.add(static_cast<std::uint64_t>(weapon));
}

// A force is told by its squads, and by what its lines have otherwise than their rosters.
std::uint64_t hash_of_options(const Force& force) {
  WordHasher hasher;
  bool differs = false;
  for (const ForceUnit& unit : force.units) {
    const Squad& squad = squad_at(unit.squad);
    for (int i = 0; i < unit.lines; ++i) {
      const Profile& line = force.lines[static_cast<std::size_t>(unit.first + i)];
      if (i < squad.profiles && line == profile_at(squad.first + i)) continue;
      differs = true;
      hasher.add(static_cast<std::uint64_t>(unit.first + i));
      add_line(line, hasher);
    }
  }
  return differs ? hasher.value() : 0;
}

std::uint64_t hash_of_squads(const Force& force) {
  WordHasher hasher;
  hasher.add(force.options);
  for (const ForceUnit& unit : force.units) hasher.add(unit.squad);
  return hasher.value();
}

void add_squad(Force& force, int number) {
  const Squad& squad = squad_at(number);
  ForceUnit unit;
  unit.squad = static_cast<std::uint8_t>(number);
  unit.lines = squad.profiles;
  unit.first = static_cast<std::uint16_t>(force.lines.size());
  for (int i = squad.first; i < squad.first + squad.profiles; ++i) {
    const Profile& line = profile_at(i);
    if (line.leads) unit.leader = unit.models;
    unit.models = static_cast<std::uint8_t>(unit.models + line.copies);
    force.lines.push_back(line);
  }
  force.units.push_back(unit);
}

}  // namespace

const Force& force_at(ForceId id) {
  static const Force none;
  return id == kNoForce ? none : kept_forces().at(id);
}

ForceId keep_force(Force force) {
  force.options = hash_of_options(force);
  const std::uint64_t hash = hash_of_squads(force);
  return kept_forces().keep(std::move(force), hash, std::equal_to<>());
}

ForceId with_squad(ForceId id, int squad) {
  Force force = force_at(id);
  add_squad(force, squad);
  return keep_force(std::move(force));
}

}  // namespace mael::battle
