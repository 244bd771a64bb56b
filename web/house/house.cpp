#include "web/house/house.h"

#include <array>

#include "web/house/house_front.h"
#include "web/house/tables.h"
#include "web/table/kinds/described_kind.h"

namespace mael::web {

namespace {

constexpr std::array kTables =
    HouseTables::all([]<class... Tables>() { return std::array{table_kind<Tables>()...}; });

}  // namespace

const House& the_house() {
  static const House house{kTables, [](FrontServices& services) -> std::unique_ptr<Front> {
                             return std::make_unique<HouseFront>(services);
                           }};
  return house;
}

}  // namespace mael::web
