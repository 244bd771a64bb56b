#include "engine/battle/effects/commands.h"

#include <algorithm>

namespace mael::battle {

int command_of(const Profile& profile) {
  int command = profile.command;
  for (const Effect& effect : profile.effects) {
    if (effect.verb == Verb::Command) command = std::max<int>(command, effect.amount);
  }
  return command;
}

std::int32_t command_range_of(const Profile& profile) {
  int inches = 18;
  for (const Effect& effect : profile.effects) {
    const bool longer = effect.moment == Moment::Always && effect.verb == Verb::Stat &&
                        effect.what == static_cast<std::uint8_t>(Stat::CommandRange);
    if (longer) inches += effect.amount;
  }
  return inches * kMilsPerInch;
}

bool is_in_command(const State& state, ModelId commander, UnitId unit) {
  const Profile& profile = profile_of(state, commander);
  if (unit_of(state, commander) == unit) return true;
  return command_of(profile) > 0 &&
         is_within(state, base_of(state, commander), unit, command_range_of(profile));
}

bool is_commanded(const State& state, UnitId unit, Designators designators) {
  for (UnitId other = 0; other < state.units.size(); ++other) {
    if (are_enemies(state, unit, other)) continue;
    const ModelId commander = commander_of(state, other);
    if (commander == kNone) continue;
    const bool named = (profile_of(state, commander).designators & designators) != 0;
    if (named && is_in_command(state, commander, unit)) return true;
  }
  return false;
}

Amount relief_of(const State& state, ModelId commander, UnitId unit) {
  Amount relief(1, Why::Printed);
  for (const Effect& effect : profile_of(state, commander).effects) {
    if (effect.verb != Verb::Relief) continue;
    const bool named = (effect.designators & designators_of(state, unit)) != 0;
    if (named) relief.add(effect.amount, Why::Ability, effect.ability);
  }
  return relief;
}

Designators designators_of(const State& state, UnitId unit) {
  unsigned all = 0;
  for (const ModelId model : living_of(state, unit)) all |= profile_of(state, model).designators;
  return static_cast<Designators>(all);
}

}  // namespace mael::battle
