// Moves, charges, shots and what follows from dice, said part by part.
#include "engine/battle/help/drafts.h"

#include <catch2/catch_test_macros.hpp>
#include <map>

#include "engine/battle/derived.h"
#include "engine/battle/play/charging.h"
#include "engine/play/draft_promises.h"
#include "tests/engine/battle/played_on.h"
#include "tests/engine/battle/random_games.h"

namespace mael::battle {
namespace {

using D = Drafts<Battle>;

const std::string kFace =
    "edge-battle/1 table=36x36 a.i=E01:15/8+13.7/8+16.3/8+12.4/8+17.6/8,face:256 "
    "b.i=K01:15/22+13.7/22+16.3/22+12.4/22+17.6/22,face:768";
const std::string kNear =
    "edge-battle/1 table=36x36 a.i=K02:15/10+13.8/8.8+16.2/8.8+12.5/8.8+15/7.5,face:256 "
    "b.i=K04:15/17+13.7/18.3+16.3/18.3,face:768";

// Each part that can be set, and whether it lacks.
using Lacking = std::map<std::string, bool>;
Lacking lacking(const State& state, const D::Draft& draft) {
  std::vector<Need> needs;
  D::needs(state, draft, needs);
  Lacking lacks;
  for (const Need& need : needs) lacks[std::string(need.part)] = need.lacks;
  return lacks;
}

RuleId refused_by(const State& state, D::Draft draft, const DraftPart& part) {
  const Verdict verdict = D::add(state, draft, part);
  return verdict ? verdict->rule : RuleId();
}

}  // namespace

TEST_CASE("drafts of a battle keep their promises in random firefights", "[battle][drafts]") {
  DraftPromises<Battle> promises(3);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    play_random_game(seed, [&](const Match<Battle>& match) {
      for (const Seat seat : seats_of(match.state())) promises.hold(match.state(), seat);
    });
  }
  CHECK(promises.broken() == "");
  CHECK(promises.finished() > 1000);
}

TEST_CASE("of a move only its end is said", "[battle][drafts][rule:EDG-241][rule:EDG-077]") {
  const State state = after(kFace, {"a activate:a1"});
  auto draft = D::read(state, "a move:");
  REQUIRE(draft.ok());
  CHECK(lacking(state, *draft) == Lacking{{"end", true}, {"path", false}});
  CHECK(refused_by(state, *draft, {"end", {}, {{15000, 26000}}}) == "EDG-241"_rule);
  CHECK(refused_by(state, *draft, {"end", {}, {{15000, 22000}}}) == "EDG-077"_rule);
  CHECK(refused_by(state, *draft, {"end", {}, {{15000, 100}}}) == "EDG-075"_rule);
  CHECK_FALSE(D::add(state, *draft, {"end", {}, {{17000, 11000}}}));
  CHECK(is_whole<Battle>(state, *draft));
  const Course course = std::get<Move>(D::action_of(state, *draft).deed).course;
  CHECK(course.path.size() == 1);
  CHECK(course.places.size() == 4);
  CHECK(course.heading == heading_towards({17000, 11000}, {17600, 22000}));
  CHECK(lacking(state, *draft) ==
        Lacking{{"end", false}, {"heading", false}, {"path", false}, {"places", false}});

  CHECK_FALSE(D::add(state, *draft, {"heading", {256}, {}}));
  CHECK(D::write(state, *draft) == "a move:17/11");
  const std::vector<Point> row{{15700, 10000}, {18300, 10000}, {14400, 10000}, {19600, 10000}};
  CHECK_FALSE(D::add(state, *draft, {"places", {}, row}));
  CHECK(D::write(state, *draft) == "a move:17/11=15.7/10+18.3/10+14.4/10+19.6/10");
  CHECK(refused_by(state, *draft, {"places", {}, {{15700, 10000}}}) == "EDG-072"_rule);
  const std::vector<Point> far{{15700, 10000}, {18300, 10000}, {14400, 10000}, {24000, 10000}};
  CHECK(refused_by(state, *draft, {"places", {}, far}) == "EDG-057"_rule);
}

TEST_CASE("of a charge only its target is said", "[battle][drafts][rule:EDG-246][rule:EDG-383]") {
  const State state = after(kNear, {"a activate:a1"});
  auto draft = D::read(state, "a charge:");
  REQUIRE(draft.ok());
  CHECK(lacking(state, *draft) == Lacking{{"target", true}});
  CHECK_FALSE(D::add(state, *draft, {"target", {1}, {}}));
  CHECK(is_whole<Battle>(state, *draft));
  CHECK(refused_by(state, *draft, {"end", {}, {{15000, 13000}}}) == "EDG-246"_rule);
  CHECK(refused_by(state, *draft, {"thrower", {9}, {}}) == "EDG-383"_rule);

  auto begun = D::read(state, "a charge:b1:");
  REQUIRE(begun.ok());
  CHECK(lacking(state, *begun)["end"]);
  CHECK(D::write(state, *begun) == "a charge:b1:");
}

