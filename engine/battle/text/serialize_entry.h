// How what a side fields passes through an archive: units of a squad as its roster has it, or with
// options. States and set-ups tell them alike.
#pragma once

#include "engine/battle/content/forces.h"
#include "engine/battle/text/archive_room.h"
#include "engine/core/archived.h"

namespace mael::battle::archived {

template <class Archive>
class EntryCoder {
 public:
  EntryCoder(Archive& archive, const Room& room) : archive_(archive), room_(room) {}

  // What is read is fresh. False, and refused, where there is no such unit.
  bool pass(UnitLines& unit) {
    bool printed = true;
    if constexpr (!kLoading) printed = unit.lines == lines_of(unit.squad);
    pass_number(unit.squad, room_.squads - 1);
    if (&room_ != &kFormerRoom) printed = coded(archive_, printed);
    if constexpr (kLoading) {
      if (unit.squad >= content().squads.size()) return refused();
      if (printed) unit.lines = lines_of(unit.squad);
    }
    if (printed) return true;
    listed(archive_, unit.lines, kMostSquadModels,
           [&](Profile& line) { pass_line(squad_at(unit.squad), line); });
    return fits_ || refused();
  }

 private:
  static constexpr bool kLoading = is_loading<Archive>;

  template <class T>
  void pass_number(T& value, int last) {
    ranged(archive_, value, T{0}, static_cast<T>(last));
  }

  bool refused() {
    refuse(archive_);
    return false;
  }

  // The row of its squad that it is of, and what it carries.
  void pass_line(const Squad& of, Profile& line) {
    int row = kLoading ? 0 : line.row - of.first;
    ranged(archive_, row, 0, of.profiles - 1);
    const Profile& printed = profile_at(of.first + row);
    if constexpr (kLoading) line = printed;
    ranged(archive_, line.copies, std::uint8_t{1}, std::uint8_t{kMostSquadModels});
    if (&room_ == &kNarrowRoom) {
      pass_all_weapons(line);
    } else if (!coded(archive_, !kLoading && line.weapons == printed.weapons)) {
      pass_weapons(line, printed);
    }
    const bool told = &room_ == &kNarrowRoom ||
                      !coded(archive_, !kLoading && line.abilities == printed.abilities);
    if (told) pass_abilities(line);
    if constexpr (kLoading) fits_ = completes(line) && fits_;
  }

  void pass_all_weapons(Profile& line) {
    listed(archive_, line.weapons, static_cast<std::uint32_t>(room_.carried),
           [&](std::uint8_t& weapon) { pass_number(weapon, kMostWeapons - 1); });
  }

  // Most stand where the roster has them.
  void pass_weapons(Profile& line, const Profile& printed) {
    const int count = coded(archive_, line.weapons.size(), 0, room_.carried);
    if constexpr (kLoading) {
      line.weapons.clear();
      for (int i = 0; i < count; ++i) {
        line.weapons.push_back(i < printed.weapons.size() ? printed.weapons[i] : std::uint8_t{0});
      }
    }
    for (int i = 0; i < count; ++i) {
      const bool known = i < printed.weapons.size();
      const bool same = known && coded(archive_, line.weapons[i] == printed.weapons[i]);
      if (!same) pass_number(line.weapons[i], kMostWeapons - 1);
    }
  }

  void pass_abilities(Profile& line) {
    listed(archive_, line.abilities, kMostOwnAbilities, [&](AbilityUse& use) {
      pass_number(use.ability, kMostAbilities - 1);
      pass_number(use.value, 9);
    });
  }

  Archive& archive_;
  const Room& room_;
  bool fits_ = true;
};

}  // namespace mael::battle::archived
