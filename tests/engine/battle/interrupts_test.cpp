// Interrupts, one above the other: at any depth a firefight is saved, linked and taken back.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <utility>

#include "tests/engine/battle/random_run.h"

namespace mael::battle {
namespace {

constexpr int kEach = 5;  // positions of each depth and step

// What is done from here and taken back leaves the very position; done again it leads to the same
// one.
void check_taken_back(Match<Battle> match, const Action& action) {
  const State before = match.state();
  const int entries = match.size(), settled = match.settled();
  INFO(write_position(before) << "\n" << write_action(before, action));
  REQUIRE_FALSE(match.append(action));
  const State after = match.state();
  // Nothing in a battle is hidden: only what chance does must stand.
  CHECK(match.settled() == (action.by == Seat::Chance ? match.size() : settled));
  auto stored = load(save(match));
  REQUIRE(stored.ok());
  for (Match<Battle>* each : {&match, &stored->match}) {
    REQUIRE(each->state() == after);
    each->rewind_to(entries);
    REQUIRE(each->state() == before);
    CHECK(each->settled() == settled);
    REQUIRE_FALSE(each->append(action));
    REQUIRE(each->state() == after);
  }
}

// The match itself, as it is stored, as its position is linked, and as that is written.
void check_kept(const Match<Battle>& match, const Action& action) {
  const State& state = match.state();
  INFO(write_position(state));
  const auto stored = load(save(match));
  REQUIRE(stored.ok());
  CHECK(stored->broken_at == 0);
  REQUIRE(stored->match.log() == match.log());
  REQUIRE(stored->match.state() == state);
  const auto linked = unpack(pack(state), kPackedVersion);
  REQUIRE(linked.ok());
  REQUIRE(*linked == state);
  const auto written = read_position(write_position(state));
  REQUIRE(written.ok());
  REQUIRE(*written == state);
  check_taken_back(match, action);
  check_taken_back(stored->match, action);
  check_taken_back(Match<Battle>(*linked), action);
  check_taken_back(Match<Battle>(*written), action);
}

// What led here is taken back, however many frames that opened or closed.
void check_last_taken_back(const Match<Battle>& match) {
  const int entries = match.size();
  if (entries == 0) return;
  Match<Battle> back = match;
  back.rewind_to(entries - 1);
  INFO(write_position(back.state()));
  REQUIRE_FALSE(back.append(match.log().back()));
  REQUIRE(back.state() == match.state());
  const auto stored = load(save(match));
  REQUIRE(stored.ok());
  CHECK(stored->match.branch_at(entries - 1).state() == match.state_at(entries - 1));
}

// Positions looked at by their depth, and by what is decided in them.
using Looked = std::map<std::pair<int, Step>, int>;

Looked look_at_interrupts(std::uint64_t seed, int games) {
  Looked looked;
  Random random(seed);
  const auto visit = [&](const Match<Battle>& match, const std::vector<Action>& listed) {
    const State& state = match.state();
    if (state.frames.empty() || looked[{state.frames.size(), state.top().step}] == kEach) return;
    ++looked[{state.frames.size(), state.top().step}];
    const bool chance = to_act(state).is_chance();
    const auto count = static_cast<std::uint32_t>(listed.size());
    check_kept(match, chance ? deal(state, random) : listed[random.below(count)]);
    check_last_taken_back(match);
  };
  const RunReport report = RandomRun(seed, false).play(games, visit);
  CHECK(report.broken == "");
  return looked;
}

}  // namespace

TEST_CASE("within any interrupt a firefight is saved, linked and taken back",
          "[battle][snapshot]") {
  std::array<int, kMostFrames + 1> looked{}, steps{};
  for (const auto& [where, count] : look_at_interrupts(3, 80)) {
    looked[static_cast<std::size_t>(where.first)] += count;
    ++steps[static_cast<std::size_t>(where.first)];
  }
  CHECK(steps[1] >= 4);   // an activation, its bonus move, a charge, a Shake-Off
  CHECK(steps[2] >= 10);  // the steps of a round
  CHECK(steps[3] == 2);   // injuries and a leader in them
  for (const int depth : {1, 2, 3}) CHECK(looked[static_cast<std::size_t>(depth)] >= 2 * kEach);
}

// Four deep is seldom: in a fight a leader falls by the first of two injuries beyond the last level
// of suppression.
TEST_CASE("four interrupts deep a firefight is saved, linked and taken back",
          "[battle][snapshot][rule:EDG-097][rule:EDG-049]") {
  Match<Battle> match(*read_position(
      "edge-battle/1 table=thicket stage=active turn=3 gone=1 "
      "a.i=E05:12/7.999+12.507/6.856+10.857/7.492,face:256 "
      "b.i=K01:12.231/9.159+13.177/7.883*0+11.104/8.772+13.688/6.797+10/8.308*0,face:736,supp:6 "
      "active=a1,acts:1,did:fight,last:fight frames=acting:a1,roundover:a1,injuries:b1:2 "
      "round=fight:a1:b1,near:1,av:3,lost:1,hurt:1,shots:1a+2u+3u,counts:2+1+1,dice:3+5+2+3,"
      "armor:1.2,hits:1"));
  for (const auto& [text, depth] :
       {std::pair{"b injure:1", 4}, {"b leader:4", 3}, {"b injure:3", 1}}) {
    INFO(text);
    const auto action = read_action(match.state(), text);
    REQUIRE(action.ok());
    check_kept(match, *action);
    REQUIRE_FALSE(match.append(*action));
    check_last_taken_back(match);
    CHECK(match.state().frames.size() == depth);
  }
  // All of it at once.
  const State last = match.state();
  Match<Battle> back = match;
  back.rewind_to(0);
  CHECK(back.state() == match.first());
  for (const Action& action : match.log()) REQUIRE_FALSE(back.append(action));
  CHECK(back.state() == last);
}

}  // namespace mael::battle
