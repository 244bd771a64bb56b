#include "tests/engine/battle/plain_courses.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/battle/derived.h"
#include "tests/engine/battle/plain_ground.h"

namespace mael::battle::plain {
namespace {

constexpr std::int64_t kInch = 1000, kStep = 250;
constexpr int kNobody = -1;

// A model and where it stands.
struct Stand {
  int model = 0;
  Spot at;
};
using Stands = std::vector<Stand>;

class Judge {
 public:
  // `prey`: the unit that is charged.
  Judge(const State& state, int prey)
      : s_(state), ground_(battlefield(state.battlefield)), unit_(state.active.unit), prey_(prey) {}

  bool may(const Course& course, std::int64_t allowance) const {
    if (course.heading >= kHeadings) return false;
    const std::vector<int> others = followers();
    if (others.size() != static_cast<std::size_t>(course.places.size())) return false;
    return may_walk(course, allowance) && all_stand(ends_of(course)) &&
           are_coherent(ends_of(course));
  }

  // EDG-246, EDG-247, EDG-R11, EDG-R26.
  bool charges_right(const Course& course) const {
    const Stands ends = ends_of(course);
    if (!touches_prey(ends[0]) || course.heading != heading_at_prey(ends[0])) return false;
    return count_touching(ends) >= count_touching(greedy(ends[0], course.heading));
  }

  // EDG-244.
  bool is_prey_near(std::int64_t reach) const {
    for (const int own : living(unit_)) {
      for (const int enemy : living(prey_)) {
        const Spot apart = spot(own) - spot(enemy);
        if (dot(apart, apart) <= square(reach + radius(own) + radius(enemy))) return true;
      }
    }
    return false;
  }

 private:
  std::int64_t radius(int model) const { return profile_of(s_, s_.models[model]).radius(); }
  Spot spot(int model) const { return spot_of(s_.models[model].at); }
  int leader() const { return s_.units[unit_].leader; }
  bool is_enemy(int unit) const { return s_.units[unit].owner != s_.units[unit_].owner; }
  std::vector<int> living(int unit) const {
    std::vector<int> models;
    for (int i = 0; i < s_.units[unit].models; ++i) {
      const int model = s_.units[unit].first + i;
      if (s_.models[model].fortitude > 0) models.push_back(model);
    }
    return models;
  }
  std::vector<int> followers() const {
    std::vector<int> models = living(unit_);
    models.erase(std::remove(models.begin(), models.end(), leader()), models.end());
    return models;
  }

  Stands ends_of(const Course& course) const {
    const bool stays = course.path.empty();
    Stands ends{{leader(), stays ? spot(leader()) : spot_of(course.path[course.path.size() - 1])}};
    int place = 0;
    for (const int model : followers()) ends.push_back({model, spot_of(course.places[place++])});
    return ends;
  }

  // ---- The way

  bool may_walk(const Course& course, std::int64_t allowance) const {
    std::int64_t walked = 0;
    Spot from = spot(leader());
    for (const Point& point : course.path) {
      const Spot to = spot_of(point);
      if (!course.dynamic && is_barred(from, to)) return false;
      walked += length_of(from, to) + (course.dynamic ? 0 : ground_.climb(from, to));
      from = to;
    }
    return walked <= allowance && (!course.dynamic || hovers());
  }

  // EDG-091.
  bool hovers() const {
    for (const int model : living(unit_)) {
      bool hovers = false;
      for (const AbilityUse& use : profile_of(s_, s_.models[model]).abilities) {
        hovers = hovers || content().abilities[use.ability].name == "hover";
      }
      if (!hovers) return false;
    }
    return true;
  }

  // EDG-068, EDG-069, EDG-084, EDG-R8, EDG-R9.
  bool is_barred(Spot from, Spot to) const {
    const std::int64_t own = radius(leader());
    if (!ground_.is_on_table(to, own) || ground_.is_barred(from, to, own)) return true;
    for (int unit = 0; unit < s_.units.size(); ++unit) {
      if (!is_enemy(unit)) continue;
      const std::vector<int> models = living(unit);
      for (const int model : models) {
        if (is_closer(spot(model), from, to, own + radius(model) - 2)) return true;
      }
      if (is_amid(models)) continue;
      for (const int one : models) {
        for (const int other : models) {
          if (one < other && do_meet(from, to, spot(one), spot(other))) return true;
        }
      }
    }
    return false;
  }

