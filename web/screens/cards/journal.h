// The log of a game in words, kept once for each seat and once for onlookers: every line says only
// what its reader may know. And the sums of the last distribution, which are open to all.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/cards/event.h"
#include "web/app/screen.h"
#include "web/screens/cards/game.h"
#include "web/table/readers.h"
#include "web/table/told.h"

namespace mael::web::cards {

// What a planet made and gave in the last distribution.
struct LedgerRow {
  CardKind planet = kNoCard;
  int rate = 0;
  int stock = 0;       // with what it made
  bool shared = false; // somebody has a syphon there
  Distribution sums;
};

struct Ledger {
  int turn = 0;
  std::vector<LedgerRow> rows;
  std::array<int, kSeats> total{};  // with what the factions made
  // Reads what happened; anything but a turn's beginning changes nothing.
  void record(const Events& events, const State& before);
};

// What happened after `before`, in sentences for one reader.
std::vector<ToldLine> tell(const State& before, const std::array<Player, kSeats>& players,
                          const Events& events, Seat reader);

class Journal {
 public:
  Journal() = default;
  explicit Journal(const std::array<Player, kSeats>& players) : players_(players) {}

  // What happened when `action` was applied to `before`, a full state.
  void record(const State& before, const Events& events);

  // The lines a seat may read; those of an onlooker for Seat::Chance.
  const std::vector<ToldLine>& lines(Seat viewer) const { return lines_.of(viewer); }
  const Ledger& ledger() const { return ledger_; }

 private:
  std::array<Player, kSeats> players_;
  PerReader<std::vector<ToldLine>, kSeats> lines_;
  Ledger ledger_;
};

}  // namespace mael::web::cards
