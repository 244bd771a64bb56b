// What is listed of all that is legal, and what games are checked by while they are played.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/pirates/game.h"
#include "engine/pirates/rules.h"
#include "engine/pirates/text/notation.h"

namespace mael::pirates {
namespace {

State lying(const std::string& position) {
  const auto read = read_position("pirates/1 " + position);
  REQUIRE(read.ok());
  return *read;
}

std::vector<Action> listed(const State& state) {
  std::vector<Action> actions;
  legal_actions(state, actions);
  return actions;
}

// In the order of their words.
std::vector<std::string> offers_at(const std::string& position) {
  const State state = lying(position);
  std::vector<std::string> offers;
  for (const Action& action : listed(state)) {
    if (std::holds_alternative<OfferTrade>(action.deed)) {
      offers.push_back(write_action(state, action));
    }
  }
  std::sort(offers.begin(), offers.end());
  return offers;
}

using Words = std::vector<std::string>;

// Nothing is left of the turn but to end it.
const std::string kSpent =
    "seats=2 round=2 turn=moved:1,turned:1,attacked:1 ship.a=at:B1,points:2 ";

std::optional<Action> forced_at(const State& state) {
  return forced_action(state, to_act(state).first(), listed(state));
}

}  // namespace

TEST_CASE("of all exchanges those of one piece, for nothing, a piece or its price, are listed",
          "[pirates][rule:PIR-R63][rule:PIR-078]") {
  const std::string own = "seats=2 ship.a=at:B1,points:1,hold:CH05 ";
  CHECK(offers_at(own + "ship.b=at:B1,points:3,hold:CH01") ==
        Words{"a offer:b:-/CH01", "a offer:b:1/CH01", "a offer:b:CH05/-", "a offer:b:CH05/3",
              "a offer:b:CH05/CH01"});
  // Nobody is asked for points it has not, or offers such.
  CHECK(offers_at(own + "ship.b=at:B1,points:2,hold:CH03") ==
        Words{"a offer:b:-/CH03", "a offer:b:CH05/-", "a offer:b:CH05/CH03"});
  CHECK(offers_at(own + "ship.b=at:B2,points:3,hold:CH01").empty());
}

TEST_CASE("pieces that are alike are offered and picked up once",
          "[pirates][rule:PIR-R63][rule:PIR-R34]") {
  CHECK(offers_at("seats=2 ship.a=at:B1,hold:CH05+CH05 ship.b=at:B1,hold:CH01+CH01") ==
        Words{"a offer:b:-/CH01", "a offer:b:CH05/-", "a offer:b:CH05/CH01"});
  const State strewn = lying("seats=2 loot=B1:CH05,B1:CH05,B2:CH05 ship.a=at:B1");
  std::vector<Action> actions = listed(strewn);
  CHECK(std::count_if(actions.begin(), actions.end(), [](const Action& action) {
          return std::holds_alternative<PickUp>(action.deed);
        }) == 1);
  const std::vector<Action> once = actions;
  legal_actions(strewn, actions);  // into a list that has been used
  CHECK(actions == once);
}

TEST_CASE("only the end of a turn is forced, and not while an exchange could be offered",
          "[pirates][rule:PIR-048][rule:PIR-R63]") {
  const State alone = lying(kSpent + "ship.b=at:A0");
  REQUIRE(listed(alone).size() == 1);
  CHECK(lists_all(alone, Seat::A));
  CHECK(forced_at(alone) == Action{Seat::A, EndTurn{}});

  // Points could be given for nothing: no such offer is listed.
  const State met = lying(kSpent + "ship.b=at:B1");
  REQUIRE(listed(met).size() == 1);
  CHECK_FALSE(lists_all(met, Seat::A));
  CHECK_FALSE(forced_at(met));
  CHECK(lists_all(met, Seat::B));  // who is not to act has nothing to offer
}

TEST_CASE("whoever has been asked in a turn is not asked again", "[pirates][rule:PIR-R98]") {
  State met = lying(kSpent + "ship.b=at:B1");
  const auto offer = read_action(met, "a offer:b:1/-");
  REQUIRE(offer.ok());
  apply(met, *offer, nullptr);
  CHECK(lists_all(met, Seat::A));  // b answers meanwhile
  const auto refusal = read_action(met, "b refuse");
  REQUIRE(refusal.ok());
  apply(met, *refusal, nullptr);
  CHECK(lists_all(met, Seat::A));
  CHECK(forced_at(met) == Action{Seat::A, EndTurn{}});
}

TEST_CASE("nobody needs to be asked which of like pawns to take", "[pirates][rule:PIR-020]") {
  const State pawns = lying("seats=2 stage=pawns ship.a=ashore ship.b=ashore");
  CHECK(forced_at(pawns) == Action{to_act(pawns).first(), ChoosePawn{1}});
  const State places = lying("seats=2 stage=places ship.a=pawn:1 ship.b=pawn:2");
  CHECK_FALSE(forced_at(places));
}

// The games played at random are checked by this.
TEST_CASE("pieces that come from nowhere or are lost are noticed", "[pirates][rule:PIR-010]") {
  const State before =
      lying("seats=2 ship.a=at:B1,hold:CH05+AR03 ship.b=at:A0,art:AR01 loot=B2:AR02");
  CHECK(keeps_pieces(before, before));
  State after = before;
  after.ship(Seat::A).hold.erase(0);  // a chest is sold
  CHECK(keeps_pieces(before, after));
  CHECK_FALSE(keeps_pieces(after, before));

  const auto is_noticed = [&](auto&& change) {
    State changed = before;
    change(changed);
    return !keeps_pieces(before, changed);
  };
  CHECK(is_noticed([](State& state) { state.ship(Seat::A).hold.erase(1); }));
  CHECK(is_noticed([](State& state) { state.ship(Seat::B).artifact = 0; }));
  CHECK(is_noticed([](State& state) { state.dropped.clear(); }));
  CHECK(is_noticed([](State& state) { state.ship(Seat::B).box = 1; }));
  CHECK(is_noticed([](State& state) { ++state.chests[0]; }));
  CHECK(is_noticed([](State& state) { state.sold.push_back(state.ship(Seat::B).artifact); }));
  CHECK(is_noticed([](State& state) {
    for (int i = 0; i < 10; ++i) state.tokens.push_back({0, 0, 0});
  }));
  State revealed = before;
  revealed.removed = 1;
  CHECK(keeps_pieces(before, revealed));
  CHECK_FALSE(keeps_pieces(revealed, before));
}

}  // namespace mael::pirates
