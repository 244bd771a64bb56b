// Moves of a squad leader: what a way costs, whether it is legal, the shortest one and how far one
// comes (EDG-R7 to EDG-R9, EDG-R15).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/battle/battlefield.h"
#include "engine/core/fixed_list.h"

namespace mael::battle {

inline constexpr int kMostWaypoints = 24;  // after the start (EDG-R7)
using Waypoints = FixedList<Point, kMostWaypoints>;

// Who moves past what. The spans must outlive it.
struct Passage {
  std::int32_t radius = 0;         // of the base that moves
  std::span<const Disc> blockers;  // bases it must keep off: enemies and large models
  std::span<const Segment> bars;   // its centre must not touch these (EDG-R9)
};

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

// Its length in mils, each leg rounded up, and the vertical distance; the leg's length must be at
// most 2^20.
std::int32_t cost_of(const Battlefield& field, Point from, std::span<const Point> waypoints);

struct Way {
  Waypoints points;  // the last is where it ends; none: it stays
  std::int32_t cost = 0;
};
// A legal way that costs at most `allowance`, at most kNearlyShortest more than any other; none
// where there is none. `from` must be on the table.
inline constexpr std::int32_t kNearlyShortest = 100;
std::optional<Way> shortest_way(const Battlefield& field, const Passage& passage, Point from,
                                Point to, std::int32_t allowance);

// Everywhere a leader comes to within an allowance, as fans: all points between the centre of a fan
// and its rim are reached. Fans overlap.
struct Fan {
  Point centre;
  std::int32_t spent = 0;  // on the way to the centre
  std::vector<Point> rim;  // counter-clockwise, all round
};
std::vector<Fan> reach_of(const Battlefield& field, const Passage& passage, Point from,
                          std::int32_t allowance);

}  // namespace mael::battle
