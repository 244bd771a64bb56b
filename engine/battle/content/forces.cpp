#include "engine/battle/content/forces.h"

#include <functional>
#include <utility>

#include "engine/battle/effects/rows.h"
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
  for (const AbilityUse& use : line.abilities) hasher.pack(1, use.ability, use.value);
}

// A force is told by its squads, and by what its lines have otherwise than their rosters.
std::uint64_t hash_of_options(const Force& force) {
  WordHasher hasher;
  bool differs = false;
  for (const ForceUnit& unit : force.units) {
    if (is_as_printed(force, unit)) continue;
    differs = true;
    hasher.add(static_cast<std::uint64_t>(&unit - force.units.data()));
    for (const Profile& line : lines_of(force, unit)) add_line(line, hasher);
  }
  return differs ? hasher.value() : 0;
}

std::uint64_t hash_of_squads(const Force& force) {
  WordHasher hasher;
  hasher.add(force.options);
  for (const ForceUnit& unit : force.units) hasher.add(unit.squad);
  return hasher.value();
}

void add_entry(Force& force, int squad, const Lines& lines) {
  ForceUnit unit;
  unit.squad = static_cast<std::uint8_t>(squad);
  unit.lines = static_cast<std::uint8_t>(lines.size());
  unit.first = static_cast<std::uint16_t>(force.lines.size());
  for (const Profile& line : lines) {
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

Lines lines_of(int squad) {
  const Squad& of = squad_at(squad);
  Lines lines;
  for (int i = of.first; i < of.first + of.profiles; ++i) {
    if (profile_at(i).copies > 0) lines.push_back(profile_at(i));
  }
  return lines;
}

Lines lines_of(const Force& force, const ForceUnit& unit) {
  Lines lines;
  for (int i = unit.first; i < unit.first + unit.lines; ++i) {
    lines.push_back(force.lines[static_cast<std::size_t>(i)]);
  }
  return lines;
}

std::vector<UnitLines> units_of(const Force& force) {
  std::vector<UnitLines> units;
  for (const ForceUnit& unit : force.units) units.push_back({unit.squad, lines_of(force, unit)});
  return units;
}

bool completes(Profile& line) {
  for (const int weapon : line.weapons) {
    if (weapon >= content().unarmed()) return false;
  }
  if (!are_abilities(content(), line.abilities, Holder::Model)) return false;
  line.effects = effects_of(content(), line.abilities);
  return true;
}

bool is_as_printed(const Force& force, const ForceUnit& unit) {
  return lines_of(force, unit) == lines_of(unit.squad);
}

ForceId keep_force(Force force) {
  force.options = hash_of_options(force);
  const std::uint64_t hash = hash_of_squads(force);
  return kept_forces().keep(std::move(force), hash, std::equal_to<>());
}

ForceId force_with(const std::vector<UnitLines>& units) {
  Force force;
  for (const UnitLines& unit : units) add_entry(force, unit.squad, unit.lines);
  return keep_force(std::move(force));
}

ForceId with_unit(ForceId id, int squad, const Lines& lines) {
  Force force = force_at(id);
  add_entry(force, squad, lines);
  return keep_force(std::move(force));
}

ForceId with_squad(ForceId id, int squad) { return with_unit(id, squad, lines_of(squad)); }

}  // namespace mael::battle
