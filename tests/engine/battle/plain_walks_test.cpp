// Moves on a bare table against the sheet read plainly: squads thrown close together, a leader sent
// off at random, the others put near where they stood. What happens on terrain is for the path
// finder's tests and those of the battlefield.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "engine/battle/game.h"

namespace mael::battle {
namespace {

constexpr std::int64_t kSide = 36000;

struct Spot {
  std::int64_t x = 0, y = 0;
};
Spot spot_of(Point point) {
  return {point.x, point.y};
}
Spot operator-(Spot a, Spot b) {
  return {a.x - b.x, a.y - b.y};
}
std::int64_t cross(Spot a, Spot b) {
  return a.x * b.y - a.y * b.x;
}
std::int64_t dot(Spot a, Spot b) {
  return a.x * b.x + a.y * b.y;
}
std::int64_t square(std::int64_t number) {
  return number * number;
}
int side_of(Spot from, Spot to, Spot point) {
  const std::int64_t turn = cross(to - from, point - from);
  return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}
bool is_between(Spot from, Spot to, Spot point) {
  return side_of(from, to, point) == 0 && dot(point - from, point - to) <= 0;
}

// Whether two segments have a point in common.
bool do_meet(Spot a, Spot b, Spot c, Spot d) {
  if (is_between(a, b, c) || is_between(a, b, d) || is_between(c, d, a) || is_between(c, d, b)) {
    return true;
  }
  return side_of(a, b, c) * side_of(a, b, d) < 0 && side_of(c, d, a) * side_of(c, d, b) < 0;
}

// Whether a point comes closer than this to a segment.
bool is_closer(Spot point, Spot from, Spot to, std::int64_t reach) {
  const Spot way = to - from, ahead = point - from;
  if (dot(ahead, ahead) < square(reach) || dot(point - to, point - to) < square(reach)) return true;
  const std::int64_t along = dot(ahead, way);
  if (along <= 0 || along >= dot(way, way)) return false;
  return square(cross(way, ahead)) < square(reach) * dot(way, way);
}

// The root of what lies between two spots, rounded up (EDG-R7).
std::int64_t length_of(Spot from, Spot to) {
  const std::int64_t squared = dot(to - from, to - from);
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(squared)));
  while (square(root) > squared) --root;
  while (square(root) < squared) ++root;
  return root;
}

class Walks {
 public:
  Walks(const State& state, UnitId unit) : s_(state), unit_(unit) {}

  // Whether the others stand within three inches of the leader: otherwise it takes a scan to judge.
  bool are_together(const Course& course) const {
    const auto ends = ends_of(course);
    for (std::size_t i = 1; i < ends.size(); ++i) {
      const std::int64_t most = radius(ends[0].first) + radius(ends[i].first) + 3000;
      const Spot apart = ends[i].second - ends[0].second;
      if (dot(apart, apart) > square(most)) return false;
    }
    return true;
  }

  bool may(const Course& course, std::int64_t allowance) const {
    std::int64_t walked = 0;
    Spot from = leader_spot();
    for (const Point& point : course.path) {
      const Spot to = spot_of(point);
      walked += length_of(from, to);
      if (is_barred(from, to)) return false;
      from = to;
    }
    return walked <= allowance && all_stand(ends_of(course));
  }

 private:
  using Ends = std::vector<std::pair<int, Spot>>;  // models and where they end, the leader first

  std::int64_t radius(int model) const { return profile_at(s_.models[model].profile).radius(); }
  Spot leader_spot() const { return spot_of(s_.models[s_.units[unit_].leader].at); }
  std::vector<int> models_of(int unit) const {
    std::vector<int> models;
    for (int i = 0; i < s_.units[unit].models; ++i) models.push_back(s_.units[unit].first + i);
    return models;
  }

  Ends ends_of(const Course& course) const {
    const int leader = s_.units[unit_].leader;
    const bool stays = course.path.empty();
    Ends ends{{leader, stays ? leader_spot() : spot_of(course.path[course.path.size() - 1])}};
    int place = 0;
    for (const int model : models_of(unit_)) {
      if (model != leader) ends.push_back({model, spot_of(course.places[place++])});
    }
    return ends;
  }

  bool is_on_table(Spot spot, std::int64_t base) const {
    const std::int64_t edge = base - 2;
    return std::min(spot.x, spot.y) >= edge && std::max(spot.x, spot.y) <= kSide - edge;
  }

  // EDG-068, EDG-069, EDG-R8, EDG-R9.
  bool is_barred(Spot from, Spot to) const {
    const std::int64_t own = radius(s_.units[unit_].leader);
    if (!is_on_table(to, own)) return true;
    for (int unit = 0; unit < s_.units.size(); ++unit) {
      if (s_.units[unit].owner == s_.units[unit_].owner) continue;
      const std::vector<int> models = models_of(unit);
      for (const int model : models) {
        const Spot enemy = spot_of(s_.models[model].at);
        if (is_closer(enemy, from, to, own + radius(model) - 2)) return true;
      }
      if (is_amid(models)) continue;
      for (const int one : models) {
        for (const int other : models) {
          const bool pair = one < other;
          if (pair && do_meet(from, to, spot_of(s_.models[one].at), spot_of(s_.models[other].at)))
            return true;
        }
      }
    }
    return false;
  }

