// How many things of each kind a layout of saves and links has room for. Layouts that were written
// once are read for good, so their rooms stay what they were.
#pragma once

#include "engine/battle/action.h"

namespace mael::battle::archived {

struct Room {
  int units, models, squad_models, carried, side_units, shots, frames, hits, squads;
  int deeds, defenses;  // kinds: the last there is a number for
};

// Of set-ups and actions of version 1, states up to version 3.
inline constexpr Room kFormerRoom{8, 40, 6, 4, 4, 6, 4, kMostDice, 48, 33, 2};
// Of actions of version 2, states of version 4.
inline constexpr Room kNarrowRoom{80, 240, 7, 7, 40, 12, 6, 96, 128, 34, 2};
// With room for deeds and special defenses to come.
inline constexpr Room kRoom{kMostUnits, kMostModels, kMostSquadModels, kMostCarried, kMostSideUnits,
                            kMostShots, kMostFrames, kMostHits,        kMostSquads,  63,
                            15};

constexpr const Room& room_of_actions(std::uint32_t version) {
  return version == 1 ? kFormerRoom : version == 2 ? kNarrowRoom : kRoom;
}
constexpr const Room& room_of_states(std::uint32_t version) {
  return version <= 3 ? kFormerRoom : version == 4 ? kNarrowRoom : kRoom;
}

}  // namespace mael::battle::archived
