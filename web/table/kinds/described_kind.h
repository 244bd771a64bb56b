// The entry of a game in the house's list of tables, and new tables of it, made of its description:
// bytes and text to tables and back.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/games.h"
#include "engine/play/lesson_check.h"
#include "web/app/table_kind.h"
#include "web/base/say.h"
#include "web/table/kinds/analysis_table.h"
#include "web/table/kinds/hosted_table.h"
#include "web/table/kinds/puzzle_table.h"
#include "web/table/kinds/taught_table.h"
#include "web/table/session/described_game.h"

namespace mael::web {

template <DescribedTable D>
std::unique_ptr<OpenGame> open_game(Match<typename D::Game> match) {
  return std::make_unique<DescribedGame<D>>(std::move(match));
}

template <DescribedTable D>
OpenedTable lay_table(TableHooks& hooks, SavedTable<typename D::Game> table, Place place) {
  place.entries = table.entries;
  return std::unique_ptr<OpenTable>(
      std::make_unique<HostedTable>(hooks, open_game<D>(std::move(table.match)),
                                    Session::Seating{{table.players.begin(), table.players.end()},
                                                     table.seed,
                                                     std::move(table.secrets),
                                                     std::move(place),
                                                     table.clock},
                                    HostedTable::Found{table.broken_at, table.is_damaged}));
}

template <DescribedTable D>
OpenedTable hosted_table(TableHooks& hooks, const SavedBytes& saved, Place place) {
  auto table = read_table<D>(saved);
  if (!table) return table.error();
  return lay_table<D>(hooks, std::move(*table), std::move(place));
}

// Who sits at a position that can only be looked at: the seat that sees all of it.
template <DescribedTable D>
PlayersOf<typename D::Game> who_looks_at(const typename D::Game::State& state) {
  PlayersOf<typename D::Game> players;
  for (const Seat seat : seats_of(state)) {
    const bool is_viewer = observe(state, seat) == state;
    if (!is_viewer) players[static_cast<std::size_t>(index_of(seat))].kind = PlayerKind::Novice;
  }
  return players;
}

// What a new table begins with, from a position and what a link tells beside it. Secrets may be
// pledged; `kept` opens those that are at home here.
template <DescribedTable D>
Result<SavedTable<typename D::Game>> table_of(const typename D::Game::State& state,
                                              const Sealing& sealing, const KeptSecrets& kept,
                                              std::uint64_t seed) {
  using Game = typename D::Game;
  using Table = SavedTable<Game>;
  const bool playable = can_be_played<D>(state);
  if (playable ? sealing.from.empty() && !D::is_known(state) : !sealing.from.empty()) {
    return Error{say("app.link.sealed")};
  }
  if (!playable) return Table{who_looks_at<D>(state), seed, Match<Game>(state)};
  if constexpr (HasSecrets<typename Game::State>) {
    if (!sealing.is_empty()) {
      Arriving<D> arriving(state, sealing.game);
      auto secrets = take_in(sealing, kept, arriving);
      if (!secrets) return secrets.error();
      return Table{{}, seed, std::move(arriving.match), 0, std::move(*secrets)};
    }
  }
  return Table{{}, seed, Match<Game>(state)};
}

// The new table of a link: of where its match stands, or of where what it tells begins.
template <DescribedTable D>
OpenedTable linked_table(TableHooks& hooks, const AnyMatch& match, const KeptSecrets& kept,
                         std::uint64_t seed, Place place) {
  using State = typename D::Game::State;
  const Sealing sealing = match.sealing();
  const auto from = sealing.from.empty()
                        ? Result<State>(static_cast<const MatchWith<State>&>(match).state())
                        : D::Game::read_position(sealing.from);
  if (!from) return Error{from.error().message};
  auto table = table_of<D>(*from, sealing, kept, seed);
  if (!table) return table.error();
  fit_secrets(*table);
  return lay_table<D>(hooks, std::move(*table), std::move(place));
}

// Every game's matches are made from its description.
template <DescribedTable D>
const Match<typename D::Game>& typed_match(const AnyMatch& match) {
  return static_cast<const MatchOf<typename D::Described>&>(match).typed();
}

template <DescribedTable D>
std::unique_ptr<OpenTable> table_of_match(TableHooks& hooks, const AnyMatch& match,
                                          std::uint64_t seed, Place place) {
  SavedTable<typename D::Game> table{{}, seed, typed_match<D>(match)};
  fit_secrets(table);
  return std::move(*lay_table<D>(hooks, std::move(table), std::move(place)));
}

// A stored game as a file.
template <DescribedTable D>
Result<Bytes> file_of_game(const SavedBytes& saved) {
  const auto table = read_table<D>(saved);
  if (!table) return table.error();
  return write_table<D>(*table);
}

template <DescribedTable D>
std::unique_ptr<OpenTable> taught_table(TableHooks& hooks, std::string_view id, int step) {
  const std::string first = position_of_step(*find_game(id), D::lesson(id), step);
  return std::make_unique<TaughtTable>(
      hooks, open_game<D>(Match<typename D::Game>(*D::Game::read_position(first))), id, step);
}

// The table of a puzzle, if a seat is to act in a position of which nothing is hidden.
template <DescribedTable D>
OpenedTable puzzle_table(TableHooks& hooks, const Puzzle& puzzle, const std::string& told) {
  const auto state = D::Game::read_position(puzzle.position);
  if (!state) return Error{state.error().message};
  const Awaited awaited = to_act(*state);
  const bool asks = !awaited.is_nobody() && !awaited.is_chance() && D::is_known(*state);
  if (!asks || !read_action(*state, puzzle.right)) return Error{say("puzzle.broken")};
  return std::unique_ptr<OpenTable>(std::make_unique<PuzzleTable>(
      hooks, puzzle, open_game<D>(Match<typename D::Game>(*state)), told));
}

template <DescribedTable D>
OpenedTable board_of_match(TableHooks& hooks, const AnyMatch& match, int entries) {
  return analysis_table(hooks, {open_game<D>(as_laid(typed_match<D>(match))), entries});
}

template <DescribedTable D>
constexpr TableKind table_kind() {
  TableKind kind{D::kLetter, D::kGames, &hosted_table<D>, &file_of_game<D>, &linked_table<D>,
                 {},         nullptr,   nullptr,          nullptr,          &table_of_match<D>};
  if constexpr (has(D::kTaught)) {
    kind.taught = D::kTaught;
    kind.teach = &taught_table<D>;
    kind.analyse = &board_of_match<D>;
  }
  if constexpr (D::kPuzzles) kind.pose = &puzzle_table<D>;
  return kind;
}

// A new table of a game, or every reason why there can be none.
template <DescribedTable D>
Result<Bytes, std::vector<Violation>> begin_table(const typename D::Game::Setup& setup,
                                                  const PlayersOf<typename D::Game>& players,
                                                  std::uint64_t seed) {
  auto match = Match<typename D::Game>::begin(setup);
  if (!match) return match.error();
  return write_table<D>({players, seed, std::move(*match), 0});
}

}  // namespace mael::web
