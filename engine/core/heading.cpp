#include "engine/core/heading.h"

#include <algorithm>
#include <array>

namespace mael {
namespace {

constexpr int kEighth = kHeadings / 8;
constexpr int kQuarter = kHeadings / 4;

// The eighth from east to north-east: cosines and sines times kHeadingScale, rounded.
constexpr std::array<std::int32_t, kEighth + 1> kAhead{
    16384, 16384, 16383, 16381, 16379, 16376, 16373, 16369, 16364, 16359, 16353, 16347, 16340,
    16332, 16324, 16315, 16305, 16295, 16284, 16273, 16261, 16248, 16235, 16221, 16207, 16192,
    16176, 16160, 16143, 16125, 16107, 16088, 16069, 16049, 16029, 16008, 15986, 15964, 15941,
    15917, 15893, 15868, 15843, 15817, 15791, 15763, 15736, 15707, 15679, 15649, 15619, 15588,
    15557, 15525, 15493, 15460, 15426, 15392, 15357, 15322, 15286, 15250, 15213, 15175, 15137,
    15098, 15059, 15019, 14978, 14937, 14896, 14854, 14811, 14768, 14724, 14680, 14635, 14589,
    14543, 14497, 14449, 14402, 14354, 14305, 14256, 14206, 14155, 14104, 14053, 14001, 13949,
    13896, 13842, 13788, 13733, 13678, 13623, 13567, 13510, 13453, 13395, 13337, 13279, 13219,
    13160, 13100, 13039, 12978, 12916, 12854, 12792, 12729, 12665, 12601, 12537, 12472, 12406,
    12340, 12274, 12207, 12140, 12072, 12004, 11935, 11866, 11797, 11727, 11656, 11585};
constexpr std::array<std::int32_t, kEighth + 1> kAside{
    0,     101,   201,   302,   402,   503,   603,   704,   804,   904,   1005,  1105,  1205,
    1306,  1406,  1506,  1606,  1706,  1806,  1906,  2006,  2105,  2205,  2305,  2404,  2503,
    2603,  2702,  2801,  2900,  2999,  3098,  3196,  3295,  3393,  3492,  3590,  3688,  3786,
    3883,  3981,  4078,  4176,  4273,  4370,  4467,  4563,  4660,  4756,  4852,  4948,  5044,
    5139,  5235,  5330,  5425,  5520,  5614,  5708,  5803,  5897,  5990,  6084,  6177,  6270,
    6363,  6455,  6547,  6639,  6731,  6823,  6914,  7005,  7096,  7186,  7276,  7366,  7456,
    7545,  7635,  7723,  7812,  7900,  7988,  8076,  8163,  8250,  8337,  8423,  8509,  8595,
    8680,  8765,  8850,  8935,  9019,  9102,  9186,  9269,  9352,  9434,  9516,  9598,  9679,
    9760,  9841,  9921,  10001, 10080, 10159, 10238, 10316, 10394, 10471, 10549, 10625, 10702,
    10778, 10853, 10928, 11003, 11077, 11151, 11224, 11297, 11370, 11442, 11514, 11585};

constexpr Direction in_first_quarter(int heading) {
  const bool first = heading <= kEighth;
  const auto i = static_cast<std::size_t>(first ? heading : kQuarter - heading);
  return first ? Direction{kAhead[i], kAside[i]} : Direction{kAside[i], kAhead[i]};
}

constexpr Direction turned_quarter(Direction direction) { return {-direction.y, direction.x}; }

constexpr std::array<Direction, kHeadings> make_directions() {
  std::array<Direction, kHeadings> all{};
  for (int i = 0; i < kHeadings; ++i) {
    Direction direction = in_first_quarter(i % kQuarter);
    for (int quarter = 0; quarter < i / kQuarter; ++quarter) direction = turned_quarter(direction);
    all[static_cast<std::size_t>(i)] = direction;
  }
  return all;
}
constexpr std::array<Direction, kHeadings> kOfHeadings = make_directions();

// How far a point lies ahead and to the left, in mils times kHeadingScale.
struct Bearing {
  std::int64_t ahead = 0, left = 0;
};
Bearing bearing(Heading heading, Point from, Point to) {
  const Direction f = direction_of(heading);
  const std::int64_t dx = std::int64_t{to.x} - from.x, dy = std::int64_t{to.y} - from.y;
  return {f.x * dx + f.y * dy, f.x * dy - f.y * dx};
}

std::int64_t size_of(std::int64_t number) { return number < 0 ? -number : number; }

// How `depth`, the distance from a border of a quarter arc times kHeadingScale and the root of 2,
// compares with a radius.
bool is_at_least(std::int64_t depth, std::int32_t radius) {
  const std::int64_t scaled = std::int64_t{radius} * kHeadingScale;
  return depth >= 0 && compare_products(depth, depth, 2 * scaled, scaled) >= 0;
}

}  // namespace

Direction direction_of(Heading heading) { return kOfHeadings[heading % kHeadings]; }

Point moved(Point from, Heading heading, std::int32_t length) {
  const Direction f = direction_of(heading);
  const auto part = [length](std::int32_t f_part) {
    return static_cast<std::int32_t>(
        quotient_rounded(std::int64_t{f_part} * length, kHeadingScale));
  };
  return {from.x + part(f.x), from.y + part(f.y)};
}

Heading heading_towards(Point from, Point to) {
  if (from == to) return 0;
  // The last heading of its quarter that has the point ahead and not to its right; the nearest is
  // that or the next.
  const auto is_passed = [&](int heading) {
    const Bearing at = bearing(static_cast<Heading>(heading), from, to);
    return at.ahead > 0 && at.left >= 0;
  };
  int low = 0;
  while (!is_passed(low)) low += kQuarter;
  for (int step = kQuarter / 2; step > 0; step /= 2) {
    if (is_passed(low + step)) low += step;
  }
  const auto next = static_cast<Heading>((low + 1) % kHeadings);
  const std::int64_t past = size_of(bearing(static_cast<Heading>(low), from, to).left);
  const std::int64_t missing = size_of(bearing(next, from, to).left);
  if (past == missing) return std::min(static_cast<Heading>(low), next);
  return past < missing ? static_cast<Heading>(low) : next;
}

bool holds_wholly(Point from, Heading heading, Arc arc, Disc disc) {
  const Bearing at = bearing(heading, from, disc.centre);
  if (arc == Arc::Half) return at.ahead >= std::int64_t{kHeadingScale} * disc.radius;
  return is_at_least(at.ahead - size_of(at.left), disc.radius);
}

bool holds_partly(Point from, Heading heading, Arc arc, Disc disc) {
  const Bearing at = bearing(heading, from, disc.centre);
  if (arc == Arc::Half) return at.ahead >= -std::int64_t{kHeadingScale} * disc.radius;
  const std::int64_t outside = size_of(at.left) - at.ahead;
  if (outside <= 0) return true;
  // Behind the point where both borders meet, that point is the nearest of the arc.
  if (at.ahead + size_of(at.left) <= 0) {
    return compare_distance(from, disc.centre, disc.radius) <= 0;
  }
  const std::int64_t scaled = std::int64_t{disc.radius} * kHeadingScale;
  return compare_products(outside, outside, 2 * scaled, scaled) <= 0;
}

}  // namespace mael
