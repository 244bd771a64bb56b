// The log of the card game in words, and the sums of the last distribution, which are open to all.
#pragma once

#include <array>
#include <vector>

#include "engine/cards/event.h"
#include "engine/cards/game.h"
#include "web/screens/cards/game.h"
#include "web/table/journal.h"

namespace mael::web::cards {

// What a planet made and gave in the last distribution.
struct LedgerRow {
  CardKind planet = kNoCard;
  int rate = 0;
  int stock = 0;        // with what it made
  bool shared = false;  // a player has a syphon there
  Distribution sums;
};

struct Ledger {
  int turn = 0;
  std::vector<LedgerRow> rows;
  std::array<int, kSeats> total{};  // with what the factions made
  // Reads what happened; anything but a turn's beginning changes nothing.
  void record(const Events& events, const State& before);
};

// What happened after `before`, in sentences for the log's reader.
void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log);

class Journal : public web::Journal<EdgeCards, &tell> {
 public:
  using web::Journal<EdgeCards, &tell>::Journal;

  void record(const StepByReader<EdgeCards>& step) {
    web::Journal<EdgeCards, &tell>::record(step);
    const SeenStep<EdgeCards> open = step.of(Seat::Chance);
    ledger_.record(open.events, open.before);
  }
  const Ledger& ledger() const { return ledger_; }

 private:
  Ledger ledger_;
};

}  // namespace mael::web::cards
