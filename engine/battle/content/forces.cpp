#include "engine/battle/content/forces.h"

#include <functional>
#include <utility>

#include "engine/core/interned.h"

namespace mael::battle {
namespace {

using Forces = Interned<Force, kMostForces>;

Forces& kept_forces() {
  static Forces& all = *new Forces;  // states refer to it as long as the program runs
  return all;
}

// A force is told by its squads, and by what its lines have otherwise than their rosters.
std::uint64_t mixed(std::uint64_t hash, std::uint64_t more) {
  return hash * 0x9e3779b97f4a7c15u + more + 1;
}

std::uint64_t hash_of_line(const Profile& line) {
  std::uint64_t hash = line.row;
  for (const int number : {line.copies, line.mv, line.evs, line.skl, line.av, line.cqa,
                           line.fortitude, line.wp, line.field}) {
    hash = mixed(hash, static_cast<std::uint64_t>(number));
  }
  hash = mixed(hash, static_cast<std::uint64_t>(line.type));
  for (const int weapon : line.weapons) hash = mixed(hash, static_cast<std::uint64_t>(weapon));
  hash = mixed(hash, static_cast<std::uint64_t>(line.command + 1));
  return mixed(hash, line.frags ? 1 : 0);
}

std::uint64_t hash_of_options(const Force& force) {
  std::uint64_t hash = 0;
  for (const ForceUnit& unit : force.units) {
    for (int i = 0; i < unit.lines; ++i) {
      const Profile& line = force.lines[static_cast<std::size_t>(unit.first + i)];
      const bool printed =
          i < squad_at(unit.squad).profiles && line == profile_at(squad_at(unit.squad).first + i);
      if (!printed)
        hash = mixed(mixed(hash, static_cast<std::uint64_t>(unit.first + i)), hash_of_line(line));
    }
  }
  return hash;
}

std::uint64_t hash_of_squads(const Force& force) {
  std::uint64_t hash = force.options;
  for (const ForceUnit& unit : force.units) hash = mixed(hash, unit.squad);
  return hash;
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
