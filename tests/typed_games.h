// The games of the house with their types: the one list that all tests walk which hold every game
// to the same. It is held against the house's own list (typed_games_test.cpp), so that a game
// nobody wrote down here is named.
#pragma once

#include <cstdint>
#include <string_view>
#include <tuple>

#include "tests/engine/battle/typed.h"
#include "tests/engine/cards/typed.h"
#include "tests/engine/maelstrom/typed.h"
#include "tests/engine/pirates/typed.h"

namespace mael {

template <class... Of>
struct TypedGames {
  using Tuple = std::tuple<Of...>;  // for Catch2's TEMPLATE_LIST_TEST_CASE
  static constexpr std::uint32_t kCount = sizeof...(Of);

  // `visit` with every game, in order.
  template <class Visit>
  static void each(Visit&& visit) {
    (visit(Of{}), ...);
  }
};

using EveryGame = TypedGames<OfMaelstrom, OfCards, OfPirates, OfBattle>;

template <class Of>
constexpr bool goes_by(std::string_view id) {
  for (const std::string_view each : Of::kIds) {
    if (each == id) return true;
  }
  return false;
}

}  // namespace mael
