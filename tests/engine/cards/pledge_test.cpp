// Bids and numbers in links: pledged, answered, opened (ECG-R37, ECG-R46).
#include "engine/play/pledge.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/cards/snapshot.h"
#include "engine/play/games.h"
#include "engine/play/link.h"

namespace mael::cards {
namespace {

// Seat a's lance destroyer has attacked, and a is to bid up to nine, or has bid.
std::string battle(const std::string& sealed) {
  return "edge-cards/1 await=bid turn=5 actions=1 stockpile=9,12 ships.a=A1.Lan ships.b=A1.Pic "
         "declared=A1*A1 hand.a=Min+Eva+Res hand.b=Min+Eva+Res" +
         (sealed.empty() ? sealed : " sealed=" + sealed);
}

State state_of(const std::string& position) {
  const auto state = read_position(position);
  REQUIRE(state.ok());
  return *state;
}

const mael::Game& game() {
  return *find_game("edge-cards");
}

Opening opening_of(const State& state, std::uint8_t salt) {
  Opening opening{Seat::A, moment_of(kLetter, state, Seat::A, kSeats), state.sides[0].sealed, {}};
  opening.salt.fill(salt);
  return opening;
}

std::string sealed_link(const State& state, std::uint8_t salt) {
  const State hidden = when_sealed(state, Seat::A, kSeats);
  const auto link = game().link(write_position(hidden), {pledge_of(opening_of(state, salt)), {}});
  REQUIRE(link.ok());
  return *link;
}

TEST_CASE("a secret is one from when it is in until all are", "[cards][pledge]") {
  CHECK(secret_seat(state_of(battle("")), kSeats) == Seat::Chance);
  CHECK(secret_seat(state_of(battle("3,-")), kSeats) == Seat::A);
  CHECK(secret_seat(state_of(battle("?,-")), kSeats) == Seat::Chance);
  CHECK(secret_seat(state_of(battle("?,4")), kSeats) == Seat::Chance);
  CHECK(hidden_seat(state_of(battle("3,-")), kSeats) == Seat::Chance);
  CHECK(hidden_seat(state_of(battle("?,4")), kSeats) == Seat::A);
}

TEST_CASE("the moment of a secret tells neither it nor the answer to it", "[cards][pledge]") {
  const auto moment = [](const std::string& position) {
    return moment_of(kLetter, state_of(position), Seat::A, kSeats);
  };
  const Digest first = moment(battle("0,-"));
  CHECK(moment(battle("9,-")) == first);
  CHECK(moment(battle("?,-")) == first);
  CHECK(moment(battle("?,12")) == first);
  std::string richer = battle("0,-");
  richer.replace(richer.find("9,12"), 4, "9,11");
  CHECK(moment(richer) != first);
}

TEST_CASE("links of a battle differ by their seals alone, whatever was bid", "[cards][pledge]") {
  std::set<std::string> positions;
  std::set<Digest> seals;
  for (int bid = 0; bid <= 9; ++bid) {
    const State state = state_of(battle(std::to_string(bid) + ",-"));
    const auto shown = game().show(sealed_link(state, 7));
    REQUIRE(shown.ok());
    positions.insert(shown->notation);
    REQUIRE(shown->sealing.pledge);
    CHECK_FALSE(shown->sealing.opening);
    seals.insert(shown->sealing.pledge->seal);
    CHECK(opens(opening_of(state, 7), *shown->sealing.pledge));
    CHECK_FALSE(opens(opening_of(state, 8), *shown->sealing.pledge));
  }
  CHECK(positions == std::set<std::string>{write_position(state_of(battle("?,-")))});
  CHECK(seals.size() == 10);
}

TEST_CASE("the answer to a pledge goes back with it", "[cards][pledge]") {
  const State state = state_of(battle("3,-"));
  const std::vector<std::string> answer{"b bid:2"};
  const auto back = game().apply(sealed_link(state, 7), answer, {});
  REQUIRE(back.ok());
  CHECK(back->awaits.empty());
  const auto shown = game().show(back->link);
  REQUIRE(shown.ok());
  CHECK(shown->notation.ends_with("sealed=?,2"));
  REQUIRE(shown->sealing.pledge);
  CHECK(opens(opening_of(state, 7), *shown->sealing.pledge));
  const std::vector<std::string> more{"b bid:2", "a end"};
  CHECK_FALSE(game().apply(sealed_link(state, 7), more, {}).ok());
}

TEST_CASE("an opening is read as it was written", "[cards][pledge]") {
  const Opening opening = opening_of(state_of(battle("9,-")), 5);
  const std::string later = "edge-cards/1 turn=6 stockpile=1,2";
  const auto link = game().link(later, {{}, opening});
  REQUIRE(link.ok());
  CHECK(link->substr(0, 4) == "#pc2");
  CHECK(link->size() < 200);
  const auto shown = game().show(*link);
  REQUIRE(shown.ok());
  CHECK(shown->sealing == Sealing{{}, opening});
  CHECK(shown->link == *link);
}

TEST_CASE("links without secrets are what they always were", "[cards][pledge]") {
  const auto shown = game().show(battle(""));
  REQUIRE(shown.ok());
  CHECK(shown->link.substr(0, 4) == "#pc1");
  CHECK(*game().link(battle(""), {}) == shown->link);
}

TEST_CASE("a pledge of nothing is refused with a sentence", "[cards][pledge]") {
  const auto refusal = [](const State& state, const Sealing& sealing) {
    const auto read = unpack_sealed(pack(state, sealing));
    return read.ok() ? "" : read.error().message;
  };
  const Pledge pledge = pledge_of(opening_of(state_of(battle("3,-")), 7));
  CHECK(refusal(state_of(battle("?,-")), {pledge, {}}) == "");
  const std::string none = "This link pledges a secret where none is kept.";
  CHECK(refusal(state_of(battle("")), {pledge, {}}) == none);
  CHECK(refusal(state_of(battle("3,-")), {pledge, {}}) == none);
  CHECK(refusal(state_of(battle("3,?")), {pledge, {}}) == none);
  CHECK(refusal(state_of(battle("?,-")), {}) ==
        "This link holds no position of the Edge card game.");
}

}  // namespace
}  // namespace mael::cards
