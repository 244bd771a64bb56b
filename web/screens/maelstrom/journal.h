// The log of a game in words, kept once for each seat and once for onlookers: every line says only
// what its reader may know.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/maelstrom/event.h"
#include "web/app/screen.h"
#include "web/screens/maelstrom/game.h"
#include "web/table/readers.h"
#include "web/table/told.h"

namespace mael::web::maelstrom {

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

 private:
  std::array<Player, kSeats> players_;
  PerReader<std::vector<ToldLine>, kSeats> lines_;
  int turn_ = 0;
  Seat active_ = Seat::Chance;
};

}  // namespace mael::web::maelstrom