  // Whether the leader starts in the hull of these models: in some triangle of theirs.
  bool is_amid(const std::vector<int>& models) const {
    const Spot start = spot(leader());
    for (const int a : models) {
      for (const int b : models) {
        if (is_between(spot(a), spot(b), start)) return true;
        for (const int c : models) {
          const int sides[] = {side_of(spot(a), spot(b), start), side_of(spot(b), spot(c), start),
                               side_of(spot(c), spot(a), start)};
          const bool flat = side_of(spot(a), spot(b), spot(c)) == 0;
          if (!flat && *std::min_element(sides, sides + 3) >= 0) return true;
        }
      }
    }
    return false;
  }

  // ---- The end

  bool are_closer(Stand a, Stand b, std::int64_t gap) const {
    const Spot apart = a.at - b.at;
    return dot(apart, apart) < square(radius(a.model) + radius(b.model) + gap);
  }
  // EDG-R6, EDG-R161.
  bool do_touch(Stand a, Stand b) const {
    const Spot apart = a.at - b.at;
    const bool near = dot(apart, apart) <= square(radius(a.model) + radius(b.model) + 20);
    return near && std::abs(ground_.level(a.at) - ground_.level(b.at)) < 2000;
  }

  // EDG-075 to EDG-079, EDG-R27; the other models of the unit aside.
  bool may_stand(Stand one) const {
    if (!ground_.is_fit(one.at, radius(one.model))) return false;
    for (int unit = 0; unit < s_.units.size(); ++unit) {
      if (unit == unit_) continue;
      for (const int model : living(unit)) {
        const Stand other{model, spot(model)};
        if (are_closer(one, other, -2)) return false;
        if (is_enemy(unit) && unit != prey_ && do_touch(one, other)) return false;
      }
    }
    return true;
  }
  bool is_free(Stand one, const Stands& others) const {
    return std::none_of(others.begin(), others.end(), [&](const Stand& other) {
      return other.model != one.model && are_closer(one, other, -2);
    });
  }
  bool all_stand(const Stands& ends) const {
    return std::all_of(ends.begin(), ends.end(), [&](const Stand& each) {
      return may_stand(each) && is_free(each, ends) && is_on_roof_of(each, ends[0].at);
    });
  }

  // EDG-R14: all of a unit on a roof, or none.
  bool is_on_roof_of(Stand one, Spot leading) const {
    return ground_.roof(one.at) == ground_.roof(leading);
  }

  // EDG-056, EDG-R161.
  bool is_coherent(Stand one, Spot leading) const {
    const Spot apart = one.at - leading;
    const bool near = dot(apart, apart) <= square(radius(one.model) + radius(leader()) + 3 * kInch);
    return near && std::abs(ground_.level(one.at) - ground_.level(leading)) < 3000;
  }

  // Spots of the lattice round the leader, so many steps far, by their distance from a wish
  // (EDG-R10).
  static std::vector<Spot> lattice(Spot middle, int steps, Spot wish) {
    std::vector<Spot> spots;
    for (int row = -steps; row <= steps; ++row) {
      for (int column = -steps; column <= steps; ++column) {
        spots.push_back({middle.x + column * kStep, middle.y + row * kStep});
      }
    }
    std::sort(spots.begin(), spots.end(), [&](Spot a, Spot b) {
      const std::int64_t one = dot(a - wish, a - wish), other = dot(b - wish, b - wish);
      return one != other ? one < other : a.y != b.y ? a.y < b.y : a.x < b.x;
    });
    return spots;
  }
  std::optional<Spot> scan(int model, Spot wish, const Stands& others, bool coherent) const {
    const Spot leading = others[0].at;
    constexpr int kWithin = 40, kAll = 72 * 4;  // of a coherency circle, of the longest table
    for (const Spot at : lattice(leading, coherent ? kWithin : kAll, wish)) {
      const Stand one{model, at};
      if (coherent && !is_coherent(one, leading)) continue;
      const bool fits = may_stand(one) && is_on_roof_of(one, leading);
      if (is_free(one, others) && fits) return at;
    }
    return {};
  }

