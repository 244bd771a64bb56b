// Icons that are written like letters, on panels and cards. Portraits of tiles come before all
// others in the table of icons and are painted by boards alone, except those that squads have taken
// over. Pure.
#pragma once

#include <algorithm>
#include <array>

#include "assets/icon_table.h"

namespace mael::web {

inline constexpr Icon kFirstSign = Icon::EmblemArcanae;
inline constexpr std::array kSignPortraits{
    Icon::IronGuard,    Icon::IronCommander,    Icon::CloudRunner,      Icon::MetroProtector,
    Icon::Chitonok,     Icon::ChitarraSeeders,  Icon::DraconoidTrooper, Icon::NkallaPillager,
    Icon::NkallaZealot, Icon::OthielTerminator, Icon::BarrowKnight};

constexpr bool is_sign(Icon icon) {
  return icon >= kFirstSign ||
         std::find(kSignPortraits.begin(), kSignPortraits.end(), icon) != kSignPortraits.end();
}

}  // namespace mael::web
