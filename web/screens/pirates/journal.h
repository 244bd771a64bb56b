// The log of the pirates' game in words.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/pirates/event.h"
#include "engine/pirates/game.h"
#include "web/screens/pirates/game.h"
#include "web/table/journal.h"

namespace mael::web::pirates {

// Topics of lines: a ship bought a card; it drew one that the reader does not see; it was wounded,
// healed, moved, or lost or gained something (where two did, the reader's own is named).
inline constexpr std::uint8_t kCardBought = 1, kUnseenCard = 2, kBefell = 3;

// What happened after `before`, in sentences for the log's reader. Cards that are not known are
// told as cards.
void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log);

// With the points every ship had saved when a round ended, the last being the one under way.
class Journal : public web::Journal<Pirates, &tell> {
 public:
  using Round = std::array<int, kSeats>;
  using web::Journal<Pirates, &tell>::Journal;

  void record(const StepByReader<Pirates>& step);
  const std::vector<Round>& rounds() const { return rounds_; }

 private:
  Round points_{};
  std::vector<Round> rounds_;
};

}  // namespace mael::web::pirates
