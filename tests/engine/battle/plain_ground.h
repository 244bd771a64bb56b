// Ground read off the sheet plainly: from the pieces of a table alone, without what the engine asks
// of them. Slow and exact.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/ground/battlefield.h"

namespace mael::battle::plain {

struct Spot {
  std::int64_t x = 0, y = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};
inline Spot spot_of(Point point) { return {point.x, point.y}; }
inline Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
inline std::int64_t cross(Spot a, Spot b) { return a.x * b.y - a.y * b.x; }
inline std::int64_t dot(Spot a, Spot b) { return a.x * b.x + a.y * b.y; }
inline std::int64_t square(std::int64_t number) { return number * number; }
// Above 0 where `point` lies to the left of the way, 0 on its line.
inline int side_of(Spot from, Spot to, Spot point) {
  const std::int64_t turn = cross(to - from, point - from);
  return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}
inline bool is_between(Spot from, Spot to, Spot point) {
  return side_of(from, to, point) == 0 && dot(point - from, point - to) <= 0;
}

// Whether two ways have a point in common.
bool do_meet(Spot a, Spot b, Spot c, Spot d);
// Whether a point comes closer than this to a way.
bool is_closer(Spot point, Spot from, Spot to, std::int64_t reach);
// The root of the distance, rounded up (EDG-R7).
std::int64_t length_of(Spot from, Spot to);

class Ground {
 public:
  explicit Ground(const Battlefield& field) : field_(field) {}

  // EDG-075, EDG-R6.
  bool is_on_table(Spot spot, std::int64_t radius) const;
  // Whether a base may end there (EDG-076, EDG-079, EDG-R14).
  bool is_fit(Spot spot, std::int64_t radius) const;
  // Whether a base that is swept enters impassable ground (EDG-R8).
  bool is_barred(Spot from, Spot to, std::int64_t radius) const;
  // The building on which a base stands whose centre that is (EDG-R14, EDG-R38).
  FeatureIndex roof(Spot spot) const;
  // EDG-R15.
  std::int64_t level(Spot spot) const;
  std::int64_t climb(Spot from, Spot to) const;

 private:
  // A part of a way: 0 is its beginning, 1 its end.
  struct Fraction {
    Int128 over = 0, under = 1;
  };

  bool holds(const Part& part, Spot spot) const;
  bool is_near(const Part& part, Spot from, Spot to, std::int64_t reach) const;
  bool is_wholly_on(FeatureIndex feature, Spot spot, std::int64_t radius) const;
  bool is_inner(const Part& part, int edge) const;
  std::int64_t level_at(Spot from, Spot to, Fraction fraction) const;
  std::vector<Fraction> changes_on(Spot from, Spot to) const;

  const Battlefield& field_;
};

}  // namespace mael::battle::plain
