// Moves and charges on the tables of the game and on bare ground, `check` against the plain judge:
// squads thrown close together, listed courses with something changed and ways drawn at random.
#include "tests/engine/battle/plain_courses.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/battle/game.h"
#include "engine/battle/play/charging.h"
#include "engine/battle/steps.h"

namespace mael::battle {
namespace {

// Draws positions and changes courses.
class Thrower {
 public:
  Thrower(std::uint64_t seed, bool hovers) : random_(seed), hovers_(hovers) {}

  // Two squads a side within a foot and a half of each other; the first is active. On bare ground,
  // or on a table of the game.
  State position(bool bare) {
    for (;;) {
      State state = *start(Battle::draw_odd_setup(random_));
      if (bare) state.battlefield = bare_field();
      if (hovers_) let_hover(state);
      state.stage = Stage::Go;
      state.to = Seat::A;
      const Battlefield& field = battlefield(state.battlefield);
      const Point middle{within(4000, field.width() - 4000), within(4000, field.depth() - 4000)};
      for (Unit& unit : state.units) throw_unit(state, unit, middle);
      if (validate(state)) continue;
      apply(state, {Seat::A, Activate{0}});
      return state;
    }
  }

  Course course(const State& state) {
    const Unit& unit = state.units[0];
    const Point start = state.models[unit.leader].at;
    Course course;
    Point end = start;
    for (int legs = any(4); legs > 0; --legs) {
      end = near(end, 4000);
      course.path.push_back(end);
    }
    course.heading = static_cast<Heading>(any(kHeadings));
    for (int i = 0; i < unit.models; ++i) {
      const Model& model = state.models[unit.first + i];
      if (unit.first + i == unit.leader || !model.is_alive()) continue;
      course.places.push_back(
          near({end.x + model.at.x - start.x, end.y + model.at.y - start.y}, 300));
    }
    return course;
  }

  // One thing of it is another, mostly by little.
  void change(Course& course) {
    const int reach = any(2) == 0 ? 30 : 600;
    if (hovers_ && any(6) == 0) course.dynamic = !course.dynamic;
    switch (any(5)) {
      case 0:
        if (course.path.empty()) return;
        return move(course.path[any(course.path.size())], reach);
      case 1:
        if (course.path.size() < 2) return;
        return course.path.erase(any(course.path.size() - 1));
      case 2: course.heading = static_cast<Heading>((course.heading + any(3)) % kHeadings); return;
      case 3:
        if (course.path.empty()) return;
        return move(course.path[course.path.size() - 1], reach);
      default:
        if (course.places.empty()) return;
        return move(course.places[any(course.places.size())], reach);
    }
  }

  int any(int count) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(count))); }

 private:
  static BattlefieldId bare_field() {
    return read_setup("edge-battle/1 table=36x36 a=E01 b=K01")->battlefield;
  }

  // The squads of the side that moves, all but one kind of model in some of them.
  void let_hover(State& state) {
    int hover = 0;
    while (content().abilities[static_cast<std::size_t>(hover)].name != "hover") ++hover;
    Force force = force_at(state.forces[0]);
    for (Profile& line : force.lines) {
      if (any(8) == 0 || line.abilities.full()) continue;
      line.abilities.push_back({static_cast<std::uint8_t>(hover), 0});
      REQUIRE(completes(line));
    }
    state.forces[0] = keep_force(force);
  }

  void throw_unit(State& state, Unit& unit, Point middle) {
    for (int tries = 0; tries < 40; ++tries) {
      const Point leader = near(middle, 9000);
      unit.heading = static_cast<Heading>(any(kHeadings));
      for (int i = 0; i < unit.models; ++i) {
        Model& model = state.models[unit.first + i];
        model.at = unit.first + i == unit.leader ? leader : near(leader, 3400);
      }
      if (!validate(state)) return;
    }
  }
  std::int32_t within(int from, int to) { return from + any(to - from); }
  Point near(Point point, int reach) {
    return {point.x + within(-reach, reach), point.y + within(-reach, reach)};
  }
  void move(Point& point, int reach) { point = near(point, reach); }

  Random random_;
  bool hovers_ = false;
};

struct Judged {
  std::map<std::size_t, std::pair<int, int>> kinds;  // accepted and refused, by kind of deed
  int fired_back = 0;                                // charges whose target may fire …
  int wild = 0;                                      // … and does so wildly
  int not_fired = 0;                                 // … and others
};