TEST_CASE("a charge is offered from beside a roof that has no room",
          "[battle][drafts][rule:EDG-658][rule:EDG-R14]") {
  const std::string house =
      "edge-battle/1 table=36x36 terrain=house:9.35/9.35+11.9/9.35+11.9/10.65+9.35/10.65 "
      "a.i=E05:10/5+8.7/5+11.3/5,face:256 a.ii=K05:5/5,face:256 b.i=K05:10/10,face:768";
  const auto ends = [&](std::string_view unit) {
    const State state = after(house, {"a activate:" + std::string(unit)});
    auto draft = D::read(state, "a charge:");
    REQUIRE(draft.ok());
    REQUIRE_FALSE(D::add(state, *draft, {"target", {2}, {}}));
    REQUIRE(is_whole<Battle>(state, *draft));
    const Action charge = D::action_of(state, *draft);
    CHECK_FALSE(check(state, charge));
    return end_of(state, state.active.unit, std::get<Charge>(charge.deed).course);
  };
  const Battlefield& field = battlefield_of(*read_position(house));
  CHECK(field.level_at(ends("a2")) == 3000);  // room for one
  const Point foot = ends("a1");
  CHECK(field.level_at(foot) == 0);
  CHECK(foot.y <= 8'761);
  CHECK(foot.y > 8'750);
}

TEST_CASE("a charge beyond the reach of a dash is no draft", "[battle][drafts][rule:EDG-244]") {
  const std::string apart =
      "edge-battle/1 table=36x36 a.i=K05:15/8,face:256 b.i=K05:15/33,face:768";
  const State state = after(apart, {"a activate:a1"});
  CHECK_FALSE(D::read(state, "a charge:b1:").ok());
  CHECK_FALSE(D::read(state, "a charge:").ok());
  CHECK(D::read(state, "a dash:").ok());
}

TEST_CASE("of a shot only its target is said", "[battle][drafts][rule:EDG-133][rule:EDG-119]") {
  const State state = after(kFace, {"a activate:a1"});
  auto draft = D::read(state, "a fire:");
  REQUIRE(draft.ok());
  CHECK(lacking(state, *draft) == Lacking{{"target", true}});
  CHECK(refused_by(state, *draft, {"target", {0}, {}}) == "EDG-119"_rule);
  CHECK_FALSE(D::add(state, *draft, {"target", {1}, {}}));
  CHECK(D::write(state, *draft) == "a fire:b1");
  CHECK(lacking(state, *draft) == Lacking{{"target", false}, {"shots", false}});
  CHECK(refused_by(state, *draft, {"shots", {}, {}}) == "EDG-133"_rule);
  CHECK_FALSE(D::add(state, *draft, {"shots", {thing_of(Shot{2, 0}), thing_of(Shot{0, 0})}, {}}));
  CHECK(D::write(state, *draft) == "a fire:b1:1a+3a");
}

TEST_CASE("of a Hit & Run only its target is said", "[battle][drafts][rule:EDG-391]") {
  const std::string past =
      "edge-battle/1 table=36x36 a.i=E06:10/10+8.7/10+11.3/10,face:256 "
      "b.i=K05:10/14,face:768 b.ii=K05:30/30,face:768";
  CHECK_FALSE(D::read(after(past, {"a activate:a1"}), "a hitrun:").ok());
  const State state = after(past, {"a activate:a1", "a move:10/12"});
  auto draft = D::read(state, "a hitrun:");
  REQUIRE(draft.ok());
  CHECK(refused_by(state, *draft, {"target", {2}, {}}) == "EDG-391"_rule);
  CHECK_FALSE(D::add(state, *draft, {"target", {1}, {}}));
  CHECK(D::write(state, *draft) == "a hitrun:b1");
  CHECK_FALSE(D::add(state, *draft, {"shots", {thing_of(Shot{2, 0})}, {}}));
  CHECK(D::write(state, *draft) == "a hitrun:b1:3a");
}

TEST_CASE("nobody composes out of turn", "[battle][drafts][rule:EDG-232]") {
  const State state = *read_position(kFace);
  for (const char* text : {"a move:", "a fire:", "a charge:b1:", "b fire:"}) {
    CAPTURE(text);
    CHECK_FALSE(D::read(state, text).ok());
  }
}

}  // namespace mael::battle
