#include "web/table/kinds/laid_table.h"

#include <utility>

#include "web/app/saved_table.h"
#include "web/base/say.h"
#include "web/table/kinds/analysis_table.h"
#include "web/table/kinds/puzzle_table.h"
#include "web/table/kinds/taught_table.h"

namespace mael::web {

namespace {

// Who sits at a position that can only be looked at: the seat that sees all of it.
std::vector<Player> who_looks_at(const OpenGame& game, int entries) {
  std::vector<Player> players(static_cast<std::size_t>(game.most_seats()));
  const AnyMatch& match = game.match();
  for (const Seat seat : game.seats(entries)) {
    const bool is_viewer = match.position(entries, seat) == game.position(entries);
    if (!is_viewer) players[static_cast<std::size_t>(index_of(seat))].kind = PlayerKind::Novice;
  }
  return players;
}

LaidOut laid(NewTable table) {
  return std::unique_ptr<LaidGame>(std::make_unique<LaidTable>(std::move(table)));
}

// From the position after so many entries, with what a link tells from there on.
LaidOut laid_from(const OpenGame& game, int entries, const Sealing& sealing,
                  const KeptSecrets& kept, std::uint64_t seed) {
  const bool playable = game.can_go_on(entries);
  const bool tells = !sealing.from.empty();
  if (playable ? !tells && !game.is_known(entries) : tells) return Error{say("app.link.sealed")};
  Session::Seating seating{{}, seed, {}, {}, {}};
  if (!playable) seating.players = who_looks_at(game, entries);
  if (!playable || sealing.is_empty()) {
    return laid(game.table_from(entries, std::move(seating)));
  }
  auto table = game.taken_in(entries, sealing, kept, std::move(seating));
  return table ? laid(std::move(*table)) : LaidOut(table.error());
}

}  // namespace

Bytes LaidTable::file() const {
  const Session::Seating& seating = table_.seating;
  return write_saved({table_.game->letter(),
                      seating.players,
                      seating.seed,
                      table_.game->saved(),
                      seating.secrets,
                      {},
                      seating.clock});
}

LaidOut LaidTable::linked(const Sealing& told, const KeptSecrets& kept, std::uint64_t seed) const {
  const OpenGame& game = *table_.game;
  if (told.from.empty()) return laid_from(game, game.match().size(), told, kept, seed);
  const auto from = game.from_position(told.from);
  return from ? laid_from(**from, 0, told, kept, seed) : LaidOut(Error{from.error().message});
}

std::unique_ptr<OpenTable> LaidTable::hosted(TableHooks& hooks, Place place) {
  place.entries = table_.seating.place.entries;
  table_.seating.place = std::move(place);
  return std::make_unique<HostedTable>(hooks, std::move(table_.game), std::move(table_.seating),
                                       found_);
}

std::unique_ptr<OpenTable> LaidTable::taught(TableHooks& hooks, std::string_view id,
                                             const Lesson& lesson, int step) {
  return std::make_unique<TaughtTable>(hooks, std::move(table_.game), id, lesson, step);
}

OpenedTable LaidTable::posed(TableHooks& hooks, const Puzzle& puzzle, const std::string& told) {
  const OpenGame& game = *table_.game;
  const Awaited awaited = game.awaited(0);
  const bool asks = !awaited.is_nobody() && !awaited.is_chance() && game.is_known(0);
  if (!asks || !game.match().why(puzzle.right)) return Error{say("puzzle.broken")};
  return std::unique_ptr<OpenTable>(
      std::make_unique<PuzzleTable>(hooks, puzzle, std::move(table_.game), told));
}

OpenedTable LaidTable::analysed(TableHooks& hooks, int entries) {
  return analysis_table(hooks, {std::move(table_.game), entries});
}

}  // namespace mael::web
