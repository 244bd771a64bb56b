// The toy as the house is told of a game (web/table/session/described_table.h).
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "tests/toy/bot_hooks.h"
#include "tests/toy/described.h"
#include "tests/toy/saved.h"
#include "tests/toy/screen/screen.h"
#include "tests/toy/table_game.h"
#include "web/table/session/described_table.h"

namespace mael::web::toy {

struct ToyTable {
  using Face = Table;
  using Game = Toy;
  using Described = mael::toy::Described;
  using Arranged = Absent;
  static constexpr char kLetter = Described::kLetter;
  static constexpr std::string_view kRules = "toy";
  static constexpr std::array kGames{Game::kId};
  static constexpr auto kTaught = kAbsent;
  static constexpr bool kPuzzles = false;

  static std::string_view game_of(const State&) { return Game::kId; }
  static bool is_known(const State& state) { return is_whole(state); }
  static Result<Loaded<Toy>> load(std::span<const std::uint8_t> bytes) {
    return mael::toy::load(bytes);
  }
  static Result<Loaded<Toy>> load(const MatchParts& parts) { return mael::toy::load(parts); }
  static Phrase name_of(const Players&, const State&, Seat seat) {
    return typed(std::string("Skiff ") + letter_of(seat));
  }
  static Phrase title_of(const Players&, const State& state) {
    return typed(std::to_string(state.seats) + " skiffs");
  }
  static Phrase line_of(const State& state) {
    return typed("Round " + std::to_string(state.round));
  }
  static Sketch sketch_of(const State& seen) { return ToyGame::sketch_of(seen); }
};

static_assert(DescribedTable<ToyTable>);

}  // namespace mael::web::toy
