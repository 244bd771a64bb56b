#include "web/screens/pirates/icons.h"

#include <string>

#include "engine/pirates/board.h"

namespace mael::web::pirates {

namespace {

// "k01": of the pieces that are numbered by their tags.
Icon numbered(const char* group, int number) {
  const std::string digits{static_cast<char>('0' + number / 10),
                           static_cast<char>('0' + number % 10)};
  return find_icon(group + digits);
}

}  // namespace

Icon icon_of(Statistic statistic) {
  switch (statistic) {
    case Statistic::Life: return Icon::Life;
    case Statistic::Rotation: return find_icon("helm");
    case Statistic::Armour: return Icon::Armor;
    case Statistic::Movement: return find_icon("sail");
    case Statistic::Damage: return find_icon("cannon");
    case Statistic::Riposte: return Icon::Counterstrike;
  }
  return Icon::None;
}

Icon icon_of_item(Item item) {
  if (is_artifact(item)) return numbered("ar", item - kFirstArtifact + 1);
  return item == kArtifactChest ? find_icon("relic") : find_icon("chest");
}

Icon icon_of_calamity(Kind kind) { return numbered("k", kind); }

Icon icon_of_island(int island) { return numbered("i", island); }

Icon icon_of_lost_island(int island) { return numbered("l", island); }

Icon icon_of_title(int title) {
  switch (static_cast<Feat>(title - 1)) {
    case Feat::KillShip: return find_icon("cannon");
    case Feat::KillCalamity: return icon_of_calamity(1);
    case Feat::RevealIsland: return find_icon("treasure-map");
    case Feat::SellCursed: return find_icon("curse");
    case Feat::FitTiles: return find_icon("helm");
    case Feat::KillForban: return icon_of_calamity(kForban);
  }
  return Icon::None;
}

Icon icon_of_land(Cell cell) {
  const CellData& data = content().cells[cell];
  switch (data.feature) {
    case Feature::Island: return icon_of_island(data.island);
    case Feature::Merchant: return find_icon(circle_of(cell) == 1 ? "market" : "wharf");
    case Feature::Cursed: return find_icon("hanged-moon");
    default: return Icon::None;
  }
}

}  // namespace mael::web::pirates
