#include "web/app/table_kind.h"

#include <algorithm>
#include <cassert>

#include "engine/play/games.h"
#include "web/app/say.h"

namespace mael::web {

namespace {

const TableKind* kind_that_plays(TableKinds kinds, std::string_view game) {
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const TableKind& kind) { return kind.plays(game); });
  return found == kinds.end() ? nullptr : &*found;
}

}  // namespace

OpenedTable open_table(TableKinds kinds, TableRoom& room, std::span<const std::uint8_t> bytes,
                       Place place) {
  const auto saved = read_saved(bytes);
  if (!saved) return saved.error();
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [&](const TableKind& each) { return each.letter == saved->game; });
  if (kind == kinds.end()) return Error{say("app.file.newer")};
  return kind->open(room, *saved, std::move(place));
}

Result<Bytes> table_of_position(TableKinds kinds, const std::string& text, std::uint64_t seed) {
  const Game* game = game_of(text);
  const TableKind* kind = game == nullptr ? nullptr : kind_that_plays(kinds, game->id);
  // What is no position of ours is no position of the first game either; that one says why.
  const auto shown = (kind == nullptr ? games().front() : *game).show(text);
  if (!shown) return shown.error();
  assert(kind != nullptr);
  return kind->from_position(shown->notation, seed);
}

}  // namespace mael::web
