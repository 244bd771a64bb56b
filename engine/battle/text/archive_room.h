// How many things of each kind a layout of saves and links has room for. Layouts that were written
// once are read for good, so their rooms stay what they were.
#pragma once

#include "engine/battle/action.h"

namespace mael::battle::archived {

struct Room {
  int units, models, squad_models, carried, side_units, shots, frames, hits, squads;
};

// Of set-ups and actions of version 1, states up to version 3.
inline constexpr Room kFormerRoom{8, 40, 6, 4, 4, 6, 4, kMostDice, 48};
inline constexpr Room kRoom{kMostUnits, kMostModels, kMostSquadModels, kMostCarried, kMostSideUnits,
                            kMostShots, kMostFrames, kMostHits,        kMostSquads};

constexpr const Room& room_of_actions(std::uint32_t version) {
  return version == 1 ? kFormerRoom : kRoom;
}

}  // namespace mael::battle::archived
