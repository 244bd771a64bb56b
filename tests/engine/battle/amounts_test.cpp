// What the numbers of a round are made of.
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "engine/battle/effects/figures.h"
#include "engine/battle/game.h"
#include "engine/battle/text/notation.h"

namespace mael::battle {
namespace {

std::vector<Term> terms_of(const Amount& amount) { return {amount.begin(), amount.end()}; }

// Contractors (SKL 2) who aimed at troopers twenty inches away.
State shot(const std::string& shooters, const std::string& targets, const std::string& round = "") {
  return *read_position(
      "edge-battle/1 table=36x36 a.i=E01:18/10+17/9+19/9+16/8+20/8,face:256" + shooters +
      " b.i=K01:18/30+17/31+19/31+16/32+20/32,face:768" + targets +
      " stage=active gone=1 active=a1,acts:2,did:aim.fire,last:fire frames=acting:a1,hitdice:a1 "
      "round=fire:a1:b1" +
      round + ",shots:1a+2a+3a+4a+5a,counts:1+1+1+1+1");
}

TEST_CASE("EDG-R50 a skill is told by its terms", "[battle][rule:EDG-R50]") {
  const State state = shot(",supp:1,move:2", ",move:1", ",open:1");
  const Amount skill = skill_of(state, state.round);
  CHECK(terms_of(skill) == std::vector<Term>{{2, Why::Printed},
                                             {2, Why::Aimed},
                                             {2, Why::WideOpen},
                                             {-1, Why::Suppressed},
                                             {-2, Why::OwnTokens},
                                             {-2, Why::TargetTokens}});
  CHECK(skill.sum() == 1);
  CHECK(flips_of_hits(state, state.round) == 1);
  CHECK(dice_owed(state, state.round) == -1);
}

TEST_CASE("EDG-143 a skill below nothing owes dice and gives no flips", "[battle][rule:EDG-143]") {
  const State state = shot(",supp:6", "");
  CHECK(skill_of(state, state.round).sum() == -2);
  CHECK(flips_of_hits(state, state.round) == 0);
  CHECK(dice_owed(state, state.round) == 2);
}

TEST_CASE("EDG-R65 cover is told by its terms", "[battle][rule:EDG-R65]") {
  const State state = shot("", ",cover:3,supp:1", ",behind:1");
  const Amount cover = cover_of(state, 1, 3);
  CHECK(terms_of(cover) ==
        std::vector<Term>{{1, Why::Terrain}, {2, Why::CoverTokens}, {-1, Why::Suppressed}});
  CHECK(worth_of_cover(state, 1, 3) == 2);
  CHECK(worth_of_cover(state, 1, 0) == 0);
  CHECK(cover_value(state, state.round) == 1);  // from behind
}

TEST_CASE("EDG-163 armor is one less from behind, and never below nothing",
          "[battle][rule:EDG-163]") {
  Round round;
  round.av = 3;
  round.behind = 1;
  CHECK(terms_of(armor_of(round)) == std::vector<Term>{{3, Why::Printed}, {-1, Why::Behind}});
  CHECK(flips_of_armor(round) == 2);
  round.av = 0;
  CHECK(flips_of_armor(round) == 0);
}

}  // namespace
}  // namespace mael::battle
