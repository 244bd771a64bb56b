#include "engine/play/ladder.h"

#include <algorithm>

#include "embedded/ladder.h"

namespace mael {
namespace {

constexpr int kMostGames = 100'000;

enum Column { kGame, kLevel, kBelow, kGames, kWon, kDrawn, kSeed };

BotKind read_level(const Record& record, Column column, Faults& faults) {
  BotKind kind{};
  if (!read_bot(record.text(column), kind)) record.fault(column, "there is no such bot", faults);
  return kind;
}

Rung read_rung(const Record& record, Faults& faults) {
  Rung rung;
  rung.game = record.text(kGame);
  rung.level = read_level(record, kLevel, faults);
  rung.below = read_level(record, kBelow, faults);
  if (rung.below >= rung.level) record.fault(kBelow, "it is not the weaker one", faults);
  rung.games = record.number(kGames, 1, kMostGames, faults);
  rung.won = record.number(kWon, 0, rung.games, faults);
  rung.drawn = record.number(kDrawn, 0, rung.games - rung.won, faults);
  record.number(kSeed, 0, kMostGames, faults);
  return rung;
}

const Rung* find(const std::vector<Rung>& rungs, std::string_view game, BotKind level) {
  const auto found = std::find_if(rungs.begin(), rungs.end(), [&](const Rung& rung) {
    return rung.game == game && rung.level == level;
  });
  return found == rungs.end() ? nullptr : &*found;
}

}  // namespace

Result<std::vector<Rung>, Faults> read_ladder(std::string_view text) {
  Faults faults;
  const TsvTable table =
      TsvTable::read(text, {"game", "level", "below", "games", "won", "drawn", "seed"}, faults);
  std::vector<Rung> rungs;
  for (const Record& record : table.records()) {
    Rung rung = read_rung(record, faults);
    if (find(rungs, rung.game, rung.level)) record.fault(kLevel, "it is told twice", faults);
    rungs.push_back(std::move(rung));
  }
  if (!faults.empty()) return faults;
  return rungs;
}

const Rung* rung_of(std::string_view game, BotKind level) {
  static const std::vector<Rung> rungs = built_in(read_ladder(embedded::kLadderTsv), "ladder.tsv");
  return find(rungs, game, level);
}

}  // namespace mael
