// Tables of the battle.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/battle/described.h"
#include "engine/battle/game.h"
#include "engine/battle/help/arrange.h"
#include "engine/battle/help/lesson.h"
#include "engine/battle/play/muster.h"
#include "engine/battle/text/snapshot.h"
#include "web/screens/battle/screen.h"
#include "web/table/session/described_table.h"

namespace mael::web {

struct BattleTable {
  using Face = battle::Table;
  using Game = mael::battle::Battle;
  using Described = mael::battle::Described;
  static constexpr char kLetter = mael::battle::kLetter;
  static constexpr std::string_view kRules = "edge-battle";
  static constexpr std::array kGames{Game::kId};

  static std::string_view game_of(const Game::State&) { return Game::kId; }
  static bool is_known(const Game::State&) { return true; }  // nothing is hidden
  static Result<Loaded<Game>> load(std::span<const std::uint8_t> bytes);
  static Result<Loaded<Game>> load(const MatchParts& parts);
  static Phrase name_of(const PlayersOf<Game>& players, const Game::State& state, Seat seat);
  static Phrase title_of(const PlayersOf<Game>& players, const Game::State& state);
  static Phrase line_of(const Game::State& state);
  static Sketch sketch_of(const Game::State& seen);

  static constexpr auto kTaught = kGames;
  using Arranged = mael::battle::Arranged;
  static constexpr bool kPuzzles = false;
  static const Lesson& lesson(std::string_view) { return mael::battle::lesson(); }
  static Game::Setup begin_after_lesson(std::string_view, Random&) {
    return mael::battle::usual_setup();
  }
};

static_assert(DescribedTable<BattleTable>);

}  // namespace mael::web
