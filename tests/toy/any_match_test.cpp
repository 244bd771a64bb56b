// A match without the types of its game says the same as one with them.
#include "engine/play/any_match.h"

#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <string>
#include <vector>

#include "engine/play/match_of.h"
#include "tests/toy/described.h"

namespace mael::toy {
namespace {

using ToyMatch = MatchOf<Described>;

std::unique_ptr<AnyMatch> match_for(int seats) {
  return std::make_unique<ToyMatch>(*Match<Toy>::begin({seats}));
}

std::unique_ptr<AnyMatch> match_from(const std::string& position) {
  const auto state = read_position(position);
  REQUIRE(state.ok());
  return std::make_unique<ToyMatch>(Match<Toy>(*state));
}

// Plays listed actions by lot, told in notation, until the game is over.
void play_out(AnyMatch& match, Random& random) {
  while (!match.awaited().is_nobody()) {
    const std::vector<std::string> listed = match.listed();
    REQUIRE_FALSE(listed.empty());
    const std::string action =
        match.awaited().is_chance()
            ? match.dealt(random)
            : listed[random.below(static_cast<std::uint32_t>(listed.size()))];
    CHECK(match.why(action)->accepted);
    const auto judged = match.append(action);
    REQUIRE((judged && judged->accepted));
  }
}

}  // namespace

TEST_CASE("games of one to five seats are played in notation alone", "[toy][any_match]") {
  for (int seats = 1; seats <= kSeats; ++seats) {
    Random random(static_cast<std::uint64_t>(seats));
    const auto match = match_for(seats);
    CHECK(match->seats().size() == seats);
    play_out(*match, random);
    CHECK(match->ending().over);
    // The log, told by itself, leads to the same end.
    const auto again = match_for(seats);
    std::vector<std::string> log;
    for (int entry = 0; entry < match->size(); ++entry) {
      // Somebody sees every action as it is: whoever bids, or draws.
      for (const Seat seat : match->seats()) {
        const std::string seen = match->action(entry, seat);
        if (seen.find('?') != std::string::npos) continue;
        log.push_back(seen);
        break;
      }
    }
    CHECK_FALSE(play_on(*again, log));
    CHECK(again->position() == match->position());
  }
}

TEST_CASE("each seat is told what it knows, and a spectator what all know", "[toy][any_match]") {
  const auto match = match_from(
      "toy/1 seats=3 round=1 step=bid hands=1+2,3+3,4+4 coins=5,5,5 bids=-,-,- at=0,0;0,0;0,0");
  REQUIRE(match->append("b bid:3")->accepted);
  CHECK(match->position(1, Seat::B).find("hands=?+?,3+3,?+? coins=5,5,5 bids=-,3,-") !=
        std::string::npos);
  CHECK(match->position(1, Seat::A).find("hands=1+2,?+?,?+? coins=5,5,5 bids=-,?,-") !=
        std::string::npos);
  CHECK(match->position(1, Seat::Chance).find("hands=?+?,?+?,?+?") != std::string::npos);
  CHECK(match->position(0, Seat::A).find("bids=-,-,-") != std::string::npos);
  CHECK(match->action(0, Seat::B) == "b bid:3");
  CHECK(match->action(0, Seat::C) == "b bid:?");
}

TEST_CASE("what is no action is an error, and what is not allowed has its rule",
          "[toy][any_match]") {
  const auto match =
      match_from("toy/1 seats=2 round=1 step=bid hands=1+2,3+3 coins=5,5 bids=-,- at=0,0;0,0");
  CHECK_FALSE(match->why("a jump").ok());
  CHECK_FALSE(match->why("c bid:1").ok());
  const auto judged = match->append("a bid:6");
  REQUIRE(judged.ok());
  CHECK_FALSE(judged->accepted);
  CHECK(judged->rule == "TOY-003");
  CHECK(judged->sentence == "It breaks TOY-003.");
  CHECK(match->size() == 0);
  CHECK(play_on(*match, std::vector<std::string>{"a bid:2", "b bid:6"})->message ==
        "b bid:6: TOY-003: It breaks TOY-003.");
  CHECK(match->size() == 1);
}

TEST_CASE("chance is dealt where it is awaited, unless the actions say what it does",
          "[toy][any_match]") {
  const auto match = match_for(1);
  CHECK_FALSE(play_on(*match, std::vector<std::string>{"~draw:2", "~draw:3", "a bid:0", "a rest"}));
  CHECK(match->awaited().is_chance());
  Random random(4);
  CHECK_FALSE(play_on(*match, {}, &random));
  CHECK(match->awaited() == Awaited::seat(Seat::A));
  CHECK(match->size() == 5);
  CHECK(match->settled(match->size()) == 5);
  Random other(4);
  const auto dealt = match_for(1);
  CHECK_FALSE(play_on(*dealt, std::vector<std::string>{"a bid:0", "a rest"}, &other));
  CHECK(dealt->size() == 5);
}

TEST_CASE("a match is rewound, goes its own way and travels by link", "[toy][any_match]") {
  Random random(9);
  const auto match = match_for(4);
  play_out(*match, random);
  const auto branch = match->branch_at(11);
  CHECK(branch->size() == 11);
  match->rewind_to(11);
  CHECK(match->position() == branch->position());
  play_out(*branch, random);
  CHECK(match->size() == 11);
  const std::string link = match->link();
  const auto read = Positions<Described>::read(link);
  REQUIRE(read.ok());
  CHECK(write_position(*read) == match->position());
  CHECK(match->sealing().is_empty());
}

}  // namespace mael::toy
