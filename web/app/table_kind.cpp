#include "web/app/table_kind.h"

#include <algorithm>
#include <cassert>

#include "engine/play/games.h"
#include "engine/play/lesson_check.h"
#include "engine/play/match_text.h"
#include "web/base/say.h"

namespace mael::web {

namespace {

const TableKind* kind_that_plays(TableKinds kinds, std::string_view game) {
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const TableKind& kind) {
    return std::count(kind.games.begin(), kind.games.end(), game);
  });
  return found == kinds.end() ? nullptr : &*found;
}

const TableKind* kind_of(TableKinds kinds, char letter) {
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const TableKind& kind) { return kind.letter == letter; });
  return found == kinds.end() ? nullptr : &*found;
}

// Whether a step tells the secret this is.
bool tells(const ToldStep& step, const Opening& opening) {
  if (step.pledge) return opens(opening, *step.pledge);
  return step.value == opening.value;
}

// What a link says of one secret must be what this device knows of it.
std::optional<Error> find_lie(const ToldStep& step, const KeptSecrets& kept) {
  if (!step.secret) return {};
  const auto own = kept.given(*step.secret);
  if (own)
    return tells(step, *own) ? std::nullopt : std::optional(Error{say("app.link.pledge.own")});
  const auto pledge = kept.pledge(*step.secret);
  const auto answer = kept.answer(*step.secret);
  if (pledge && step.pledge != pledge) {
    return Error{
        say(step.value < kUnknownSealed ? "app.link.pledge.broken" : "app.link.pledge.other")};
  }
  if (!pledge && answer && !tells(step, *answer)) return Error{say("app.link.pledge.other")};
  return {};
}

bool tells_of(const Sealing& sealing, const Pledge& pledge) {
  return std::any_of(sealing.steps.begin(), sealing.steps.end(),
                     [&](const ToldStep& step) { return step.pledge == pledge; });
}

// What a device still waits to see opened.
template <class Each>
void each_unanswered(char game, const KeptSecrets& kept, const Each& each) {
  for (const KeptSecrets::OfTable& table : kept.tables) {
    if (table.game != game) continue;
    for (const Pledge& pledge : table.secrets.pledges) {
      if (!kept.answer(id_of(pledge))) each(table.secrets.game, pledge);
    }
  }
}

// A link of a game must begin where its open secrets were sealed.
std::optional<Error> broken_promise(char game, const Sealing& sealing, const KeptSecrets& kept) {
  for (const ToldStep& step : sealing.steps) {
    if (const auto lie = find_lie(step, kept)) return lie;
  }
  bool goes_past = false;
  each_unanswered(game, kept, [&](const std::optional<GameId>& of, const Pledge& pledge) {
    if (of && of == sealing.game && !tells_of(sealing, pledge)) goes_past = true;
  });
  return goes_past ? std::optional(Error{say("app.link.pledge.unanswered")}) : std::nullopt;
}

// Whether a device waits for secrets, and the link is of none of its games: nothing in it can be
// compared with what was sealed.
bool is_doubtful(char game, const Sealing& sealing, const KeptSecrets& kept) {
  bool doubtful = false;
  each_unanswered(game, kept, [&](const std::optional<GameId>& of, const Pledge& pledge) {
    if (tells_of(sealing, pledge) || kept.knows(sealing.game)) return;
    if (!of || of != sealing.game) doubtful = true;
  });
  return doubtful;
}

// What a link opens of what had been pledged to this device.
std::optional<int> kept_promise(const Sealing& sealing, const KeptSecrets& kept) {
  for (const ToldStep& step : sealing.steps) {
    if (!step.opening || kept.answer(*step.secret)) continue;
    if (kept.pledge(*step.secret)) return step.opening->value;
  }
  return {};
}

}  // namespace

const TableKind* kind_that_teaches(TableKinds kinds, std::string_view game) {
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const TableKind& kind) {
    return std::count(kind.taught.begin(), kind.taught.end(), game) > 0;
  });
  return found == kinds.end() ? nullptr : &*found;
}

