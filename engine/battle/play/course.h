// Moves of a unit: the leader's path, where the other models go, and what stands against it
// (sections 5 and 11.2, rulings B).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/battle/action.h"
#include "engine/battle/derived.h"
#include "engine/battle/ground/reach_search.h"
#include "engine/battle/ground/ways.h"
#include "engine/core/violation.h"

namespace mael::battle {

enum class Gait : std::uint8_t { Move, Dash, Charge, Bonus, Consolidation, Retreat };

// What a unit may do in one move.
struct Walk {
  Gait gait = Gait::Move;
  UnitId unit = 0;
  UnitId contact = kNone;      // the enemy it charges and may touch
  UnitId passed = kNone;       // an enemy that does not bar the way (EDG-296)
  bool between = false;        // it may pass between models of whom it charges (EDG-660)
  std::int32_t allowance = 0;  // mils
};
Walk walk_of(const State& state, UnitId unit, Gait gait, UnitId contact = kNone);

// Everything that stands in the way of a leader, with room for it.
struct Obstacles {
  CompactList<Disc, kMostModels> discs;
  std::vector<Segment> bars;
  Passage passage(std::int32_t radius) const;
};
Obstacles obstacles_of(const State& state, const Walk& walk);
// The lines between models of the target of a charge that its leader may not pass (EDG-R9).
std::vector<Segment> target_bars(const State& state, const Walk& walk);

// The length of the leader's way in mils: of a dynamic one without what it goes up and down
// (EDG-093).
std::int32_t length_of_course(const State& state, UnitId unit, const Course& course);

// Nothing, or the first rule against the move. Charges: charging.h.
Verdict judge_course(const State& state, const Walk& walk, const Course& course);

// Where the other models go when their owner says nothing (EDG-R10); of a charge, into contact as
// EDG-R26 has it. The leader ends at the end of the path.
void place_others(const State& state, const Walk& walk, Course& course);
// The heading a charge ends with: towards the nearest model of its target (EDG-R11).
Heading charge_heading(const State& state, UnitId target, Disc leader);

// The living models of a unit but its leader: a course has a place for each, in this order.
ModelList followers_of(const State& state, UnitId unit);
// Where the leader ends.
Point end_of(const State& state, UnitId unit, const Course& course);
// How many models of the unit touch the target at the end of a course.
int count_contacts(const State& state, const Walk& walk, const Course& course);
// A spot where a base touches the other as closely as whole mils allow, seen from its centre along
// a heading (EDG-R6).
Point contact_spot(Disc other, std::int32_t radius, Heading heading);

// Where the leader comes to: the nodes of the search of EDG-R162, or of what moves dynamically all
// those of the lattice that are near enough.
std::vector<ReachNode> reached_by(const State& state, const Walk& walk);
// Whether the leader could end this move there, the other models of the unit left aside.
Verdict judge_end(const State& state, const Walk& walk, Point at);
// The same of many spots, in their order: whether it could.
std::vector<bool> possible_ends(const State& state, const Walk& walk, std::span<const Point> spots);
// Whether there is room for the others with a leader on a roof there (EDG-R14).
bool has_room(const State& state, const Walk& walk, Point leader);
// Ends that would be possible if it could stand partly on terrain that can be crossed (EDG-658).
std::vector<bool> ends_but_for_terrain(const State& state, const Walk& walk,
                                       std::span<const Point> spots);

// Dangerous features the move goes through, and by how much the way suppresses bikes (EDG-087,
// EDG-R32, EDG-318). In the state before the move.
FeatureSet dangers_of(const State& state, UnitId unit, const Course& course);
int falls_of(const State& state, UnitId unit, const Course& course);
// Dangerous features the unit stands in.
FeatureSet dangers_under(const State& state, UnitId unit);

// Enemies its leader comes within an inch of on the way, a bit each (EDG-391, EDG-R85). In the
// state before the move.
UnitBits passed_on(const State& state, UnitId unit, const Course& course);

// Whom its leader counts as touching, and whoever counts as touching one of its models, does so no
// longer (EDG-R168); `with`: where that is this unit.
void end_counted_contact(State& state, UnitId unit, UnitId with = kNone);
// Moves the models, which ends such contact; nothing else.
void walk_along(State& state, UnitId unit, const Course& course);

}  // namespace mael::battle
