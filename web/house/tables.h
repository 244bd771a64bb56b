// The tables of the house with their types: the one list that the house makes its own of
// (house.cpp), and that tests walk which ask every table the same.
#pragma once

#include "web/house/battle_table.h"
#include "web/house/cards_table.h"
#include "web/house/maelstrom_table.h"
#include "web/house/pirates_table.h"

namespace mael::web {

template <class... Tables>
struct TypedTables {
  // What `visit` makes of all of them, one after the other.
  template <class Visit>
  static constexpr auto all(Visit&& visit) {
    return visit.template operator()<Tables...>();
  }
};

using HouseTables = TypedTables<MaelstromTable, CardsTable, PiratesTable, BattleTable>;

}  // namespace mael::web
