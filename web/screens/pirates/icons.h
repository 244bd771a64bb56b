// The signs of the game's own things. Pure; without a sign of its own a thing has none.
#pragma once

#include "assets/icon_table.h"
#include "web/screens/pirates/game.h"

namespace mael::web::pirates {

Icon icon_of(Statistic statistic);
Icon icon_of_item(Item item);  // a chest, or an artifact with its own sign
Icon icon_of_calamity(Kind kind);
Icon icon_of_island(int island);       // printed ones, from 1
Icon icon_of_lost_island(int island);  // from 1
Icon icon_of_title(int title);         // from 1
Icon icon_of_land(Cell cell);          // of what is printed there; open sea has none

}  // namespace mael::web::pirates
