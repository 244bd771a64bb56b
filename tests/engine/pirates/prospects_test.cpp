// How far it is on a sea that turns. Ways are those of the sheet's board, 22.1 and 22.2.
#include "engine/pirates/bots/prospects.h"

#include <catch2/catch_test_macros.hpp>

#include "engine/pirates/game.h"

namespace mael::pirates {
namespace {

constexpr Cell kA0 = 0, kB7 = 11, kC0 = 12, kC6 = 18;

State position(const std::string& words) { return *read_position("pirates/1 seats=2 " + words); }

Way way(const std::string& words, Cell to) {
  const State state = position(words);
  return way_to_cell(state, pace_of(state, Seat::A), state.ship(Seat::A).cell, to);
}

Way way_to_card(const std::string& words, int card) {
  const State state = position(words);
  return way_to_treasure(state, pace_of(state, Seat::A), state.ship(Seat::A).cell, card);
}

}  // namespace

TEST_CASE("the way to a cell takes moves and turns", "[pirates][bots]") {
  CHECK(way("ship.a=at:A0", kA0).turns == 0);
  CHECK(way("ship.a=at:A0", kA0).nearness() == kHere);
  // A0 touches B0, and B0 touches C0: two moves, of which one can be made now.
  CHECK(way("ship.a=at:A0", kC0).turns == 1);
  CHECK(way("ship.a=at:A0", kC0).moves == 2);
  CHECK(way("ship.a=at:A0,fit:E01", kC0).turns == 0);
  CHECK(way("turn=moved:1 ship.a=at:A0", kC0).turns == 2);
  // A rotation brings C6 to the quarter of A0.
  CHECK(way("ship.a=at:A0,fit:E01", kC6).turns == 0);
  CHECK(way("turn=turned:1 ship.a=at:A0,fit:E01", kC6).turns == 1);
}

TEST_CASE("the way to a treasure puts its illustration together", "[pirates][bots][rule:PIR-R51]") {
  // Section 25, 3: the ship is on B7, and three quarters of the central circle complete L01.
  CHECK(way_to_card("ship.a=at:B7,cards:T21", 21).turns == 0);
  CHECK(way_to_card("ship.a=at:B7,cards:T21", 21).moves == 0);
  CHECK(way_to_card("turn=turned:1 ship.a=at:B7,cards:T21", 21).turns == 1);
  CHECK(way_to_card("circles=0,1,0 turn=turned:1 ship.a=at:B7,cards:T21", 21).turns == 0);
  // Three parts take two rotations.
  CHECK(way_to_card("ship.a=at:A3,cards:T29", 29).turns == 1);
  CHECK(way_to_card("ship.a=at:A3,fit:E03,cards:T29", 29).turns == 0);
}

TEST_CASE("what is nearer counts more", "[pirates][bots]") {
  int before = kHere + 1;
  for (const Way each : {Way{0, 0}, Way{0, 1}, Way{1, 1}, Way{1, 2}, Way{2, 2}, Way{5, 5}}) {
    CHECK(each.nearness() < before);
    before = each.nearness();
  }
  CHECK(Way{}.nearness() > 0);
}

TEST_CASE("others wait for their turn to set out", "[pirates][bots]") {
  const State state = position("ship.a=at:A0 ship.b=at:A0");
  CHECK(way_to_cell(state, pace_of(state, Seat::A), kA0, 4).turns == 0);
  CHECK(way_to_cell(state, pace_of(state, Seat::B), kA0, 4).turns == 1);
  CHECK(way_to_any(state, pace_of(state, Seat::A), kA0, only(kC6) | only(4)).turns == 0);
  CHECK(way_to_any(state, pace_of(state, Seat::A), kA0, 0).turns == Way{}.turns);
  CHECK(way_to_any(state, pace_of(state, Seat::A), kB7, only(kB7)).moves == 0);
}

}  // namespace mael::pirates
