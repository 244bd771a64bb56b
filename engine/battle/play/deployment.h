// Where the two sides set up: six types of zones on tables of two sizes (EDG-436, EDG-R127). Blue's
// are Red's after half a turn of the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/fixed_list.h"
#include "engine/core/plane.h"
#include "engine/core/polygon.h"

namespace mael::battle {

// In the order of the die.
enum class Deployment : std::uint8_t {
  BroadFront,
  FaceOff,
  Pincer,
  LongMarch,
  Outflank,
  LongFlank,
};
inline constexpr int kDeployments = 6;
std::string_view name_of(Deployment deployment);
std::optional<Deployment> deployment_named(std::string_view name);

enum class Side : std::uint8_t { Red, Blue };

enum class Edge : std::uint8_t { South, East, North, West };

// One or two boxes; they may overlap.
struct Zone {
  FixedList<Box, 2> areas;
};

// Whether a table has one of the two sizes that have zones: 72 × 48 inches and 36 × 36.
bool has_zones(std::int32_t width, std::int32_t depth);

// The table must have one of these sizes.
Zone zone_of(Deployment deployment, Side side, std::int32_t width, std::int32_t depth);
Edge reserve_edge_of(Deployment deployment, Side side);

// Whether a base lies wholly in the zone, but for kPlay: no outer edge of it is nearer than the
// border of the base (EDG-432, EDG-R6).
bool holds_wholly(const Zone& zone, Disc base);
// Whether it touches none of it (EDG-R184).
bool is_clear_of(const Zone& zone, Disc base);

}  // namespace mael::battle
