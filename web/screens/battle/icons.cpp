#include "web/screens/battle/icons.h"

#include <array>
#include <string_view>
#include <utility>

namespace mael::web::battle {

Icon icon_of(const Squad& squad) {
  constexpr std::array<std::pair<std::string_view, Icon>, 11> kIcons{{
      {"E01", Icon::IronGuard},
      {"E02", Icon::Chitonok},
      {"E03", Icon::MetroProtector},
      {"E04", Icon::ChitarraSeeders},
      {"E05", Icon::IronCommander},
      {"E06", Icon::CloudRunner},
      {"K01", Icon::DraconoidTrooper},
      {"K02", Icon::BarrowKnight},
      {"K03", Icon::NkallaPillager},
      {"K04", Icon::OthielTerminator},
      {"K05", Icon::NkallaZealot},
  }};
  for (const auto& [code, icon] : kIcons) {
    if (squad.code == code) return icon;
  }
  return Icon::None;
}

}  // namespace mael::web::battle
