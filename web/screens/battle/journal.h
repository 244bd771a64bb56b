// The log of a battle in words.
#pragma once

#include <array>

#include "engine/battle/event.h"
#include "engine/battle/game.h"
#include "web/screens/battle/game.h"
#include "web/screens/battle/goes.h"
#include "web/table/journal.h"

namespace mael::web::battle {

// What happened after `before`, in sentences; all read the same.
void tell(const State& before, const std::array<Player, kSeats>& players, const Events& events,
          ReaderLog& log);

// With what each activation came to.
class Journal : public web::Journal<Rules, &tell> {
 public:
  using web::Journal<Rules, &tell>::Journal;

  void record(const StepByReader<Rules>& step) {
    web::Journal<Rules, &tell>::record(step);
    goes_.add(step.of(Seat::Chance), entries());
  }
  const Goes& goes() const { return goes_; }

 private:
  Goes goes_;
};

}  // namespace mael::web::battle
