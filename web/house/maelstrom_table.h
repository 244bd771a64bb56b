// Maelstrom's tables, in both editions.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "engine/maelstrom/described.h"
#include "engine/maelstrom/game.h"
#include "engine/maelstrom/help/arrange.h"
#include "engine/maelstrom/help/lesson.h"
#include "engine/maelstrom/text/snapshot.h"
#include "engine/maelstrom/vortex.h"
#include "web/screens/maelstrom/advice_words.h"
#include "web/screens/maelstrom/screen.h"
#include "web/table/session/described_table.h"

namespace mael::web {

struct MaelstromTable {
  using Face = maelstrom::Table;
  using Game = mael::maelstrom::Maelstrom;
  using Described = mael::maelstrom::DescribedMaelstrom;
  static constexpr char kLetter = 'm';
  static constexpr std::string_view kRules = "maelstrom";
  static constexpr std::array kGames{Game::kId, mael::maelstrom::Vortex::kId};

  static std::string_view game_of(const Game::State& state);
  static bool is_known(const Game::State& state);
  static Result<Loaded<Game>> load(std::span<const std::uint8_t> bytes);
  static Result<Loaded<Game>> load(const MatchParts& parts);
  static Phrase name_of(const PlayersOf<Game>& players, const Game::State& state, Seat seat);
  static Phrase title_of(const PlayersOf<Game>& players, const Game::State& state);
  static Phrase line_of(const Game::State& state);
  static Sketch sketch_of(const Game::State& seen);

  static constexpr auto kTaught = kGames;
  using Arranged = mael::maelstrom::Arranged;
  static constexpr bool kPuzzles = true;
  static std::string hint_of(const Game::Action& action) { return maelstrom::puzzle_hint(action); }
  static const Lesson& lesson(std::string_view game);
  static Game::Setup begin_after_lesson(std::string_view game, Random& random);
};

static_assert(DescribedTable<MaelstromTable>);

}  // namespace mael::web
