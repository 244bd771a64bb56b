// What a workbench shows of a match is made of notation alone: held with a game that has all there
// may be, hidden hands, chance that is listed and chance that is not.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "engine/play/match_of.h"
#include "tests/toy/described.h"
#include "web/table/kinds/workbench_view.h"

namespace mael::web {
namespace {

using Field = WorkbenchView::Field;

// A round of two: A is captain and may sail, rest or make an offer (TOY-010, TOY-020).
const std::string kTurn =
    "toy/1 seats=2 round=1 step=turn captain=a hands=1+2,3+4 coins=5,5 bids=-,- at=0,0;0,0";

MatchOf<toy::Described> match_at(const std::string& position) {
  const auto state = toy::read_position(position);
  INFO(position);
  REQUIRE(state);
  return MatchOf<toy::Described>(Match<toy::Toy>(*state));
}

WorkbenchView view_of(const std::string& position) {
  return workbench_view(match_at(position), 0,
                        [](const std::string& action) { return "Do " + action; });
}

std::vector<std::string> notations(const WorkbenchView& view) {
  std::vector<std::string> all;
  for (const auto& deed : view.deeds) all.push_back(deed.notation);
  return all;
}

}  // namespace

TEST_CASE("fields of a position are those of its notation", "[toy][workbench]") {
  const WorkbenchView view = view_of(kTurn);
  CHECK(view.position == kTurn);
  CHECK(view.form == "toy/1");
  CHECK(view.fields == std::vector<Field>{{"seats", "2"},
                                          {"round", "1"},
                                          {"step", "turn"},
                                          {"captain", "a"},
                                          {"hands", "1+2,3+4"},
                                          {"coins", "5,5"},
                                          {"bids", "-,-"},
                                          {"at", "0,0;0,0"}});
  CHECK(view.awaited == Awaited::seat(Seat::A));
  CHECK_FALSE(view.over);
}

TEST_CASE("every listed action stands there, in notation and in words", "[toy][workbench]") {
  const WorkbenchView view = view_of(kTurn);
  CHECK(notations(view) == match_at(kTurn).listed());
  for (const auto& deed : view.deeds) CHECK(deed.words == "Do " + deed.notation);
  CHECK_FALSE(view.lists_all);  // paths of any shape may be sailed

  const WorkbenchView bids =
      view_of("toy/1 seats=2 round=1 step=bid hands=1+2,3+4 coins=1,0 at=0,0;0,0");
  CHECK(bids.awaited.seats() == Seats::first(2));
  CHECK(bids.deeds.size() == 3);  // nothing or one coin of A, nothing of B (TOY-003)
  CHECK(bids.lists_all);
}

TEST_CASE("what chance may do is listed, or said not to be", "[toy][workbench]") {
  const WorkbenchView drawn = view_of("toy/1 seats=1 step=draw hands=1 coins=5 at=0,0");
  CHECK(drawn.awaited.is_chance());
  CHECK(drawn.deeds.size() == 4);  // four kinds of cards (TOY-001)
  CHECK(drawn.lists_all);
  const WorkbenchView dice =
      view_of("toy/1 seats=1 round=1 step=dice captain=a hands=1+2 coins=5 at=0,0");
  CHECK(dice.awaited.is_chance());
  CHECK_FALSE(dice.lists_all);  // twenty dice (TOY-040)
}

TEST_CASE("each seat sees otherwise what is hidden from it, and onlookers all of that",
          "[toy][workbench]") {
  const WorkbenchView view = view_of(kTurn);
  REQUIRE(view.sights.size() == 3);
  CHECK(view.sights[0].seat == Seat::A);
  CHECK(view.sights[1].seat == Seat::B);
  CHECK(view.sights[2].seat == Seat::Chance);
  const std::vector<std::string> hands{"1+2,?+?", "?+?,3+4", "?+?,?+?"};
  for (std::size_t i = 0; i < hands.size(); ++i) {
    CHECK(view.sights[i].unlike == std::vector<Field>{{"hands", hands[i]}});
    CHECK(view.sights[i].position.find(hands[i]) != std::string::npos);
  }
}

TEST_CASE("an earlier moment is shown as it was", "[toy][workbench]") {
  auto match = match_at(kTurn);
  const std::string rest = notations(view_of(kTurn)).front();
  REQUIRE(match.append(rest)->accepted);
  const auto silent = [](const std::string&) { return std::string(); };
  CHECK(workbench_view(match, 1, silent).awaited.is_chance());
  CHECK(workbench_view(match, 0, silent).position == kTurn);
}

TEST_CASE("deeds are found by a part of their notation or words", "[toy][workbench]") {
  WorkbenchView view;
  view.deeds = {{"a rest", "Stay"}, {"a sail 3000,0", "Sail east"}, {"a offer b:1/3", "Offer"}};
  CHECK(deeds_with(view, "") == std::vector<std::size_t>{0, 1, 2});
  CHECK(deeds_with(view, "EAST") == std::vector<std::size_t>{1});
  CHECK(deeds_with(view, "rest") == std::vector<std::size_t>{0});
  CHECK(deeds_with(view, "a ") == std::vector<std::size_t>{0, 1, 2});
  CHECK(deeds_with(view, "gold").empty());
}

}  // namespace mael::web
