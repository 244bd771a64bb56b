// How well a seat stands, for bots.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/battle/state.h"
#include "engine/core/seat.h"

namespace mael::battle {

// In hundredths of a victory point; what the other side has counts against it. A battle that is
// over is worth ±kWon.
int evaluate(const State& state, Seat seat);

inline constexpr int kWon = 100'000;

// The same of many states: what hangs on where models stand is measured again only for units that
// stand otherwise than in the state before. Fastest where few do, as in what may follow a state.
class Evaluator {
 public:
  int evaluate(const State& state, Seat seat);

 private:
  bool knows_pieces_of(const State& state) const;
  bool has_moved(const State& state, UnitId unit) const;
  void follow(const State& state);
  void measure(const State& state, UnitBits moved);
  int cover_of(const State& state, UnitId unit);
  int worth_of(const State& state, UnitId unit);

  // Of the state before.
  BattlefieldId battlefield_ = kNoBattlefield;
  CompactList<Unit, kMostUnits> units_;
  CompactList<Model, kMostModels> models_;
  // Between each two units of different sides, the one of the higher number first; at most what no
  // enemy pulls from.
  std::vector<std::int32_t> gaps_;
  std::array<std::int32_t, kMostUnits> nearest_{};  // to each unit
  std::array<int, kMostUnits> covers_{};            // terrain_cover; 0: not asked yet
};

}  // namespace mael::battle
