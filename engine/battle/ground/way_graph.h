// Where shortest ways bend, and which legs between such places are legal: within engine/battle
// only.
//
// The centre of a base keeps off discs and off polygons widened by its radius. Round each a hurdle
// is drawn, a polygon close outside; a shortest way bends at corners of hurdles and nowhere else.
// Legs are judged by the exact rule, not by hurdles, so a base also passes where two hurdles
// overlap and what they stand for does not.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/battle/ground/battlefield.h"
#include "engine/battle/ground/ways.h"
#include "engine/core/heading.h"

namespace mael::battle {

// How many corners are drawn round a disc.
enum class Fineness : std::uint8_t { Fine, Coarse };  // 32, 16

// A corner of a hurdle and its neighbours, or a free place without any.
struct Bend {
  Point at, before, after;
  bool free = true;
  bool round_start = false;  // the start lies in its hurdle, though not in what that stands for
};

class WayGraph {
 public:
  // What lies within `allowance` of the start, or could turn a way that does. `field` and `passage`
  // must outlive it.
  WayGraph(const Battlefield& field, const Passage& passage, Point from, std::int32_t allowance,
           Fineness fineness);

  const std::vector<Bend>& bends() const { return bends_; }

  // Whether nothing is near a box that could stop a leg in it, or make it cost more than its
  // length.
  bool is_clear(Box box) const;

  bool is_legal(Segment leg) const;
  std::int32_t cost_of(Segment leg) const;

  // How far one comes from a free place until a base, a bar or the edge of the table is ahead; at
  // most `most`. Polygons are left out, and a mil is no matter here: is_legal has the last word.
  std::int32_t room_ahead(Point from, Heading heading, std::int32_t most) const;

  // Whether a shortest way may lead from one bend straight to the other: a leg that cuts through
  // the hurdle at one of its ends is none.
  static bool may_join(const Bend& from, const Bend& to) {
    return grazes(from.at, to) && grazes(to.at, from);
  }

 private:
  static bool grazes(Point other, const Bend& bend);

  void find_hurdles(std::int32_t allowance);
  void draw_hurdles();
  void add_hurdle(const std::vector<Point>& corners);
  void add_place(Point place);
  void add_narrows();
  void add_narrow(Disc a, Disc b);
  void add_narrow_at_edges(Disc disc);
  bool is_free(Point place) const { return is_legal({place, place}); }
  std::vector<Point> ring(std::int32_t radius) const;

  const Battlefield& field_;
  Point from_;
  Fineness fineness_;
  std::int32_t keep_off_;    // how near the centre may come to an impassable polygon
  Box inner_;                // where the centre may be
  std::vector<Disc> discs_;  // where it may not
  std::vector<const Part*> barred_, tall_;
  std::vector<Segment> bars_;
  std::vector<Bend> bends_;
};

}  // namespace mael::battle
