// Tables of the Edge card game.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/cards/described.h"
#include "engine/cards/game.h"
#include "engine/cards/help/arrange.h"
#include "engine/cards/help/lesson.h"
#include "engine/cards/text/snapshot.h"
#include "web/screens/cards/advice.h"
#include "web/screens/cards/screen.h"
#include "web/table/session/described_table.h"

namespace mael::web {

struct CardsTable {
  using Face = cards::Table;
  using Game = mael::cards::EdgeCards;
  using Described = mael::cards::Described;
  static constexpr char kLetter = mael::cards::kLetter;
  static constexpr std::string_view kRules = "edge-cards";
  static constexpr std::array kGames{Game::kId};

  static std::string_view game_of(const Game::State&) { return Game::kId; }
  static bool is_known(const Game::State& state);
  static Result<Loaded<Game>> load(std::span<const std::uint8_t> bytes);
  static Result<Loaded<Game>> load(const MatchParts& parts);
  static Phrase name_of(const PlayersOf<Game>& players, const Game::State& state, Seat seat);
  static Phrase title_of(const PlayersOf<Game>& players, const Game::State& state);
  static Phrase line_of(const Game::State& state);
  static Sketch sketch_of(const Game::State& seen);
  static constexpr std::array kTaught{Game::kId};
  using Arranged = mael::cards::Arranged;
  static constexpr bool kPuzzles = true;
  static std::string hint_of(const Game::Action& action) { return cards::puzzle_hint(action); }
  static const Lesson& lesson(std::string_view) { return mael::cards::lesson(); }
  static Game::Setup begin_after_lesson(std::string_view, Random& random) {
    return Game::draw_setup(random);
  }
};

static_assert(DescribedTable<CardsTable>);

}  // namespace mael::web
