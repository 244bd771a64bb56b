// What the bot that weighs says of decisions: hints, reviews and the board to think on live on it.
#include <catch2/catch_test_macros.hpp>

#include "engine/battle/bots/greedy.h"
#include "engine/battle/described.h"
#include "engine/battle/entry.h"
#include "engine/battle/game.h"
#include "engine/play/game_bots.h"

namespace mael::battle {
namespace {

// Two squads that see each other; the first may shoot.
const std::string kFacing =
    "edge-battle/1 table=36x36 stage=active gone=1 "
    "a.i=E01:10/12+8.7/12+11.3/12+7.4/12+12.6/12,face:256 "
    "b.i=K01:10/24+8.7/24+11.3/24+7.4/24+12.6/24,face:768 active=a1 frames=acting:a1";

struct Asked {
  Asked() {
    REQUIRE(mind);
    REQUIRE_FALSE(mind->begin(kFacing, Seat::A));
  }
  State state = *read_position(kFacing);
  std::unique_ptr<Counsellor> mind = kBots.counsellor(7);
};

}  // namespace

TEST_CASE("a counsellor advises what greedy takes", "[battle][greedy]") {
  Asked asked;
  const Counsel counsel = asked.mind->advise();
  Greedy greedy(7);
  CHECK(counsel.action == write_action(asked.state, greedy.choose(asked.state, Seat::A)));
  CHECK(counsel.lost == 0);
  const std::vector<Counsel> compared = asked.mind->compare(3);
  REQUIRE(compared.size() == 3);
  CHECK(compared[0].action == counsel.action);
  CHECK(compared[0].share >= compared[1].share);
  CHECK(compared[1].share >= compared[2].share);
}

TEST_CASE("what is given away is told, with what was better", "[battle][greedy]") {
  Asked asked;
  const std::string best = asked.mind->advise().action;
  const auto taken = asked.mind->judge(best);
  REQUIRE(taken);
  CHECK(taken->lost == 0);
  CHECK(taken->action.empty());
  // Nobody is shot at.
  CHECK_FALSE(asked.mind->judge("a defend"));
  // The whole squad is left standing in the open before a loaded enemy.
  const auto idle = asked.mind->judge(write_action(asked.state, {Seat::A, EndActivation{}}));
  REQUIRE(idle);
  CHECK(idle->lost > 0);
  CHECK(idle->action == best);
}

TEST_CASE("a move to a spot of one's own is judged as well", "[battle][greedy]") {
  Asked asked;
  const auto moved = read_action(asked.state, "a move:10/13");
  REQUIRE(moved);
  REQUIRE_FALSE(check(asked.state, *moved));
  CHECK(asked.mind->judge("a move:10/13"));
}

}  // namespace mael::battle
