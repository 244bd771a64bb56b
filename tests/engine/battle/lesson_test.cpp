// What the lesson says of the ground is so: whom the house hides, and whom the crates do not.
#include "engine/battle/help/lesson.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "engine/battle/derived.h"
#include "engine/battle/rules.h"
#include "engine/battle/text/notation.h"

namespace mael::battle {
namespace {

const LessonPart& part_of(const std::string& step) {
  const Lesson& all = lesson();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const LessonStep& each) { return each.name == step; });
  REQUIRE(found != all.end());
  return found->parts.front();
}

// `more`: in place of a `*` at its end.
void do_awaited(State& state, const std::string& step, const std::string& more = {}) {
  std::string awaited = part_of(step).awaits;
  if (awaited.back() == '*') awaited.replace(awaited.size() - 1, 1, more);
  const auto action = read_action(state, awaited);
  INFO(awaited);
  REQUIRE(action);
  REQUIRE_FALSE(check(state, *action));
  apply(state, *action);
}

State lies_at(const std::string& step) {
  const auto state = read_position(part_of(step).position);
  REQUIRE(state);
  return *state;
}

constexpr UnitId kDrones = 0, kHandlers = 1, kTroopers = 2;

}  // namespace

TEST_CASE("in the lesson the house hides whoever goes behind it", "[battle_lesson]") {
  for (const std::string heading : {"", "@298"}) {
    State state = lies_at("squad");
    CHECK(sees(state, kTroopers, kHandlers));
    do_awaited(state, "squad");
    do_awaited(state, "sight", heading);
    CHECK_FALSE(sees(state, kTroopers, kHandlers));
    CHECK_FALSE(sees(state, kHandlers, kTroopers));
  }
}

TEST_CASE("in the lesson crates of an inch guard whoever looks over them", "[battle_lesson]") {
  State state = lies_at("height");
  do_awaited(state, "height");
  CHECK(sees(state, kDrones, kTroopers));
  CHECK(sees(state, kTroopers, kDrones));
  CHECK(terrain_cover(state, kDrones) == 3);
}

}  // namespace mael::battle