LaidOut laid_out(TableKinds kinds, const SavedBytes& saved) {
  const TableKind* kind = kind_of(kinds, saved.game);
  if (kind == nullptr) return newer_table();
  return kind->open(saved);
}

std::unique_ptr<OpenTable> taught_table(TableKinds kinds, TableHooks& hooks, std::string_view game,
                                        int step) {
  const TableKind* kind = kind_that_teaches(kinds, game);
  if (kind == nullptr) return nullptr;
  const GameEntry& entry = *find_game(game);
  const Lesson& lesson = kind->lesson(game);
  const auto first = entry.resume(position_of_step(entry, lesson, step));
  return kind->begin_at(**first)->taught(hooks, game, lesson, step);
}

OpenedTable posed_table(TableKinds kinds, TableHooks& hooks, const Puzzle& puzzle,
                        const std::string& told) {
  const TableKind* kind = kind_of_position(kinds, puzzle.position);
  if (kind == nullptr || !kind->poses) return Error{say("puzzle.broken")};
  const auto match = game_of(puzzle.position)->resume(puzzle.position);
  if (!match) return match.error();
  return kind->begin_at(**match)->posed(hooks, puzzle, told);
}

Result<Bytes> file_of(TableKinds kinds, const StoredGame& game) {
  const auto saved = read_stored(game);
  if (!saved || !saved->segments) return game.head;
  const auto laid = laid_out(kinds, *saved);
  return laid ? Result<Bytes>((*laid)->file()) : laid.error();
}

const TableKind* kind_of_position(TableKinds kinds, std::string_view position) {
  const GameEntry* game = game_of(position);
  return game == nullptr ? nullptr : kind_that_plays(kinds, game->card.id);
}

char letter_of_position(TableKinds kinds, std::string_view text) {
  const GameEntry* game = game_of(text);
  const TableKind* kind = kind_that_plays(kinds, (game ? game : games().front())->card.id);
  return kind == nullptr ? '\0' : kind->letter;
}

char letter_of_match(TableKinds kinds, const std::string& text) {
  const TableKind* kind = kind_that_plays(kinds, game_of_match(text)->card.id);
  return kind == nullptr ? '\0' : kind->letter;
}

OpenedTable table_of_match(TableKinds kinds, TableHooks& hooks, const std::string& text,
                           std::uint64_t seed, Place place) {
  const auto read = read_match(text);
  if (!read) return read.error();
  const TableKind* kind = kind_that_plays(kinds, read->game->card.id);
  return kind->of_match(*read->match, seed)->hosted(hooks, std::move(place));
}

OpenedTable table_of_moment(TableKinds kinds, TableHooks& hooks, const std::string& link) {
  const GameEntry* game = game_of(link);
  // A game that is not known here is none of the first one's; that one says so.
  const auto moment = (game ? game : games().front())->moment(link);
  if (!moment) return moment.error();
  return kind_of_position(kinds, link)->of_match(*moment->match, 0)->analysed(hooks, moment->at);
}

Result<LinkedTable> table_of_position(TableKinds kinds, TableHooks& hooks, const std::string& text,
                                      const KeptSecrets& kept, std::uint64_t seed, Place place) {
  const GameEntry* game = game_of(text);
  const TableKind* kind = kind_of_position(kinds, text);
  // What is no position of ours is no position of the first game either; that one says why.
  const auto match = (kind == nullptr ? games().front() : game)->resume(text);
  if (!match) return match.error();
  assert(kind != nullptr);
  const Sealing sealing = (*match)->sealing();
  if (const auto broken = broken_promise(kind->letter, sealing, kept)) return *broken;
  const auto laid = kind->begin_at(**match)->linked(sealing, kept, seed);
  if (!laid) return laid.error();
  return LinkedTable{(*laid)->hosted(hooks, std::move(place)), kept_promise(sealing, kept),
                     is_doubtful(kind->letter, sealing, kept)};
}

}  // namespace mael::web
