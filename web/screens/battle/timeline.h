// The battle's motion: models go where they go, dice lie for a moment, losses rise.
#pragma once

#include <optional>
#include <vector>

#include "engine/battle/event.h"
#include "web/screens/battle/game.h"
#include "web/table/motion/motion.h"
#include "web/table/seen.h"

namespace mael::web::battle {

using ModelFlight = Flight<ModelId, Point>;

// Dice that have just fallen.
struct DiceScene {
  std::vector<int> faces;
  std::optional<Segment> between;  // from the leader who throws them to the one they are about
  float t = 0;                     // 0 … 1
};

class Timeline : public Motion<Point> {
 public:
  // Appends what an action brought about after what is still being shown.
  void add(const SeenStep<Rules>& step, Milliseconds now);
  void finish();

  std::vector<ModelFlight> models(Milliseconds now) const { return flights_.at(now); }
  std::optional<DiceScene> dice(Milliseconds now) const;

 private:
  void add_words(const State& before, const Event& event);

  Flights<ModelId, Point> flights_;
  Tracks<DiceScene> dice_;
};

}  // namespace mael::web::battle