  // Whether the leader starts in the hull of these models: in some triangle of theirs.
  bool is_amid(const std::vector<int>& models) const {
    const Spot start = leader_spot();
    for (const int a : models) {
      for (const int b : models) {
        for (const int c : models) {
          const Spot x = spot_of(s_.models[a].at), y = spot_of(s_.models[b].at),
                     z = spot_of(s_.models[c].at);
          if (is_between(x, y, start)) return true;
          const int sides[] = {side_of(x, y, start), side_of(y, z, start), side_of(z, x, start)};
          const bool flat = side_of(x, y, z) == 0;
          if (!flat && *std::min_element(sides, sides + 3) >= 0) return true;
        }
      }
    }
    return false;
  }

  // EDG-075, EDG-077, EDG-078.
  bool all_stand(const Ends& ends) const {
    for (std::size_t i = 0; i < ends.size(); ++i) {
      if (!is_on_table(ends[i].second, radius(ends[i].first))) return false;
      for (std::size_t j = 0; j < i; ++j) {
        if (are_closer(ends[i], ends[j], -2)) return false;
      }
      for (int unit = 0; unit < s_.units.size(); ++unit) {
        if (unit == unit_) continue;
        const bool enemy = s_.units[unit].owner != s_.units[unit_].owner;
        for (const int model : models_of(unit)) {
          if (are_closer(ends[i], {model, spot_of(s_.models[model].at)}, enemy ? 21 : -2)) {
            return false;
          }
        }
      }
    }
    return true;
  }
  // Whether the edges of two bases come closer than this; "at most 20" is closer than 21, since the
  // squares of whole numbers between are not reached.
  bool are_closer(const Ends::value_type& a, const Ends::value_type& b, std::int64_t gap) const {
    const Spot apart = a.second - b.second;
    const std::int64_t reach = radius(a.first) + radius(b.first) + gap;
    if (gap < 0) return dot(apart, apart) < square(reach);
    return dot(apart, apart) <= square(reach - 1);
  }

  const State& s_;
  UnitId unit_;
};

class Thrower {
 public:
  explicit Thrower(std::uint64_t seed) : random_(seed) {}

  // Two squads within a foot of each other, one of them active.
  State position() {
    const State bare = *read_position(
        "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
        "a.ii=E02:15/4+13.7/4+16.3/4+12.4/4+17.6/4,face:256 "
        "b.i=K01:15/22+13.7/22+16.3/22+12.4/22+17.6/22,face:768 "
        "b.ii=K05:15/30,face:768");
    State state = bare;
    do {
      state = bare;
      for (Unit& unit : state.units) {
        const Point middle{within(3000, 15000), within(3000, 15000)};
        for (int i = 0; i < unit.models; ++i) {
          Model& model = state.models[unit.first + i];
          model.at = i == 0 ? middle : near(middle, 3500);
        }
      }
    } while (validate(state));
    apply(state, {Seat::A, Activate{0}});
    return state;
  }

  Course course(const State& state) {
    const Unit& unit = state.units[0];
    Course course;
    const Point start = state.models[unit.leader].at;
    Point end = start;
    for (std::uint32_t legs = random_.below(4); legs > 0; --legs) {
      end = near(end, 5000);
      course.path.push_back(end);
    }
    course.heading = static_cast<Heading>(random_.below(1024));
    for (int i = 0; i < unit.models; ++i) {
      const ModelId model = static_cast<ModelId>(unit.first + i);
      if (model == unit.leader) continue;
      const Point at = state.models[model].at;
      course.places.push_back(near({end.x + at.x - start.x, end.y + at.y - start.y}, 300));
    }
    return course;
  }

 private:
  std::int32_t within(int from, int to) {
    return from + static_cast<std::int32_t>(random_.below(static_cast<std::uint32_t>(to - from)));
  }
  Point near(Point point, int reach) {
    return {point.x + within(-reach, reach), point.y + within(-reach, reach)};
  }

  Random random_;
};

struct Judged {
  int accepted = 0, refused = 0;
};

Judged judge_walks(std::uint64_t seed, int positions) {
  Judged judged;
  Thrower thrower(seed);
  for (int i = 0; i < positions; ++i) {
    const State state = thrower.position();
    const Walks walks(state, 0);
    for (int j = 0; j < 4; ++j) {
      const Course course = thrower.course(state);
      if (!walks.are_together(course)) continue;
      const bool dash = j % 2 == 1;
      const Action action{Seat::A, dash ? Deed{Dash{course}} : Deed{Move{course}}};
      const bool allowed = !check(state, action);
      if (allowed != walks.may(course, dash ? 14000 : 7000)) {
        FAIL_CHECK((allowed ? "accepted: " : "refused: ") + write_action(state, action) + " in " +
                   write_position(state));
      }
      ++(allowed ? judged.accepted : judged.refused);
    }
  }
  return judged;
}

}  // namespace

TEST_CASE("moves on a bare table are judged as the sheet reads", "[battle][rules][plain]") {
  const Judged judged = judge_walks(11, 400);
  CHECK(judged.accepted > 300);
  CHECK(judged.refused > 500);
}

TEST_CASE("so are moves from 10 000 positions", "[.release][battle][rules][plain]") {
  const Judged judged = judge_walks(12, 10000);
  CHECK(judged.accepted > 8000);
  CHECK(judged.refused > 12000);
}

}  // namespace mael::battle
