// What a screen knows at one moment, among five who play.
#include "web/table/situation.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/toy/screen/parts.h"

namespace mael::toy {

namespace {

using web::HandOver;

struct Situation : web::SituationOf<Toy> {
  using SituationOf::SituationOf;
};

std::string name_of(const Situation& situation, Seat seat) {
  return situation.players[static_cast<std::size_t>(index_of(seat))].name;
}

State bidding() {
  return *read_position(
      "toy/1 seats=5 round=2 step=bid hands=1+2,2+3,3+4,1+4,1+1 coins=5,5,5,5,5 bids=-,-,-,-,- "
      "at=0,0;0,0;0,0;0,0;0,0");
}

Situation looked_at(const HandOver& device) {
  Situation::Players players;
  players[0].name = "Ada";
  players[4].name = "Eve";
  players[1].kind = web::PlayerKind::GreedyBot;
  return web::make_situation<Situation>(observe(bidding(), device.viewer), device, players, true);
}

TEST_CASE("of several who are awaited, only what the acting seat may do is listed", "[table]") {
  const Situation situation = looked_at({.viewer = Seat::C, .actor = Seat::C});
  CHECK(situation.decides());
  CHECK(situation.may_take_back);
  CHECK(situation.is_bot(Seat::B));
  CHECK_FALSE(situation.is_bot(Seat::C));
  REQUIRE_FALSE(situation.legal.empty());
  for (const Action& action : situation.legal) CHECK(action.by == Seat::C);
  CHECK(web::deed_of<Bid>(situation.legal.front()));
  CHECK_FALSE(web::deed_of<Sail>(situation.legal.front()));
}

TEST_CASE("nobody decides while the table is covered", "[table]") {
  const Situation situation = looked_at(
      {.viewer = Seat::Chance, .actor = Seat::C, .next = Seat::C, .cover = web::Cover::Table});
  CHECK(situation.actor() == Seat::Chance);
  CHECK_FALSE(situation.decides());
  CHECK(situation.legal.empty());
}

TEST_CASE("what may not be done is refused with its rule, in the players' names", "[table]") {
  const Situation situation = looked_at({.viewer = Seat::C, .actor = Seat::C});
  CHECK_FALSE(web::refused(situation, Bid{5}));
  const auto refusal = web::refused(situation, Bid{6});
  REQUIRE(refusal);
  CHECK(refusal->rule.text() == "TOY-003");
  CHECK(refusal->sentence == "TOY-003 says no to Ada and Eve");
}

}  // namespace
}  // namespace mael::toy
