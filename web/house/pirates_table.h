// Tables of the pirates' game.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/pirates/described.h"
#include "engine/pirates/game.h"
#include "engine/pirates/help/arrange.h"
#include "engine/pirates/help/lesson.h"
#include "engine/pirates/text/snapshot.h"
#include "web/screens/pirates/screen.h"
#include "web/table/session/described_table.h"

namespace mael::web {

struct PiratesTable {
  using Face = pirates::Table;
  using Game = mael::pirates::Pirates;
  using Described = mael::pirates::Described;
  static constexpr char kLetter = mael::pirates::kLetter;
  static constexpr std::string_view kRules = "pirates";
  static constexpr std::array kGames{Game::kId};

  static std::string_view game_of(const Game::State&) { return Game::kId; }
  static bool is_known(const Game::State& state);
  static Result<Loaded<Game>> load(std::span<const std::uint8_t> bytes);
  static Result<Loaded<Game>> load(const MatchParts& parts);
  static Phrase name_of(const PlayersOf<Game>& players, const Game::State& state, Seat seat);
  static Phrase title_of(const PlayersOf<Game>& players, const Game::State& state);
  static Phrase line_of(const Game::State& state);
  static Sketch sketch_of(const Game::State& seen);

  static constexpr auto kTaught = kGames;
  using Arranged = mael::pirates::Arranged;
  static constexpr bool kPuzzles = false;
  static const Lesson& lesson(std::string_view) { return mael::pirates::lesson(); }
  static Game::Setup begin_after_lesson(std::string_view, Random&) {
    return mael::pirates::usual_setup();
  }
};

static_assert(DescribedTable<PiratesTable>);

}  // namespace mael::web