  // EDG-057: whoever is out of coherency has no place in it, and none nearer.
  bool are_coherent(const Stands& ends) const {
    for (std::size_t i = 1; i < ends.size(); ++i) {
      if (is_coherent(ends[i], ends[0].at)) continue;
      Stands others = ends;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      if (scan(ends[i].model, ends[i].at, others, true)) return false;
      const auto nearest = scan(ends[i].model, ends[0].at, others, false);
      const auto far = [&](Spot at) { return dot(at - ends[0].at, at - ends[0].at); };
      if (nearest && far(ends[i].at) > far(*nearest)) return false;
    }
    return true;
  }

  // ---- Charges

  bool touches_prey(Stand one) const {
    const std::vector<int> enemies = living(prey_);
    return std::any_of(enemies.begin(), enemies.end(), [&](int enemy) {
      return do_touch(one, {enemy, spot(enemy)});
    });
  }
  std::int64_t count_touching(const Stands& ends) const {
    return std::count_if(ends.begin(), ends.end(),
                         [&](const Stand& each) { return touches_prey(each); });
  }

  // Of all headings that point ahead the one with the least aside (EDG-R4, EDG-R11).
  int heading_at_prey(Stand leading) const {
    int nearest = kNobody;
    std::int64_t least = 0;
    for (const int enemy : living(prey_)) {
      const std::int64_t gap =
          length_of(leading.at, spot(enemy)) - radius(leading.model) - radius(enemy);
      if (nearest != kNobody && gap >= least) continue;
      nearest = enemy;
      least = gap;
    }
    const Spot ahead = spot(nearest) - leading.at;
    int best = kNobody;
    std::int64_t aside = 0;
    for (int heading = 0; heading < kHeadings; ++heading) {
      const Direction f = direction_of(static_cast<Heading>(heading));
      if (dot({f.x, f.y}, ahead) <= 0) continue;
      const std::int64_t off = std::abs(cross({f.x, f.y}, ahead));
      if (best != kNobody && off >= aside) continue;
      best = heading;
      aside = off;
    }
    return best;
  }

  static std::int64_t rounded(std::int64_t value) {
    const std::int64_t half = kHeadingScale / 2;
    return value < 0 ? -((-value + half) / kHeadingScale) : (value + half) / kHeadingScale;
  }
  // Where a model would stand if the unit only turned about its leader (EDG-R10).
  Spot wish_of(int model, Spot leading, int heading) const {
    const Spot old = spot(model) - spot(leader());
    const int turn = (heading - s_.units[unit_].heading + kHeadings) % kHeadings;
    if (turn == 0) return {leading.x + old.x, leading.y + old.y};
    const Direction f = direction_of(static_cast<Heading>(turn));
    return {leading.x + rounded(old.x * f.x - old.y * f.y),
            leading.y + rounded(old.x * f.y + old.y * f.x)};
  }

  // The spots in contact with an enemy, away from overlap.
  Spot contact_spot(int model, int enemy, int heading) const {
    const Direction f = direction_of(static_cast<Heading>(heading));
    const auto away = [&](std::int64_t part) {
      const std::int64_t product = std::abs(part) * (radius(model) + radius(enemy));
      const std::int64_t up = (product + kHeadingScale - 1) / kHeadingScale;
      return part < 0 ? -up : up;
    };
    return {spot(enemy).x + away(f.x), spot(enemy).y + away(f.y)};
  }
  std::optional<Spot> contact(int model, Spot wish, const Stands& placed) const {
    std::optional<Spot> best;
    const auto far = [&](Spot at) { return dot(at - wish, at - wish); };
    for (const int enemy : living(prey_)) {
      for (int heading = 0; heading < kHeadings; heading += 4) {
        const Stand one{model, contact_spot(model, enemy, heading)};
        if (best && far(one.at) >= far(*best)) continue;
        const bool suits = is_coherent(one, placed[0].at) && is_free(one, placed) &&
                           may_stand(one) && is_on_roof_of(one, placed[0].at) &&
                           do_touch(one, {enemy, spot(enemy)});
        if (suits) best = one.at;
      }
    }
    return best;
  }

