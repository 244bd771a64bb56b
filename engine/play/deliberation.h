// One decision that is thought about slice by slice, until its budget is spent or more thinking
// could not change it.
#pragma once

#include <cstdint>

#include "engine/play/clock.h"
#include "engine/play/levels.h"
#include "engine/play/thinker.h"

namespace mael {

class Deliberation {
 public:
  // About the position the thinker has begun; it must outlive the deliberation. A budget's figure
  // that is 0 sets no bound, but one of them must. What the thinker has found out while it thought
  // about earlier positions counts as thought already, so that the decisions of one turn share
  // their time. Without a time in the budget, the clock decides nothing but where slices end.
  Deliberation(Thinker& thinker, const Budget& budget, const Clock& clock);

  // Thinks on for about so long, or to the end.
  void think_for(int milliseconds);

  bool is_done() const;

  // How much of the budget is used up: 0 … 1.
  double progress() const;

 private:
  std::uint64_t spent() const { return clock_() - begun_; }
  double iterations_left() const;

  Thinker& thinker_;
  Budget budget_;
  const Clock& clock_;
  std::uint64_t begun_;
  int known_;  // iterations seen before
};

}  // namespace mael