bool may(const State& state, const Deed& deed) {
  if (const auto* move = std::get_if<Move>(&deed)) return plain::may_go(state, move->course, false);
  if (const auto* dash = std::get_if<Dash>(&deed)) return plain::may_go(state, dash->course, true);
  return plain::may_charge(state, std::get<Charge>(deed));
}

// After a charge: who may fire back, and how.
void compare_fire(const State& state, const Charge& charge, Judged& judged) {
  State after = state;
  apply(after, {Seat::A, charge});
  const bool may_fire = is_at(after, Step::Charged);
  INFO(write_position(after));
  CHECK(may_fire == plain::may_fire_back(after));
  ++(may_fire ? judged.fired_back : judged.not_fired);
  if (!may_fire) return;
  std::vector<Action> answers;
  legal_actions(after, answers);
  for (const Action& answer : answers) {
    if (!std::holds_alternative<Defend>(answer.deed)) continue;
    apply(after, answer);
    const bool wild = plain::is_fire_back_wild(state, charge.target);
    if (after.has_round()) CHECK((after.round.wild != 0) == wild);
    judged.wild += wild;
    return;
  }
}

// What terrain or the target itself would stop is judged after a search of its own
// (charging_test.cpp).
bool is_relieved(const State& state, const Charge& charge) {
  const Walk walk = walk_of(state, state.active.unit, Gait::Charge, charge.target);
  return judge_charge(state, walk, charge.course, {}).has_value();
}

void compare(const State& state, const Deed& deed, Judged& judged) {
  const Action action{Seat::A, deed};
  const bool allowed = !check(state, action);
  const auto* charge = std::get_if<Charge>(&deed);
  if (charge && allowed && is_relieved(state, *charge)) return;
  if (allowed != may(state, deed)) {
    FAIL_CHECK((allowed ? "accepted: " : "refused: ") + write_action(state, action) + " in " +
               write_position(state));
  }
  auto& counts = judged.kinds[deed.index()];
  ++(allowed ? counts.first : counts.second);
  if (charge && allowed) compare_fire(state, *charge, judged);
}

template <class Kind>
std::vector<Kind> listed(const std::vector<Action>& actions) {
  std::vector<Kind> kinds;
  for (const Action& action : actions) {
    if (const auto* deed = std::get_if<Kind>(&action.deed)) kinds.push_back(*deed);
  }
  return kinds;
}

Judged judge(std::uint64_t seed, int positions, bool bare, bool hovers = false) {
  Judged judged;
  Thrower thrower(seed, hovers);
  std::vector<Action> actions;
  const auto compare_some = [&](const State& state, const auto& kinds, int count) {
    for (int i = 0; i < count && !kinds.empty(); ++i) {
      auto deed = kinds[static_cast<std::size_t>(thrower.any(static_cast<int>(kinds.size())))];
      for (int changes = thrower.any(3); changes > 0; --changes) thrower.change(deed.course);
      compare(state, deed, judged);
    }
  };
  for (int i = 0; i < positions; ++i) {
    const State state = thrower.position(bare);
    legal_actions(state, actions);
    compare_some(state, listed<Move>(actions), 4);
    compare_some(state, listed<Dash>(actions), 4);
    compare_some(state, listed<Charge>(actions), 6);
    compare(state, Move{thrower.course(state)}, judged);
    compare(state, Dash{thrower.course(state)}, judged);
  }
  return judged;
}

void check_both(const Judged& judged, int least) {
  CHECK(judged.kinds.size() == 3);
  for (const auto& [kind, counts] : judged.kinds) {
    CAPTURE(kind, counts.first, counts.second);
    CHECK(counts.first > least);
    CHECK(counts.second > least);
  }
  CHECK(judged.fired_back > least / 2);
  CHECK(judged.not_fired > 0);
  CHECK(judged.wild > 0);
}

}  // namespace

TEST_CASE("moves and charges on bare ground are judged as the sheet reads",
          "[battle][rules][plain]") {
  check_both(judge(11, 60, true), 30);
}

TEST_CASE("moves and charges over terrain are judged as the sheet reads",
          "[battle][rules][plain]") {
  check_both(judge(12, 200, false), 80);
}

TEST_CASE("dynamic moves and charges are judged as the sheet reads",
          "[battle][rules][plain][rule:EDG-091]") {
  check_both(judge(15, 60, false, true), 30);
}

TEST_CASE("so are those from 10 000 positions", "[.release][battle][rules][plain]") {
  check_both(judge(13, 2000, true), 1500);
  check_both(judge(14, 8000, false), 8000);
}

}  // namespace mael::battle