  // EDG-R26, EDG-R10.
  Stands greedy(Stand leading, int heading) const {
    Stands placed{leading};
    for (const int model : followers()) {
      const Spot wish = wish_of(model, leading.at, heading);
      const Stand there{model, wish};
      std::optional<Spot> at = contact(model, wish, placed);
      const bool suits = is_coherent(there, leading.at) && is_free(there, placed) &&
                         may_stand(there) && is_on_roof_of(there, leading.at);
      if (!at && suits) at = wish;
      if (!at) at = scan(model, wish, placed, true);
      if (!at) at = scan(model, leading.at, placed, false);
      placed.push_back({model, at.value_or(spot(model))});
    }
    return placed;
  }

  const State& s_;
  Ground ground_;
  int unit_;
  int prey_;
};

int slowest(const State& state) {
  const Unit& unit = state.units[state.active.unit];
  int mv = 99;
  for (int i = unit.first; i < unit.first + unit.models; ++i) {
    const bool stands = state.models[i].fortitude > 0;
    if (stands) mv = std::min<int>(mv, profile_of(state, state.models[i]).mv);
  }
  return mv;
}

}  // namespace

bool may_go(const State& state, const Course& course, bool dash) {
  return Judge(state, kNobody).may(course, (dash ? 2 : 1) * slowest(state) * kInch);
}

bool may_charge(const State& state, const Charge& charge) {
  const std::int64_t reach = 2 * slowest(state) * kInch;
  const Judge judge(state, charge.target);
  return judge.is_prey_near(reach) && judge.may(charge.course, reach) &&
         judge.charges_right(charge.course);
}

bool may_fire_back(const State& charged) {
  const UnitId charger = charged.active.unit, target = charged.active.target;
  const Unit& of = charged.units[target];
  bool armed = false;
  for (int i = of.first; i < of.first + of.models; ++i) {
    if (charged.models[i].fortitude == 0) continue;
    const Profile& profile = profile_of(charged, charged.models[i]);
    armed = armed || profile.frags;
    for (const std::uint8_t weapon : profile.weapons) {
      armed = armed || weapon_at(weapon).reach == Reach::Ranged;
    }
  }
  const Ground ground(battlefield(charged.battlefield));
  for (int unit = 0; unit < charged.units.size(); ++unit) {
    if (unit == charger || charged.units[unit].owner == of.owner) continue;
    for (int i = 0; i < charged.units[unit].models; ++i) {
      for (int j = 0; j < of.models; ++j) {
        const Model &one = charged.models[charged.units[unit].first + i],
                    &other = charged.models[of.first + j];
        if (one.fortitude == 0 || other.fortitude == 0) continue;
        const Spot apart = spot_of(one.at) - spot_of(other.at);
        const std::int64_t touch =
            profile_of(charged, one).radius() + profile_of(charged, other).radius() + 20;
        const std::int64_t levels = ground.level(spot_of(one.at)) - ground.level(spot_of(other.at));
        if (dot(apart, apart) <= square(touch) && std::abs(levels) < 2000) return false;
      }
    }
  }
  return armed;
}

// EDG-R4: f·d + 16384·r < 0 of all.
bool is_fire_back_wild(const State& before, UnitId target) {
  const Unit& unit = before.units[before.active.unit];
  const Spot eye = spot_of(before.models[before.units[target].leader].at);
  const Direction f = direction_of(before.units[target].heading);
  for (int i = unit.first; i < unit.first + unit.models; ++i) {
    const Model& model = before.models[i];
    if (model.fortitude == 0) continue;
    const std::int64_t radius = profile_of(before, model).radius();
    if (dot({f.x, f.y}, spot_of(model.at) - eye) + kHeadingScale * radius >= 0) return false;
  }
  return true;
}

}  // namespace mael::battle::plain
