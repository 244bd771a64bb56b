#include "web/house/house.h"

#include <array>

#include "web/house/battle_table.h"
#include "web/house/cards_table.h"
#include "web/house/house_front.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_table.h"
#include "web/table/described_kind.h"

namespace mael::web {

namespace {

constexpr std::array kTables{
    table_kind<MaelstromTable>(),
    table_kind<CardsTable>(),
    table_kind<PiratesTable>(),
    table_kind<BattleTable>(),
};

}  // namespace

const House& the_house() {
  static const House house{kTables, [](FrontServices& services) -> std::unique_ptr<Front> {
                             return std::make_unique<HouseFront>(services);
                           }};
  return house;
}

}  // namespace mael::web
