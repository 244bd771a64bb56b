#include "web/table/parts/panels.h"

#include "web/app/thinking/characters.h"

namespace mael::web {

void name_player(const Player& player, SidePanel& panel) {
  panel.face = face_of(player.kind);
  if (player.name.empty()) panel.character = name_of_character(player.kind);
}

void show_clocks(std::span<const SeatClock> clocks, std::vector<SidePanel>& sides) {
  for (const SeatClock& clock : clocks) {
    for (SidePanel& side : sides) {
      if (side.seat == clock.seat) side.clock = clock;
    }
  }
}

}  // namespace mael::web
