// The toy's motion: a skiff sails, coins change, and a scene shows the dice before the table.
#pragma once

#include <optional>

#include "tests/toy/toy.h"
#include "web/table/motion/motion.h"

namespace mael::web::toy {

class Timeline : public Motion<Seat> {
 public:
  using Voyage = Flight<Seat, Point>;

  // Appends what an action brought about after what is still being shown.
  void add(const mael::toy::State& before, const mael::toy::Event& event, Milliseconds now);
  void finish();

  // The dice lie before the table.
  bool shows_dice(Milliseconds now) const { return dice_.at(now) != nullptr; }
  std::vector<Voyage> voyages(Milliseconds now) const { return voyages_.at(now); }

 private:
  Flights<Seat, Point> voyages_;
  Tracks<mael::toy::Roll> dice_;
};

}  // namespace mael::web::toy
