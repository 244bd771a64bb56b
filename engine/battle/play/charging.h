// Charges: how they end, and what they may do where terrain or the target itself is in the way
// (EDG-246, EDG-247, EDG-658 to EDG-660, EDG-R162).
#pragma once

#include <vector>

#include "engine/battle/play/course.h"

namespace mael::battle {

// What the rules allow a charge beyond what they allow other moves.
struct Relief {
  int crossings = 0;      // of lines between models of the target (EDG-660)
  std::int32_t gap = -1;  // to the target that counts as contact (EDG-658); −1: it must touch
  bool is_any() const { return crossings > 0 || gap >= 0; }
};
// The search that tells: none where the leader comes into contact without.
Relief relief_of(const State& state, const Walk& walk);

// Whether to search at all for charges to offer: not where a spot in contact that can be stood on
// lies open within the allowance, so that something else is in the way.
bool is_worth_relieving(const State& state, const Walk& walk);

// Nothing, or the first rule against the charge: its way, its end, and the places of the others.
Verdict judge_charge(const State& state, const Walk& walk, const Course& course);
// The same where what relieves it is known.
Verdict judge_charge(const State& state, const Walk& walk, const Course& course, Relief relief);

// Ways to ends that what relieves a charge makes possible, the nearest to its target first.
std::vector<Waypoints> relieved_ways(const State& state, const Walk& walk, Relief relief);

// The spots in contact with the target that the search knows (EDG-R26).
std::vector<Point> contact_spots(const State& state, const Walk& walk);
bool touches_target(const State& state, const Walk& walk, Point leader);

}  // namespace mael::battle
