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

// Whether a link keeps what was pledged to this device. What was made here needs no such check.
std::optional<Error> broken_promise(const Sealing& sealing, const KeptSecrets& kept) {
  if (sealing.opening) {
    const auto pledge = kept.pledge_like(pledge_of(*sealing.opening));
    if (pledge && !opens(*sealing.opening, *pledge)) return Error{say("app.link.pledge.broken")};
  }
  if (sealing.pledge && !kept.opening_of(*sealing.pledge)) {
    const auto before = kept.pledge_like(*sealing.pledge);
    if (before && *before != *sealing.pledge) return Error{say("app.link.pledge.other")};
  }
  return {};
}

// What a link opens of that.
std::optional<int> kept_promise(const Sealing& sealing, const KeptSecrets& kept) {
  if (!sealing.opening || !kept.pledge_like(pledge_of(*sealing.opening))) return {};
  return sealing.opening->value;
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

Result<LinkedTable> table_of_position(TableKinds kinds, const std::string& text,
                                      const KeptSecrets& kept, std::uint64_t seed) {
  const Game* game = game_of(text);
  const TableKind* kind = game == nullptr ? nullptr : kind_that_plays(kinds, game->id);
  // What is no position of ours is no position of the first game either; that one says why.
  const auto shown = (kind == nullptr ? games().front() : *game).show(text);
  if (!shown) return shown.error();
  assert(kind != nullptr);
  const Sealing& sealing = shown->sealing;
  if (const auto broken = broken_promise(sealing, kept)) return *broken;
  const auto own = sealing.pledge ? kept.opening_of(*sealing.pledge) : std::nullopt;
  auto bytes = kind->from_position(shown->notation, sealing, own, seed);
  if (!bytes) return bytes.error();
  return LinkedTable{std::move(*bytes), kept_promise(sealing, kept)};
}

}  // namespace mael::web
