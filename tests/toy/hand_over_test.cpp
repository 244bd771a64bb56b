// One device between one and five persons: what each sees, and what is covered on the way.
#include "web/table/hand_over.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "tests/toy/toy.h"

namespace mael::toy {
namespace {

using web::Cover;
using web::HandOver;

// Bids need one's own coins, which nobody else sees; consents are asked over the open table; the
// captain's own turn hides the table from the others.
Cover cover_of(const State& state) {
  switch (state.step) {
    case Step::Bid: return Cover::Own;
    case Step::Consent: return Cover::None;
    default: return Cover::Table;
  }
}

HandOver at(const HandOver& before, const State& state, Seats persons) {
  const Seat asked = web::first_asked(to_act(state), persons, before.viewer);
  return web::follow(before, {asked, cover_of(state), state.step == Step::Over, state.round},
                     persons);
}

State bidding() {
  return *read_position(
      "toy/1 seats=5 round=2 step=bid hands=1+2,2+3,3+4,1+4,1+1 coins=5,5,5,5,5 bids=-,-,-,-,- "
      "at=0,0;0,0;0,0;0,0;0,0");
}

void bid(State& state, Seat seat) {
  REQUIRE_FALSE(check(state, {seat, Bid{1}}));
  apply(state, {seat, Bid{1}});
}

}  // namespace

TEST_CASE("players are persons or not, in the order of the seats", "[toy][hand_over]") {
  using web::Player;
  using web::PlayerKind;
  const std::array<Player, 5> players{Player{}, Player{PlayerKind::Casual, ""}, Player{},
                                      Player{PlayerKind::Master, ""}, Player{}};
  CHECK(web::persons_among(players) == Seats::only(Seat::A).with(Seat::C).with(Seat::E));
  CHECK(web::persons_among({}).is_empty());
}

TEST_CASE("whoever is alone at the device never waits for a cover", "[toy][hand_over]") {
  State state = bidding();
  const Seats alone = Seats::only(Seat::D);
  HandOver device = at({}, state, alone);
  CHECK(device.viewer == Seat::D);
  CHECK(device.acts_for() == Seat::D);
  CHECK(device.cover == Cover::None);
  bid(state, Seat::D);
  device = at(device, state, alone);
  CHECK(device.viewer == Seat::D);
  CHECK(device.acts_for() == Seat::Chance);
}

TEST_CASE("five persons bid one after the other, and nobody sees another's coins",
          "[toy][hand_over]") {
  State state = bidding();
  const Seats all = Seats::first(5);
  HandOver device;
  for (const Seat seat : all) {
    device = at(device, state, all);
    CHECK(device.viewer == Seat::Chance);
    CHECK(device.next == seat);
    CHECK(device.cover == Cover::Own);
    device = web::lift(device);
    CHECK(device.viewer == seat);
    CHECK(device.acts_for() == seat);
    CHECK(device.cover == Cover::None);
    bid(state, seat);
  }
  // The captain of the round is A, who bid as much as the others; E has the device.
  REQUIRE(state.step == Step::Turn);
  device = at(device, state, all);
  CHECK(device.cover == Cover::Table);
  CHECK(device.next == Seat::A);
  CHECK(device.acts_for() == Seat::Chance);
  CHECK(web::lift(device).acts_for() == Seat::A);
}

TEST_CASE("whoever has the device goes on if several are awaited", "[toy][hand_over]") {
  State state = bidding();
  const Seats some = Seats::only(Seat::B).with(Seat::D);
  HandOver device{Seat::D, Seat::D, Seat::Chance, Cover::None, 2};
  device = at(device, state, some);
  CHECK(device.acts_for() == Seat::D);
  CHECK(device.cover == Cover::None);
  bid(state, Seat::D);
  device = at(device, state, some);
  CHECK(device.next == Seat::B);
  // While others are awaited the cover stays as it is.
  bid(state, Seat::B);
  const HandOver waiting = at(device, state, some);
  CHECK(waiting.next == Seat::B);
  CHECK(waiting.cover == Cover::Own);
  CHECK(waiting.acts_for() == Seat::Chance);
}

TEST_CASE("a consent is asked over the open table, with nothing of anybody's own",
          "[toy][hand_over]") {
  State state = *read_position(
      "toy/1 seats=3 round=1 step=turn captain=a hands=1+2,3+4,1+1 coins=5,5,5 at=0,0;0,0;0,0");
  HandOver device{Seat::A, Seat::A, Seat::Chance, Cover::None, 1};
  apply(state, *read_action(state, "a offer:b:1/3"));
  device = at(device, state, Seats::first(3));
  CHECK(device.viewer == Seat::Chance);
  CHECK(device.acts_for() == Seat::B);
  CHECK(device.cover == Cover::None);
  CHECK(web::lift(device) == device);
}

TEST_CASE("nothing is covered once the game is over", "[toy][hand_over]") {
  State state = bidding();
  state.step = Step::Over;
  const HandOver before{Seat::C, Seat::C, Seat::Chance, Cover::None, 4};
  const HandOver device = at(before, state, Seats::first(5));
  CHECK(device.viewer == Seat::C);
  CHECK(device.cover == Cover::None);
  CHECK(device.acts_for() == Seat::Chance);
}

}  // namespace mael::toy
