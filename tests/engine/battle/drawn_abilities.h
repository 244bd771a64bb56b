// Firefights whose models can do what nobody's roster says: for what abilities do to each other.
#pragma once

#include <cassert>
#include <string_view>
#include <vector>

#include "engine/battle/derived.h"
#include "engine/battle/effects/rows.h"
#include "engine/core/random.h"

namespace mael::battle {

// Abilities that models may have, a few to a line, with small values where they have one; seldom a
// weapon that can be overloaded.
class AbilityDrawer {
 public:
  explicit AbilityDrawer(Random& random) : random_(random) {
    for (std::uint8_t ability = 0; ability < content().abilities.size(); ++ability) {
      const Ability& of = content().abilities[ability];
      if (of.clauses.front().holder == Holder::Model) known_.push_back(ability);
    }
  }

  void draw(State& state) {
    for (ForceId& id : state.forces) {
      Force force = force_at(id);
      for (Profile& line : force.lines) draw(line);
      id = keep_force(std::move(force));
    }
  }

 private:
  void draw(Profile& line) {
    std::vector<std::uint8_t> left = known_;
    for (std::uint32_t more = random_.below(5); more > 0 && !line.abilities.full(); --more) {
      const auto place = random_.below(static_cast<std::uint32_t>(left.size()));
      const std::uint8_t ability = left[place];
      left.erase(left.begin() + place);
      const bool valued = content().abilities[ability].is_valued;
      const auto value = static_cast<std::uint8_t>(valued ? 1 + random_.below(2) : 0);
      line.abilities.push_back({ability, value});
    }
    if (!line.weapons.empty() && random_.below(8) == 0) line.weapons[0] = gauntlet();
    const bool completed = completes(line);
    assert(completed);
    static_cast<void>(completed);
  }

  static std::uint8_t gauntlet() {
    std::uint8_t weapon = 0;
    while (weapon_at(weapon).name != "kinetic-gauntlet") ++weapon;
    return weapon;
  }

  Random& random_;
  std::vector<std::uint8_t> known_;
};

}  // namespace mael::battle
