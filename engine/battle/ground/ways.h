// Moves of a squad leader: what a way costs, whether it is legal, the shortest one and how far one
// comes (EDG-R7 to EDG-R9, EDG-R15).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "engine/core/fixed_list.h"

namespace mael::battle {

inline constexpr int kMostWaypoints = 24;  // after the start (EDG-R7)
using Waypoints = FixedList<Point, kMostWaypoints>;

// Who moves past what. The spans must outlive it.
struct Passage {
  std::int32_t radius = 0;         // of the base that moves, above kPlay
  std::span<const Disc> blockers;  // bases it must keep off: enemies and large models
  std::span<const Segment> bars;   // its centre must not touch these (EDG-R9)
};

// What a leader may not pass between the models of one enemy unit, whose centres these are: the
// edges of their hull; nothing if it starts in the hull (EDG-R9). From outside, no way that keeps
// off these touches a line between any two of them.
void add_bars(std::span<const Point> centres, Point from, std::vector<Segment>& bars);

// Why a way may not be walked: the first leg that goes wrong, and what it meets.
enum class Hindrance : std::uint8_t { Edge, Impassable, Model, Bar };
struct Stopped {
  Hindrance by = Hindrance::Edge;
  int leg = 0;
  int index = 0;  // the feature, blocker or bar
};
// Whether the end of the way may be stood on is not asked here (why_unfit).
std::optional<Stopped> what_stops(const Battlefield& field, const Passage& passage, Point from,
                                  std::span<const Point> waypoints);

// Its length in mils, each leg rounded up, and the vertical distance. Points must be measurable.
std::int32_t cost_of(const Battlefield& field, Point from, std::span<const Point> waypoints);

struct Way {
  Waypoints points;  // the last is where it ends; none: it stays
  std::int32_t cost = 0;
};
inline constexpr std::int32_t kMostAllowance = 1'000'000;  // of an allowance, from 0
// A legal way that costs at most `allowance`, and at most kNearlyShortest more than any other; none
// where there is none.
inline constexpr std::int32_t kNearlyShortest = 100;
std::optional<Way> shortest_way(const Battlefield& field, const Passage& passage, Point from,
                                Point to, std::int32_t allowance);

// Everywhere a leader comes to within an allowance, as fans: the triangles between the centre and
// each two points of the rim that follow each other. Fans overlap; what lies in none may still be
// reached where it is less than kNearlyShortest beyond a rim. Whether one may stand there is not
// asked.
struct Fan {
  Point centre;
  std::int32_t spent = 0;  // on the way to the centre
  bool whole = false;      // the rim goes all round, and its last point is followed by the first
  std::vector<Point> rim;  // counter-clockwise
};
std::vector<Fan> reach_of(const Battlefield& field, const Passage& passage, Point from,
                          std::int32_t allowance);

}  // namespace mael::battle
